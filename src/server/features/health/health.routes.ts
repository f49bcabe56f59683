import type { healthRoutes } from '../../../contract/health.ts'
import type { FeatureHandlers, Services } from '../../http/handlers.ts'

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

export const healthHandlers: FeatureHandlers<typeof healthRoutes> = {
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
}
