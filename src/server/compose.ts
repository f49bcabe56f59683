import type { Kysely } from 'kysely'
import pino, { type Logger } from 'pino'
import { Database } from './access/database.ts'
import { openPool } from './db/connect.ts'
import { refusePowerfulLogin, refuseWayOut } from './db/roles.ts'
import { openLiveHub, type LiveHub } from './live/hub.ts'
import { tenantsUrl } from './logins.ts'
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

/** The pools of a node's two logins. Throws when one of them may do more than it must. */
async function openLogins(settings: Settings, databaseUrl: string): Promise<{ db: Database; pool: Parts['pool'] }> {
  const pool = openPool(databaseUrl, { max: 6 })
  const db = new Database(pool, openPool(tenantsUrl(settings, databaseUrl), { max: 10 }))
  try {
    // safe because the checks read only the catalogue of roles
    await refusePowerfulLogin(db as unknown as Kysely<unknown>)
    await refuseWayOut(db.tenants as unknown as Kysely<unknown>)
    return { db, pool }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Before any node is started: what would end each of them ends the start. */
export async function checkLogins(settings: Settings, databaseUrl: string): Promise<void> {
  const { db } = await openLogins(settings, databaseUrl)
  await db.destroy()
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
