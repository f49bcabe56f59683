import { PgBoss, type JobWithMetadata } from 'pg-boss'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Logger } from 'pino'
import type { Database } from '../access/scope.ts'
import { newId } from '../db/ids.ts'
import { scanQueue } from './queues.ts'
import { tidyUp } from './tidy.ts'

const payload = z.object({ scan_id: z.uuid(), tenant_id: z.uuid(), vendor_id: z.uuid() })
export type ScanJob = z.infer<typeof payload>

export interface WorkerOptions {
  readonly db: Database
  readonly databaseUrl: string
  readonly directUrl: string
  readonly log: Logger
  readonly atOnce: number
  /** Works on one scan; resolves when it is over for this worker. */
  readonly runScan: (job: ScanJob, signal: AbortSignal) => Promise<void>
}

export interface Worker {
  /** Hands unfinished scans back to the queue and stops. */
  stop(): Promise<void>
}

const beatEvery = 2_000
const sweepEvery = 15_000
const tidyEvery = 3_600_000

/** pg-boss signs in as the runtime login and takes the queue's role. */
function openBoss(databaseUrl: string): PgBoss {
  return new PgBoss({
    connectionString: databaseUrl,
    options: '-c role=assay_jobs',
    application_name: 'assay-jobs',
    max: 4,
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    maintenanceIntervalSeconds: 60,
    reindex: false,
    monitorVacuum: false,
    useListenNotify: true,
  })
}

/** Takes scans from the queue until stopped, and says that it lives. A scan whose worker dies is taken by another in about ten seconds. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { db, log } = options
  const boss = openBoss(options.databaseUrl)
  boss.on('error', (error) => log.warn({ err: { message: error.message } }, 'queue'))
  await boss.start()
  const stopping = new AbortController()
  await boss.work(
    scanQueue.name,
    {
      batchSize: 1,
      localConcurrency: options.atOnce,
      includeMetadata: true,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 2,
      groupConcurrency: 2,
      heartbeatRefreshSeconds: 3,
    },
    async ([job]: JobWithMetadata[]) => {
      if (!job) return
      const signal = AbortSignal.any([stopping.signal, job.signal])
      await options.runScan(payload.parse(job.data), signal)
      // Handed back: the job fails here and is retried at once by another worker.
      if (stopping.signal.aborted) throw new Error('The worker is stopping')
    },
  )
  const workerId = newId()
  const beat = (): void => void sql`select app.beat(${workerId}::uuid)`.execute(db).catch(() => undefined)
  const sweep = (): void => void sql`select app.fail_abandoned()`.execute(db).catch(() => undefined)
  const tidy = (): void =>
    void tidyUp(db, stopping.signal).catch((error: unknown) => log.warn({ err: { message: String(error) } }, 'tidy'))
  beat()
  tidy()
  const timers = [setInterval(beat, beatEvery), setInterval(sweep, sweepEvery), setInterval(tidy, tidyEvery)]
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      stopping.abort(new Error('The worker is stopping'))
      await boss.stop({ graceful: true, timeout: 8_000 })
    },
  }
}
