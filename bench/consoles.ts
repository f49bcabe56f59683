import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../src/server/db/connect.ts'
import type { DB } from '../src/server/db/schema.ts'
import { fillInstallation, wholeInstallation } from '../tests/support/large-installation.ts'
import { makeUser, password } from '../tests/support/factories.ts'
import { databaseUrlOf, startProduct, until } from '../tests/support/product.ts'
import { writeSection } from './report-section.ts'

/** The operator's lists over HTTP with 2,000 organizations, 50,000 users, 200,000 scans and 2,000,000 audit rows. */
const calls = 120
const first = 20

const lists = [
  ['tenants', '/super-admin/tenants'],
  ['tenants over their limit', '/super-admin/tenants?usage=over'],
  ['tenants, searched', '/super-admin/tenants?search=organization%2017'],
  ['system stats', '/super-admin/system/stats'],
  ['users', '/super-admin/users/search'],
  ['users, searched', '/super-admin/users/search?query=person4711'],
  ['users, searched in vain', '/super-admin/users/search?query=nobody-is-called-so'],
  ['audit log', '/super-admin/audit-logs'],
  ['audit log of one action', '/super-admin/audit-logs?action=tenant_updated'],
  ['audit stats', '/super-admin/audit-stats'],
  ['vendors', '/super-admin/vendors'],
  ['vendors, searched', '/super-admin/vendors?search=vendor1234'],
  ['reviews', '/super-admin/security-reviews'],
  ['reviews that failed', '/super-admin/security-reviews?status=failed'],
  ['reviews, searched', '/super-admin/security-reviews?search=vendor%20123'],
] as const

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
chmodSync(folder, 0o711)
const product = await startProduct({ DATA_DIR: folder })
try {
  await until(async () => (await fetch(`${product.address}/api/health/status`)).status === 200, 30_000, 'health')
  const db = openDatabase<DB>(databaseUrlOf(folder), { max: 1, longRunning: true })
  await fillInstallation(db, wholeInstallation)
  const operator = await makeUser(db, null, { isSuper: true, role: 'admin' })
  await sql`checkpoint`.execute(db)
  await db.destroy()
  const login = await fetch(`${product.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: operator.email, password }),
  })
  // safe because the product answered with the contract's tokens
  const { data } = (await login.json()) as { data: { access_token: string } }
  const headers = { authorization: `Bearer ${data.access_token}` }
  const rows: string[] = []
  for (const [name, path] of lists) {
    const samples: number[] = []
    for (let index = 0; index < calls; index += 1) {
      const begun = performance.now()
      const response = await fetch(`${product.address}/api${path}`, { headers })
      await response.text()
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      if (index >= first) samples.push(performance.now() - begun)
    }
    samples.sort((one, other) => one - other)
    const at = (share: number): string => (samples[Math.floor(samples.length * share)] ?? 0).toFixed(0)
    rows.push(`| ${name} | ${at(0.5)} | ${at(0.95)} |`)
    process.stdout.write(`${rows.at(-1) ?? ''}\n`)
  }
  const { tenants, users, scans, auditRows } = wholeInstallation
  writeSection(
    'consoles',
    `## The operator's lists\n\n${tenants} organizations, ${users} users, ${scans} scans and ${auditRows} audit rows; milliseconds over HTTP, one caller.\n\n| list | p50 | p95 |\n| --- | ---: | ---: |\n${rows.join('\n')}`,
  )
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
