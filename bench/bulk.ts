import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { chromium, type Page } from 'playwright-core'
import { findBrowser, sandboxArguments } from '../src/adapters/browser/find-browser.ts'
import { openDatabase } from '../src/server/db/connect.ts'
import type { DB } from '../src/server/db/schema.ts'
import { makeUser, password } from '../tests/support/factories.ts'
import { databaseUrlOf, startProduct, until } from '../tests/support/product.ts'
import { writeSection } from './report-section.ts'

/** One thing done to 500 organizations by the operator on the screen of the running product, in a real browser. */
const count = 500
const onePage = 50

const folder = mkdtempSync(join(tmpdir(), 'assay-bulk-'))
chmodSync(folder, 0o711)

interface Run {
  readonly action: string
  readonly seconds: number
  /** How far it was said to be, as often as it changed. */
  readonly steps: readonly number[]
  readonly longestPauseSeconds: number
}

async function fill(db: Kysely<DB>): Promise<void> {
  await sql`insert into assay.tenants (id, name, slug, package_id) select gen_random_uuid(), 'Fleet ' || n, 'fleet-' || n, 'starter'
    from generate_series(1, ${count}) n`.execute(db)
  await sql`insert into assay.users (id, tenant_id, email, first_name, last_name, role, status)
    select gen_random_uuid(), t.id, 'admin@' || t.slug || '.example', 'Ann', 'Field', 'admin', 'active'
    from assay.tenants t where t.slug like 'fleet-%'`.execute(db)
}

const countOf = async (db: Kysely<DB>, status: string): Promise<number> => {
  const { rows } = await sql<{ found: number }>`select count(*)::int as found from assay.tenants
    where slug like 'fleet-%' and status = ${status}`.execute(db)
  return rows[0]?.found ?? 0
}

async function selectAll(page: Page, address: string): Promise<void> {
  for (let index = 1; index <= count / onePage; index += 1) {
    await page.getByLabel('Select all on this page').check()
    await page.getByText(`${index * onePage} tenants selected`).waitFor()
    if (index === count / onePage) return
    await page.getByRole('button', { name: /next/i }).click()
    await page.waitForURL((url) => url.href.startsWith(address) && url.searchParams.get('page') === String(index + 1))
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('label input[type=checkbox]')?.checked === false,
    )
  }
}

/** Presses the button, confirms, and writes down what the screen says until the dialog is gone. */
async function run(page: Page, action: 'Suspend' | 'Activate'): Promise<Run> {
  await page.getByRole('button', { name: action, exact: true }).first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Bulk Action' })
  const begun = performance.now()
  await dialog.getByRole('button', { name: `${action} ${count} tenants` }).click()
  const seen: { readonly done: number; readonly at: number }[] = []
  while (await dialog.isVisible()) {
    const text = await dialog
      .getByRole('status')
      .textContent({ timeout: 250 })
      .catch(() => null)
    const done = /^(\d+) of 500 tenants done$/.exec(text ?? '')?.[1]
    if (done !== undefined && seen.at(-1)?.done !== Number(done))
      seen.push({ done: Number(done), at: performance.now() })
    await page.waitForTimeout(20)
  }
  const ended = performance.now()
  const moments = [begun, ...seen.map(({ at }) => at), ended]
  const pauses = moments.slice(1).map((at, index) => at - (moments[index] ?? at))
  return {
    action,
    seconds: (ended - begun) / 1_000,
    steps: seen.map(({ done }) => done),
    longestPauseSeconds: Math.max(...pauses) / 1_000,
  }
}

const line = ({ action, seconds, steps, longestPauseSeconds: pause }: Run): string =>
  `| ${action} | ${seconds.toFixed(1)} | ${pause.toFixed(1)} | ${steps.join(', ')} |`

function insist(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not so: ${what}`)
}

const product = await startProduct({ DATA_DIR: folder })
try {
  await until(async () => (await fetch(`${product.address}/api/health/status`)).status === 200, 30_000, 'health')
  const address = product.address.replace('127.0.0.1', 'localhost')
  const db = openDatabase<DB>(databaseUrlOf(folder), { max: 1, longRunning: true })
  await fill(db)
  const operator = await makeUser(db, null, { isSuper: true, role: 'admin' })
  const found = await findBrowser({
    chromiumPath: process.env['CHROMIUM_PATH'] || null,
    cacheFolder: join(homedir(), '.cache', 'assay'),
  })
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...sandboxArguments()],
    env: { ...(process.env as Record<string, string>), ...found.environment },
  })
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${address}/admin-login`)
  await page.getByLabel('Email').fill(operator.email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'System console' }).waitFor()
  await page.goto(`${address}/super-admin?tab=tenants&search=fleet-`)
  const runs: Run[] = []
  for (const [action, status] of [
    ['Suspend', 'suspended'],
    ['Activate', 'active'],
  ] as const) {
    await page.goto(`${address}/super-admin?tab=tenants&search=fleet-`)
    await selectAll(page, address)
    const done = await run(page, action)
    runs.push(done)
    process.stdout.write(`${line(done)}\n`)
    insist((await countOf(db, status)) === count, `all are ${status}`)
    insist(done.steps.filter((step) => step > 0 && step < count).length >= 5, 'the screen says how far it is')
  }
  await browser.close()
  const { rows } = await sql<{ told: number }>`select count(*)::int as told from assay.audit_log
    where action in ('tenant_suspended', 'tenant_activated') and tenant_id is null
      and details ->> 'in_bulk' = 'true'`.execute(db)
  insist(rows[0]?.told === 2 * count, 'each has its own row in the audit log')
  await db.destroy()
  writeSection(
    'bulk',
    `## One thing done to ${count} organizations

By the operator in a browser on the running product: ${count} selected over ten pages, suspended, then activated. Each has its own
result and its own row in the audit log (${2 * count} of them were found), and nothing timed out.

| action | seconds in all | longest time without news | what the screen said (of ${count}) |
| --- | ---: | ---: | --- |
${runs.map(line).join('\n')}`,
  )
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
