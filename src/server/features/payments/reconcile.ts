import type { SystemJobContext } from '../../jobs/define-job.ts'
import { deskOf } from '../../payments/payment-desk.ts'
import { settleCancellations } from './cancellations.ts'
import type { Desk } from './desk.ts'
import { hearEvent } from './events.ts'
import { settleRefunds } from './refunds.ts'

const day = 86_400_000
/** How far back events are looked for: longer than the provider repeats one. */
const lookBack = 4 * day

/** Hears every event that the provider tells of and nobody has heard. Answers how many there were. */
export async function hearLostEvents(desk: Desk, signal?: AbortSignal): Promise<number> {
  const events = await desk.provider.listEvents(new Date(desk.now.getTime() - lookBack))
  const unknown = new Set(await desk.inTransaction((store) => store.selectUnknownEvents(events.map(({ id }) => id))))
  let heard = 0
  for (const event of events) {
    if (signal?.aborted) return heard
    if (!unknown.has(event.id)) continue
    await hearEvent(desk, event)
    heard += 1
  }
  return heard
}

/** Tells the admins of an organization what is due to be told, each once. */
export async function sendReminders({ inTransaction, now }: Pick<Desk, 'inTransaction' | 'now'>): Promise<void> {
  await inTransaction(async (store) => {
    for (const due of await store.takeReminders(now))
      for (const { email, first_name } of await store.selectContacts(due.tenant_id)) {
        const amount_cents = due.amount_cents ?? 0
        const at = due.period_end?.toISOString() ?? now.toISOString()
        if (due.kind === 'overdue') await store.queueMessage(email, { kind: 'payment_overdue', first_name })
        else
          await store.queueMessage(email, {
            kind: 'renewal',
            first_name,
            plan: due.package_name ?? '',
            amount_cents,
            at,
          })
      }
  })
}

export async function runPaymentsJob({ services, inTransaction, signal }: SystemJobContext): Promise<void> {
  const desk = deskOf(services, inTransaction, new Date())
  await sendReminders(desk)
  await settleCancellations(desk, signal)
  if (!desk.provider) return
  const open = { ...desk, provider: desk.provider }
  await settleRefunds(open)
  const heard = await hearLostEvents(open, signal)
  if (heard > 0) services.log.info({ heard }, 'Payment events that no webhook had brought')
}
