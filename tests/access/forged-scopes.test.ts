/* oxlint-disable typescript/no-misused-spread -- copies are what is refused here */
import type { Kysely, Transaction } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInStoreOf } from '../../src/server/access/sign-in-store.queries.ts'
import { Database, type NoTables } from '../../src/server/access/database.ts'
import {
  authorizeTenant,
  findSession,
  scopeOfJob,
  type Session,
  type TenantScope,
} from '../../src/server/access/scope.ts'
import {
  inSystem,
  inTenant,
  type SystemTransaction,
  type TenantTransaction,
} from '../../src/server/access/transactions.ts'
import { openPool } from '../../src/server/db/connect.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { selectTenant } from '../../src/server/features/usage/usage.queries.ts'
import type { PublicContext, Services, SignedInContext, TenantContext } from '../../src/server/http/handlers.ts'
import { makeTenant, makeUser, makeVendor } from '../support/factories.ts'
import { openOwner } from '../support/owner.ts'
import { makeTenantScope } from '../support/scopes.ts'
import { suiteDatabase } from '../support/suite-database.ts'

/** The application's own wall: attempts to make a scope, or to get past one, in types and at run time. */
const owner = openOwner()
const db = new Database(
  openPool(suiteDatabase().runtimeUrl, { max: 1 }),
  openPool(suiteDatabase().tenantUrl, { max: 1 }),
  openPool(suiteDatabase().runtimeUrl, { max: 1, readOnly: true }),
)
let mine = ''
let theirs = ''

beforeAll(async () => {
  mine = (await makeTenant(owner)).id
  theirs = (await makeTenant(owner)).id
  await makeVendor(owner, theirs, 'Canary-5d1e')
})

afterAll(async () => {
  await db.destroy()
  await owner.destroy()
})

/** Never called: the compiler refuses each marked line, and reports a mark that is no longer needed. */
export async function compileAttempts(
  own: { trx: TenantTransaction; scope: TenantScope; system: SystemTransaction },
  contexts: { services: Services; open: PublicContext; signedIn: SignedInContext; tenant: TenantContext },
  plain: { db: Kysely<DB>; trx: Transaction<DB>; none: Transaction<NoTables> },
): Promise<void> {
  // @ts-expect-error -- a scope is not made of an id
  const scope: TenantScope = { tenantId: theirs }
  // @ts-expect-error -- nor of another scope with a part changed
  const changed: TenantScope = { ...own.scope, tenantId: theirs }
  // @ts-expect-error -- a scope is not changed
  own.scope.tenantId = theirs
  // @ts-expect-error -- a session is not written by hand
  authorizeTenant({ tenant_id: theirs, role: 'admin', status: 'active' }, 'view_reports')
  // @ts-expect-error -- nor is a copy of one a session
  authorizeTenant({ ...contexts.signedIn.session, tenant_id: theirs }, 'view_reports')
  // @ts-expect-error -- a session is not changed
  contexts.signedIn.session.tenant_id = theirs
  // @ts-expect-error -- a plain connection is no tenant's transaction
  await selectTenant(plain.db, own.scope)
  // @ts-expect-error -- nor is a plain transaction
  await selectTenant(plain.trx, own.scope)
  // @ts-expect-error -- nor the node's own
  await selectTenant(own.system, own.scope)
  // @ts-expect-error -- a tenant's transaction is not the node's own
  signInStoreOf(own.trx)
  // @ts-expect-error -- nor is a plain one
  signInStoreOf(plain.none)
  // @ts-expect-error -- the node's own transaction names no table
  own.system.selectFrom('vendors')
  // @ts-expect-error -- nor does its connection
  db.selectFrom('vendors')
  // @ts-expect-error -- handlers have no pool
  void contexts.services.db
  // @ts-expect-error -- a public handler has no tenant's transaction
  void contexts.open.trx
  // @ts-expect-error -- a signed-in handler has none either
  void contexts.signedIn.trx
  // @ts-expect-error -- a tenant's handler does not sign anybody in
  void contexts.tenant.store
  // @ts-expect-error -- a connection of somebody's own is not the node's
  await inTenant(plain.db, own.scope, async () => undefined)
  void [scope, changed]
}

const read = (scope: TenantScope) => inTenant(db, scope, (trx) => trx.selectFrom('vendors').select('name').execute())

test('a scope of an authorised session opens its own tenant', async () => {
  await makeVendor(owner, mine, 'Mine')
  expect(await read(await makeTenantScope(owner, db, mine))).toEqual([{ name: 'Mine' }])
})

test('a scope that was put together is refused before a transaction is opened', async () => {
  const made = await makeTenantScope(owner, db, mine)
  // safe because the tests are about objects that only look right
  const forged = [
    { tenantId: theirs },
    { ...made },
    Object.create(made),
    structuredClone({ tenantId: mine }),
  ] as TenantScope[]
  for (const scope of forged) await expect(read(scope)).rejects.toThrow('This tenant scope was not made by authorising')
})

test('a scope and a session stay as they were made', async () => {
  const scope = await makeTenantScope(owner, db, mine)
  expect(() => Object.assign(scope, { tenantId: theirs })).toThrow(TypeError)
  expect(await read(scope)).not.toContainEqual({ name: 'Canary-5d1e' })
  const { id: userId } = await makeUser(owner, mine)
  const sessionId = await inSystem(db, (trx) =>
    signInStoreOf(trx).openSession({
      userId,
      refreshHash: crypto.randomUUID(),
      now: new Date(),
      network: '',
      method: 'password',
      ip: '',
      userAgent: '',
    }),
  )
  const session = await findSession(db, sessionId ?? '', new Date())
  expect(() => Object.assign(session ?? {}, { tenant_id: theirs })).toThrow(TypeError)
  const copy = { ...session, tenant_id: theirs, role: 'admin' } as Session
  expect(() => authorizeTenant(copy, 'view_reports')).toThrow('This session was not read from the database')
})

test('sessions and jobs are read from the node’s own database alone', async () => {
  const rows = [{ tenant: theirs, tenant_id: theirs, status: 'active' }]
  const fake = { getExecutor: () => ({ executeQuery: async () => ({ rows }) }) } as unknown as Database
  await expect(findSession(fake, crypto.randomUUID(), new Date())).rejects.toThrow('the node’s own database')
  await expect(scopeOfJob(fake, { queue: 'scan', id: crypto.randomUUID() })).rejects.toThrow('the node’s own database')
})

test('a job that nobody works on gives no scope', async () => {
  expect(await scopeOfJob(db, { queue: 'scan', id: crypto.randomUUID() })).toBeNull()
})
