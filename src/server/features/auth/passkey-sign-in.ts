import { createHash } from 'node:crypto'
import type { authRoutes } from '../../../contract/auth.ts'
import { AppError } from '../../../contract/errors.ts'
import type { AnswerOf } from '../../../contract/route.ts'
import { passkeySignIn, readPasskeyProof } from '../../access/passkeys.ts'
import type { PasskeyOwner } from '../../access/second-factor-store.queries.ts'
import { networkOf } from '../../http/client-address.ts'
import type { PublicContext } from '../../http/handlers.ts'
import { callerOf, nobody, openSession, type Tokens } from './open-session.ts'
import { endOfNonce, newNonce } from './signed-nonce.ts'

type Json = Readonly<Record<string, unknown>>

const purpose = 'passkey-challenge'
const refused = (): AppError => new AppError('invalid_credentials', 'This passkey does not open an account here.')

export async function passkeyStart({
  services,
  signIn,
  now,
}: PublicContext): Promise<AnswerOf<typeof authRoutes.passkeyStart>> {
  return { options: await passkeySignIn(services.passkeySite, newNonce(signIn.keys, purpose, now)) }
}

interface Proof {
  readonly count: number
  readonly nonceHash: string
  readonly nonceEnd: Date
}

/** The authenticator names the user whom the key was made for. */
function namesOwner({ response }: Json, { user_id: id }: PasskeyOwner): boolean {
  const handle = typeof response === 'object' && response !== null && 'userHandle' in response && response.userHandle
  return handle === Buffer.from(id).toString('base64url')
}

/** What the key has signed for a sign-in of ours, with its holder proven to it; null where that does not hold. */
async function readProof({ services, signIn, now }: PublicContext, passkey: Json, owner: PasskeyOwner) {
  if (!namesOwner(passkey, owner)) return null
  let signed: Omit<Proof, 'count'> | null = null
  const isOurs = (challenge: string): boolean => {
    const nonce = Buffer.from(challenge, 'base64url').toString()
    const nonceEnd = endOfNonce(signIn.keys, purpose, nonce, now)
    if (nonceEnd) signed = { nonceEnd, nonceHash: createHash('sha256').update(nonce).digest('hex') }
    return nonceEnd !== null
  }
  const how = { challenge: isOurs, requireUserVerification: true }
  const count = await readPasskeyProof(services.passkeySite, how, passkey, owner.key)
  // safe because the compiler does not see that the function above was called
  const proven = signed as Omit<Proof, 'count'> | null
  return count === null || proven === null ? null : { ...proven, count }
}

/** A passkey whose holder proved themselves to it is both factors: something they have, and know or are. */
export async function passkeyLogin(context: PublicContext, passkey: Json): Promise<Tokens> {
  const { signIn, inTransaction, now, ip } = context
  const id = typeof passkey['id'] === 'string' ? passkey['id'] : ''
  const attempt = { email: `passkey ${id}`, network: networkOf(ip), known: true }
  await signIn.limits.count(attempt)
  const owner = await inTransaction((store) => store.findPasskeyOwner(id))
  const proof = owner ? await readProof(context, passkey, owner) : null
  const isRight = await inTransaction(async (store, note) => {
    const right =
      owner !== undefined &&
      proof !== null &&
      (await store.spendNonce(proof.nonceHash, proof.nonceEnd)) &&
      (await store.usePasskey(owner.user_id, owner.key.id, proof.count, now))
    if (!right) note('login_failed', null, { caller: owner ? callerOf(owner) : nobody, details: { method: 'passkey' } })
    return right
  })
  const opened = owner && isRight ? await openSession(context, owner, 'passkey') : null
  if (!opened) throw refused()
  await signIn.limits.succeed(attempt)
  return opened
}
