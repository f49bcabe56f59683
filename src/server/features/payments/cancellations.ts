import { ProviderRefused, ProviderUnavailable } from '../../../adapters/payments/payment-provider.ts'
import type { SystemJobContext } from '../../jobs/define-job.ts'
import { deskOf } from '../../payments/payment-desk.ts'
import { ofTenant, type Desk } from './desk.ts'

type AnyDesk = Omit<Desk, 'provider'> & { readonly provider: Desk['provider'] | null }

const isOver = (status: string): boolean => status === 'canceled' || status === 'incomplete_expired'

/** Whether nothing is charged for it any more, as the provider says it now. */
async function isGone(provider: Desk['provider'], id: string): Promise<boolean> {
  const found = await provider.readSubscription(id)
  return found === undefined || isOver(found.status)
}

async function cancelAtProvider(provider: Desk['provider'] | null, id: string): Promise<void> {
  if (!provider) throw new Error('Payment is not set up in this installation')
  const running = await provider.readSubscription(id)
  if (!running || isOver(running.status)) return
  try {
    await provider.cancelNow(running)
  } catch (error) {
    // Somebody else was faster, or an earlier answer was lost: it is over, whoever ended it.
    if (!(error instanceof ProviderRefused && (await isGone(provider, id)))) throw error
  }
}

/**
 * Cancels one subscription at once and notes that it is settled; asked again it changes nothing. Throws where the provider
 * is in the way, and keeps the reason for the operator.
 */
export async function settleCancellation({ provider, inTransaction, now }: AnyDesk, id: string): Promise<void> {
  try {
    await cancelAtProvider(provider, id)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    await inTransaction((store) => store.noteCancellationFailure(id, why))
    throw error
  }
  await inTransaction(async (store, note) => {
    const organization = await store.settleCancellation(id, now)
    if (organization !== null)
      note('subscription_cancelled', id, ofTenant(null, { organization, by: 'deletion of the organization' }))
  })
}

/** Tries all that are open: those whose own job gave up or was discarded too. One that is refused stops none of the others. */
export async function settleCancellations(desk: AnyDesk, signal?: AbortSignal): Promise<void> {
  for (const id of await desk.inTransaction((store) => store.selectOpenCancellations())) {
    if (signal?.aborted) return
    const failure: unknown = await settleCancellation(desk, id).catch((error: unknown) => error)
    if (failure instanceof ProviderUnavailable) return
  }
}

export async function runCancellationJob(
  { services, inTransaction }: SystemJobContext,
  { subscription_id: id }: { readonly subscription_id: string },
): Promise<void> {
  await settleCancellation(deskOf(services, inTransaction, new Date()), id)
}
