import { sql, type Kysely } from 'kysely'
import type { DB } from '../../src/server/db/schema.ts'

/** How much an installation of the operator's console holds. */
export interface Amounts {
  readonly tenants: number
  readonly users: number
  readonly vendors: number
  readonly scans: number
  readonly auditRows: number
}

/** The largest installation that is measured; a test takes a tenth and less of it. */
export const wholeInstallation: Amounts = {
  tenants: 2_000,
  users: 50_000,
  vendors: 40_000,
  scans: 200_000,
  auditRows: 2_000_000,
}

/** Runs the work with the triggers of these tables off: rows that come by the million are summarized afterwards. */
async function withoutTriggers(db: Kysely<DB>, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  for (const table of tables) await sql.raw(`alter table assay.${table} disable trigger user`).execute(db)
  await work()
  for (const table of tables) await sql.raw(`alter table assay.${table} enable trigger user`).execute(db)
}

async function fillPeople(db: Kysely<DB>, { tenants, users }: Amounts): Promise<void> {
  await sql`insert into assay.tenants (id, name, slug, status, package_id, created_at, updated_at)
    select gen_random_uuid(), 'Organization ' || n, 'organization-' || n,
      (array['active', 'active', 'active', 'active', 'trial', 'suspended', 'expired'])[1 + n % 7],
      (array['demo', 'starter', 'starter', 'pro', null])[1 + n % 5], now() - n * interval '4 hours', now()
    from generate_series(1, ${tenants}) n`.execute(db)
  await sql`insert into assay.users (id, tenant_id, email, first_name, last_name, role, status, last_login, created_at)
    select gen_random_uuid(), t.id, 'person' || n || '@organization-' || n % ${tenants} || '.example', 'Person' || n, 'Name' || n % 997,
      case when n < ${tenants} then 'admin' when n % 3 = 0 then 'viewer' else 'member' end,
      case when n % 20 = 0 then 'inactive' else 'active' end, now() - (n % 90) * interval '1 day', now() - n * interval '10 minutes'
    from generate_series(1, ${users}) n join assay.tenants t on t.slug = 'organization-' || (1 + n % ${tenants})`.execute(
    db,
  )
}

async function fillScans(db: Kysely<DB>, { vendors, scans, tenants }: Amounts): Promise<void> {
  const each = Math.ceil(scans / vendors)
  await sql`insert into assay.vendors (id, tenant_id, name, website, domain, scan_count, created_at)
    select gen_random_uuid(), t.id, 'Vendor ' || n, 'https://vendor' || n || '.example/', 'vendor' || n || '.example', ${each},
      now() - n * interval '5 minutes'
    from generate_series(1, ${vendors}) n join assay.tenants t on t.slug = 'organization-' || (1 + n % ${tenants})`.execute(
    db,
  )
  await sql`insert into assay.scans (id, tenant_id, vendor_id, status, as_of, score, grade, coverage, risk, created_at, started_at, completed_at)
    select gen_random_uuid(), v.tenant_id, v.id, case when n % 5 = 0 then 'failed' else 'completed' end, current_date,
      30 + abs(hashtext(v.name || n)) % 60, 'C', 60, (array['low', 'medium', 'high'])[1 + abs(hashtext(v.name || n)) % 3],
      v.created_at + n * interval '1 minute', v.created_at + n * interval '1 minute', v.created_at + n * interval '2 minutes'
    from assay.vendors v, generate_series(1, ${each}) n`.execute(db)
  await sql`insert into assay.usage_ledger (tenant_id, id, scan_id, change, reason, at)
    select s.tenant_id, gen_random_uuid(), s.id, 1, 'scan started', s.created_at from assay.scans s`.execute(db)
}

const auditAtOnce = 250_000

async function fillAudit(db: Kysely<DB>, { auditRows }: Amounts): Promise<void> {
  for (let from = 0; from < auditRows; from += auditAtOnce)
    await sql`insert into assay.audit_log (id, tenant_id, user_id, action, resource_type, resource_id, ip_address, details, at)
      select gen_random_uuid(), u.tenant_id, u.id,
        (array['login_success', 'login_success', 'login_success', 'vendor_created', 'scan_started', 'user_updated', 'tenant_updated'])[1 + n % 7],
        (array['session', 'session', 'session', 'vendor', 'scan', 'user', 'tenant'])[1 + n % 7], u.id::text, '127.0.0.1', '{}',
        now() - n * (interval '360 days' / ${auditRows}::integer)
      from (select n from generate_series(${from + 1}::integer, ${Math.min(from + auditAtOnce, auditRows)}::integer) n) s
        join (select u.id, u.tenant_id, row_number() over (order by u.created_at) as place from assay.users u) u
          on u.place = 1 + n % (select count(*) from assay.users)`.execute(db)
}

/** What the hourly job keeps of the audit log, made of the rows that are there now. */
export async function countAuditAnew(db: Kysely<DB>): Promise<void> {
  await sql`delete from assay.audit_counted`.execute(db)
  for (let isMore = true; isMore;) {
    const { rows } = await sql<{ more: boolean }>`select app.count_audit(now()) as more`.execute(db)
    isMore = rows[0]?.more ?? false
  }
}

/** Fills an empty installation, as its owner. */
export async function fillInstallation(db: Kysely<DB>, amounts: Amounts): Promise<void> {
  await sql`select app.make_months((current_date - interval '13 months')::date, current_date)`.execute(db)
  await fillPeople(db, amounts)
  await withoutTriggers(db, ['vendors', 'scans'], () => fillScans(db, amounts))
  await withoutTriggers(db, ['audit_log'], () => fillAudit(db, amounts))
  await countAuditAnew(db)
  await sql`vacuum analyze`.execute(db)
}
