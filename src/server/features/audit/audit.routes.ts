import type { auditRoutes } from '../../../contract/audit.routes.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { exportLog } from './export-log.ts'
import { checkOwnChain, selectOwnAudit } from './audit.queries.ts'
import { checkChains, readAuditPage, readAuditStats } from './installation-audit.queries.ts'

export const auditHandlers: FeatureHandlers<typeof auditRoutes> = {
  list: ({ trx }, { query }) => readAuditPage(trx, query),
  exportAll: (context, { query }) => exportLog(context, query),
  stats: ({ trx, now }) => readAuditStats(trx, now),
  verify: ({ trx }) => checkChains(trx),
  ofOrganization: async ({ trx, scope }, { query }) => {
    const rows = await selectOwnAudit(trx, scope, query)
    return {
      logs: rows.map(({ total: _total, at, email, user_id: userId, details, ...row }) => ({
        ...row,
        user_email: email ?? (userId === null ? null : `deleted-user-${userId.slice(-8)}`),
        timestamp: at.toISOString(),
        // safe because audit rows are written as objects
        details: details as Record<string, unknown>,
      })),
      total: rows[0]?.total ?? 0,
      page: query.page,
      limit: query.limit,
    }
  },
  verifyOwn: ({ trx }) => checkOwnChain(trx),
}
