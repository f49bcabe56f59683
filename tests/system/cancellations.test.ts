import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/db/connect.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { makeTenant } from '../support/factories.ts'
import { startPayments, type Payments } from '../support/payments.ts'
import { databaseUrlOf, signInTo, startProduct, until, type Product } from '../support/product.ts'

/** A subscription whose organization is deleted while the payment provider is down, and the product is killed meanwhile. */
const folder = mkdtempSync(join(tmpdir(), 'assay-cancellations-'))
chmodSync(folder, 0o711)
let payments: Payments
let product: Product

const start = () => startProduct({ DATA_DIR: folder, SEED: 'sample', ...payments.settings })

beforeAll(async () => {
  payments = await startPayments()
  product = await start()
}, 120_000)

afterAll(async () => {
  await product.stop()
  await payments.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** An organization that pays monthly, as the provider and the product both know it. */
async function makeSubscriber(): Promise<{ tenantId: string; subscription: string }> {
  const site = product.address.replace('127.0.0.1', 'localhost')
  const admin = await signInTo(product.address, 'admin@northwind.example')
  const opened = await admin.post('/payments/create-upgrade-session', {
    package_id: 'starter',
    billing_cycle: 'monthly',
    success_url: `${site}/`,
    cancel_url: `${site}/`,
  })
  await fetch(opened.body.data.url, {
    method: 'POST',
    body: new URLSearchParams({ card: '4242 4242 4242 4242' }),
    redirect: 'manual',
  })
  const bought = Object.values(payments.records.subscriptions).at(-1)
  if (!bought) throw new Error('Nothing was bought')
  const db = openDatabase<DB>(databaseUrlOf(folder), { max: 1 })
  const { id: tenantId } = await makeTenant(db, { packageId: 'starter' })
  await db
    .insertInto('subscriptions')
    .values({ tenant_id: tenantId, customer_id: `cus_${tenantId}`, subscription_id: bought.id, status: 'active' })
    .execute()
  await db.destroy()
  return { tenantId, subscription: bought.id }
}

const partOf = async (client: Awaited<ReturnType<typeof signInTo>>) =>
  (await client.get('/super-admin/monitoring')).body.data.parts.find(
    ({ name }: { name: string }) => name === 'Payments',
  )

test('a cancellation that the provider refuses outlives a kill of every process, and happens once it answers again', async () => {
  const { tenantId, subscription } = await makeSubscriber()
  const operator = await signInTo(product.address, 'super@assay.example')
  payments.failNext(...Array.from({ length: 400 }, () => 'error' as const))
  const { body } = await operator.post('/super-admin/tenants/bulk', { action: 'delete', tenant_ids: [tenantId] })
  expect(body.data.results[0].success).toBe(true)
  await until(async () => (await partOf(operator)).ok === false, 30_000, 'the warning')
  await product.killAll()
  product = await start()
  expect(payments.records.subscriptions[subscription]?.status).toBe('active')
  payments.failNext()
  await until(async () => payments.records.subscriptions[subscription]?.status === 'canceled', 60_000, 'the end of it')
  const again = await signInTo(product.address, 'super@assay.example')
  await until(async () => (await partOf(again)).ok === true, 10_000, 'the all-clear')
}, 180_000)
