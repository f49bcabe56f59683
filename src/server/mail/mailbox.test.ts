import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../tests/support/app.ts'
import { call } from '../../../tests/support/call.ts'
import { makeTenant, makeUser, newPassword, signIn } from '../../../tests/support/factories.ts'
import { startMailProduct, tokenIn, type MailProduct } from '../../../tests/support/mail-product.ts'
import { until } from '../../../tests/support/product.ts'

/** Without a mail server: what would have been sent is shown to the operator, and its links work. */
let product: MailProduct

beforeAll(async () => {
  product = await startMailProduct({ SEED: 'none' })
}, 60_000)

afterAll(() => product.stop())

const get = (path: string, token?: string) => call(product.web.app, 'GET', path, token === undefined ? {} : { token })

test('the operator reads what would have been sent, and the link works from there', async () => {
  const user = await makeUser(product.owner, (await makeTenant(product.owner)).id)
  await call(product.web.app, 'POST', '/auth/forgot-password', { body: { email: user.email } })
  const operator = await signIn(product.web.app, await makeUser(product.owner, null, { isSuper: true, role: 'admin' }))
  const kept = await until(
    async () => (await get('/super-admin/mailbox', operator.access)).body.data.messages[0],
    15_000,
    'the message',
  )
  expect(kept).toMatchObject({ to: user.email, subject: 'Reset your Assay password' })
  const token = tokenIn(kept)
  const { status } = await call(product.web.app, 'POST', '/auth/reset-password', {
    body: { token, new_password: newPassword, confirm_password: newPassword },
  })
  expect(status).toBe(200)
  const { rows } = await sql<{
    row: string
  }>`select m::text as row from assay.outgoing_mail m where recipient = ${user.email}`.execute(product.owner)
  expect(rows.map(({ row }) => row).join('')).not.toContain(token)
})

test('on a developer’s own machine a visitor may read it; where others can reach the product there is none', async () => {
  expect((await get('/development/mailbox')).status).toBe(200)
  expect((await get('/auth/options')).body.data.open_mailbox).toBe(true)
  const open: Readonly<Record<string, string>>[] = [
    { HOST: '0.0.0.0', SEED: 'none' },
    { PUBLIC_URL: 'https://assay.example', SEED: 'none' },
    { TRUST_PROXY: '1', SEED: 'none' },
    { SMTP_HOST: '127.0.0.1' },
  ]
  for (const settings of open) {
    const node = await startTestNode(settings)
    try {
      expect((await call(node.app, 'GET', '/development/mailbox')).status).toBe(404)
      expect((await call(node.app, 'GET', '/auth/options')).body.data.open_mailbox).toBe(false)
    } finally {
      await node.stop()
    }
  }
})

test('after 24 hours a message is neither shown nor kept', async () => {
  const user = await makeUser(product.owner, (await makeTenant(product.owner)).id)
  await call(product.web.app, 'POST', '/auth/forgot-password', { body: { email: user.email } })
  const shown = async () => JSON.stringify((await get('/development/mailbox')).body).includes(user.email)
  await until(shown, 15_000, 'the message')
  await sql`update assay.outgoing_mail set created_at = now() - interval '25 hours' where recipient = ${user.email}`.execute(
    product.owner,
  )
  expect(await shown()).toBe(false)
  await sql`select app.remove_expired_mail()`.execute(product.owner)
  const left = await product.owner
    .selectFrom('outgoing_mail')
    .where('recipient', '=', user.email)
    .select('id')
    .execute()
  expect(left).toEqual([])
})
