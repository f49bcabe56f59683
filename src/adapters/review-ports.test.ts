import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { createReaderPool } from './reader/reader-pool.ts'
import { createReviewPorts } from './review-ports.ts'

/** The user agent that a vendor's server sees. */
async function agentSeen(more: { readonly botUrl?: string | null }): Promise<string | undefined> {
  let seen: string | undefined
  const server = createServer((request, response) => {
    seen = request.headers['user-agent']
    response.end('x')
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  // safe because the server listens on a port
  const { port } = server.address() as { port: number }
  const readers = createReaderPool(1)
  const hosts = { 'vendor.example': `127.0.0.1:${port}` }
  const world = createReviewPorts({ hosts, version: '1.2.3', readers, owner: 'test', ...more })
  await world.ports.fetcher.fetch({ url: 'https://vendor.example/', purpose: 'page' })
  await world.close()
  readers.close()
  server.closeAllConnections()
  server.close()
  return seen
}

test('vendors see the product, its version and the address that the operator gives', async () => {
  expect(await agentSeen({ botUrl: 'https://firm.example/bot' })).toBe(
    'Assay/1.2.3 (vendor security reviews; +https://firm.example/bot)',
  )
})

test.each([{}, { botUrl: null }])('with %j they see no address, rather than one that is not ours', async (more) => {
  expect(await agentSeen(more)).toBe('Assay/1.2.3 (vendor security reviews)')
})
