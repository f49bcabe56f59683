import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { testSettings } from '../../../../tests/support/app.ts'
import { makeScan, makeTenant, makeVendor } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { runScanJob } from '../../../../tests/support/review.ts'
import { version } from '../../environment.ts'

const owner = openOwner()

afterAll(async () => {
  await owner.destroy()
})

test('each request of a scan tells the vendor which product reads and whom to ask', async () => {
  const agents = new Set<string | undefined>()
  const site = createServer((request, response) => {
    agents.add(request.headers['user-agent'])
    response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /\n')
  })
  await new Promise<void>((done) => void site.listen(0, '127.0.0.1', done))
  // safe because the server listens on a port
  const { port } = site.address() as { port: number }
  const { id: tenantId } = await makeTenant(owner)
  const vendorId = await makeVendor(owner, tenantId)
  const scanId = await makeScan(owner, tenantId, vendorId, 'pending')
  const settings = testSettings({ ROLE: 'worker', BOT_URL: 'https://firm.example/bot' })
  const hosts = { 'acme.example': `127.0.0.1:${port}` }
  await runScanJob(owner, settings, { tenantId, vendorId }, scanId, { hosts })
  site.closeAllConnections()
  site.close()
  expect([...agents]).toEqual([`Assay/${version} (vendor security reviews; +https://firm.example/bot)`])
})
