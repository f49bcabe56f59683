import { cancellationJob, paymentsJob } from '../features/payments/payments.jobs.ts'
import { scanJob } from '../features/scans/scans.jobs.ts'
import { mailJob } from '../mail/mail.jobs.ts'
import { cleanupJob } from './cleanup.jobs.ts'
import type { Job } from './define-job.ts'

/** Every kind of job: migrations make its queue, workers take it. */
export const allJobs: readonly Job[] = [scanJob, mailJob, paymentsJob, cancellationJob, cleanupJob]
