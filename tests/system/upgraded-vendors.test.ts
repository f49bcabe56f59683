import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/db/connect.ts'
import { newId } from '../../src/server/db/ids.ts'
import { migrateDatabase } from '../../src/server/db/migrate.ts'
import { openOwner } from '../support/owner.ts'
import { suiteDatabase } from '../support/suite-database.ts'

/**
 * What an earlier version kept of vendors, in a database of its own that is upgraded under it. Its locale knows no letters
 * but those of ASCII.
 */

const server = openOwner()
const name = `upgraded_${process.pid}`
const address = Object.assign(new URL(suiteDatabase().ownerUrl), { pathname: `/${name}` }).href
const migrateTo = async (migration?: string): Promise<void> => {
  const login = (role: string) => ({ name: `suite_${role}`, password: 'suite' })
  await migrateDatabase(address, { runtime: login('runtime'), tenants: login('tenant') }, migration)
}
let db: Kysely<unknown>

beforeAll(async () => {
  await sql.raw(`create database ${name} template template0 locale_provider libc locale 'C'`).execute(server)
  await migrateTo('0077_risks_on_plan')
  db = openDatabase<unknown>(address, { max: 1, longRunning: true })
})

afterAll(async () => {
  await db?.destroy()
  await sql.raw(`drop database if exists ${name}`).execute(server)
  await server.destroy()
})

const [tenant, vendor, first, second] = [newId(), newId(), newId(), newId()]
const hash = 'a'.repeat(64)
const text = 'Two-factor authentication. Single sign-on. Audit log. Encryption.'

/** A passage of the page that bears out a finding of a review, or what an analyst said of it. */
const passage = { capture_id: 'page', start_offset: 0, end_offset: text.length, first_character: 0, quote: text }
const insert = (trx: Kysely<unknown>, table: string, row: Readonly<Record<string, unknown>>) =>
  sql`insert into ${sql.table(`assay.${table}`)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))})`.execute(trx)

/** A review whose page only mentions some facts and states others, with its answers as they were kept. */
async function insertReview(scan: string, day: string, certainties: Readonly<Record<string, string>>) {
  const answers = JSON.stringify(Object.fromEntries(Object.keys(certainties).map((fact) => [fact, 'yes Business'])))
  await db.transaction().execute(async (trx) => {
    const ids = { tenant_id: tenant, scan_id: scan }
    const days = { as_of: day, created_at: day }
    await insert(trx, 'scans', {
      tenant_id: tenant,
      id: scan,
      vendor_id: vendor,
      status: 'completed',
      ...days,
      answers,
    })
    const met = { title: 'Security', language: 'en', body_sha256: hash, bytes: 1, status: 200, fetched_at: day }
    await insert(trx, 'scan_documents', { ...ids, capture_id: 'page', position: 0, kind: 'security', ...met })
    for (const [fact, certainty] of Object.entries(certainties)) {
      const found = { value: 'yes', certainty, tier: 'local', plans: '["Business"]', params: '{}', agent: 'identity' }
      await insert(trx, 'findings', { ...ids, fact, ...found })
      await insert(trx, 'finding_quotes', { ...ids, fact, position: 0, ...passage })
    }
  })
}

/** An analyst confirms what the first review found of a fact, for good or for a time. */
async function confirm(fact: string, days: Readonly<Record<string, string>>): Promise<void> {
  const id = newId()
  const said = { kind: 'confirmed', value: 'yes', found_value: 'yes', plans: '["Business"]', reason: '' }
  await db.transaction().execute(async (trx) => {
    const of = { tenant_id: tenant, scan_id: first, fact }
    await insert(trx, 'finding_decisions', { ...of, id, vendor_id: vendor, ...said, ...days })
    await insert(trx, 'decision_quotes', { ...of, decision_id: id, position: 0, ...passage })
  })
}

test('decisions and reviews of before keep what was told: a mention is no answer unless an analyst had confirmed it', async () => {
  await insert(db, 'tenants', { id: tenant, name: 'Firm', slug: 'firm' })
  await insert(db, 'vendors', { tenant_id: tenant, id: vendor, name: 'Acme' })
  await insert(db, 'captures', { id: 'page', url: 'https://acme.example/security', text, text_sha256: hash })
  const mentioned = { 'iam.mfa': 'mentioned', 'iam.sso': 'mentioned' }
  await insertReview(first, '2026-11-01', { ...mentioned, 'log.audit': 'mentioned', 'enc.rest': 'stated' })
  await confirm('iam.sso', { decided_at: '2026-11-02' })
  await confirm('log.audit', { decided_at: '2026-11-02', withdrawn_at: '2026-11-03' })
  const raw = {
    'iam.mfa': 'yes Business',
    'iam.sso': 'yes Business',
    'log.audit': 'yes Business',
    'enc.rest': 'yes Business',
  }
  const made = { kind: 'approved', reason: 'Good.', answers: JSON.stringify(raw), decided_at: '2026-11-10' }
  await insert(db, 'vendor_decisions', { tenant_id: tenant, id: newId(), vendor_id: vendor, scan_id: first, ...made })
  await insertReview(second, '2026-11-12', { ...mentioned, 'log.audit': 'stated', 'enc.rest': 'mentioned' })
  const written = JSON.stringify({ decisions: [{ fact: 'iam.sso' }] })
  await sql`update assay.scans set written = ${written} where id = ${second}`.execute(db)

  await migrateTo('0078_told_answers')
  const decided = await sql`select answers from assay.vendor_decisions where tenant_id = ${tenant}`.execute(db)
  const told = { ...raw, 'iam.mfa': 'not-stated', 'log.audit': 'not-stated' }
  expect(decided.rows).toEqual([{ answers: told }])
  const reviewed = await sql`select answers from assay.scans where id = ${second}`.execute(db)
  expect(reviewed.rows).toEqual([{ answers: { ...raw, 'iam.mfa': 'not-stated', 'enc.rest': 'not-stated' } }])
  const vendors = await sql`select last_decision_changed from assay.vendors where tenant_id = ${tenant}`.execute(db)
  expect(vendors.rows).toEqual([{ last_decision_changed: 2 }])
})

test('a plan that was saved before is known by its name in capitals, whatever letters it has', async () => {
  const [firm, saved, reviewed] = [newId(), newId(), newId()]
  await insert(db, 'tenants', { id: firm, name: 'Firm', slug: 'plans' })
  await insert(db, 'vendors', { tenant_id: firm, id: saved, name: 'Acme', our_plan: 'ÉLITE' })
  const restrictions = ['iam.sso', 'iam.mfa'].map((fact) => ({ fact, severity: 'high' }))
  const lifts = { plan_lifts: '{"élite": ["iam.sso"]}', written: JSON.stringify({ restrictions }) }
  const scan = { tenant_id: firm, id: reviewed, vendor_id: saved, status: 'completed', as_of: '2026-11-01' }
  await insert(db, 'scans', { ...scan, ...lifts })
  const openRisks = async () =>
    (await sql`select open_high_risks, accepted_high_risks from assay.vendors where id = ${saved}`.execute(db)).rows
  expect(await openRisks()).toEqual([{ open_high_risks: 2, accepted_high_risks: 0 }])
  await migrateTo()
  expect(await openRisks()).toEqual([{ open_high_risks: 1, accepted_high_risks: 0 }])
  await sql`update assay.vendors set our_plan = null, our_plan_key = null where id = ${saved}`.execute(db)
  expect(await openRisks()).toEqual([{ open_high_risks: 2, accepted_high_risks: 0 }])
})
