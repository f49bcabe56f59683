import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import {
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Figure, RequestSpan, Telemetry } from './telemetry.ts'

export interface TelemetryOptions {
  /** The collector's address; `/v1/traces` and `/v1/metrics` are below it. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  readonly version: string
  /** `web` or `worker`. */
  readonly role: string
  /** Milliseconds between two exports of the metrics. */
  readonly interval: number
  /** Told when the collector does not take what is sent. */
  readonly onFailure: () => void
}

const timeout = 10_000
const stopWithin = 3_000

function openProviders({ endpoint, headers, serviceName, version, role, interval }: TelemetryOptions) {
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': version,
    'service.namespace': 'assay',
    'assay.role': role,
  })
  const to = (path: string) => ({ url: `${endpoint}${path}`, headers: { ...headers }, timeoutMillis: timeout })
  const traces = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(to('/v1/traces')) })],
  })
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to('/v1/metrics')),
        exportIntervalMillis: interval,
        exportTimeoutMillis: Math.min(timeout, interval),
      }),
    ],
  })
  return { traces, metrics }
}

/** Failures are told by their kind alone: a message may say what somebody typed. */
const markFailed = (span: Span, error: unknown): void => {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : 'error')
}

/** Spans whose parent is whatever is under way where they begin. */
function openSpans(provider: TracerProvider, version: string) {
  const current = new AsyncLocalStorage<Span>()
  const tracer = provider.getTracer('assay', version)
  const begin = (name: string, kind: SpanKind, attributes: Attributes, startTime?: number): Span => {
    const parent = current.getStore()
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    return tracer.startSpan(name, { kind, attributes, ...(startTime === undefined ? {} : { startTime }) }, context)
  }
  return {
    begin,
    run: <T>(span: Span, work: () => T): T => current.run(span, work),
    /** One that has ended already. */
    add: (name: string, milliseconds: number, attributes: Attributes, isFailed: boolean): void => {
      const end = Date.now()
      const span = begin(name, SpanKind.CLIENT, attributes, end - milliseconds)
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(end)
    },
  }
}

function openMeters(provider: MeterProvider, version: string) {
  const meter = provider.getMeter('assay', version)
  const seconds = (name: string, description: string) => meter.createHistogram(name, { unit: 's', description })
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By', description: 'Resident memory of this process' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()))
  return {
    request: seconds('http.server.request.duration', 'How long requests took to answer'),
    query: seconds('db.client.operation.duration', 'How long the database took to answer'),
    job: seconds('assay.job.duration', 'How long jobs took'),
    fetch: seconds('assay.crawl.fetch.duration', 'How long sites took to answer a crawl'),
    async observe(read: () => Promise<readonly Figure[]>): Promise<void> {
      const names = await read()
      const gauges = new Map(
        names.map(({ name, help }) => [name, meter.createObservableGauge(name, { description: help })]),
      )
      meter.addBatchObservableCallback(
        async (result) => {
          for (const { name, values } of await read()) {
            const gauge = gauges.get(name)
            for (const { labels, value } of gauge ? values : []) if (gauge) result.observe(gauge, value, { ...labels })
          }
        },
        [...gauges.values()],
      )
    },
  }
}

function beginRequest(
  spans: ReturnType<typeof openSpans>,
  meters: ReturnType<typeof openMeters>,
  method: string,
): RequestSpan {
  const begun = performance.now()
  const span = spans.begin(method, SpanKind.SERVER, { 'http.request.method': method })
  return {
    enter: (next) => spans.run(span, next),
    end: ({ route = 'unknown', status }) => {
      const attributes = { 'http.route': route, 'http.response.status_code': status }
      span.updateName(`${method} ${route}`)
      span.setAttributes(attributes)
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
      meters.request.record((performance.now() - begun) / 1_000, { 'http.request.method': method, ...attributes })
    },
  }
}

/** Sends traces and metrics to a collector, in OpenTelemetry's protocol over HTTP. */
export function openTelemetry(options: TelemetryOptions): Telemetry {
  diag.setLogger(
    { error: options.onFailure, warn: () => {}, info: () => {}, debug: () => {}, verbose: () => {} },
    DiagLogLevel.ERROR,
  )
  const { traces, metrics } = openProviders(options)
  const spans = openSpans(traces, options.version)
  const meters = openMeters(metrics, options.version)
  return {
    beginRequest: (method) => beginRequest(spans, meters, method),
    async during({ name, id }, work) {
      const begun = performance.now()
      const span = spans.begin(`job ${name}`, SpanKind.CONSUMER, { 'assay.job.name': name, 'assay.job.id': id })
      let outcome = 'done'
      try {
        return await spans.run(span, work)
      } catch (error) {
        outcome = 'failed'
        markFailed(span, error)
        throw error
      } finally {
        span.end()
        meters.job.record((performance.now() - begun) / 1_000, { 'assay.job.name': name, outcome })
      }
    },
    queried({ name, milliseconds, isFailed }) {
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
      spans.add(name, milliseconds, attributes, isFailed)
      meters.query.record(milliseconds / 1_000, attributes)
    },
    fetched({ host, milliseconds, outcome, status }) {
      const told = { 'assay.outcome': outcome, ...(status === null ? {} : { 'http.response.status_code': status }) }
      spans.add('crawl fetch', milliseconds, { 'server.address': host, ...told }, outcome !== 'answer')
      meters.fetch.record(milliseconds / 1_000, told)
    },
    observe: (read) => meters.observe(read),
    async stop() {
      const sent = Promise.all([traces.shutdown(), metrics.shutdown()]).catch(options.onFailure)
      await Promise.race([sent, delay(stopWithin, undefined, { ref: false })])
    },
  }
}
