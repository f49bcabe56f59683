import type { Message } from './mail-request.ts'

/** What a message says, before it is set as plain text and as HTML. */
export interface Letter {
  readonly subject: string
  /** Null where nobody is known by name. */
  readonly firstName: string | null
  readonly paragraphs: readonly string[]
  readonly link?: { readonly label: string; readonly url: string }
  /** Said below the link: how long it works, what to do if one did not ask. */
  readonly after?: readonly string[]
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

/** One line: a name that somebody typed makes no second one. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const greetingOf = ({ firstName }: Letter): string => {
  const name = oneLine(firstName ?? '')
  return name === '' ? 'Hello,' : `Hello ${name},`
}

function asText(letter: Letter): string {
  const { paragraphs, link, after = [] } = letter
  const parts = [greetingOf(letter), ...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), ...after, 'Assay']
  return `${parts.join('\n\n')}\n`
}

const body = 'margin:0;padding:24px;background:#f7f8fa;color:#1b2130;font:15px/24px Arial,Helvetica,sans-serif'
const card = 'max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e2e5ea;border-radius:10px'
const button =
  'display:inline-block;padding:10px 18px;background:#1b2130;color:#ffffff;text-decoration:none;border-radius:6px;font-weight:bold'

function asHtml(letter: Letter): string {
  const { subject, paragraphs, link, after = [] } = letter
  const said = (text: string): string => `<p>${escapeHtml(text)}</p>`
  const url = escapeHtml(link?.url ?? '')
  const linked = link
    ? [
        `<p><a href="${url}" style="${button}">${escapeHtml(link.label)}</a></p>`,
        `<p style="color:#5a6372;font-size:13px;word-break:break-all">Or open this address: ${url}</p>`,
      ]
    : []
  const parts = [said(greetingOf(letter)), ...paragraphs.map(said), ...linked, ...after.map(said)]
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${body}"><div style="${card}"><p style="margin-top:0;font-weight:bold">Assay</p>`,
    ...parts,
    '</div></body></html>',
  ].join('\n')
}

/** Sets a letter both ways: every message has a plain part that says all that the HTML one says. */
export const composeMessage = (letter: Letter): Message => ({
  subject: oneLine(letter.subject),
  text: asText(letter),
  html: asHtml(letter),
})
