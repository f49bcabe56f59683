import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Comment } from '../../../contract/comments.ts'
import { startTestNode, testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { makeReview } from '../../../../tests/support/review.ts'
import type { WebNode } from '../../compose-web.ts'
import { removeExpired } from '../../jobs/remove-expired.ts'
import { inSystem } from '../../access/transactions.ts'
import { openParts } from '../../compose.ts'

const owner = openOwner()
const settings = testSettings({ ROLE: 'worker' })
const pages = [
  { path: 'security', kind: 'security', text: '# Security\n\nAll customer data is encrypted at rest with AES-256.\n' },
]
let node: WebNode
let app: FastifyInstance
let tenantId = ''
let token = ''
let viewer = ''
let viewerId = ''
let viewerEmail = ''
let vendorId = ''
let scanId = ''

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  tenantId = (await makeTenant(owner)).id
  token = (await signIn(app, await makeUser(owner, tenantId, { role: 'member' }))).access
  const reader = await makeUser(owner, tenantId, { role: 'viewer' })
  viewerId = reader.id
  viewerEmail = reader.email
  viewer = (await signIn(app, reader)).access
})

beforeEach(async () => {
  vendorId = await makeVendor(owner, tenantId)
  scanId = await makeReview(owner, settings, { tenantId, vendorId }, pages)
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

const anchor = {
  selectedText: 'encrypted at rest',
  prefix: 'Customer data is ',
  suffix: ' with AES-256',
  section: 'executive',
  section_id: 'strong',
  sectionTitle: 'Strong points',
  startOffset: 17,
  endOffset: 34,
}

const add = (body: object = {}, as = token) =>
  call(app, 'POST', `/vendors/${vendorId}/comments`, {
    token: as,
    body: { scan_id: scanId, text: 'Which region?', ...anchor, ...body },
  })

async function list(as = token): Promise<Comment[]> {
  return (await call(app, 'GET', `/vendors/${vendorId}/comments`, { token: as })).body.data.comments
}

const path = (id: string, rest = ''): string => `/vendors/${vendorId}/comments/${id}${rest}`

test('whoever can read the review comments, replies, resolves and deletes; the team sees all of it', async () => {
  const { status, body } = await add({ text: '  Which region?  ' }, viewer)
  expect(status).toBe(201)
  const { id } = body.data.comment
  expect(body.data.comment).toMatchObject({ text: 'Which region?', author: 'Test User', resolved: false, ...anchor })
  const replied = await call(app, 'POST', path(id, '/replies'), { token, body: { text: 'Ask them.' } })
  expect([replied.status, replied.body.data.comment.replies[0].text]).toEqual([201, 'Ask them.'])
  const resolved = await call(app, 'PUT', path(id, '/resolution'), { token: viewer, body: { resolved: true } })
  expect(resolved.body.data.comment).toMatchObject({ resolved: true, resolved_by: 'Test User' })
  await call(app, 'PUT', path(id, '/resolution'), { token, body: { resolved: false } })
  expect((await list(viewer))[0]).toMatchObject({
    resolved: false,
    resolved_by: null,
    replies: [{ text: 'Ask them.' }],
  })
})

test('a comment says something, about something that is selected in a review of this vendor', async () => {
  const other = await makeVendor(owner, tenantId)
  const foreign = await call(app, 'POST', `/vendors/${other}/comments`, {
    token,
    body: { scan_id: scanId, text: 'Hm.', ...anchor },
  })
  const refused = await Promise.all([
    add({ text: '   ' }),
    add({ selectedText: ' ' }),
    add({ endOffset: anchor.startOffset }),
    add({ text: 'x'.repeat(4001) }),
  ])
  expect([foreign.status, ...refused.map(({ status }) => status)]).toEqual([404, 400, 400, 400, 400])
  expect(await list()).toEqual([])
})

test('a deleted comment says by whom, keeps its words to itself, and comes back with its replies for a day', async () => {
  const { id } = (await add()).body.data.comment
  await call(app, 'POST', path(id, '/replies'), { token, body: { text: 'Ask them.' } })
  expect((await call(app, 'DELETE', path(id), { token: viewer })).status).toBe(200)
  expect((await list())[0]).toMatchObject({ text: '', deleted: { by: 'Test User' } })
  const late = await call(app, 'POST', path(id, '/replies'), { token, body: { text: 'And?' } })
  expect([late.status, late.body.detail]).toEqual([409, 'This comment was deleted meanwhile. Restore it to reply.'])
  const restored = await call(app, 'POST', path(id, '/restoration'), { token, body: {} })
  expect(restored.body.data.comment).toMatchObject({
    text: 'Which region?',
    deleted: null,
    replies: [{ text: 'Ask them.' }],
  })

  await call(app, 'DELETE', path(id), { token })
  const dayAgo = new Date(Date.now() - 86_400_001)
  await owner.updateTable('comments').set({ deleted_at: dayAgo }).where('id', '=', id).execute()
  expect((await call(app, 'POST', path(id, '/restoration'), { token, body: {} })).status).toBe(404)
  expect(await list()).toEqual([])
  const parts = await openParts(settings, settings.databaseUrl ?? '')
  await removeExpired({
    inTransaction: (work) => inSystem(parts.db, work),
    signal: new AbortController().signal,
    services: { retention: { auditMonths: 12, crawlLogMonths: 12 } },
  })
  await parts.close()
  expect(await owner.selectFrom('comments').where('vendor_id', '=', vendorId).select('id').execute()).toEqual([])
})

test('each change of a comment is in the audit log', async () => {
  const { id } = (await add()).body.data.comment
  await call(app, 'PUT', path(id, '/resolution'), { token, body: { resolved: true } })
  await call(app, 'DELETE', path(id), { token })
  await call(app, 'POST', path(id, '/restoration'), { token, body: {} })
  const rows = await owner
    .selectFrom('audit_log')
    .where('resource_id', '=', vendorId)
    .where('action', 'like', 'comment%')
    .orderBy('at')
    .select('action')
    .execute()
  expect(rows.map(({ action }) => action)).toEqual([
    'comment_added',
    'comment_resolved',
    'comment_deleted',
    'comment_restored',
  ])
})

const told = () =>
  owner
    .selectFrom('outgoing_mail')
    .where('kind', '=', 'mention')
    .where('recipient', '=', viewerEmail)
    .select('id')
    .execute()

test('who is mentioned is told by e-mail, once, unless they said no or wrote it themselves', async () => {
  const before = (await told()).length
  await add({ text: '@Test User have a look', mentions: [viewerId, viewerId, crypto.randomUUID()] })
  expect((await told()).length).toBe(before + 1)
  await add({ text: 'Note to myself', mentions: [viewerId] }, viewer)
  await owner.updateTable('users').set({ email_notifications: false }).where('id', '=', viewerId).execute()
  await add({ text: '@Test User again', mentions: [viewerId] })
  await owner.updateTable('users').set({ email_notifications: true }).where('id', '=', viewerId).execute()
  expect((await told()).length).toBe(before + 1)
})

test('a comment stays with the vendor over a rescan, with the passage that it was made on', async () => {
  await add()
  await makeReview(owner, settings, { tenantId, vendorId }, pages)
  expect(await list()).toMatchObject([
    { scan_id: scanId, selectedText: 'encrypted at rest', prefix: 'Customer data is ' },
  ])
})
