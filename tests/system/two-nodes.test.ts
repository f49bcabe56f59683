import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import type { Kysely } from 'kysely'
import type { DB } from '../../src/server/db/schema.ts'
import { openOwner } from '../support/owner.ts'
import { makeTenant, makeUser, password } from '../support/factories.ts'
import { signInTo, startProduct, until, type Product } from '../support/product.ts'
import { startSmallSite, type SmallSite } from '../support/small-site.ts'
import { suiteDatabase } from '../support/suite-database.ts'

/** Two web and two worker processes on one external database. */
const names = ['alder', 'birch', 'cedar', 'dogwood', 'elm']
let site: SmallSite
let folder = ''
let owner: Kysely<DB>
const products: Product[] = []

beforeAll(async () => {
  site = await startSmallSite(names, 8)
  folder = mkdtempSync(join(tmpdir(), 'assay-nodes-'))
  writeFileSync(join(folder, 'hosts.json'), JSON.stringify(site.hosts))
  owner = openOwner()
  const base = { DATA_DIR: folder, LAB_HOSTS_FILE: join(folder, 'hosts.json'), DATABASE_URL: suiteDatabase().ownerUrl }
  for (const role of ['web', 'web', 'worker', 'worker']) {
    const ready = role === 'web' ? /web node on (\S+)/ : /worker node is (running)/
    products.push(await startProduct({ ...base, ROLE: role }, ready))
  }
})

afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()))
  await owner.destroy()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function listen(address: string, token: string): Promise<Map<string, string>> {
  const last = new Map<string, string>()
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/ws`)
  await new Promise<void>((done, failed) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token })))
    socket.on('error', failed)
    socket.on('message', (raw: Buffer) => {
      const message = JSON.parse(raw.toString())
      if (message.type === 'ready') done()
      if (message.data?.changed === 'scan') last.set(message.data.id, message.data.progress.scan_status)
    })
  })
  return last
}

test(
  'a killed worker loses nothing: another takes its scans, and both web nodes tell it',
  { timeout: 180_000 },
  async () => {
    const [firstWeb, secondWeb, killed] = products
    const tenant = await makeTenant(owner)
    const user = await makeUser(owner, tenant.id)
    const client = await signInTo(firstWeb?.address ?? '', user.email, password)
    const live = [
      await listen(firstWeb?.address ?? '', client.token),
      await listen(secondWeb?.address ?? '', client.token),
    ]
    const scans = await Promise.all(
      names.map(async (name) => {
        const created = await client.post('/vendors', { name, website: `https://${name}.example/` })
        const started = await client.post(`/vendors/${created.body.data.id}/scan`)
        expect(started.status).toBe(202)
        return started.body.data.scan.id as string
      }),
    )
    const readRunning = async (): Promise<boolean> =>
      (await owner.selectFrom('scan_documents').where('scan_id', 'in', scans).select('scan_id').execute()).length >= 6
    await until(readRunning, 60_000, 'scans under way')
    killed?.child.kill('SIGKILL')
    products.splice(2, 1)
    const second = await signInTo(secondWeb?.address ?? '', user.email, password)
    for (const scan of scans) {
      const end = await until(
        async () => {
          const { body } = await second.get(`/scans/${scan}/status`)
          return ['completed', 'failed'].includes(body.data.scan_status) && body.data.scan_status
        },
        120_000,
        'the end of every scan',
      )
      expect(end).toBe('completed')
    }
    for (const heard of live) for (const scan of scans) expect(heard.get(scan)).toBe('completed')
    const steps = await owner
      .selectFrom('scan_steps')
      .where('scan_id', 'in', scans)
      .select(['scan_id', 'agent'])
      .execute()
    expect(steps).toHaveLength(scans.length * 9)
  },
)
