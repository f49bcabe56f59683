import { createHash, randomBytes } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import { z } from 'zod'
import type { SecretKeys } from './keys.ts'

export const accessTokenSeconds = 30 * 60
const issuer = 'assay'
const audience = 'assay-api'
const claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.int() })
type Claims = z.infer<typeof claims>

const verifiedKept = 10_000
/** Signatures that held under these keys, by the hash of their token: a browser shows the same one for half an hour. */
const verified = new WeakMap<SecretKeys, Map<string, Claims>>()

/** Signs a short access token (EdDSA, RFC 9068 `at+jwt`) that names a session; the session decides, not the token. */
export async function signAccessToken(keys: SecretKeys, userId: string, sessionId: string, now: Date): Promise<string> {
  const [current] = keys.signing
  if (!current) throw new Error('There is no signing key')
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: current.kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setJti(randomBytes(12).toString('base64url'))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessTokenSeconds)
    .sign(current.privateKey)
}

async function verify(keys: SecretKeys, token: string): Promise<Claims> {
  const { payload } = await jwtVerify(
    token,
    (header) => {
      const key = keys.signing.find(({ kid }) => kid === header.kid)
      if (!key) throw new Error('unknown key')
      return key.publicKey
    },
    { algorithms: ['EdDSA'], typ: 'at+jwt', issuer, audience, requiredClaims: ['exp', 'iat', 'sub', 'sid', 'jti'] },
  )
  return claims.parse(payload)
}

/**
 * The session that a token names, or null when the token is not one of ours, forged or over. What the session may do is not
 * kept here: whoever asks looks it up.
 */
export async function readAccessToken(keys: SecretKeys, token: string): Promise<{ sub: string; sid: string } | null> {
  const known = verified.get(keys) ?? new Map<string, Claims>()
  verified.set(keys, known)
  const hash = createHash('sha256').update(token).digest('base64url')
  const kept = known.get(hash)
  if (kept) return kept.exp > Math.floor(Date.now() / 1000) ? kept : null
  try {
    const read = await verify(keys, token)
    if (known.size >= verifiedKept) known.clear()
    known.set(hash, read)
    return read
  } catch {
    return null
  }
}

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a refresh token. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The one successor of a token: eight tabs that refresh at once get the same, and none is stored in clear. */
export function successorOf(keys: SecretKeys, token: string): string {
  return Buffer.from(keys.mac('refresh-successor', token), 'hex').toString('base64url')
}
