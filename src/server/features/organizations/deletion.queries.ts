import { sql } from 'kysely'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

const requests = (trx: TenantTransaction, scope: TenantScope) =>
  trx.selectFrom('deletion_requests as d').where('d.tenant_id', '=', scope.tenantId)

/** Undefined where none waits. */
export const selectOpenDeletion = (trx: TenantTransaction, scope: TenantScope) =>
  requests(trx, scope)
    .where('d.status', '=', 'open')
    .select(['d.id', 'd.reason', 'd.requested_by', 'd.created_at'])
    .executeTakeFirst()

/** The newest that is settled. */
export const selectSettledDeletion = (trx: TenantTransaction, scope: TenantScope) =>
  requests(trx, scope)
    .where('d.status', '!=', 'open')
    .orderBy('d.created_at', 'desc')
    .limit(1)
    .select(['d.status', 'd.settled_at'])
    .executeTakeFirst()

interface NewDeletion {
  readonly id: string
  readonly reason: string
  readonly userId: string
  readonly now: Date
}

/** False where one waits already. */
export async function insertDeletion(trx: TenantTransaction, scope: TenantScope, one: NewDeletion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('deletion_requests')
    .values({
      tenant_id: scope.tenantId,
      id: one.id,
      reason: one.reason,
      requested_by: one.userId,
      created_at: one.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Its identifier; undefined where none waits. */
export async function withdrawDeletion(
  trx: TenantTransaction,
  scope: TenantScope,
  now: Date,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('deletion_requests')
    .set({ status: 'withdrawn', settled_at: now })
    .where('tenant_id', '=', scope.tenantId)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** How much goes with an organization. */
export async function selectContents(trx: TenantTransaction, scope: TenantScope) {
  const count = (table: 'vendors' | 'scans') =>
    trx
      .selectFrom(table)
      .where('tenant_id', '=', scope.tenantId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  return { vendors: (await count('vendors')).count, scans: (await count('scans')).count }
}

/** The operators' addresses. */
export async function selectRequestRecipients(trx: TenantTransaction): Promise<readonly string[]> {
  const { rows } = await sql<{ email: string }>`select email from app.request_recipients()`.execute(trx)
  return rows.map(({ email }) => email)
}
