import { expect, type Page } from '@playwright/test'
import { generate } from 'otplib'
import { analyst } from './session.ts'

/** The code of an authenticator app, so many half minutes from now. */
export const codeAt = (secret: string, halfMinutes = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + halfMinutes * 30 })

/** Gives the page's browser an authenticator of its own, which proves its holder and finds its keys by itself. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Fills the dialog that asks for the password again. */
export async function confirmIdentity(page: Page, button: string, password = analyst.password): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(/^Your password/).fill(password)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

export async function openSecurity(page: Page): Promise<void> {
  await page.goto('/user-settings?tab=security')
  await expect(page.getByRole('region', { name: 'Two-factor authentication' })).toBeVisible()
}

/** Adds a passkey of this browser on the security tab that is open. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('alertdialog').getByLabel('Name').fill(name)
  await confirmIdentity(page, 'Continue')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText(name)).toBeVisible()
}

export async function removePasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Remove passkey ${name}` }).click()
  await confirmIdentity(page, 'Remove')
  await expect(page.getByText(name)).toBeHidden()
}

/** Sets an authenticator app up on the security tab that is open. Answers its secret; the recovery codes are on the screen. */
export async function setUpApp(page: Page, password = analyst.password): Promise<string> {
  await page.getByRole('button', { name: 'Set up app' }).click()
  await confirmIdentity(page, 'Continue', password)
  await expect(page.getByRole('img', { name: 'QR code of the secret' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code of the app').fill(await codeAt(secret, -1))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Keep these recovery codes')).toBeVisible()
  return secret
}
