import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roleGrants, type Role } from '../../src/contract/permissions.ts'
import type { RouteSpec } from '../../src/contract/route.ts'
import { routeList } from '../../src/contract/routes.ts'
import { loadKeys } from '../../src/server/access/keys.ts'
import { openParts } from '../../src/server/compose.ts'
import { version } from '../../src/server/environment.ts'
import { handlers, startWebNode, type WebNode } from '../../src/server/compose-web.ts'
import { buildApp } from '../../src/server/http/app.ts'
import type { AllHandlers, AppAccess, Services } from '../../src/server/http/handlers.ts'
import { registerRoutes, type RouteParts } from '../../src/server/http/register-routes.ts'
import { testSettings } from '../support/app.ts'
import { call, type Called } from '../support/call.ts'
import { openOwner } from '../support/owner.ts'
import { makeTenant, makeUser, signIn } from '../support/factories.ts'
import { startGoogle } from '../support/google.ts'
import { startPayments } from '../support/payments.ts'
import { makeControls, type Control, type Controls, type RouteName } from '../support/route-controls.ts'

/** Every route of the table, called by six kinds of callers, and once so that it must succeed. */
const owner = openOwner()
const google = await startGoogle()
const payments = await startPayments()
const settings = testSettings({ ...google.settings, ...payments.settings })
let node: WebNode
let app: FastifyInstance
let controls: Controls
const tokens = new Map<string, string>()
const nowhere = '00000000-0000-7000-8000-000000000000'

beforeAll(async () => {
  node = await startWebNode(settings, settings.databaseUrl ?? '')
  app = node.app
  const tenant = await makeTenant(owner)
  const suspended = await makeTenant(owner, { status: 'suspended' })
  for (const role of ['viewer', 'member', 'admin'] as const) {
    tokens.set(role, (await signIn(app, await makeUser(owner, tenant.id, { role }))).access)
  }
  tokens.set('super', (await signIn(app, await makeUser(owner, null, { isSuper: true, role: 'admin' }))).access)
  tokens.set('suspended', (await signIn(app, await makeUser(owner, suspended.id, { role: 'admin' }))).access)
  controls = await makeControls(owner, settings, app, google, payments)
})

afterAll(async () => {
  await node.stop()
  await google.stop()
  await payments.stop()
  await owner.destroy()
})

function expected(spec: RouteSpec, caller: string): 'allowed' | 401 | 403 {
  if (spec.access === 'public') return 'allowed'
  if (caller === 'anonymous') return 401
  if (spec.access === 'signed_in') return 'allowed'
  if (spec.access === 'super_admin') return caller === 'super' ? 'allowed' : 403
  if (caller === 'super' || caller === 'suspended') return 403
  // safe because only role names are left
  return roleGrants(caller as Role, spec.access) ? 'allowed' : 403
}

const callers = ['anonymous', 'viewer', 'member', 'admin', 'super', 'suspended']
const rows = routeList
  .filter(([name]) => name !== 'auth.logout')
  .flatMap(([name, spec]) => callers.map((caller) => [name, caller, spec] as const))

test.each(rows)('%s lets %s do just what its access says', async (_name, caller, spec) => {
  const token = tokens.get(caller)
  const path = spec.path.replaceAll(/\{\w+\}/g, nowhere)
  const { status } = await call(app, spec.method, path, {
    ...(token ? { token } : {}),
    ...(spec.method === 'GET' || spec.method === 'DELETE' ? {} : { body: {} }),
  })
  const want = expected(spec, caller)
  if (status !== spec.otherStatus) expect(status).toBeLessThan(500)
  if (want === 'allowed')
    expect([401, 403]).not.toContain(spec.path === '/auth/login' || spec.path === '/auth/refresh-token' ? 0 : status)
  else expect(status).toBe(want)
})

function send(
  to: FastifyInstance,
  spec: RouteSpec,
  { params = {}, query, body, token, headers }: Control,
): Promise<Called> {
  const path = spec.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? name))
  return call(to, spec.method, query === undefined ? path : `${path}?${query}`, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
    ...(headers === undefined ? {} : { headers }),
  })
}

const succeeds = (spec: RouteSpec, { status, body }: Called): boolean =>
  (status === spec.status || status === spec.otherStatus) && body.success === true

// safe because the names of the list are those of the table
const controlled = routeList.map(([name, spec]) => [name as RouteName, spec] as const)

test.each(controlled)('%s succeeds when it is asked as it should be', async (name, spec) => {
  const called = await send(app, spec, await controls[name]())
  expect(succeeds(spec, called), called.raw.body.slice(0, 300)).toBe(true)
})

/** The whole app with handlers that do nothing but throw. */
async function startBroken(): Promise<{ broken: FastifyInstance; stop: () => Promise<void> }> {
  const parts = await openParts(settings, settings.databaseUrl ?? '')
  const fail = (): never => {
    throw new Error('A handler that always throws')
  }
  const throwing = Object.entries(handlers).map(([feature, table]) => [
    feature,
    Object.fromEntries(Object.keys(table).map((name) => [name, fail])),
  ])
  const keys = loadKeys(settings.keysFile, settings.dataDir)
  const broken = await buildApp({
    access: { db: parts.db, keys, now: () => new Date() } as unknown as AppAccess,
    services: { version } as unknown as Services,
    handlers: Object.fromEntries(throwing) as AllHandlers,
    live: parts.live,
    webFolder: null,
    telemetry: null,
    sites: () => ({ app: '', marketing: null, contact: '' }),
    allowedOrigins: () => [],
    log: parts.log,
    trustedProxies: settings.trustedProxies,
    requestSeconds: settings.requestSeconds,
    securityContact: null,
    secure: false,
    metrics: { token: null, readMetrics: async () => [] },
  })
  return {
    broken,
    stop: async () => {
      await broken.close()
      await parts.close()
    },
  }
}

test('a handler that always throws is seen, whichever route it serves', async () => {
  const { broken, stop } = await startBroken()
  try {
    for (const [name, spec] of controlled) {
      const called = await send(broken, spec, await controls[name]())
      expect([name, called.status]).toEqual([name, 500])
      expect(succeeds(spec, called)).toBe(false)
    }
    // Who asks in vain does not reach it: the refusal is the same.
    expect((await call(broken, 'GET', '/vendors')).status).toBe(401)
  } finally {
    await stop()
  }
})

test('a route under /api that is not in the table stops the boot', () => {
  const bare = Fastify()
  const parts = { access: {}, services: {} } as unknown as RouteParts
  registerRoutes(bare, parts, handlers)
  expect(() => bare.get('/api/rogue', async () => ({}))).toThrow(/GET \/api\/rogue is not in the table of routes/)
  expect(() => bare.get('/elsewhere', async () => ({}))).not.toThrow()
})

test('a route without a handler stops the boot', () => {
  const parts = { access: {}, services: {} } as unknown as RouteParts
  const holed = { ...handlers, vendors: { ...handlers.vendors, list: undefined } } as unknown as AllHandlers
  expect(() => registerRoutes(Fastify(), parts, holed)).toThrow(/vendors.list has no handler/)
})
