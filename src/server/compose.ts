import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import pino, { type Logger } from 'pino'
import { z } from 'zod'
import { loadKeys } from './access/keys.ts'
import { openSignInLimits } from './access/sign-in-limits.ts'
import type { Database } from './access/scope.ts'
import { openPool } from './db/connect.ts'
import { refusePowerfulLogin } from './db/roles.ts'
import type { DB } from './db/schema.ts'
import { authHandlers } from './features/auth/auth.routes.ts'
import { documentsHandlers } from './features/documents/documents.routes.ts'
import { healthHandlers } from './features/health/health.routes.ts'
import { reportsHandlers } from './features/reports/reports.routes.ts'
import { createScanRunner } from './features/scans/scans.jobs.ts'
import { scansHandlers } from './features/scans/scans.routes.ts'
import { tenantHandlers } from './features/tenant/tenant.routes.ts'
import { vendorsHandlers } from './features/vendors/vendors.routes.ts'
import { buildApp } from './http/app.ts'
import type { AllHandlers, Services } from './http/handlers.ts'
import { startWorker, type Worker } from './jobs/worker.ts'
import { openLiveHub, type LiveHub } from './live/hub.ts'
import { readSettings, type Settings } from './settings.ts'

const root = join(import.meta.dirname, '..', '..')
const packageFile = z.object({ version: z.string() })
export const version = packageFile.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version

/** The only reader of the environment. */
export const settingsFromEnvironment = (): Settings => readSettings(process.env)

/** The environment of a child process: ours, with these settings on top. */
export const environmentWith = (changes: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...changes,
})

/** One handler for each route of the table. */
export const handlers: AllHandlers = {
  auth: authHandlers,
  documents: documentsHandlers,
  health: healthHandlers,
  reports: reportsHandlers,
  scans: scansHandlers,
  tenant: tenantHandlers,
  vendors: vendorsHandlers,
}

const hostList = z.record(z.string(), z.string().regex(/^127\.0\.0\.1:\d+$/))

/** `{ "host": "127.0.0.1:port" }`: requests for these hosts go there as plain HTTP. Throws when the file is not such a list. */
export function readHosts(path: string | null): Readonly<Record<string, string>> {
  return path === null ? {} : hostList.parse(JSON.parse(readFileSync(path, 'utf8')))
}

export interface Node {
  stop(): Promise<void>
}

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

interface Parts {
  readonly db: Database
  readonly live: LiveHub
  readonly log: Logger
  readonly close: () => Promise<void>
  readonly pool: ReturnType<typeof openPool>
}

async function openParts(settings: Settings, databaseUrl: string): Promise<Parts> {
  const pool = openPool(databaseUrl, { max: 10 })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  // safe because the check reads only the catalogue of roles
  await refusePowerfulLogin(db as unknown as Kysely<unknown>)
  const live = openLiveHub(settings.directUrl ?? databaseUrl)
  const close = async (): Promise<void> => {
    await live.stop()
    await db.destroy()
  }
  return { db, live, pool, close, log: openLog(settings.logLevel) }
}

export interface WebNode extends Node {
  readonly app: FastifyInstance
  readonly address: string
}

/** One web node on an already migrated database. */
export async function startWebNode(settings: Settings, databaseUrl: string): Promise<WebNode> {
  const parts = await openParts(settings, databaseUrl)
  const folder = join(root, 'dist')
  const built = existsSync(join(folder, 'index.html'))
  const services: Services = {
    db: parts.db,
    keys: loadKeys(settings.keysFile, settings.dataDir),
    signInLimits: openSignInLimits(parts.pool),
    version,
    now: () => new Date(),
    webReady: () => built,
    labHosts: Object.keys(readHosts(settings.labHostsFile)),
  }
  let origins: readonly string[] = []
  const app = await buildApp({
    services,
    handlers,
    live: parts.live,
    webFolder: built ? folder : null,
    allowedOrigins: () => origins,
    log: parts.log,
    secure: settings.publicUrl?.startsWith('https://') ?? false,
  })
  const address = await app.listen({ port: settings.port, host: settings.host })
  const { port } = new URL(address)
  origins = [settings.publicUrl ?? `http://localhost:${port}`, `http://localhost:${port}`, `http://127.0.0.1:${port}`]
  return {
    app,
    address,
    async stop() {
      await app.close()
      await parts.close()
    },
  }
}

/** One worker node on an already migrated database. */
export async function startWorkerNode(settings: Settings, databaseUrl: string): Promise<Node> {
  const parts = await openParts(settings, databaseUrl)
  const runner = createScanRunner({
    db: parts.db,
    live: parts.live,
    log: parts.log,
    hosts: readHosts(settings.labHostsFile),
    version,
  })
  const worker: Worker = await startWorker({
    db: parts.db,
    databaseUrl,
    directUrl: settings.directUrl ?? databaseUrl,
    log: parts.log,
    atOnce: 4,
    runScan: runner,
  })
  return {
    async stop() {
      await worker.stop()
      await parts.close()
    },
  }
}
