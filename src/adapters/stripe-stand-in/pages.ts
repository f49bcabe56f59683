import { testCards } from './cards.ts'
import type { Invoice, InvoiceLine, Session, Subscription } from './state.ts'

/** The stand-in's own pages: plain forms that say on every line that no money moves. */

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

export const pageStyle = `
:root{color-scheme:light dark;--bg:#f7f8fa;--card:#fff;--fg:#1b2130;--soft:#5a6372;--line:#d9dde4;--bad:#a3182c;--warn:#fff3d6;--on-warn:#5c3d00}
@media (prefers-color-scheme:dark){:root{--bg:#111318;--card:#181b21;--fg:#f2f4f7;--soft:#a5adba;--line:#2e333c;--bad:#ff9aa6;--warn:#3a2e10;--on-warn:#ffdf9a}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--fg);font:15px/24px system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:24px 16px}section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:20px;margin-top:16px}
.test{background:var(--warn);color:var(--on-warn);padding:10px 16px;text-align:center;font-weight:600}
h1{font-size:20px;line-height:28px;margin:0}h2{font-size:15px;margin:0 0 8px}p{margin:6px 0}.soft{color:var(--soft)}
.amount{font-size:26px;line-height:32px;font-weight:600;font-variant-numeric:tabular-nums}label{display:block;font-weight:500;margin-bottom:4px}
input{width:100%;height:40px;padding:0 12px;border:1px solid var(--soft);border-radius:6px;background:transparent;color:inherit;font:inherit}
button{width:100%;min-height:40px;margin-top:12px;border:0;border-radius:6px;background:var(--fg);color:var(--card);font:inherit;font-weight:600;cursor:pointer}
button.second{background:transparent;color:inherit;border:1px solid var(--soft)}.error{color:var(--bad);font-weight:600}
table{border-collapse:collapse;width:100%}td{padding:3px 0;vertical-align:top}td:last-child{text-align:right}code{font:13px ui-monospace,monospace}a{color:inherit}`

const frame = (title: string, parts: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escape(title)} (test)</title><link rel="stylesheet" href="/style.css"></head><body>`,
    '<div class="test" role="note">Test payment page. No card is charged and no money moves.</div>',
    `<main>${parts.join('')}</main></body></html>`,
  ].join('')

const cardTable = (): string =>
  `<section><h2>Test cards</h2><table>${testCards
    .map(({ number, words }) => `<tr><td><code>${number}</code></td><td class="soft">${words}</td></tr>`)
    .join('')}</table></section>`

const cardField = (label: string): string =>
  `<label for="card">${label}</label><input id="card" name="card" inputmode="numeric" autocomplete="off" required value="4242424242424242">`

const problem = (error: string | null): string =>
  error === null ? '' : `<p class="error" role="alert">${escape(error)}</p>`

const amountOf = (session: Session): string => money(session.amount_total ?? 0, session.currency ?? 'usd')

export const checkoutPage = (session: Session, words: string, error: string | null): string =>
  frame('Checkout', [
    `<section><h1>${escape(words)}</h1><p class="amount">${amountOf(session)}</p>`,
    `<p class="soft">${session.mode === 'subscription' ? 'Renews until it is cancelled' : 'Paid once'}${session.customer_email === null ? '' : ` · ${escape(session.customer_email)}`}</p></section>`,
    `<section><form method="post">${problem(error)}${cardField('Card number')}<button>Pay ${amountOf(session)}</button></form>`,
    session.cancel_url === null ? '' : `<p><a href="${escape(session.cancel_url)}">Go back without paying</a></p>`,
    `</section>${cardTable()}`,
  ])

export const authenticationPage = (session: Session): string =>
  frame('3-D Secure', [
    `<section><h1>3-D Secure</h1><p>The bank of this card asks whether it is you who pays ${amountOf(session)}.</p>`,
    '<form method="post"><input type="hidden" name="authentication" value="passed"><button>Complete authentication</button></form>',
    '<form method="post"><input type="hidden" name="authentication" value="failed"><button class="second">Fail authentication</button></form></section>',
  ])

export const notePage = (title: string, words: string): string =>
  frame(title, [`<section><h1>${escape(title)}</h1><p>${escape(words)}</p></section>`])

interface PortalView {
  readonly returnUrl: string
  readonly subscriptions: readonly { readonly one: Subscription; readonly words: string }[]
  readonly invoices: readonly Invoice[]
  readonly message: string | null
}

export const portalPage = ({ returnUrl, subscriptions, invoices, message }: PortalView): string =>
  frame('Billing', [
    `<section><h1>Billing</h1>${message === null ? '' : `<p role="status">${escape(message)}</p>`}`,
    ...subscriptions.map(
      ({ one, words }) =>
        `<p>${escape(words)}: ${escape(one.status)}${one.cancel_at_period_end ? ', ends with its period' : ''}</p>`,
    ),
    `<p><a href="${escape(returnUrl)}">Back to Assay</a></p></section>`,
    `<section><h2>Card for later payments</h2><form method="post">${cardField('Card number')}<button>Save the card</button></form></section>`,
    `<section><h2>Invoices</h2><table>${invoices
      .map(
        (one) =>
          `<tr><td>${escape(one.number ?? '')} · ${escape(String(one.status))}</td><td>${money(one.amount_due, one.currency)}</td></tr>`,
      )
      .join('')}</table></section>${cardTable()}`,
  ])

export const confirmationPage = (
  words: string,
  lines: readonly InvoiceLine[],
  {
    due,
    currency,
    returnUrl,
    error,
  }: { readonly due: number; readonly currency: string; readonly returnUrl: string; readonly error: string | null },
): string =>
  frame('Confirm the change', [
    `<section><h1>Change to ${escape(words)}</h1>${problem(error)}<table>`,
    ...lines.map(
      ({ description, amount }) => `<tr><td>${escape(description)}</td><td>${money(amount, currency)}</td></tr>`,
    ),
    `<tr><td><b>Due now</b></td><td><b>${money(due, currency)}</b></td></tr></table>`,
    `<form method="post">${cardField('Card number')}<button>Confirm and pay ${money(due, currency)}</button></form>`,
    `<p><a href="${escape(returnUrl)}">Go back without a change</a></p></section>${cardTable()}`,
  ])
