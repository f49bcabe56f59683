import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestSpan, Telemetry } from '../../adapters/telemetry/telemetry.ts'

/** Tells the collector of each request by its route's pattern. What a request leads to stands below it. */
export function traceRequests(app: FastifyInstance, telemetry: Telemetry | null): void {
  if (!telemetry) return
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = telemetry.beginRequest(request.method)
    spans.set(request, span)
    span.enter(done)
  })
  // A body arrives by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.enter(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.end({ route: request.routeOptions.url, status: reply.statusCode })
    done()
  })
}
