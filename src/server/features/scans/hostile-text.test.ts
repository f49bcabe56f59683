import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode, testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { makePdf } from '../../../../tests/support/lab/make-files.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { runScanJob } from '../../../../tests/support/review.ts'
import type { WebNode } from '../../compose-web.ts'
import { newId } from '../../db/ids.ts'

const owner = openOwner()
const settings = testSettings({ ROLE: 'worker' })
const emoji = '😀'.repeat(300)
const claim = 'All customer data is encrypted at rest with AES-256 and \u202ekept\u202c safe \u001b[31m\u0007.'
const security = `<html lang="&#xfffe;"><head><title>x${emoji}</title></head><body><h1>Security</h1>
  <p>${claim}</p><p>Our&#x85; service&#xffff; is &#xfdd0;here &#0; for you. ${'It says what there is to say. '.repeat(9)}</p>
  <a href="/whitepaper.pdf">x${emoji}</a></body></html>`
const pdf = makePdf([[['Security whitepaper: backups are tested every quarter by our own team.', 50, 700, 11]]], {
  title: 'Security\u0000 whitepaper \ufffe',
})

function answer(path: string): { type: string; body: string | Buffer } {
  if (path === '/') return { type: 'text/html', body: security.replace('/whitepaper.pdf', '/security') }
  if (path === '/security') return { type: 'text/html', body: security }
  if (path === '/whitepaper.pdf') return { type: 'application/pdf', body: pdf }
  if (path === '/robots.txt') return { type: 'text/plain', body: 'User-agent: *\n# \u0000 \ufffe\n' }
  if (path === '/sitemap.xml') return { type: 'text/xml', body: '<urlset>\u0000\uffff</urlset>' }
  return { type: `text/x${'\u00e9'.repeat(90)}`, body: Buffer.from([0xed, 0xa0, 0xbd, 0x00, 0xff, 0xfe]) }
}

let node: WebNode
let site: Server

beforeAll(async () => {
  node = await startTestNode()
  site = createServer((request, response) => {
    const { type, body } = answer((request.url ?? '/').split('?')[0] ?? '/')
    response.writeHead(200, { 'content-type': type, etag: '"\u00e9\u00ff"', 'last-modified': 'caf\u00e9' }).end(body)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  site.close()
  await node.stop()
  await owner.destroy()
})

test(
  'a site whose texts no database stores as they are is reviewed, stored and read back',
  { timeout: 120_000 },
  async () => {
    const tenantId = (await makeTenant(owner)).id
    const token = (await signIn(node.app, await makeUser(owner, tenantId, { role: 'viewer' }))).access
    const vendorId = await makeVendor(owner, tenantId, 'Acme \u202e🔒')
    const address = site.address()
    const host = typeof address === 'object' && address !== null ? `127.0.0.1:${address.port}` : ''
    const hosts = { 'acme.example': host }
    const reviews = []
    for (let round = 0; round < 2; round += 1) {
      const scanId = newId()
      await owner
        .insertInto('scans')
        .values({ id: scanId, tenant_id: tenantId, vendor_id: vendorId, status: 'pending', as_of: '2026-11-21' })
        .execute()
      await runScanJob(owner, settings, { tenantId, vendorId }, scanId, { hosts })
      const { status, body } = await call(node.app, 'GET', `/scans/${scanId}/review`, { token })
      expect([status, body.data.scan.scan_status]).toEqual([200, 'completed'])
      reviews.push(body.data)
    }
    for (const review of reviews) {
      expect(JSON.stringify(review)).not.toMatch(/\\u0000|\\ud[89a-f]|[\ufdd0-\ufdef\ufffe\uffff]/i)
      const title = (path: string) => review.documents.find((one: { url: string }) => one.url.endsWith(path))?.title
      expect(title('/whitepaper.pdf')).toBe('Security\ufffd whitepaper \ufffd')
      expect(title('acme.example/')).toBe(`x${'😀'.repeat(149)}`)
      const finding = review.findings.find((one: { fact: string }) => one.fact === 'enc.rest')
      expect(finding.quotes[0].text).toContain('\u202ekept\u202c safe \u001b[31m\u0007')
    }
  },
)
