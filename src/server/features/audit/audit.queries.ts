import { sql } from 'kysely'
import { z } from 'zod'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

interface AuditFilter {
  readonly action?: string | undefined
  readonly resource_type?: string | undefined
  readonly page: number
  readonly limit: number
}

/** The organization's own rows, each with how many there are; an address only of who is still a member. */
export async function selectOwnAudit(trx: TenantTransaction, scope: TenantScope, wanted: AuditFilter) {
  return trx
    .selectFrom('audit_log as l')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'l.user_id').onRef('u.tenant_id', '=', 'l.tenant_id'))
    .where('l.tenant_id', '=', scope.tenantId)
    .$if(wanted.action !== undefined, (query) => query.where('l.action', '=', wanted.action ?? ''))
    .$if(wanted.resource_type !== undefined, (query) => query.where('l.resource_type', '=', wanted.resource_type ?? ''))
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(wanted.limit)
    .offset((wanted.page - 1) * wanted.limit)
    .select(['l.id', 'l.action', 'l.resource_type', 'l.resource_id', 'l.at', 'l.details', 'l.ip_address', 'l.user_id'])
    .select(sql<string | null>`coalesce(u.email, l.user_email)`.as('email'))
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .execute()
}

const checked = z.object({
  rows_checked: z.coerce.number(),
  unchained: z.coerce.number(),
  broken_at: z.coerce.number().nullable(),
})

/** Looks the chain of the transaction's own tenant through. */
export async function checkOwnChain(trx: TenantTransaction): Promise<z.infer<typeof checked>> {
  const { rows } = await sql`select * from app.check_own_audit_chain()`.execute(trx)
  return checked.parse(rows[0])
}
