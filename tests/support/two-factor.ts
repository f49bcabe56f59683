import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { generate } from 'otplib'
import { call } from './call.ts'
import { password, signIn, type TestUser } from './factories.ts'

/** The code of an authenticator app, so many half minutes from now. */
export const codeOf = (secret: string, halfMinutes = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + halfMinutes * 30 })

export interface Enrolled {
  readonly access: string
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Turns an authenticator app on, with the code of half a minute ago: the one of now is still to be used. */
export async function enrollApp(app: FastifyInstance, user: TestUser): Promise<Enrolled> {
  const { access } = await signIn(app, user)
  const begun = await call(app, 'POST', '/auth/two-factor/totp', { token: access, body: { password } })
  const { secret } = begun.body.data
  const confirmed = await call(app, 'POST', '/auth/two-factor/totp/confirm', {
    token: access,
    body: { code: await codeOf(secret, -1) },
  })
  return { access, secret, recoveryCodes: confirmed.body.data.recovery_codes }
}

/** Gives the right password of a user with a second factor. Answers the token of the sign-in that waits for it. */
export async function beginSignIn(app: FastifyInstance, user: TestUser): Promise<string> {
  const { body } = await call(app, 'POST', '/auth/login', { body: { email: user.email, password } })
  return body.data.two_factor_token
}

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()
const encode = (data: Uint8Array): string => Buffer.from(data).toString('base64url')
const bytes = (...values: number[]): Buffer => Buffer.from(values)

/** An authenticator that speaks WebAuthn: one key, a counter, and the word of whoever holds it. */
export class Authenticator {
  readonly id = randomBytes(32)
  readonly #privateKey: KeyObject
  readonly #publicKey: KeyObject
  readonly #origin: string
  counter = 0

  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    this.#publicKey = publicKey
    this.#origin = origin
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #head(flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((this.counter += 1))
    return Buffer.concat([sha256(new URL(this.#origin).hostname), bytes(flags), count])
  }

  /** Answers what the browser's `create` would, as JSON. */
  create(challenge: string): object {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    const [left, right] = [x, y].map((part) => Buffer.from(part, 'base64url'))
    const key = Buffer.concat([
      bytes(0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32),
      left ?? bytes(),
      bytes(0x22, 0x58, 32),
      right ?? bytes(),
    ])
    const auth = Buffer.concat([this.#head(0x45), Buffer.alloc(16), bytes(0, this.id.length), this.id, key])
    const attestation = Buffer.concat([
      bytes(0xa3, 0x63),
      Buffer.from('fmt'),
      bytes(0x64),
      Buffer.from('none'),
      bytes(0x67),
      Buffer.from('attStmt'),
      bytes(0xa0, 0x68),
      Buffer.from('authData'),
      bytes(0x58, auth.length),
      auth,
    ])
    const clientData = encode(this.#clientData('webauthn.create', challenge))
    const response = { clientDataJSON: clientData, attestationObject: encode(attestation), transports: ['internal'] }
    return { ...this.#named(), response }
  }

  /** Answers what the browser's `get` would, as JSON; `userId` where it finds the key by itself, for whom it was made. */
  get(challenge: string, more: { readonly userId?: string; readonly isHolderProven?: boolean } = {}): object {
    const clientData = this.#clientData('webauthn.get', challenge)
    const auth = this.#head(more.isHolderProven === false ? 0x01 : 0x05)
    const signature = sign('sha256', Buffer.concat([auth, sha256(clientData)]), this.#privateKey)
    const response = {
      clientDataJSON: encode(clientData),
      authenticatorData: encode(auth),
      signature: encode(signature),
      ...(more.userId === undefined ? {} : { userHandle: encode(Buffer.from(more.userId)) }),
    }
    return { ...this.#named(), response }
  }

  #named() {
    const id = encode(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }
}

/** Registers a passkey of an authenticator that this makes, for whoever's session it is. */
export async function enrollPasskey(app: FastifyInstance, origin: string, token: string) {
  const authenticator = new Authenticator(origin)
  const begun = await call(app, 'POST', '/auth/passkeys/options', { token, body: { password } })
  const added = await call(app, 'POST', '/auth/passkeys', {
    token,
    body: { name: 'Laptop', passkey: authenticator.create(begun.body.data.options.challenge) },
  })
  return { authenticator, added }
}
