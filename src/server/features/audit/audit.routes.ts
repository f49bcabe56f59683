import type { auditRoutes } from '../../../contract/audit.routes.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { presentOwnAudit, tellDetails } from './audit-words.domain.ts'
import { exportLog, exportOwnLog } from './export-log.ts'
import { checkOwnChain, selectOwnAudit } from './audit.queries.ts'
import { checkChains, readAuditPage, readAuditStats } from './installation-audit.queries.ts'

export const auditHandlers: FeatureHandlers<typeof auditRoutes> = {
  list: async ({ trx }, { query }) => {
    const found = await readAuditPage(trx, query)
    return { ...found, logs: found.logs.map((entry) => Object.assign(entry, { words: tellDetails(entry.details) })) }
  },
  exportAll: (context, { query }) => exportLog(context, query),
  stats: ({ trx, now }) => readAuditStats(trx, now),
  verify: ({ trx }) => checkChains(trx),
  ofOrganization: async ({ trx, scope }, { query }) => {
    const rows = await selectOwnAudit(trx, scope, query)
    return { logs: rows.map(presentOwnAudit), total: rows[0]?.total ?? 0, page: query.page, limit: query.limit }
  },
  exportOwn: (context, { query }) => exportOwnLog(context, query),
  verifyOwn: ({ trx }) => checkOwnChain(trx),
}
