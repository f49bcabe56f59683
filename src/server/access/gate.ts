import { timingSafeEqual } from 'node:crypto'
import type { SecretKeys } from './keys.ts'

/** The gate of a private beta: whoever gave the access password once carries a signed grant. */
export interface AccessGate {
  isPassword(given: string): boolean
  issue(now: Date): { readonly grant: string; readonly expiresAt: Date }
  accepts(grant: string | undefined, now: Date): boolean
}

const days = 30

/** Grants name when they end, and are signed together with the password: a new password ends them all. */
export function openGate(password: string, keys: SecretKeys): AccessGate {
  const sign = (expiry: string): string => keys.mac('access-grant', `${expiry}\0${password}`)
  const isSame = (one: string, other: string): boolean =>
    timingSafeEqual(Buffer.from(keys.mac('compare', one)), Buffer.from(keys.mac('compare', other)))
  return {
    isPassword: (given) => isSame(given, password),
    issue(now) {
      const expiresAt = new Date(now.getTime() + days * 86_400_000)
      const expiry = expiresAt.getTime().toString(36)
      return { grant: `${expiry}.${sign(expiry)}`, expiresAt }
    },
    accepts(grant, now) {
      const [expiry = '', signature = ''] = (grant ?? '').split('.')
      return isSame(signature, sign(expiry)) && Number.parseInt(expiry, 36) > now.getTime()
    },
  }
}
