import { createServer } from 'node:http'
import { z } from 'zod'

const value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
  doubleValue: z.number().optional(),
  boolValue: z.boolean().optional(),
})
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .default([])
  .transform((list) =>
    Object.fromEntries(
      list.map(({ key, value: one }) => [
        key,
        one.stringValue ?? (one.intValue === undefined ? (one.doubleValue ?? one.boolValue) : Number(one.intValue)),
      ]),
    ),
  )
const span = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes,
  status: z.object({ code: z.number().optional(), message: z.string().optional() }),
})
const point = z.object({
  attributes,
  count: z.union([z.number(), z.string()]).optional(),
  asDouble: z.number().optional(),
  asInt: z.union([z.number(), z.string()]).optional(),
})
const points = z.object({ dataPoints: z.array(point) }).optional()
const resource = z.object({ attributes })
const traces = z.object({
  resourceSpans: z.array(z.object({ resource, scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})
const metrics = z.object({
  resourceMetrics: z.array(
    z.object({
      resource,
      scopeMetrics: z.array(
        z.object({ metrics: z.array(z.object({ name: z.string(), histogram: points, gauge: points })) }),
      ),
    }),
  ),
})

export type CollectedSpan = z.infer<typeof span> & { readonly role: unknown }
export interface CollectedMetric {
  readonly name: string
  readonly role: unknown
  readonly points: readonly z.infer<typeof point>[]
}

export interface Collector {
  readonly url: string
  readonly spans: readonly CollectedSpan[]
  readonly metrics: readonly CollectedMetric[]
  /** All that came, as it came. */
  readonly bodies: readonly string[]
  /** What callers showed themselves with. */
  readonly authorizations: ReadonlySet<string | undefined>
  stop(): Promise<void>
}

/** A collector of OpenTelemetry on loopback: takes OTLP over HTTP in JSON, and refuses what is none. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = []
  const collected: CollectedMetric[] = []
  const bodies: string[] = []
  const authorizations = new Set<string | undefined>()
  const take = (path: string | undefined, body: unknown): void => {
    if (path === '/v1/traces')
      for (const { resource: of, scopeSpans } of traces.parse(body).resourceSpans)
        for (const one of scopeSpans)
          for (const each of one.spans) spans.push({ ...each, role: of.attributes['assay.role'] })
    else if (path === '/v1/metrics')
      for (const { resource: of, scopeMetrics } of metrics.parse(body).resourceMetrics)
        for (const one of scopeMetrics)
          for (const { name, histogram, gauge } of one.metrics)
            collected.push({ name, role: of.attributes['assay.role'], points: (histogram ?? gauge)?.dataPoints ?? [] })
    else throw new Error(`There is nothing at ${path}`)
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      try {
        if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json')
          throw new Error('Not OTLP')
        take(request.url, JSON.parse(text))
        bodies.push(text)
        authorizations.add(request.headers.authorization)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"partialSuccess":{}}')
      } catch {
        response.writeHead(400).end()
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    spans,
    metrics: collected,
    bodies,
    authorizations,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
