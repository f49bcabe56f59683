import { expect, test } from 'vitest'
import { readHtml } from './html.ts'

const read = (html: string) => readHtml(html, 'text/html', 'https://vendor.example/security')
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const table = (cell: string): string => `<table><tr><td>${cell}</td><td>b</td></tr></table>`
const filler = '<p>'.concat('The service keeps the records of its customers apart from each other. '.repeat(8), '</p>')

test('headings, items and paragraphs are parted by blank lines and items follow each other', () => {
  const page = read(
    '<h1>Security <em>at</em> Vendor</h1><p>One\n two<br>three</p><ul><li>a</li><li><p>b</p></li></ul><p>c</p>',
  )
  expect(page.text).toBe('# Security at Vendor\n\nOne two\nthree\n\n- a\n- b\n\nc')
})

test('a table is one line a row, header first, with spans carried and icons read by their label', () => {
  const page = read(`<table><tr><th>Feature</th><th>Free</th><th>Business</th></tr>
    <tr><td colspan="3">Access</td></tr>
    <tr><td>Single sign-on</td><td><svg aria-label="Not included"></svg></td><td><img src="x" alt="Included"></td></tr>
    <tr><td rowspan="2">Audit log</td><td>No</td><td>Yes</td></tr><tr><td>-</td><td>1 year</td></tr></table><p>End</p>`)
  expect(page.text).toBe(
    'Feature | Free | Business\nAccess\nSingle sign-on | Not included | Included\nAudit log | No | Yes\nAudit log | - | 1 year\n\nEnd',
  )
})

test('two tables that follow each other stay two blocks', () => {
  expect(read(table('a') + table('c')).text).toBe('a | b\n\nc | b')
})

test('closed accordion panels and hidden tabs are kept', () => {
  const page = read(
    '<h3><button aria-expanded="false">Is data encrypted?</button></h3><div hidden><p>Yes, at rest.</p></div><div style="display:none">Tab two</div>',
  )
  expect(page.text).toBe('### Is data encrypted?\n\nYes, at rest.\n\nTab two')
})

test('navigation, footer and consent banner are dropped and their links are kept with their region', () => {
  const page = read(`<nav><a href="/pricing">Pricing</a></nav><main>${filler}</main>
    <div id="cookie-banner" role="dialog">We use cookies <button>Accept</button></div><footer><a href="/trust#top">Trust</a></footer>`)
  expect(page.text).toBe('The service keeps the records of its customers apart from each other. '.repeat(8).trim())
  expect(page.links).toEqual([
    { href: 'https://vendor.example/pricing', anchor: 'Pricing', region: 'nav' },
    { href: 'https://vendor.example/trust', anchor: 'Trust', region: 'footer' },
  ])
})

test('a region with more than 30 % of the text is kept whatever it is called', () => {
  const page = read(`<main><p>Short.</p></main><footer>${filler}</footer>`)
  expect(page.text).toContain('keeps the records')
})

test('an old page without UTF-8 is read by its meta element, its header or as windows-1252', () => {
  const latin = bytes('<meta charset="iso-8859-1"><p>caf\u00e9</p>')
  expect(readHtml(latin, 'text/html', 'https://vendor.example/').text).toBe('café')
  const unnamed = bytes('<p>caf\u00e9 and \u0093quoted\u0094</p>')
  expect(readHtml(unnamed, 'text/html', 'https://vendor.example/').text).toBe('café and “quoted”')
  const wide = bytes(`\u00ff\u00fe${'<p>wide</p>'.replace(/./g, '$&\u0000')}`)
  expect(readHtml(wide, 'text/html; charset=utf-8', 'https://vendor.example/').text).toBe('wide')
})

test('sixty thousand nested elements or attributes end quickly and keep their text', () => {
  const started = performance.now()
  expect(read(`${'<div>'.repeat(60_000)}deep${'</div>'.repeat(60_000)}`).text).toBe('deep')
  const names = Array.from({ length: 60_000 }, (_, index) => `a${index}`).join(' ')
  expect(read(`<p title=">" ${names}>wide</p>`).text).toBe('wide')
  expect(performance.now() - started).toBeLessThan(2000)
})

test('an empty root with scripts is a shell that only a browser can fill', () => {
  expect(read('<div id="root"></div><script src="app.js"></script>').isShell).toBe(true)
  expect(read(`<div id="root">${filler}</div><script src="app.js"></script>`).isShell).toBe(false)
})
