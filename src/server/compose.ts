import pino, { type Logger } from 'pino'
import type { Database } from './access/database.ts'
import type { openPool } from './db/connect.ts'
import { openLiveHub, type LiveHub } from './live/hub.ts'
import type { Telemetry } from '../adapters/telemetry/telemetry.ts'
import { version } from './environment.ts'
import { openLogins } from './open-logins.ts'
import type { Settings } from './settings.ts'

/** An allow-list: of a request only its method and path are written, never its headers, query or body. */
function openLog(level: string): Logger {
  return pino({
    level,
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: request.url?.split('?')[0],
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  })
}

export interface Parts {
  readonly db: Database
  readonly live: LiveHub
  readonly log: Logger
  readonly close: () => Promise<void>
  readonly pool: ReturnType<typeof openPool>
  /** Null where nothing is sent to a collector. */
  readonly telemetry: Telemetry | null
}

const complainEvery = 60_000

/** Loaded where it is set up alone: the packages of OpenTelemetry would slow every start. */
async function openExport({ telemetry, role }: Settings, log: Logger): Promise<Telemetry | null> {
  if (!telemetry) return null
  const { openTelemetry } = await import('../adapters/telemetry/open-telemetry.ts')
  let complained = 0
  const onFailure = (): void => {
    if (Date.now() - complained < complainEvery) return
    complained = Date.now()
    log.warn('The collector at OTEL_EXPORTER_OTLP_ENDPOINT does not take traces and metrics')
  }
  return openTelemetry({ ...telemetry, role, version, onFailure })
}

/** What every node opens: its logins, the listener, the log and the export of traces. */
export async function openParts(settings: Settings, databaseUrl: string): Promise<Parts> {
  const log = openLog(settings.logLevel)
  const telemetry = await openExport(settings, log)
  const { db, pool } = await openLogins(settings, databaseUrl, telemetry ? (query) => telemetry.queried(query) : null)
  const live = openLiveHub(settings.directUrl ?? databaseUrl)
  const close = async (): Promise<void> => {
    await live.stop()
    await telemetry?.stop()
    await db.destroy()
  }
  return { db, live, pool, close, log, telemetry }
}
