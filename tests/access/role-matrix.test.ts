import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roleGrants, type Role } from '../../src/contract/permissions.ts'
import type { RouteSpec } from '../../src/contract/route.ts'
import { routeList } from '../../src/contract/routes.ts'
import { handlers, type WebNode } from '../../src/server/compose-web.ts'
import type { AllHandlers, Services } from '../../src/server/http/handlers.ts'
import { registerRoutes } from '../../src/server/http/register-routes.ts'
import { startTestNode } from '../support/app.ts'
import { call } from '../support/call.ts'
import { openOwner } from '../support/owner.ts'
import { makeTenant, makeUser, signIn } from '../support/factories.ts'

/** Every route of the table, called by six kinds of callers. */
const owner = openOwner()
let node: WebNode
let app: FastifyInstance
const tokens = new Map<string, string>()
const nowhere = '00000000-0000-7000-8000-000000000000'

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  const tenant = await makeTenant(owner)
  const suspended = await makeTenant(owner, { status: 'suspended' })
  for (const role of ['viewer', 'member', 'admin'] as const) {
    tokens.set(role, (await signIn(app, await makeUser(owner, tenant.id, { role }))).access)
  }
  tokens.set('super', (await signIn(app, await makeUser(owner, null, { isSuper: true, role: 'admin' }))).access)
  tokens.set('suspended', (await signIn(app, await makeUser(owner, suspended.id, { role: 'admin' }))).access)
})

afterAll(async () => {
  await node.stop()
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
  if (want === 'allowed')
    expect([401, 403]).not.toContain(spec.path === '/auth/login' || spec.path === '/auth/refresh-token' ? 0 : status)
  else expect(status).toBe(want)
})

test('a route under /api that is not in the table stops the boot', () => {
  const bare = Fastify()
  const services = { db: owner } as unknown as Services
  registerRoutes(bare, services, handlers)
  expect(() => bare.get('/api/rogue', async () => ({}))).toThrow(/GET \/api\/rogue is not in the table of routes/)
  expect(() => bare.get('/elsewhere', async () => ({}))).not.toThrow()
})

test('a route without a handler stops the boot', () => {
  const services = { db: owner } as unknown as Services
  const holed = { ...handlers, vendors: { ...handlers.vendors, list: undefined } } as unknown as AllHandlers
  expect(() => registerRoutes(Fastify(), services, holed)).toThrow(/vendors.list has no handler/)
})
