import type { monitoringRoutes } from '../../../contract/health.monitoring.ts'
import type { healthRoutes } from '../../../contract/health.ts'
import type { FeatureHandlers, Services } from '../../http/handlers.ts'
import { selectRecentErrors } from './health.queries.ts'
import { discard, readMonitoring, retry } from './monitoring.ts'

const day = 86_400_000

interface Readiness {
  readonly database: boolean
  readonly queue: boolean
  readonly worker: boolean
  readonly web: boolean
}

async function checkReadiness({ readReadiness, webReady }: Services): Promise<Readiness> {
  try {
    const ready = await readReadiness()
    return { database: true, queue: ready.queue, worker: ready.worker, web: webReady() }
  } catch {
    return { database: false, queue: false, worker: false, web: webReady() }
  }
}

const part = (ok: boolean, yes: string, no: string): { ok: boolean; detail: string } => ({ ok, detail: ok ? yes : no })

export const healthHandlers: FeatureHandlers<typeof healthRoutes & typeof monitoringRoutes> = {
  monitoring: (context, { query }) => readMonitoring(context, query.period),
  retryJob: (context, { params }) => retry(context, params.job),
  discardJob: (context, { params }) => discard(context, params.job),
  status: async ({ services, session, setStatus }) => {
    const ready = await checkReadiness(services)
    const ok = ready.database && ready.queue && ready.worker && ready.web
    if (!ok) setStatus(503)
    const status = ok ? ('ok' as const) : ('starting' as const)
    if (!session?.is_super_admin) return { status }
    return {
      status,
      details: {
        database: part(ready.database, 'answers', 'does not answer'),
        queue: part(ready.queue, 'installed', 'not installed'),
        worker: part(ready.worker, 'reported within ten seconds', 'none reported within ten seconds'),
        web: part(ready.web, 'built', 'not built'),
        version: services.version,
      },
    }
  },
  errors: async ({ trx, now }, { query }) => {
    const since = new Date(now.getTime() - query.days * day)
    const rows = await selectRecentErrors(trx, since, query.limit)
    const countOf = (kind: string): number => rows.find((row) => row.kind === kind)?.total ?? 0
    return {
      since: since.toISOString(),
      counts: { scan: countOf('scan'), mail: countOf('mail'), job: countOf('job') },
      errors: rows.map((row) => ({
        kind: row.kind,
        at: row.at.toISOString(),
        name: row.name,
        message: row.message,
        reference: row.reference,
        tenant_id: row.tenant_id,
        tenant_name: row.tenant_name,
      })),
    }
  },
}
