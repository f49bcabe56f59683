import type { auditRoutes } from '../../../contract/audit.routes.ts'
import type { QueryOf } from '../../../contract/route.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import type { SystemContext, TenantContext } from '../../http/handlers.ts'
import { csvTable } from '../reviews/reviews.public.ts'
import { presentOwnAudit } from './audit-words.domain.ts'
import { selectOwnAudit } from './audit.queries.ts'
import { readAuditPage } from './installation-audit.queries.ts'

const heads = [
  'timestamp',
  'action',
  'resource_type',
  'resource_id',
  'user',
  'organization',
  'ip_address',
  'request_id',
  'details',
]
const mostRows = 10_000

const fileOf = (now: Date, columns: readonly string[], lines: Parameters<typeof csvTable>[1]): FileAnswer => ({
  filename: `assay-audit-${now.toISOString().slice(0, 10)}.csv`,
  content: csvTable(columns, lines),
})

/** What matches, newest first, as a file. That it was taken is noted like any other act. */
export async function exportLog(
  { trx, note, now }: SystemContext,
  query: QueryOf<typeof auditRoutes.exportAll>,
): Promise<FileAnswer> {
  const { logs } = await readAuditPage(trx, { ...query, page: 1, limit: mostRows })
  const lines = logs.map((one) => [
    one.timestamp,
    one.action,
    one.resource_type,
    one.resource_id,
    one.user_email ?? 'System',
    one.tenant_name,
    one.ip_address,
    one.request_id,
    JSON.stringify(one.details),
  ])
  note(null, { ...query, rows: logs.length })
  return fileOf(now, heads, lines)
}

const ownHeads = [
  'timestamp',
  'action',
  'about',
  'name',
  'user',
  'details',
  'ip_address',
  'resource_id',
  'details_json',
]

/** Likewise of one's own organization, with names and words beside what was recorded. */
export async function exportOwnLog(
  { trx, scope, note, now }: TenantContext,
  query: QueryOf<typeof auditRoutes.exportOwn>,
): Promise<FileAnswer> {
  const rows = await selectOwnAudit(trx, scope, { ...query, page: 1, limit: mostRows })
  const lines = rows
    .map(presentOwnAudit)
    .map((one) => [
      one.timestamp,
      one.action,
      one.resource_type,
      one.subject?.name ?? null,
      one.user_email ?? 'System',
      one.words,
      one.ip_address,
      one.resource_id,
      JSON.stringify(one.details),
    ])
  note(null, { ...query, rows: lines.length })
  return fileOf(now, ownHeads, lines)
}
