import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHtml } from './html.ts'
import { readMarkdown, readPlainText } from './plain-text.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const url = 'https://vendor.example/docs/security.md'

test('Markdown keeps headings, items and rows; marks that a reader would not see go, links are collected', () => {
  const source =
    '---\ntitle: x\n---\n# Security\n\nWe hold a **SOC 2** [report](/trust).\n\n* one\n* two\n\n| Plan | SSO |\n|---|:-:|\n| Team | No |\n'
  const page = readMarkdown(bytes(source), 'text/markdown', url)
  expect(page.text).toBe('# Security\n\nWe hold a SOC 2 report.\n\n- one\n- two\n\nPlan | SSO\nTeam | No')
  expect(page.title).toBe('Security')
  expect(page.links).toEqual([{ href: 'https://vendor.example/trust', anchor: 'report', region: 'main' }])
})

test('plain text stays as it is and its addresses become links', () => {
  const page = readPlainText(
    bytes('Contact: mailto:a@b.example\r\nPolicy: https://vendor.example/policy.\r\n'),
    'text/plain',
    url,
  )
  expect(page.text).toBe('Contact: mailto:a@b.example\nPolicy: https://vendor.example/policy.')
  expect(page.links.map((link) => link.href)).toEqual(['https://vendor.example/policy'])
})

test('no HTML makes the walker throw, and the same HTML gives the same text', () => {
  const tag = fc.constantFrom(
    '<div>',
    '</div>',
    '<table>',
    '<tr>',
    '<td rowspan=9 colspan=3>',
    '</table>',
    '<li>',
    '<ul>',
    '<nav>',
    '<p',
    '<svg>',
    '<math>',
    '<select>',
    '<h2>',
    '</h2>',
    '<a href="//[">',
    '<template>',
    '<b>',
    '</b></i>',
    '&nbsp;',
    '&#0;',
    '<!--',
    ']]>',
  )
  const page = fc.array(fc.oneof(tag, fc.string()), { maxLength: 60 })
  fc.assert(
    fc.property(page, (parts) => {
      const read = (): string => readHtml(parts.join(' '), 'text/html', 'https://vendor.example/').text
      const text = read()
      return text === read() && text.isWellFormed() && !text.includes('\u0000')
    }),
    { numRuns: 300, seed: 7 },
  )
})
