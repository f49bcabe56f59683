/** The well-known test cards and what becomes of them. */
export type CardOutcome =
  | { readonly kind: 'paid'; readonly isDisputed: boolean }
  | { readonly kind: 'declined'; readonly code: string; readonly message: string }
  | { readonly kind: 'authentication' }

export interface TestCard {
  readonly number: string
  readonly words: string
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', words: 'Payment succeeds' },
  { number: '4000002500003155', words: '3-D Secure is asked for' },
  { number: '4000000000000002', words: 'Card is declined' },
  { number: '4000000000009995', words: 'Insufficient funds' },
  { number: '4000000000000259', words: 'Payment succeeds and is disputed' },
  { number: '4000000000000341', words: 'First payment succeeds, every later one is declined' },
]

const declined = (code: string, message: string): CardOutcome => ({ kind: 'declined', code, message })

/** What a card does with a payment. `isFirst` is one that its owner is there for. */
export function chargeCard(number: string, isFirst: boolean): CardOutcome {
  if (number === '4000000000000259') return { kind: 'paid', isDisputed: isFirst }
  if (number === '4000002500003155') return isFirst ? { kind: 'authentication' } : { kind: 'paid', isDisputed: false }
  if (number === '4000000000000341')
    return isFirst ? { kind: 'paid', isDisputed: false } : declined('generic_decline', 'Your card was declined.')
  if (number === '4000000000000002') return declined('generic_decline', 'Your card was declined.')
  if (number === '4000000000009995') return declined('insufficient_funds', 'Your card has insufficient funds.')
  if (number === '4242424242424242') return { kind: 'paid', isDisputed: false }
  return declined('test_mode_live_card', 'Your card was declined. Only the test cards below can be used here.')
}

/** Digits alone: people type spaces. */
export const cardNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '')
