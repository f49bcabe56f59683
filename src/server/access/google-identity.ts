import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet } from 'jose'
import { z } from 'zod'
import { readProviderJson } from '../../adapters/identity/identity-request.ts'

/** Who somebody is, as the provider vouches for it. */
export interface GoogleIdentity {
  /** The provider's own identifier: addresses change hands, this does not. */
  readonly subject: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly nonce: string
  readonly expiresAt: Date
}

export interface GoogleSignIn {
  /** Where the browser is sent. */
  authorizationUrl(asked: {
    readonly redirectUri: string
    readonly state: string
    readonly nonce: string
  }): Promise<string>
  /** Null for a token that is forged, over, for somebody else, or without a proven address. Throws where the keys cannot be read. */
  verify(token: string): Promise<GoogleIdentity | null>
}

const discovery = z.object({ authorization_endpoint: z.url(), jwks_uri: z.url() })
const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320),
  email_verified: z.literal(true),
  nonce: z.string().min(1).max(200),
  exp: z.number(),
  given_name: z.string().max(100).default(''),
  family_name: z.string().max(100).default(''),
})

const keptFor = 10 * 60_000
const askAgainAfter = 30_000

/** Keys of the provider, asked anew when they are old, or when a token names one that is not among them. */
function providerOf(issuer: string) {
  let kept: { readonly at: number; readonly endpoint: string; readonly keys: JSONWebKeySet } | undefined
  const load = async () => {
    const found = discovery.parse(await readProviderJson(`${issuer}/.well-known/openid-configuration`))
    // safe because jose reads each key by itself
    const keys = jwks.parse(await readProviderJson(found.jwks_uri)) as unknown as JSONWebKeySet
    kept = { at: Date.now(), endpoint: found.authorization_endpoint, keys }
    return kept
  }
  return {
    read: async () => (kept && Date.now() - kept.at < keptFor ? kept : load()),
    mayAskAgain: () => kept === undefined || Date.now() - kept.at > askAgainAfter,
    load,
  }
}

/** Google writes its issuer with and without the scheme. */
const spellingsOf = (issuer: string): string[] =>
  issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer]

export function openGoogle({ clientId, issuer }: { readonly clientId: string; readonly issuer: string }): GoogleSignIn {
  const provider = providerOf(issuer)
  const check = async (token: string, keys: JSONWebKeySet): Promise<GoogleIdentity | null> => {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      algorithms: ['RS256', 'ES256'],
      issuer: spellingsOf(issuer),
      audience: clientId,
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: '1h',
    })
    const read = claims.safeParse(payload)
    if (!read.success || (Array.isArray(payload.aud) && payload.aud.length !== 1)) return null
    const { sub, email, given_name: firstName, family_name: lastName, nonce, exp } = read.data
    return { subject: sub, email, firstName, lastName, nonce, expiresAt: new Date(exp * 1000) }
  }
  const refuse = (error: unknown): null => {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
  return {
    async authorizationUrl({ redirectUri, state, nonce }) {
      const { endpoint } = await provider.read()
      const url = new URL(endpoint)
      const asked = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'id_token',
        scope: 'openid email profile',
      }
      for (const [name, value] of Object.entries({
        ...asked,
        response_mode: 'fragment',
        prompt: 'select_account',
        state,
        nonce,
      }))
        url.searchParams.set(name, value)
      return url.href
    },
    async verify(token) {
      const { keys } = await provider.read()
      try {
        return await check(token, keys)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || !provider.mayAskAgain()) return refuse(error)
        return check(token, (await provider.load()).keys).catch(refuse)
      }
    },
  }
}
