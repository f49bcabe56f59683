import { randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verify } from 'otplib'
import type { SealedPlace } from './sealing.ts'

/** Codes of the step before and after are taken as well: clocks differ. */
const toleranceSeconds = 30

export const secretPlace = (userId: string): SealedPlace => ({ column: 'authenticator_apps.secret', row: userId })

export function newAuthenticator(email: string): { readonly secret: string; readonly uri: string } {
  const secret = generateSecret({ length: 20 })
  return { secret, uri: generateURI({ issuer: 'Assay', label: email, secret }) }
}

/** The 30 seconds that a code belongs to, counted since 1970; null for a code that is not of now. */
export async function stepOfCode(secret: string, typed: string, now: Date): Promise<number | null> {
  const token = typed.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const found = await verify({ secret, token, epoch, epochTolerance: toleranceSeconds })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Ten codes of fifty bits, without letters that look alike. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const letters = Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join('')
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })
}

/** As it is hashed, however it was typed. */
export const plainRecoveryCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
