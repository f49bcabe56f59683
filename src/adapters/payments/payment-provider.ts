/** The port to the payment provider, in the product's own words. Amounts are in cents, times are dates. */

export type Cycle = 'onetime' | 'monthly' | 'yearly'

/** A plan's version in one cycle: what a price of the provider stands for. */
export interface PricedPlan {
  readonly packageId: string
  readonly version: number
  readonly name: string
  readonly cycle: Cycle
  readonly amountCents: number
}

/** Why a checkout was opened; told back with it. */
export type Purpose = 'signup' | 'plan' | 'report'

export interface CheckoutOrder {
  readonly plan: PricedPlan
  readonly purpose: Purpose
  /** Whom it is for: the pending registration, or the organization. */
  readonly reference: string
  /** A customer that is known, else the address of a new one. */
  readonly customer: { readonly id: string } | { readonly email: string }
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: Date
  /** The same order asked for again answers the same checkout. */
  readonly idempotencyKey: string
}

export interface HostedPage {
  readonly id: string
  readonly url: string
}

/** A checkout as it is now. */
export interface Checkout {
  readonly id: string
  readonly url: string | null
  readonly purpose: Purpose | null
  readonly reference: string | null
  readonly isOpen: boolean
  readonly isPaid: boolean
  readonly customerId: string | null
  readonly subscriptionId: string | null
  readonly invoiceId: string | null
  readonly paymentIntentId: string | null
  /** What was paid for, by the price that was paid; null for a price that is none of ours. */
  readonly plan: PricedPlan | null
}

/** A subscription as it is now. */
export interface ProviderSubscription {
  readonly id: string
  readonly customerId: string
  /** Of which organization or registration, as it was ordered. */
  readonly reference: string | null
  readonly plan: PricedPlan | null
  readonly itemId: string
  readonly currency: string
  readonly status: string
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly cancelAtPeriodEnd: boolean
  readonly next: { readonly plan: PricedPlan | null; readonly at: Date } | null
  readonly scheduleId: string | null
  /** When a payment that failed is tried again. */
  readonly retryAt: Date | null
}

export interface ProviderInvoice {
  readonly id: string
  readonly number: string | null
  readonly customerId: string | null
  readonly subscriptionId: string | null
  readonly description: string
  readonly amountCents: number
  readonly currency: string
  readonly status: string
  readonly url: string | null
  readonly pdfUrl: string | null
  readonly createdAt: Date
  readonly retryAt: Date | null
}

/** A charge that was given back, in whole or in part, or is disputed. */
export interface ProviderCharge {
  readonly id: string
  readonly customerId: string | null
  readonly amountCents: number
  readonly refundedCents: number
  readonly paymentIntentId: string | null
  /** The checkout that it paid; null for one of a subscription's later periods. */
  readonly checkoutId: string | null
  readonly invoiceId: string | null
}

export interface ProviderDispute {
  readonly id: string
  readonly chargeId: string
  /** Neither won nor withdrawn: the money is gone, or may go. */
  readonly isAgainstUs: boolean
}

export interface ChangePreview {
  readonly amountDueCents: number
  readonly currency: string
  readonly lines: readonly { readonly description: string; readonly amountCents: number }[]
}

/** What the provider told. Its object is named and read again: what an event carries may be old by now. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly createdAt: Date
  readonly objectId: string | null
}

export interface PaymentProvider {
  /** No money moves. */
  readonly isTest: boolean
  readonly publishableKey: string | null
  openCheckout(order: CheckoutOrder): Promise<HostedPage>
  /** Undefined for one that the provider does not know. */
  readCheckout(id: string): Promise<Checkout | undefined>
  expireCheckout(id: string): Promise<void>
  readSubscription(id: string): Promise<ProviderSubscription | undefined>
  readInvoice(id: string): Promise<ProviderInvoice | undefined>
  readCharge(id: string): Promise<ProviderCharge | undefined>
  readDispute(id: string): Promise<ProviderDispute | undefined>
  previewChange(subscription: ProviderSubscription, plan: PricedPlan, at: Date): Promise<ChangePreview>
  /** A higher plan at once; what is left of the period is charged. */
  changeNow(subscription: ProviderSubscription, plan: PricedPlan, prorationDate: Date): Promise<ProviderSubscription>
  /** A lower plan from the next period on. */
  changeAtPeriodEnd(subscription: ProviderSubscription, plan: PricedPlan): Promise<ProviderSubscription>
  cancelAtPeriodEnd(subscription: ProviderSubscription, isCancelled: boolean): Promise<ProviderSubscription>
  cancelNow(subscription: ProviderSubscription): Promise<ProviderSubscription>
  openPortal(customerId: string, returnUrl: string): Promise<HostedPage>
  /** The provider's page on which a change of plan is confirmed. */
  openPlanConfirmation(subscription: ProviderSubscription, plan: PricedPlan, returnUrl: string): Promise<HostedPage>
  /** Gives a paid checkout back in whole and ends what it started. The same checkout twice gives back once. */
  refundCheckout(checkout: Checkout): Promise<void>
  /** Throws BadSignature for what the provider has not signed within five minutes of `now`. */
  readEvent(rawBody: string, signature: string | undefined, now: Date): PaymentEvent
  /** What it told since then, oldest first. */
  listEvents(since: Date): Promise<readonly PaymentEvent[]>
}

/** The provider is slow, down, or answers what cannot be read: nothing is known to have happened. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment provider does not answer', { cause })
    this.name = 'ProviderUnavailable'
  }
}

/** The provider has understood and refuses: a declined card, or a change that is not possible any more. */
export class ProviderRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderRefused'
  }
}

export class BadSignature extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BadSignature'
  }
}
