import type { Monitoring } from '../../../contract/health.monitoring.ts'
import { AppError } from '../../../contract/errors.ts'
import type { SystemContext } from '../../http/handlers.ts'
import { judgeParts } from './health.domain.ts'
import { discardJob, retryJob, selectMonitoring } from './monitoring.queries.ts'

const hour = 3_600_000
/** How long each period is, and into how many parts its series cuts it: five minutes, and an hour. */
const periods = { hour: { length: hour, slices: 12 }, day: { length: 24 * hour, slices: 24 } } as const

export async function readMonitoring(
  { trx, now, services }: SystemContext,
  period: keyof typeof periods,
): Promise<Monitoring> {
  const { length, slices } = periods[period]
  const since = new Date(now.getTime() - length)
  const row = await selectMonitoring(trx, { since, slices, now })
  const figures = await services.readProcess()
  const { queue } = await services.readReadiness()
  const { connections: _connections, cancellations: _cancellations, installed_seconds: _installed, ...shown } = row
  const { readers, pdfs, exports } = services
  return {
    ...shown,
    ...figures,
    since: since.toISOString(),
    at: now.toISOString(),
    pools: { readers: readers.figures(), pdfs: pdfs.figures(), exports: exports.figures() },
    parts: judgeParts(row, figures, { queue, mailServer: services.hasMailServer, backupDays: services.backupDays }),
  }
}

const noJob = (): AppError => new AppError('not_found', 'There is no such job, or it did not fail.')

export async function retry({ trx, note }: SystemContext, id: string): Promise<{ message: string }> {
  const kind = await retryJob(trx, id)
  if (kind === null) throw noJob()
  if (kind === 'waiting')
    throw new AppError('already_exists', 'A job like it waits or works already. Discard this one.')
  note(id, { kind })
  return { message: `The job ${kind} is tried again.` }
}

export async function discard({ trx, note }: SystemContext, id: string): Promise<{ message: string }> {
  const kind = await discardJob(trx, id)
  if (kind === null) throw noJob()
  note(id, { kind })
  return { message: `The job ${kind} is forgotten.` }
}
