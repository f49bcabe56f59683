import { AppError } from '../../../contract/errors.ts'
import {
  ProviderRefused,
  ProviderUnavailable,
  type PaymentProvider,
} from '../../../adapters/payments/payment-provider.ts'
import type { PaymentQueries } from '../../access/payment-store.queries.ts'
import type { IdentityNote, Services } from '../../http/handlers.ts'
import type { MailRequest } from '../../mail/mail-request.ts'

/** What a payment changes, in one transaction with its messages and audit rows. */
export interface PaymentStore extends PaymentQueries {
  queueMessage(recipient: string, request: MailRequest): Promise<void>
}

/** What fulfilling a payment needs, in a request and in a job alike. */
export interface Desk {
  readonly provider: PaymentProvider
  readonly inTransaction: <T>(work: (store: PaymentStore, note: IdentityNote) => Promise<T>) => Promise<T>
  readonly now: Date
}

/** The provider. Throws where payment is not set up. */
export function providerOf({ payments }: Pick<Services, 'payments'>): PaymentProvider {
  if (payments.provider) return payments.provider
  const whom = payments.contact ?? 'the operator of this installation'
  throw new AppError('payments_not_set_up', `Payment is not set up in this installation. Ask ${whom}.`)
}

/** Runs what asks the provider. Throws what people are told where it is in the way. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderRefused) throw new AppError('payment_incomplete', error.message)
    if (!(error instanceof ProviderUnavailable)) throw error
    throw new AppError('unavailable', 'The payment provider does not answer. Please try again in a moment.', {
      retryAfterSeconds: 5,
    })
  }
}

/** An audit row of an organization that nobody signed in for. */
export const ofTenant = (tenantId: string | null, details: Readonly<Record<string, unknown>> = {}) => ({
  caller: { tenantId, userId: null, userEmail: null },
  details,
  resource: 'payment' as const,
})
