import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startStripeStandIn } from '../../adapters/stripe-stand-in/stripe-stand-in.ts'
import { standInKey } from '../payment-settings.ts'

export interface PaymentStandIn {
  /** What the nodes find it by. */
  readonly environment: Readonly<Record<string, string>>
  /** Has it tell the product what happened. */
  tell(address: string): void
  stop(): Promise<void>
}

const webhookPath = '/api/payments/webhook'

/** The payment provider's stand-in, beside the product that it belongs to. Its state lies in the data folder. */
export async function startPaymentStandIn(dataDir: string): Promise<PaymentStandIn> {
  const secret = (): string => randomBytes(16).toString('hex')
  const standIn = await startStripeStandIn({
    file: join(dataDir, 'payment-stand-in.json'),
    secretKey: `${standInKey}${secret()}`,
    webhookSecret: `whsec_${secret()}`,
  })
  return {
    environment: {
      STRIPE_SECRET_KEY: standIn.secretKey,
      STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
      STRIPE_API_URL: standIn.url,
    },
    tell: (address) => standIn.webhooks.deliverTo(`${address}${webhookPath}`),
    stop: () => standIn.stop(),
  }
}
