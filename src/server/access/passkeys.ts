import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'

/** Where passkeys are used: they belong to a host, and browsers name the origin that asked. */
export interface PasskeySite {
  readonly host: string
  readonly origins: () => readonly string[]
}

export interface StoredPasskey {
  readonly id: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: readonly string[]
}

type Json = Readonly<Record<string, unknown>>

// safe below because these are hints that browsers pass on, and the library reads every other part itself
const transportsOf = ({ transports }: { readonly transports: readonly string[] }) =>
  [...transports] as AuthenticatorTransport[]

interface Person {
  readonly id: string
  readonly email: string
  readonly name: string
}

export async function passkeyCreation(site: PasskeySite, person: Person, existing: readonly StoredPasskey[]) {
  const options = await generateRegistrationOptions({
    rpName: 'Assay',
    rpID: site.host,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: existing.map((one) => ({ id: one.id, transports: transportsOf(one) })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { challenge: options.challenge, options: { ...options } as Json }
}

export async function passkeyRequest(site: PasskeySite, existing: readonly StoredPasskey[]) {
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    userVerification: 'preferred',
    allowCredentials: existing.map((one) => ({ id: one.id, transports: transportsOf(one) })),
  })
  return { challenge: options.challenge, options: { ...options } as Json }
}

/** Asks for any passkey of this site, and that its holder proves themselves to it. */
export async function passkeySignIn(site: PasskeySite, challenge: string): Promise<Json> {
  return { ...(await generateAuthenticationOptions({ rpID: site.host, challenge, userVerification: 'required' })) }
}

/** The key that the browser has made for this challenge; null for an answer that does not hold. */
export async function readNewPasskey(
  site: PasskeySite,
  challenge: string,
  answer: Json,
): Promise<StoredPasskey | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // safe because the library checks what it reads, and throws
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins()],
      expectedRPID: site.host,
      requireUserVerification: false,
    })
    if (!verified) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return { id, publicKey, counter, transports }
  } catch {
    return null
  }
}

interface Expected {
  /** As it was asked for, or whether it was. */
  readonly challenge: string | ((shown: string) => boolean)
  /** Whether the key must have asked its holder for a finger, a face or a PIN. */
  readonly requireUserVerification: boolean
}

/** The new count of the key that signed this challenge; null for an answer that does not hold. */
export async function readPasskeyProof(
  site: PasskeySite,
  { challenge, requireUserVerification }: Expected,
  answer: Json,
  key: StoredPasskey,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // safe because the library checks what it reads, and throws
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins()],
      expectedRPID: site.host,
      credential: { id: key.id, publicKey: key.publicKey, counter: key.counter, transports: transportsOf(key) },
      requireUserVerification,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
