import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInTo, startProduct, until, type Product } from '../support/product.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-sample-'))
chmodSync(folder, 0o711)
let product: Product

const start = () => startProduct({ DATA_DIR: folder, SEED: 'sample' })

beforeAll(async () => {
  product = await start()
}, 120_000)

afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Listed {
  readonly name: string
  readonly last_review: { readonly score: number } | null
  readonly latest_scan: { readonly id: string } | null
}

async function reviewed(): Promise<readonly Listed[]> {
  const client = await signInTo(product.address)
  return until(
    async () => {
      const listed: Listed[] = (await client.get('/vendors')).body.data.vendors
      return listed.some(({ last_review }) => last_review !== null) && listed
    },
    60_000,
    'a review of a sample vendor',
  )
}

test('the sample organization has one review to read soon after the first start, and it uses no scan of the plan', async () => {
  const vendors = await reviewed()
  expect(vendors.filter(({ latest_scan }) => latest_scan !== null).map(({ name }) => name)).toEqual(['Larkfield'])
  const client = await signInTo(product.address)
  expect((await client.get('/admin/tenant')).body.data.tenant.monthly_scans_used).toBe(0)
}, 90_000)

test('a second start scans nothing again', async () => {
  const before = (await reviewed()).find(({ name }) => name === 'Larkfield')?.latest_scan?.id
  await product.stop()
  product = await start()
  const after = (await reviewed()).find(({ name }) => name === 'Larkfield')
  expect(after?.latest_scan?.id).toBe(before)
}, 120_000)
