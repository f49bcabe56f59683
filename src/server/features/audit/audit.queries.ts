import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { auditRoutes } from '../../../contract/audit.routes.ts'
import type { QueryOf } from '../../../contract/route.ts'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

type AuditFilter = QueryOf<(typeof auditRoutes)['ofOrganization']>

const holds = (text: RawBuilder<unknown>, search: string) => sql<boolean>`strpos(lower(${text}), lower(${search})) > 0`

/** The rows of the organization that match, with the address only of who is still a member. */
function selectMatching(trx: TenantTransaction, scope: TenantScope, wanted: AuditFilter) {
  let rows = trx
    .selectFrom('audit_log as l')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'l.user_id').onRef('u.tenant_id', '=', 'l.tenant_id'))
    .where('l.tenant_id', '=', scope.tenantId)
  if (wanted.action !== undefined) rows = rows.where('l.action', '=', wanted.action)
  if (wanted.resource_type !== undefined) rows = rows.where('l.resource_type', '=', wanted.resource_type)
  if (wanted.user !== undefined) rows = rows.where('l.user_id', '=', wanted.user)
  if (wanted.since !== undefined) rows = rows.where('l.at', '>=', new Date(wanted.since))
  if (wanted.until !== undefined) rows = rows.where('l.at', '<', new Date(wanted.until))
  const { search } = wanted
  if (search !== undefined && search !== '') {
    const said = sql`concat_ws(' ', replace(l.action, '_', ' '), u.email, l.user_email, l.details::text, l.ip_address)`
    const named = sql<boolean>`l.resource_id in (
      select v.id::text from vendors v where v.tenant_id = ${scope.tenantId} and ${holds(sql`v.name`, search)}
      union all select s.id::text from scans s join vendors v on v.tenant_id = s.tenant_id and v.id = s.vendor_id
        where s.tenant_id = ${scope.tenantId} and ${holds(sql`v.name`, search)})`
    rows = rows.where((match) => match.or([holds(said, search), named]))
  }
  return rows
}

/** The organization's own rows, each with how many there are and with what it is about by name: the names of a page alone are read. */
export async function selectOwnAudit(trx: TenantTransaction, scope: TenantScope, wanted: AuditFilter) {
  const page = selectMatching(trx, scope, wanted)
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(wanted.limit)
    .offset((wanted.page - 1) * wanted.limit)
    .select(['l.id', 'l.action', 'l.resource_type', 'l.resource_id', 'l.at', 'l.details', 'l.ip_address', 'l.user_id'])
    .select(sql<string | null>`coalesce(u.email, l.user_email)`.as('email'))
    .select(
      sql<
        string | null
      >`case when l.resource_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then l.resource_id::uuid end`.as(
        'about',
      ),
    )
    .select(sql<number>`count(*) over ()::int`.as('total'))
  const about = (table: string, type: string) =>
    sql<boolean>`p.resource_type = ${type} and ${sql.ref(`${table}.tenant_id`)} = ${scope.tenantId} and ${sql.ref(`${table}.id`)} = p.about`
  return trx
    .selectFrom(page.as('p'))
    .leftJoin('scans as s', (join) => join.on(about('s', 'scan')))
    .leftJoin('vendors as v', (join) =>
      join
        .on('v.tenant_id', '=', scope.tenantId)
        .on(sql<boolean>`v.id = case p.resource_type when 'vendor' then p.about when 'scan' then s.vendor_id end`),
    )
    .leftJoin('users as person', (join) => join.on(about('person', 'user')))
    .leftJoin('custom_roles as role', (join) => join.on(about('role', 'role')))
    .leftJoin('invitations as invited', (join) => join.on(about('invited', 'invitation')))
    .leftJoin('api_keys as key', (join) => join.on(about('key', 'api_key')))
    .orderBy('p.at', 'desc')
    .orderBy('p.id', 'desc')
    .selectAll('p')
    .select('v.id as vendor_id')
    .select(
      sql<string | null>`coalesce(v.name, nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email,
        role.name, invited.email, key.name)`.as('subject_name'),
    )
    .execute()
}
export type OwnAuditRow = Awaited<ReturnType<typeof selectOwnAudit>>[number]

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
