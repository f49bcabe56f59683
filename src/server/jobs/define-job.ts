import type { Logger } from 'pino'
import type { z } from 'zod'
import type { ProcessPool } from '../../adapters/isolation/process-pool.ts'
import type { Fetched } from '../../adapters/telemetry/telemetry.ts'
import type { SearchEngineOptions } from '../../adapters/search/search-engines.ts'
import type { TenantScope } from '../access/scope.ts'
import type { InTenantTransaction, SystemTransaction } from '../access/transactions.ts'
import type { LiveHub } from '../live/hub.ts'
import type { PaymentServices } from '../payments/payment-services.ts'
import type { MailServices } from '../mail/mail-services.ts'

/** What a worker is made of, built once by the composition. */
export interface WorkerServices {
  readonly live: LiveHub
  readonly log: Logger
  /** The injected list of hosts; empty in production. */
  readonly hosts: Readonly<Record<string, string>>
  readonly version: string
  /** How long logs are kept, in months; 0 is for ever. */
  readonly retention: { readonly auditMonths: number; readonly crawlLogMonths: number }
  /** What the crawler names in its user agent; null for nothing. */
  readonly botUrl: string | null
  readonly search: SearchEngineOptions | null
  readonly mail: MailServices
  readonly payments: PaymentServices
  /** The processes in which pages are read. */
  readonly readers: ProcessPool
  /** Told how long each request of a crawl took. */
  readonly onFetched: (fetched: Fetched) => void
}

interface JobContext {
  readonly services: WorkerServices
  /** Aborts when the worker stops or the queue has taken the job back. */
  readonly signal: AbortSignal
}

/** A job works on the one tenant that put it on its queue. */
export interface TenantJobContext extends JobContext {
  readonly scope: TenantScope
  readonly inTransaction: InTenantTransaction
}

/** Work of the node's own: it sees no tenant. */
export interface SystemJobContext extends JobContext {
  readonly inTransaction: <T>(work: (trx: SystemTransaction) => Promise<T>) => Promise<T>
}

/** How the queue keeps and repeats jobs; times are in seconds. */
export interface QueueOptions {
  /** exclusive: one of a singleton key waits or runs at a time. */
  readonly policy: 'standard' | 'exclusive'
  readonly retryLimit: number
  readonly retryDelay: number
  readonly retryBackoff: boolean
  readonly expireInSeconds: number
  /** A job whose worker has not said for so long that it lives is taken by another. */
  readonly heartbeatSeconds: number
  readonly deleteAfterSeconds: number
}

interface JobSpec<Payload, Context> {
  /** The queue's name. */
  readonly name: string
  /** Ids only. */
  readonly payload: z.ZodType<Payload>
  readonly queue: QueueOptions
  /** Jobs that one worker works on at a time; of one tenant at most two. */
  readonly atOnce: number
  /** Loaded with the first job, and works on one; it must bear being run again. */
  readonly load: () => Promise<(context: Context, payload: Payload) => Promise<void>>
}

interface SystemJobSpec<Payload> extends JobSpec<Payload, SystemJobContext> {
  /** Put on the queue by every worker when it starts and then this often, once for all workers; null for whoever asks. */
  readonly everySeconds: number | null
}

interface Runnable<Context> {
  /** Parses the payload and runs the handler. Throws on a payload that is none of this job's. */
  readonly run: (context: Context, data: unknown) => Promise<void>
}

export type TenantJob<Payload> = Omit<JobSpec<Payload, never>, 'load'> &
  Runnable<TenantJobContext> & { readonly kind: 'tenant' }
export type SystemJob<Payload> = Omit<SystemJobSpec<Payload>, 'load'> &
  Runnable<SystemJobContext> & { readonly kind: 'system' }
/** Any job, as the list of all and the worker know it. */
export type Job = Omit<TenantJob<never>, 'payload'> | Omit<SystemJob<never>, 'payload'>

function runnable<Payload, Context>({ payload, load }: JobSpec<Payload, Context>): Runnable<Context> {
  return {
    run: async (context, data) => {
      const parsed = payload.parse(data)
      const handle = await load()
      await handle(context, parsed)
    },
  }
}

/** A kind of job that tenants put on a queue with `enqueue`. Name it in jobs/job-list.ts, and workers take it. */
export function defineJob<Payload>(spec: JobSpec<Payload, TenantJobContext>): TenantJob<Payload> {
  const { load: _load, ...rest } = spec
  return { ...rest, ...runnable(spec), kind: 'tenant' }
}

/** A kind of job of the node's own: put on its queue by the workers, time and again, or by a definer function. */
export function defineSystemJob<Payload>(spec: SystemJobSpec<Payload>): SystemJob<Payload> {
  const { load: _load, ...rest } = spec
  return { ...rest, ...runnable(spec), kind: 'system' }
}
