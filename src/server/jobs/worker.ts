import { PgBoss, type JobWithMetadata, type WorkOptions } from 'pg-boss'
import { sql } from 'kysely'
import type { Telemetry } from '../../adapters/telemetry/telemetry.ts'
import type { Database } from '../access/database.ts'
import { newId } from '../db/ids.ts'
import type { Job, WorkerServices } from './define-job.ts'
import { runJob } from './run-job.ts'
import { watchActivity, type WorkerActivity } from './worker-state.ts'

export interface WorkerOptions {
  readonly db: Database
  readonly databaseUrl: string
  readonly services: WorkerServices
  readonly jobs: readonly Job[]
  /** Null tells no collector of jobs. */
  readonly telemetry: Telemetry | null
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

/** Says every two seconds that this worker lives and what it does, and fails what others have left behind. */
function keepReporting(db: Database, activity: WorkerActivity) {
  const workerId = newId()
  const sendHeartbeat = (): void =>
    void sql`select app.heartbeat(${workerId}::uuid, ${JSON.stringify(activity.read())}::jsonb)`
      .execute(db)
      .catch(() => undefined)
  const failAbandoned = (): void => void sql`select app.fail_abandoned()`.execute(db).catch(() => undefined)
  sendHeartbeat()
  const timers = [setInterval(sendHeartbeat, heartbeatEvery), setInterval(failAbandoned, failAbandonedEvery)]
  return {
    stop: (): void => {
      for (const timer of timers) clearInterval(timer)
    },
    /** It is not missed from now on. */
    leave: async (): Promise<void> => {
      await sql`select app.end_worker(${workerId}::uuid)`.execute(db).catch(() => undefined)
    },
  }
}

/** Takes jobs from their queues until stopped, and says that it lives. A job whose worker dies is taken by another in about ten seconds. */
export async function startWorker({ db, databaseUrl, services, jobs, telemetry }: WorkerOptions): Promise<Worker> {
  const boss = openBoss(databaseUrl)
  const warn = (error: unknown): void => services.log.warn({ err: { message: String(error) } }, 'queue')
  boss.on('error', warn)
  await boss.start()
  const stopping = new AbortController()
  const activity = watchActivity(services.readers)
  for (const job of jobs)
    await boss.work(job.name, workOptions(job), async ([queued]: JobWithMetadata[]) => {
      if (!queued) return
      const signal = AbortSignal.any([stopping.signal, queued.signal])
      const work = () => runJob({ db, services }, job, queued, signal)
      const { id } = queued
      await activity.during(job.name, () => (telemetry ? telemetry.during({ name: job.name, id }, work) : work()))
      // Handed back: the job fails here and is retried at once by another worker.
      if (stopping.signal.aborted) throw new Error('The worker is stopping')
    })
  const reports = keepReporting(db, activity)
  const timers = scheduleJobs(boss, jobs, warn)
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      reports.stop()
      stopping.abort(new Error('The worker is stopping'))
      await boss.stop({ graceful: true, timeout: 8_000 })
      await reports.leave()
    },
  }
}
