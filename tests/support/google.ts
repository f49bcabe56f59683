import { OAuth2Server } from 'oauth2-mock-server'

export const googleClientId = 'assay-tests'

type Claims = Readonly<Record<string, unknown>>

export interface Google {
  readonly settings: Readonly<Record<string, string>>
  /** An ID token as the provider signs it. */
  token(claims: Claims): Promise<string>
  stop(): Promise<void>
}

/** A real OpenID provider on loopback: discovery, keys, and tokens signed with them. */
export async function startGoogle(): Promise<Google> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const issuer = server.issuer.url ?? ''
  return {
    settings: { GOOGLE_CLIENT_ID: googleClientId, GOOGLE_ISSUER: issuer },
    token: (claims) =>
      server.issuer.buildToken({
        scopesOrTransform: (_header, payload) => {
          Object.assign(payload, { aud: googleClientId, email_verified: true, ...claims })
        },
      }),
    stop: () => server.stop(),
  }
}

/** What a sign-in that was started here was asked for with. */
export const nonceIn = (authorizationUrl: string): string => new URL(authorizationUrl).searchParams.get('nonce') ?? ''
