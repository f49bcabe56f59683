import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { AppError } from '../../contract/errors.ts'
import { bearerToken } from '../access/session.ts'

/** A figure as a scraper reads it: its name, what it means, and its values by label. */
export interface Metric {
  readonly name: string
  readonly help: string
  readonly values: readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[]
}

interface MetricsOptions {
  /** Null serves nothing. */
  readonly token: string | null
  readonly readMetrics: () => Promise<readonly Metric[]>
}

function isToken(given: string | null, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** `/metrics` for Prometheus, to whoever shows the token; without a configured token there is no such page. */
export function serveMetrics(app: FastifyInstance, { token, readMetrics }: MetricsOptions): void {
  const registry = new Registry()
  if (token !== null) collectDefaultMetrics({ register: registry, prefix: 'assay_web_' })
  const gauges = new Map<string, Gauge>()
  app.addHook('onClose', () => registry.clear())
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === null) throw new AppError('not_found', 'Not found')
    if (!isToken(bearerToken(request.headers.authorization), token))
      throw new AppError('unauthenticated', 'Authentication required')
    for (const { name, help, values } of await readMetrics()) {
      const known = gauges.get(name)
      // What its labels are is known with its first value.
      if (values[0] === undefined && !known) continue
      const labelNames = Object.keys(values[0]?.labels ?? {})
      const gauge = known ?? new Gauge({ name, help, labelNames, registers: [registry] })
      gauges.set(name, gauge)
      gauge.reset()
      for (const { labels, value } of values) gauge.set({ ...labels }, value)
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
