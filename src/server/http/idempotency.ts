import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../contract/errors.ts'
import type { RouteSpec } from '../../contract/route.ts'
import type { SecretKeys } from '../access/keys.ts'
import type { TenantScope } from '../access/scope.ts'
import type { TenantTransaction } from '../access/transactions.ts'
import { insertRequest, lockKey, saveAnswer, selectAnswer, type KeyedRequest } from './idempotency.queries.ts'

export const idempotencyHeader = 'idempotency-key'

/** Work outside a transaction that has not ended by then was given up: a node stopped in the middle of it. */
const givenUpAfter = 120_000

/** Whether a route takes the header: what an organization's member posts, and is answered in JSON. */
export const takesKey = (spec: RouteSpec): boolean =>
  spec.method === 'POST' &&
  spec.files === undefined &&
  spec.access !== 'public' &&
  spec.access !== 'signed_in' &&
  spec.access !== 'super_admin'

/** The request of a key; null without the header. Throws `invalid_input` for a key that is none. */
export function keyedRequest(spec: RouteSpec, request: FastifyRequest): KeyedRequest | null {
  const key = request.headers[idempotencyHeader]
  if (key === undefined || request.session === null || !takesKey(spec)) return null
  if (typeof key !== 'string' || !/^[!-~]{1,255}$/.test(key))
    throw new AppError('invalid_input', 'Idempotency-Key: 1 to 255 characters of ASCII, without spaces')
  const asked = JSON.stringify([request.method, request.url, request.body ?? null])
  return { userId: request.session.user_id, key, hash: createHash('sha256').update(asked).digest('hex') }
}

/** An earlier answer, as it was given. */
export class Replayed {
  readonly answer: unknown
  constructor(answer: unknown) {
    this.answer = answer
  }
}

const placeOf = (scope: TenantScope, { userId, key }: KeyedRequest) => ({
  column: 'idempotent_answers.answer',
  row: `${scope.tenantId} ${userId} ${key}`,
})

/**
 * Runs the work once for each key, in the transaction that also keeps its answer: what is asked again is answered as
 * before, another request under the same key is refused with 422, and one that is still being answered with 409.
 * A refusal keeps nothing, so the same key may be tried again. Work that goes on after the transaction is kept by `keepAnswer`.
 */
export async function oncePerKey(
  trx: TenantTransaction,
  { scope, keys, request, now }: { scope: TenantScope; keys: SecretKeys; request: KeyedRequest; now: Date },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const inFlight = (): AppError =>
    new AppError('request_in_flight', 'A request with this Idempotency-Key is still being answered.', {
      retryAfterSeconds: 1,
    })
  if (!(await lockKey(trx, scope, request))) throw inFlight()
  const earlier = await selectAnswer(trx, scope, request)
  if (earlier && earlier.request_hash !== request.hash)
    throw new AppError(
      'key_reused',
      'This Idempotency-Key was used for another request. Use a new key for each request.',
    )
  if (earlier && earlier.answer !== null)
    return new Replayed(JSON.parse(keys.open(placeOf(scope, request), earlier.answer)))
  if (earlier && now.getTime() - earlier.asked_at.getTime() < givenUpAfter) throw inFlight()
  await insertRequest(trx, scope, request, now)
  const answer = await work()
  if (typeof answer !== 'function') await keepAnswer(trx, { scope, keys, request }, answer)
  return answer
}

export async function keepAnswer(
  trx: TenantTransaction,
  { scope, keys, request }: { scope: TenantScope; keys: SecretKeys; request: KeyedRequest },
  answer: unknown,
): Promise<void> {
  await saveAnswer(trx, scope, request, keys.seal(placeOf(scope, request), JSON.stringify(answer ?? null)))
}

/** After work outside the transaction failed: the same key may be tried again at once. */
export const giveUp = (trx: TenantTransaction, scope: TenantScope, request: KeyedRequest): Promise<void> =>
  insertRequest(trx, scope, request, new Date(0))
