import { sql } from 'kysely'
import type { TenantScope } from '../access/scope.ts'
import type { TenantTransaction } from '../access/transactions.ts'

/** Whose key it is and what came with it. */
export interface KeyedRequest {
  readonly userId: string
  readonly key: string
  /** SHA-256 of method, address and body, in hexadecimal. */
  readonly hash: string
}

/** True when this transaction alone works for the key; false while another one does. */
export async function lockKey(trx: TenantTransaction, scope: TenantScope, { userId, key }: KeyedRequest) {
  const name = `${scope.tenantId} ${userId} ${key}`
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(trx)
  return rows[0]?.locked === true
}

const own = (trx: TenantTransaction, scope: TenantScope, { userId, key }: KeyedRequest) =>
  trx
    .selectFrom('idempotent_answers')
    .where('tenant_id', '=', scope.tenantId)
    .where('user_id', '=', userId)
    .where('key', '=', key)

export const selectAnswer = (trx: TenantTransaction, scope: TenantScope, request: KeyedRequest) =>
  own(trx, scope, request).select(['request_hash', 'answer', 'asked_at']).executeTakeFirst()

/** Notes that the work has begun; one that was given up begins anew. */
export async function insertRequest(trx: TenantTransaction, scope: TenantScope, request: KeyedRequest, now: Date) {
  const { userId, key, hash } = request
  await trx
    .insertInto('idempotent_answers')
    .values({ tenant_id: scope.tenantId, user_id: userId, key, request_hash: hash, asked_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'key']).doUpdateSet({ asked_at: now }))
    .execute()
}

export async function saveAnswer(trx: TenantTransaction, scope: TenantScope, request: KeyedRequest, sealed: string) {
  await trx
    .updateTable('idempotent_answers')
    .set({ answer: sealed })
    .where('tenant_id', '=', scope.tenantId)
    .where('user_id', '=', request.userId)
    .where('key', '=', request.key)
    .execute()
}
