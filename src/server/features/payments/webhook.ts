import { AppError } from '../../../contract/errors.ts'
import { BadSignature, type PaymentEvent } from '../../../adapters/payments/payment-provider.ts'
import type { PublicContext } from '../../http/handlers.ts'
import { asking, providerOf } from './desk.ts'
import { hearEvent } from './events.ts'

/** What the provider tells. It is answered once all of it is kept: until then the provider tells it again. */
export async function takeWebhook(context: PublicContext, rawBody: string): Promise<{ received: true }> {
  const { services, inTransaction, now, header } = context
  const provider = providerOf(services)
  let event: PaymentEvent
  try {
    event = provider.readEvent(rawBody, header('stripe-signature'), now)
  } catch (error) {
    if (error instanceof BadSignature) throw new AppError('invalid_input', error.message)
    throw error
  }
  const heard = await asking(() => hearEvent({ provider, inTransaction, now }, event))
  if (heard === 'later')
    throw new AppError('unavailable', 'The organization of this payment is not known yet.', { retryAfterSeconds: 5 })
  return { received: true }
}
