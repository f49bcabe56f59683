import Stripe from 'stripe'
import { ProviderRefused, ProviderUnavailable } from './payment-provider.ts'

/** What Stripe's refusals mean for us: a card or a request that is refused, or a provider that is not there. */
function translated(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) return new ProviderRefused(error.message)
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new ProviderUnavailable(error)
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return new ProviderRefused(error.message)
  if (error instanceof Stripe.errors.StripeError) return new ProviderUnavailable(error)
  return error
}

/** Runs a call of the SDK. Throws ProviderUnavailable or ProviderRefused where Stripe is in the way. */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // What is read of an answer that has another shape than its type is garbage, not a fault of ours.
    throw error instanceof TypeError ? new ProviderUnavailable(error) : translated(error)
  }
}

/** The same for an object that may not be there. */
export async function askedFor<T>(work: () => Promise<T>): Promise<T | undefined> {
  return asked(async () => {
    try {
      return await work()
    } catch (error) {
      const isMissing = error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404
      if (isMissing) return undefined
      throw error
    }
  })
}
