import { sql } from 'kysely'
import type { SystemJobContext, WorkerServices } from './define-job.ts'

/** A call removes at most a thousand rows of a kind; more calls than these are left to the next hour. */
const mostCalls = 10_000

/** Removes what nothing needs any more, a thousand rows of a kind in each transaction, until nothing is left or `signal` stops it. */
export async function removeExpired({
  inTransaction,
  signal,
  services: { retention },
}: Pick<SystemJobContext, 'inTransaction' | 'signal'> & {
  readonly services: Pick<WorkerServices, 'retention'>
}): Promise<void> {
  if (signal.aborted) return
  const { auditMonths, crawlLogMonths } = retention
  await inTransaction((trx) => sql`select app.keep_months(${auditMonths}, ${crawlLogMonths})`.execute(trx))
  for (let call = 0; call < mostCalls && !signal.aborted; call += 1) {
    const { rows } = await inTransaction((trx) =>
      sql<{ removed: number }>`select app.remove_expired() + app.forget_resources() + app.remove_expired_mail()
        + app.remove_expired_registrations() + app.remove_expired_sign_ins()
        + app.remove_expired_invitations() + app.remove_expired_comments()
        + app.remove_expired_answers() + app.remove_expired_briefings()
        + app.remove_expired_cancellations() + app.remove_expired_fetches() as removed`.execute(trx),
    )
    if (!rows[0]?.removed) return
  }
}
