import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/db/connect.ts'
import { lastMigrationOf, readBackup } from '../../src/server/db/backup/backup.ts'
import { startWebNode, type WebNode } from '../../src/server/compose-web.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { prepareDatabase } from '../../src/server/prepare-database.ts'
import { readSettings } from '../../src/server/settings.ts'
import { call } from '../support/call.ts'

/** A backup that the first release made of its sample organization after one scan. */
const firstRelease = join(import.meta.dirname, '..', 'support', 'first-release.gz')
const folder = mkdtempSync(join(tmpdir(), 'assay-upgrade-'))
chmodSync(folder, 0o711)
const settings = readSettings({ PORT: '0', ROLE: 'all', DATA_DIR: folder, LOG_LEVEL: 'silent' })
let stop: () => Promise<void> = async () => {}

afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

test('data of the first release is restored, upgraded, read and worked on', async () => {
  const old = await prepareDatabase(settings, await lastMigrationOf(firstRelease))
  const db = openDatabase<unknown>(old.ownerUrl ?? '', { max: 1, longRunning: true })
  const counts = await readBackup(db, firstRelease)
  expect(counts).toMatchObject({ scans: 1, findings: 81, captures: 7, finding_quotes: 6 })
  await sql`insert into assay.users (id, tenant_id, email, password_hash)
    select gen_random_uuid(), tenant_id, unnest(array['jose@bücher.example', 'josé@firm.example', 'Twice@bücher.example',
      'twice@xn--bcher-kva.example']), password_hash from assay.users where email = 'analyst@northwind.example'`.execute(
    db,
  )
  await db.destroy()
  await old.stop()

  const database = await prepareDatabase(settings)
  const node: WebNode = await startWebNode(settings, database.url)
  stop = async () => {
    await node.stop()
    await database.stop()
  }
  const spelled = await call(node.app, 'POST', '/auth/login', {
    body: { email: 'jose@bücher.example', password: 'Assay-sample-1!' },
  })
  expect(spelled.status).toBe(200)
  const upgraded = openDatabase<DB>(database.ownerUrl ?? '', { max: 1, longRunning: true })
  await upgraded.updateTable('users').set({ status: 'inactive' }).where('email', 'like', '%os_@%').execute()
  const accounts = await upgraded
    .selectFrom('users')
    .select(['email', 'status'])
    .where('email', 'not like', '%northwind%')
    .orderBy('email')
    .execute()
  const steps = await upgraded.selectFrom('scan_steps').select('extractor').distinct().execute()
  await upgraded.destroy()
  expect(steps).toEqual([{ extractor: 'patterns' }])
  expect(accounts).toEqual(
    expect.arrayContaining([
      { email: 'jose@xn--bcher-kva.example', status: 'inactive' },
      { email: 'josé@firm.example', status: 'inactive' },
      { email: 'Twice@bücher.example', status: 'active' },
      { email: 'twice@xn--bcher-kva.example', status: 'active' },
    ]),
  )

  const signedIn = await call(node.app, 'POST', '/auth/login', {
    body: { email: 'analyst@northwind.example', password: 'Assay-sample-1!' },
  })
  const token: string = signedIn.body.data.access_token
  const { body } = await call(node.app, 'GET', '/scans', { token })
  const [scan] = body.data.scans
  const listed = await call(node.app, 'GET', '/vendors?sort=-risks&limit=1', { token })
  expect(listed.body.data.vendors).toMatchObject([
    { id: scan.vendor_id, last_review: { scan_id: scan.id }, scan_count: 1 },
  ])
  const page = await call(node.app, 'GET', `/scans/${scan.id}/review`, { token })
  expect(page.status).toBe(200)
  expect(page.body.data).toMatchObject({ decisions: [], tracked: [], our_plan: null })
  const former = page.body.data.scan
  expect([former.score_version, former.breakdown.version, former.quality]).toEqual(['1', '1', null])
  const stated = page.body.data.findings.filter((finding: { value: string }) => finding.value !== 'not-stated')
  expect(stated.length).toBe(6)
  const [finding] = stated
  const { document_id: id, start, end, text } = finding.quotes[0]
  const document = await call(node.app, 'GET', `/documents/${id}`, { token })
  expect(document.body.data.document.text.slice(start, end)).toBe(text)

  const decided = await call(node.app, 'POST', `/scans/${scan.id}/findings/${finding.fact}/decision`, {
    token,
    body: { kind: 'rejected', reason: 'Decided after the upgrade.' },
  })
  expect(decided.status).toBe(201)
  expect(decided.body.data.breakdown.version).toBe('1')
  const tracked = await call(node.app, 'PUT', `/vendors/${scan.vendor_id}/restrictions/iam.sso`, {
    token,
    body: { status: 'next' },
  })
  expect(tracked.status).toBe(200)
})
