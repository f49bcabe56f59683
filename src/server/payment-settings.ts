import { z } from 'zod'
import type { StripeOptions } from '../adapters/payments/stripe-provider.ts'

/** What the environment says about payment. */
export const paymentShape = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'give a secret key, sk_… or rk_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:test|live)_\w+$/, 'give a publishable key, pk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'give the secret of the webhook, whsec_…')
    .optional(),
  STRIPE_API_URL: z.url().optional(),
  BILLING_CONTACT: z.string().max(200).optional(),
}

export interface PaymentSettings {
  /** Null where payment is not set up; the start then brings the stand-in, but in production. */
  readonly stripe: StripeOptions | null
  readonly isStandIn: boolean
  /** Whom visitors ask where payment is not set up. */
  readonly billingContact: string | null
}

/** What the keys of the stand-in begin with. */
export const standInKey = 'sk_test_standin_'

type Values = z.infer<z.ZodObject<typeof paymentShape>>

/** Throws where payment would not work, or where money would not move in production. */
export function readPayments(values: Values, { production }: { readonly production: boolean }): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = values
  const billingContact = values.BILLING_CONTACT ?? null
  if (secretKey === undefined) return { stripe: null, isStandIn: false, billingContact }
  if (webhookSecret === undefined)
    throw new Error('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET: a payment would be taken and nobody told of it')
  const isStandIn = secretKey.startsWith(standInKey)
  if (production && (isStandIn || apiUrl !== undefined))
    throw new Error('STRIPE_API_URL and the stand-in of the payment provider are refused in production')
  const publishableKey = values.STRIPE_PUBLISHABLE_KEY ?? null
  return { stripe: { secretKey, webhookSecret, publishableKey, apiUrl: apiUrl ?? null }, isStandIn, billingContact }
}
