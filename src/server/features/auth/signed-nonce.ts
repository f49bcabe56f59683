import { randomBytes } from 'node:crypto'
import type { SecretKeys } from '../../access/keys.ts'

const minutes = 15

/** A word that names when it ends and is signed: nothing is stored before somebody comes back with it. */
export function newNonce(keys: SecretKeys, purpose: string, now: Date): string {
  const body = `${(now.getTime() + minutes * 60_000).toString(36)}.${randomBytes(18).toString('base64url')}`
  return `${body}.${keys.mac(purpose, body)}`
}

/** When a word of ours ends; null for one that is not ours, or over. */
export function endOfNonce(keys: SecretKeys, purpose: string, nonce: string, now: Date): Date | null {
  const [expiry = '', random = '', signature = ''] = nonce.split('.')
  const end = Number.parseInt(expiry, 36)
  return signature === keys.mac(purpose, `${expiry}.${random}`) && end > now.getTime() ? new Date(end) : null
}
