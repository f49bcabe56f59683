import { PgBoss, type JobWithMetadata, type WorkOptions } from 'pg-boss'
import { sql } from 'kysely'
import type { Database } from '../access/database.ts'
import { newId } from '../db/ids.ts'
import type { Job, WorkerServices } from './define-job.ts'
import { runJob } from './run-job.ts'

export interface WorkerOptions {
  readonly db: Database
  readonly databaseUrl: string
  readonly services: WorkerServices
  readonly jobs: readonly Job[]
}

export interface Worker {
  /** Hands unfinished jobs back to their queues and stops. */
  stop(): Promise<void>
}

const heartbeatEvery = 2_000
const failAbandonedEvery = 15_000
const atOnceOfTenant = 2

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

const workOptions = (job: Job) =>
  ({
    batchSize: 1,
    localConcurrency: job.atOnce,
    includeMetadata: true,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 2,
    heartbeatRefreshSeconds: Math.floor(job.queue.heartbeatSeconds / 3),
    ...(job.kind === 'tenant' ? { groupConcurrency: atOnceOfTenant } : {}),
  }) satisfies WorkOptions

/** Puts the node's own jobs on their queues, now and from time to time; a second worker's is refused. */
function scheduleJobs(boss: PgBoss, jobs: readonly Job[], warn: (error: unknown) => void): NodeJS.Timeout[] {
  return jobs.flatMap((job) => {
    if (job.kind !== 'system' || job.everySeconds === null) return []
    const { name, everySeconds } = job
    const send = (): void => void boss.send(name, {}, { singletonSeconds: everySeconds - 60 }).catch(warn)
    send()
    return [setInterval(send, everySeconds * 1_000)]
  })
}

/** Takes jobs from their queues until stopped, and says that it lives. A job whose worker dies is taken by another in about ten seconds. */
export async function startWorker({ db, databaseUrl, services, jobs }: WorkerOptions): Promise<Worker> {
  const boss = openBoss(databaseUrl)
  const warn = (error: unknown): void => services.log.warn({ err: { message: String(error) } }, 'queue')
  boss.on('error', warn)
  await boss.start()
  const stopping = new AbortController()
  for (const job of jobs)
    await boss.work(job.name, workOptions(job), async ([queued]: JobWithMetadata[]) => {
      if (!queued) return
      const signal = AbortSignal.any([stopping.signal, queued.signal])
      await runJob({ db, services }, job, queued, signal)
      // Handed back: the job fails here and is retried at once by another worker.
      if (stopping.signal.aborted) throw new Error('The worker is stopping')
    })
  const workerId = newId()
  const sendHeartbeat = (): void => void sql`select app.heartbeat(${workerId}::uuid)`.execute(db).catch(() => undefined)
  const failAbandoned = (): void => void sql`select app.fail_abandoned()`.execute(db).catch(() => undefined)
  sendHeartbeat()
  const timers = [
    setInterval(sendHeartbeat, heartbeatEvery),
    setInterval(failAbandoned, failAbandonedEvery),
    ...scheduleJobs(boss, jobs, warn),
  ]
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      stopping.abort(new Error('The worker is stopping'))
      await boss.stop({ graceful: true, timeout: 8_000 })
    },
  }
}
