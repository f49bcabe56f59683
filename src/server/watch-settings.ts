import { z } from 'zod'

/** How the installation is watched. */
export const watchShape = {
  /** Scrapers show it for /metrics; without one there is no such page. */
  METRICS_TOKEN: z.string().min(16).optional(),
  BACKUP_DAYS: z.coerce.number().int().min(0).max(365).default(7),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'give http://… or https://…' }).optional(),
  /** `name=value,name=value`, values as in an address. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('assay'),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1_000).max(3_600_000).default(60_000),
} as const

/** Where traces and metrics are sent, in OpenTelemetry's protocol. */
export interface TelemetrySettings {
  /** Without a slash at its end. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** Milliseconds between two exports of the metrics. */
  readonly interval: number
}

export interface WatchSettings {
  /** Null serves no /metrics. */
  readonly metricsToken: string | null
  /** The monitoring warns when the last backup is older than so many days; 0 where others look after it. */
  readonly backupDays: number
  /** Null sends nothing. */
  readonly telemetry: TelemetrySettings | null
}

/** Throws where one is none. */
function readHeaders(given: string): Readonly<Record<string, string>> {
  const pairs = given.split(',').map((pair) => /^\s*([\w!#$%&'*+.^`|~-]+)\s*=(.*)$/.exec(pair))
  const wrong = new Error('Settings are wrong. OTEL_EXPORTER_OTLP_HEADERS: give name=value,name=value')
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        if (!pair) throw wrong
        return [pair[1] ?? '', decodeURIComponent((pair[2] ?? '').trim())]
      }),
    )
  } catch {
    // Nothing of a value is in the message: it may be a secret.
    throw wrong
  }
}

export function readWatch(values: z.infer<z.ZodObject<typeof watchShape>>): WatchSettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = values
  return {
    metricsToken: values.METRICS_TOKEN ?? null,
    backupDays: values.BACKUP_DAYS,
    telemetry:
      endpoint === undefined
        ? null
        : {
            endpoint: endpoint.replace(/\/+$/, ''),
            headers: headers === undefined ? {} : readHeaders(headers),
            serviceName: values.OTEL_SERVICE_NAME,
            interval: values.OTEL_METRIC_EXPORT_INTERVAL,
          },
  }
}
