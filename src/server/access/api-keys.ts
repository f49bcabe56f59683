import { createHash, randomBytes } from 'node:crypto'

/** So that a key is told from a session's token, and found where it should not be. */
const prefix = 'assay_'

/** A new key, 256 bits, with what the database keeps of it. */
export function newApiKey(): { readonly key: string; readonly hash: string; readonly beginning: string } {
  const key = `${prefix}${randomBytes(32).toString('base64url')}`
  return { key, hash: hashApiKey(key), beginning: key.slice(0, prefix.length + 6) }
}

export const isApiKey = (token: string): boolean => token.startsWith(prefix)

export const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('hex')
