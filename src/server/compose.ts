import pino, { type Logger } from 'pino'
import type { Database } from './access/database.ts'
import type { openPool } from './db/connect.ts'
import { openLiveHub, type LiveHub } from './live/hub.ts'
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
}

/** What every node opens: its logins, the listener and the log. */
export async function openParts(settings: Settings, databaseUrl: string): Promise<Parts> {
  const { db, pool } = await openLogins(settings, databaseUrl)
  const live = openLiveHub(settings.directUrl ?? databaseUrl)
  const close = async (): Promise<void> => {
    await live.stop()
    await db.destroy()
  }
  return { db, live, pool, close, log: openLog(settings.logLevel) }
}
