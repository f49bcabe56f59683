import { scopeOfJob } from '../access/scope.ts'
import type { Database } from '../access/database.ts'
import { inSystem, inTenant } from '../access/transactions.ts'
import type { Job, WorkerServices } from './define-job.ts'

/** A job as the queue handed it over. */
export interface QueuedJob {
  readonly id: string
  readonly data: unknown
}

/** Works on one job. Which tenant's it is the database says, and a job of none that wants one is refused. */
export async function runJob(
  { db, services }: { readonly db: Database; readonly services: WorkerServices },
  job: Job,
  { id, data }: QueuedJob,
  signal: AbortSignal,
): Promise<void> {
  if (job.kind === 'system') return job.run({ services, signal, inTransaction: (work) => inSystem(db, work) }, data)
  const scope = await scopeOfJob(db, { queue: job.name, id })
  if (!scope) throw new Error(`The job ${id} of the queue ${job.name} is no organization’s, or nobody works on it`)
  await job.run({ services, signal, scope, inTransaction: (work) => inTenant(db, scope, work) }, data)
}
