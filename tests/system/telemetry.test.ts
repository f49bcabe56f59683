import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCollector, type CollectedSpan, type Collector } from '../support/collector.ts'
import { signInTo, startProduct, until, type Product } from '../support/product.ts'
import { startSmallSite, type SmallSite } from '../support/small-site.ts'

/** What the running product sends to a collector, as it goes over the wire. */
const folder = mkdtempSync(join(tmpdir(), 'assay-telemetry-'))
const canary = `canary-${crypto.randomUUID()}`
const secret = `Bearer ${crypto.randomUUID()}`
let collector: Collector
let site: SmallSite
let product: Product
let token = ''

beforeAll(async () => {
  chmodSync(folder, 0o711)
  collector = await startCollector()
  site = await startSmallSite(['larch'], 4)
  const hosts = join(folder, 'hosts.json')
  writeFileSync(hosts, JSON.stringify(site.hosts))
  product = await startProduct({
    DATA_DIR: folder,
    LAB_HOSTS_FILE: hosts,
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=${encodeURIComponent(secret)}`,
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
  })
  const client = await signInTo(product.address)
  token = client.token
  await client.get(`/vendors?search=${canary}`)
  const made = await client.post('/vendors', { name: `Larch ${canary}`, website: 'https://larch.example/' })
  const started = await client.post(`/vendors/${made.body.data.id}/scan`)
  expect(started.status).toBe(202)
  await client.get(`/vendors/${crypto.randomUUID()}?${canary}=1`)
  const isOver = async () => {
    const { body } = await client.get(`/scans/${started.body.data.scan.id}`)
    return ['completed', 'failed'].includes(body.data.scan.status)
  }
  await until(isOver, 100_000, 'the end of the scan')
  await until(async () => collector.metrics.some(({ name }) => name === 'assay_scans_running'), 20_000, 'the figures')
  await product.stop()
}, 180_000)

afterAll(async () => {
  await product.killAll().catch(() => undefined)
  await site.stop()
  await collector.stop()
  rmSync(folder, { recursive: true, force: true })
})

const named = (name: string): CollectedSpan[] => collector.spans.filter((one) => one.name === name)
const below = (parent: CollectedSpan | undefined): CollectedSpan[] =>
  collector.spans.filter(({ parentSpanId, traceId }) => parentSpanId === parent?.spanId && traceId === parent?.traceId)

test('a request is told by its route and status, and the queries that it asks stand below it, before and after its body', () => {
  const [listed] = named('GET /api/vendors')
  expect(listed).toMatchObject({
    role: 'web',
    kind: 2,
    attributes: { 'http.request.method': 'GET', 'http.route': '/api/vendors', 'http.response.status_code': 200 },
  })
  expect(below(listed).map(({ name }) => name)).toContain('app.session_of')
  const [made] = named('POST /api/vendors')
  expect(below(made).map(({ name }) => name)).toEqual(expect.arrayContaining(['app.session_of', 'insert vendors']))
  const missing = collector.spans.filter(
    ({ kind, attributes }) => kind === 2 && attributes['http.response.status_code'] === 404,
  )
  expect(missing.map(({ name }) => name)).toEqual([expect.stringMatching(/^GET \/api\/vendors\/:\w+$/)])
})

test('a job is told by its kind, and the queries and requests of a crawl stand below it, by host alone', () => {
  // Beside it stands the scan that the sample organization starts with.
  const job = named('job scan').find((one) =>
    below(one).some(({ attributes }) => attributes['server.address'] === 'larch.example'),
  )
  expect(job).toMatchObject({ role: 'worker', attributes: { 'assay.job.name': 'scan' } })
  const children = below(job)
  const fetched = children.filter(({ name }) => name === 'crawl fetch')
  expect(fetched.length).toBeGreaterThanOrEqual(4)
  for (const { attributes } of fetched)
    expect(Object.keys(attributes).toSorted()).toEqual(expect.arrayContaining(['assay.outcome', 'server.address']))
  expect(new Set(fetched.flatMap(({ attributes }) => Object.keys(attributes)))).toEqual(
    new Set(['assay.outcome', 'http.response.status_code', 'server.address']),
  )
  expect(fetched.some(({ attributes }) => attributes['server.address'] === 'larch.example')).toBe(true)
  expect(children.map(({ name }) => name)).toContain('insert scan_ledger')
})

test('durations of requests, queries, jobs and fetches are exported, with the figures of the installation', () => {
  const of = (name: string) => collector.metrics.filter((one) => one.name === name)
  for (const [name, role] of [
    ['http.server.request.duration', 'web'],
    ['db.client.operation.duration', 'web'],
    ['db.client.operation.duration', 'worker'],
    ['assay.job.duration', 'worker'],
    ['assay.crawl.fetch.duration', 'worker'],
    ['process.memory.usage', 'web'],
    ['process.memory.usage', 'worker'],
    ['assay_scans_running', 'web'],
    ['assay_workers', 'web'],
  ])
    expect(
      of(name ?? '').some((one) => one.role === role && one.points.length > 0),
      `${name} of ${role}`,
    ).toBe(true)
  expect(
    of('assay_workers').flatMap(({ points }) => points.map(({ asDouble, asInt }) => Number(asDouble ?? asInt))),
  ).toContain(1)
})

test('the collector is shown the configured header, and hears no secret, address, account or text', () => {
  expect([...collector.authorizations]).toEqual([secret])
  const heard = collector.bodies.join('\n')
  expect(heard.length).toBeGreaterThan(10_000)
  for (const hidden of [
    canary,
    secret.slice(7),
    token,
    'Assay-sample-1!',
    'northwind.example',
    '127.0.0.1',
    '@',
    'http:',
    'https:',
  ])
    expect(heard.includes(hidden), `${hidden} is not told`).toBe(false)
})

test('a product without a collector does not load the SDK of OpenTelemetry', () => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    for (const half of ['compose', 'compose-web', 'compose-worker']) await import('./src/server/' + half + '.ts')
    process.stdout.write(JSON.stringify([loaded.length > 300, loaded.filter((url) => /@opentelemetry\\/(?!api\\/)|open-telemetry/.test(url))]))
    process.exit()`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(JSON.parse(said)).toEqual([true, []])
})
