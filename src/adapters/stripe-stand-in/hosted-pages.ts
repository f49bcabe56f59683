import { cardNumber, chargeCard } from './cards.ts'
import { changePrice, payOpenInvoices, prorate } from './billing.ts'
import { textAt, type FormRecord } from './form.ts'
import { authenticationPage, checkoutPage, confirmationPage, notePage, portalPage } from './pages.ts'
import { completeCheckout, type Emit } from './payments.ts'
import type { PortalSession, Session, State } from './state.ts'

/** A page, or where the browser goes next. */
export type PageAnswer =
  | { readonly status: number; readonly html: string }
  | { readonly status: 303; readonly location: string }

const page = (html: string, status = 200): PageAnswer => ({ status, html })
const productOf = (state: State, priceId: string): string => {
  const price = state.records.prices[priceId]
  return state.records.products[price?.product ?? '']?.name ?? 'Assay'
}

const successOf = (session: Session): PageAnswer => ({
  status: 303,
  location: (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id),
})

function payCheckout(state: State, emit: Emit, session: Session, form: FormRecord): PageAnswer {
  const words = productOf(state, session.ordered.price)
  const authentication = textAt(form, 'authentication')
  if (authentication !== undefined && session.ordered.pendingCard !== null) {
    const card = session.ordered.pendingCard
    session.ordered.pendingCard = null
    if (authentication === 'passed' && completeCheckout(state, emit, session, card)) return successOf(session)
    return page(checkoutPage(session, words, 'The bank could not make sure that it is you. Try another card.'), 402)
  }
  const card = cardNumber(textAt(form, 'card') ?? '')
  const outcome = chargeCard(card, true)
  if (outcome.kind === 'declined') return page(checkoutPage(session, words, outcome.message), 402)
  if (outcome.kind === 'authentication') {
    session.ordered.pendingCard = card
    return page(authenticationPage(session))
  }
  return completeCheckout(state, emit, session, card)
    ? successOf(session)
    : page(notePage('Checkout', 'It is over.'), 410)
}

/** The checkout's page: GET shows it, POST pays. */
export function answerCheckout(state: State, emit: Emit, id: string, form: FormRecord | null): PageAnswer {
  const session = state.records.sessions[id]
  if (!session) return page(notePage('Checkout', 'There is no such checkout.'), 404)
  if (session.status === 'complete')
    return form ? successOf(session) : page(notePage('Paid', 'This checkout has been paid.'))
  if (session.status === 'expired' || session.expires_at <= state.now())
    return page(notePage('Checkout', 'This checkout has expired. Go back and choose a plan again.'), 410)
  if (form) return payCheckout(state, emit, session, form)
  return page(checkoutPage(session, productOf(state, session.ordered.price), null))
}

function confirmChange(state: State, emit: Emit, portal: PortalSession, form: FormRecord | null): PageAnswer {
  const one = state.records.subscriptions[portal.confirms?.subscription ?? '']
  const price = state.records.prices[portal.confirms?.price ?? '']
  if (!one || !price || one.status === 'canceled') return page(notePage('Billing', 'This change is over.'), 410)
  const lines = prorate(state, one, price, state.now())
  const due = Math.max(
    0,
    lines.reduce((sum, { amount }) => sum + amount, 0),
  )
  const view = { due, currency: one.currency, returnUrl: portal.return_url }
  const words = productOf(state, price.id)
  if (!form) return page(confirmationPage(words, lines, { ...view, error: null }))
  const customer = state.records.customers[one.customer]
  const card = textAt(form, 'card')
  if (customer && card !== undefined) {
    const outcome = chargeCard(cardNumber(card), true)
    if (outcome.kind === 'declined')
      return page(confirmationPage(words, lines, { ...view, error: outcome.message }), 402)
    customer.card = cardNumber(card)
  }
  const outcome = changePrice(state, emit, one, price, state.now())
  if (outcome.kind === 'declined') return page(confirmationPage(words, lines, { ...view, error: outcome.message }), 402)
  portal.confirms = null
  return { status: 303, location: portal.return_url }
}

/** The billing portal: the card for later payments and the invoices, or the change that it was opened for. */
export function answerPortal(state: State, emit: Emit, id: string, form: FormRecord | null): PageAnswer {
  const portal = state.records.portals[id]
  if (!portal) return page(notePage('Billing', 'There is no such page.'), 404)
  if (portal.confirms) return confirmChange(state, emit, portal, form)
  const { customer: customerId, return_url: returnUrl } = portal
  const card = form ? textAt(form, 'card') : undefined
  const customer = state.records.customers[customerId]
  if (card !== undefined && customer) {
    customer.card = cardNumber(card)
    emit('customer.updated', customer)
    payOpenInvoices(state, emit, customerId)
  }
  const subscriptions = Object.values(state.records.subscriptions)
    .filter((one) => one.customer === customerId)
    .map((one) => ({ one, words: productOf(state, one.items.data[0]?.price.id ?? '') }))
  const invoices = Object.values(state.records.invoices).filter((one) => one.customer === customerId)
  const message = card === undefined ? null : 'The card is saved.'
  return page(portalPage({ returnUrl, subscriptions, invoices, message }))
}
