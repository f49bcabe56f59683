import { ProviderRefused } from '../../../adapters/payments/payment-provider.ts'
import type { Desk } from './desk.ts'

/** Gives back what bought nothing. Stopped half-way it goes on with the next call: the provider gives back each once. */
export async function settleRefunds({ provider, inTransaction, now }: Desk): Promise<void> {
  for (const { session_id: sessionId, email, reason } of await inTransaction((store) => store.selectOpenRefunds())) {
    const checkout = await provider.readCheckout(sessionId)
    if (checkout)
      await provider.refundCheckout(checkout).catch((error: unknown) => {
        // Given back already, by hand or by an earlier attempt.
        if (!(error instanceof ProviderRefused)) throw error
      })
    await inTransaction(async (store) => {
      if (await store.settleRefund(sessionId, now))
        await store.queueMessage(email, { kind: 'payment_returned', reason })
    })
  }
}
