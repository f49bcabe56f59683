import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeList } from '../../src/contract/routes.ts'
import type { WebNode } from '../../src/server/compose-web.ts'
import { startTestNode } from '../support/app.ts'
import { call } from '../support/call.ts'
import { openOwner } from '../support/owner.ts'
import { makeApiKey, makeCustomRole, makeInvitation } from '../support/organizations.ts'
import { makeDocument, makeScan, makeTenant, makeUser, makeVendor, newPassword, signIn } from '../support/factories.ts'

/** Every route with an id, called by another tenant's admin, answers as if the thing did not exist. */
const owner = openOwner()
let node: WebNode
let app: FastifyInstance
let stranger = ''
const ids: Record<string, string> = {}
let tenantId = ''
const nowhere = '00000000-0000-7000-8000-000000000000'

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  tenantId = (await makeTenant(owner)).id
  ids['vendors'] = await makeVendor(owner, tenantId, 'Canary-7f3a')
  ids['scans'] = await makeScan(owner, tenantId, ids['vendors'], 'running')
  ids['documents'] = await makeDocument(owner, tenantId, ids['scans'], 'Canary-7f3a keeps data in Oslo.')
  const member = await makeUser(owner, tenantId, { role: 'viewer' })
  ids['users'] = member.id
  ids['invitations'] = (await makeInvitation(owner, tenantId)).id
  ids['roles'] = await makeCustomRole(owner, tenantId)
  ids['api-keys'] = (await makeApiKey(owner, tenantId, member.id)).id
  const other = await makeTenant(owner)
  stranger = (await signIn(app, await makeUser(owner, other.id, { role: 'admin' }))).access
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

async function rowsOfOwner(): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select md5(string_agg(t::text, '|')) as state from (
      select v::text from vendors v where tenant_id = ${tenantId} union all
      select s::text from scans s where tenant_id = ${tenantId} union all
      select u::text from users u where tenant_id = ${tenantId} union all
      select i::text from invitations i where tenant_id = ${tenantId} union all
      select r::text from custom_roles r where tenant_id = ${tenantId} union all
      select k::text from api_keys k where tenant_id = ${tenantId}) t`.execute(owner)
  return rows[0]?.state ?? ''
}

/** What a route needs to pass validation, so that it is the wall that refuses. */
const bodyOf: Readonly<Record<string, object>> = {
  'vendors.update': { description: 'mine now' },
  'vendors.confirmDomain': { host: 'status.acme.com' },
  'organizations.changeRole': { role: 'admin' },
  'organizations.activate': { first_name: 'A', last_name: 'B', password: newPassword },
  'roles.update': { name: 'Mine now', permissions: [] },
  'roles.assign': { user_ids: [nowhere] },
  'comments.add': {
    scan_id: nowhere,
    text: 'mine now',
    selectedText: 'encrypted',
    section: 'executive',
    section_id: 'strong',
    sectionTitle: 'Strong points',
    startOffset: 0,
    endOffset: 9,
  },
  'comments.reply': { text: 'mine now' },
  'comments.resolve': { resolved: true },
  'decisions.decide': { kind: 'rejected', reason: 'mine now' },
  'restrictions.track': { status: 'done' },
  'restrictions.trackMany': { facts: ['enc.rest'], status: 'done' },
  'decisions.confirmMany': { facts: ['enc.rest'] },
  'vendorDecisions.decide': { kind: 'rejected', reason: 'mine now', seen: null },
  'restrictions.choosePlan': { plan: 'Pro' },
}

const fill = (path: string, id: string): string =>
  path
    .replace('{id}', id)
    .replace('{host}', 'status.acme.com')
    .replace('{fact}', 'enc.rest')
    .replace('{comment}', nowhere)

const withId = routeList.filter(([, spec]) => spec.path.includes('{id}'))

test.each(withId)('%s neither shows nor changes what another tenant owns', async (name, spec) => {
  const [above = ''] = /[^/]+(?=\/\{id\})/.exec(spec.path) ?? []
  const id = ids[above] ?? ''
  expect(id).not.toBe('')
  const before = await rowsOfOwner()
  const bodies = spec.method === 'GET' || spec.method === 'DELETE' ? {} : { body: bodyOf[name] ?? {} }
  const foreign = await call(app, spec.method, fill(spec.path, id), {
    token: stranger,
    ...bodies,
  })
  const missing = await call(
    app,
    spec.method,
    fill(spec.path, spec.path.startsWith('/documents') ? 'doc-none' : nowhere),
    { token: stranger, ...bodies },
  )
  expect(foreign.status).toBe(404)
  expect({ ...foreign.body, request_id: '' }).toEqual({ ...missing.body, request_id: '' })
  expect(JSON.stringify(foreign.body)).not.toContain('Canary')
  expect(await rowsOfOwner()).toBe(before)
})

test.each(['/vendors', '/scans', '/reports/dashboard/stats', '/vendors?search=Canary'])(
  '%s lists nothing of another tenant',
  async (path) => {
    const { body, status } = await call(app, 'GET', path, { token: stranger })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain('Canary')
    expect(body.data.vendors ?? body.data.scans ?? []).toEqual([])
  },
)
