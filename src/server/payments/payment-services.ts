import type { PaymentProvider } from '../../adapters/payments/payment-provider.ts'

/** What paying needs, built once by the composition. */
export interface PaymentServices {
  /** Null where payment is not set up. */
  readonly provider: PaymentProvider | null
  /** The stand-in of this installation: no money moves. */
  readonly isStandIn: boolean
  /** Whom visitors ask where payment is not set up; null for nobody in particular. */
  readonly contact: string | null
}
