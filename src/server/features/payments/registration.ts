import { AppError } from '../../../contract/errors.ts'
import type { paymentsRoutes } from '../../../contract/payments.ts'
import type { AnswerOf, BodyOf } from '../../../contract/route.ts'
import type { Registration } from '../../access/payment-store.queries.ts'
import type { PublicContext } from '../../http/handlers.ts'
import { byVisitor, openSession } from '../auth/auth.public.ts'
import { asking, providerOf, type Desk } from './desk.ts'
import { fulfilCheckout, type Fulfilled } from './fulfilment.ts'
import { orderedPlan, returnAddresses } from './order.ts'
import { settleRefunds } from './refunds.ts'

const checkoutMinutes = 45
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The pending registration; undefined for none, and for what cannot be one's identifier. */
function findRegistration({ inTransaction }: PublicContext, id: string): Promise<Registration | undefined> {
  return uuid.test(id) ? inTransaction((store) => store.findRegistration(id)) : Promise.resolve(undefined)
}

const addressTaken = (): AppError =>
  new AppError('address_taken', 'This address has an account already. Sign in to buy a plan for your organization.')

/**
 * Opens the checkout of a registration. Whether its address has an account meanwhile is told to its owner alone, who has
 * proven it; to anybody else the checkout opens, and a payment that finds the address taken goes back by itself.
 */
export async function openSignUpCheckout(
  context: PublicContext,
  body: BodyOf<typeof paymentsRoutes.signUp>,
): Promise<AnswerOf<typeof paymentsRoutes.signUp>> {
  const { services, inTransaction, now } = context
  const provider = providerOf(services)
  const addresses = returnAddresses(body, services)
  const plan = await inTransaction((store) => orderedPlan(store, body))
  const pending = await findRegistration(context, body.pending_registration_id)
  if (!pending || pending.expires_at <= now || pending.outcome !== null)
    throw new AppError('not_found', 'Registration data not found. Please start over.')
  if (body.customer_email !== undefined && body.customer_email.trim().toLowerCase() !== pending.email.toLowerCase())
    throw new AppError('invalid_input', 'customer_email: it is not the address of this registration')
  if (pending.has_account && pending.is_verified) throw addressTaken()
  const earlier = pending.checkout_session_id
  return asking(async () => {
    const open = earlier === null ? undefined : await provider.readCheckout(earlier)
    if (open?.isPaid) throw new AppError('already_exists', 'This registration is paid. Complete it to sign in.')
    const isSame = open?.isOpen && open.plan?.packageId === plan.packageId && open.plan.cycle === plan.cycle
    if (isSame && open.plan?.version === plan.version && open.url !== null) return { id: open.id, url: open.url }
    // One checkout at a time: what was opened before cannot be paid any more.
    if (open?.isOpen) await provider.expireCheckout(open.id)
    const page = await provider.openCheckout({
      plan,
      ...addresses,
      purpose: 'signup',
      reference: pending.id,
      customer: { email: pending.email },
      expiresAt: new Date(now.getTime() + checkoutMinutes * 60_000),
      idempotencyKey: `signup.${pending.id}.${earlier ?? 'first'}.${plan.packageId}.${plan.cycle}`,
    })
    await inTransaction(async (store, note) => {
      const { packageId, version, cycle } = plan
      await store.keepCheckout(pending.id, { packageId, version, cycle, sessionId: page.id })
      const details = { package_id: packageId, billing_cycle: cycle }
      note('checkout_started', page.id, { ...byVisitor(context.session, pending.email), details })
    })
    return page
  })
}

/** Why a registration is not complete, as people are told. */
function refusalOf({ outcome }: Fulfilled): AppError {
  if (outcome === 'unpaid')
    return new AppError('payment_incomplete', 'The payment of this registration is not complete yet.')
  if (outcome === 'taken')
    return new AppError(
      'address_taken',
      'This address has an account already, so your payment is returned in full. Please sign in.',
    )
  if (outcome === 'duplicate')
    return new AppError('already_exists', 'This registration was paid before. The second payment is returned in full.')
  return new AppError('not_found', 'Registration data not found. Please start the registration process again.')
}

const missing = (): AppError => refusalOf({ outcome: 'unknown' })

/** The paid checkout is this registration's, and what was chosen is what was paid. Throws. */
async function checkClaim(
  context: PublicContext,
  body: BodyOf<typeof paymentsRoutes.completeRegistration>,
): Promise<Registration> {
  const pending = await findRegistration(context, body.pending_registration_id)
  if (!pending || !/^cs_\w{8,190}$/.test(body.session_id)) throw missing()
  const checkout = await asking(() => providerOf(context.services).readCheckout(body.session_id))
  if (checkout?.purpose !== 'signup' || checkout.reference !== pending.id) throw missing()
  const { selected_plan: chosen, billing_cycle: cycle } = body
  const isOther = chosen !== undefined && chosen !== checkout.plan?.packageId
  // The forms of old say monthly for what is paid once.
  const isOtherCycle = cycle !== undefined && checkout.plan?.cycle !== 'onetime' && cycle !== checkout.plan?.cycle
  if (isOther || isOtherCycle)
    throw new AppError('invalid_input', 'The plan of this registration is not the one that was paid.')
  return pending
}

/** Makes the account of a paid registration; its first session is opened once, whoever asks how often. */
export async function completeRegistration(
  context: PublicContext,
  body: BodyOf<typeof paymentsRoutes.completeRegistration>,
): Promise<AnswerOf<typeof paymentsRoutes.completeRegistration>> {
  const { services, inTransaction, now } = context
  const pending = await checkClaim(context, body)
  const desk: Desk = { provider: providerOf(services), inTransaction, now }
  const fulfilled = await asking(() => fulfilCheckout(desk, body.session_id))
  if (fulfilled.outcome === 'taken' || fulfilled.outcome === 'duplicate')
    // The job goes on where the provider is in the way.
    await settleRefunds(desk).catch(() => undefined)
  if (!('registrationId' in fulfilled)) throw refusalOf(fulfilled)
  const owner = await inTransaction(async (store, note) => {
    const claimed = await store.claimFirstSession(pending.id, body.session_id, now)
    if (claimed) {
      const caller = { tenantId: claimed.tenant_id, userId: claimed.user_id, userEmail: claimed.email }
      note('registration_completed', pending.id, { caller })
    }
    return claimed
  })
  const opened = owner && (await openSession(context, owner, 'password'))
  return opened ?? { already_completed: true, email: pending.email, requires_sign_in: true }
}
