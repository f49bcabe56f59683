import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebNode } from '../../src/server/compose-web.ts'
import { startTestNode } from '../support/app.ts'
import { openOwner } from '../support/owner.ts'
import { complete, openRegistration, pay, startPayments, type Payments } from '../support/payments.ts'
import { suiteDatabase } from '../support/suite-database.ts'

/** A process that is killed in the middle of giving what was paid for. */
const owner = openOwner()
let payments: Payments
let node: WebNode

beforeAll(async () => {
  payments = await startPayments()
  node = await startTestNode(payments.settings)
})

afterAll(async () => {
  await node.stop()
  await payments.stop()
  await owner.destroy()
})

const child = join(import.meta.dirname, '..', 'support', 'payment-child.ts')

/** Starts fulfilling and kills the process so many milliseconds after it began. Answers whether it had ended by then. */
async function killAfter(sessionId: string, milliseconds: number): Promise<boolean> {
  const { runtimeUrl, tenantUrl, folder } = suiteDatabase()
  const keys = mkdtempSync(join(folder, 'child-'))
  const started = spawn(process.execPath, [child, runtimeUrl, tenantUrl, keys, sessionId], {
    env: { ...process.env, ...payments.settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((done) => started.once('exit', () => done()))
  let said = ''
  const begun = new Promise<void>((done) =>
    started.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('begins')) done()
    }),
  )
  await Promise.race([begun, gone])
  await delay(milliseconds)
  started.kill('SIGKILL')
  await gone
  return said.includes('done')
}

test('a kill between any two steps of fulfilling loses nothing and doubles nothing', async () => {
  let killed = 0
  for (const milliseconds of [0, 4, 8, 12, 16, 24, 40]) {
    const checkout = await openRegistration(node.app)
    await pay(checkout.url)
    if (!(await killAfter(checkout.sessionId, milliseconds))) killed += 1
    const users = async () =>
      owner.selectFrom('users').where('email', '=', checkout.email).select(['id', 'tenant_id']).execute()
    const made = await users()
    const half = made[0]?.tenant_id ?? null
    // All of it or nothing: no organization without its plan, its receipt and its messages.
    if (half !== null) {
      const plans = await owner.selectFrom('tenants').where('id', '=', half).select('package_id').execute()
      expect(plans).toEqual([{ package_id: 'starter' }])
    }
    expect((await complete(node.app, checkout)).status).toBe(200)
    const [user, ...others] = await users()
    expect(others).toEqual([])
    const receipts = await owner
      .selectFrom('receipts')
      .where('tenant_id', '=', user?.tenant_id ?? '')
      .select('id')
      .execute()
    expect(receipts).toHaveLength(1)
    const mails = await owner
      .selectFrom('outgoing_mail')
      .where('recipient', '=', checkout.email)
      .select('kind')
      .execute()
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['receipt', 'registration', 'welcome'])
  }
  expect(killed).toBeGreaterThan(0)
}, 120_000)
