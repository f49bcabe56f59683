import { openStripe } from '../../adapters/payments/stripe-provider.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import type { PaymentServices } from './payment-services.ts'

export const openPayments = ({ stripe, isStandIn, billingContact }: PaymentSettings): PaymentServices => ({
  provider: stripe ? openStripe(stripe) : null,
  isStandIn,
  contact: billingContact,
})
