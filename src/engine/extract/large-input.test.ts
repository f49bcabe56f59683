import { expect, test } from 'vitest'
import { readHtml } from './html.ts'
import { limits } from './limits.ts'
import { readMarkdown, readPlainText } from './plain-text.ts'

const url = 'https://vendor.example/security'
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const html = (source: string) => readHtml(source, 'text/html', url)
const markdown = (source: string) => readMarkdown(bytes(source), 'text/markdown', url)
const plain = (source: string) => readPlainText(bytes(source), 'text/plain', url)

/** Of each the smallest size; a hundred times as much took minutes where a step looked back at all before it. */
const hostile: readonly (readonly [string, number, (times: number) => { readonly text: string }])[] = [
  ['marks of images', 20_000, (times) => markdown('!['.repeat(times))],
  ['marks of links', 20_000, (times) => markdown('[x]('.repeat(times / 2))],
  ['bold text that never ends', 20_000, (times) => markdown('**a '.repeat(times / 2))],
  ['blank lines', 20_000, (times) => markdown(`#${'\n'.repeat(times)}`)],
  ['addresses that end in full stops', 10, (times) => plain(`http://a${'.'.repeat(1990)}x `.repeat(times))],
  ['line breaks in verbatim text', 80_000, (times) => html(`<pre>${'\n'.repeat(times)}`)],
  ['roots in roots', 1_500, (times) => html(`${'<div id=root>'.repeat(250)}${'<i></i>'.repeat(times)}`)],
  ['links in links of formulas', 1_500, (times) => html(`<math>${'<a href=#>'.repeat(250)}${'<mi>'.repeat(times)}`)],
  ['rows in rows', 600, (times) => html(`<div role=row>${'<p role=cell>a<p role=cell>b'.repeat(times)}`)],
  ['cells in cells', 1_500, (times) => html(`<div role=row>${'<div role=cell>a'.repeat(200)}${'xyz '.repeat(times)}`)],
  ['spans', 50, (times) => html(`<table>${`<tr>${'<td colspan=99 rowspan=999>abc'.repeat(20)}`.repeat(times)}`)],
  ['text that belongs before a table', 1_500, (times) => html(`<table>${'<tr>x'.repeat(times)}`)],
]

test.each(hostile)('a hundred times as many %s are read within seconds', (_, size, read) => {
  for (const times of [1, 10, 100]) {
    const started = performance.now()
    const { text } = read(size * times)
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(text.length).toBeLessThanOrEqual(limits.documentText)
  }
})

test('a page whose formatting is opened anew in each block is read to the cap on elements', () => {
  const open = Array.from({ length: 250 }, (_, index) => `<b id=${index}>`).join('')
  const page = html(`<div>${open}</div>${'<p>word'.repeat(200_000)}`)
  expect(page.truncated).toBe(true)
})

test('a table that its spans make too large is read as far as it fits, and said to be truncated', () => {
  const page = html(`<table><tr><td rowspan=200>${'long '.repeat(20_000)}<td>b${'<tr><td>c<td>d'.repeat(150)}</table>`)
  expect(page.truncated).toBe(true)
  expect(page.text.length).toBeGreaterThan(100_000)
  expect(page.text.length).toBeLessThanOrEqual(limits.tableText)
})

test('text beyond the cap on a document is left out and the page says so, also in the middle of a block', () => {
  const paragraph = `<p>${'word '.repeat(90_000)}</p>`
  const page = html([0, 1, 2, 3, 4].map((index) => paragraph.replace('word', `${index}`)).join(''))
  expect(page.truncated).toBe(true)
  expect(page.text).toHaveLength(limits.documentText)
  expect(html(paragraph).truncated).toBe(false)
  expect(html(`<p>${'x'.repeat(limits.blockText + 1)}`)).toMatchObject({ truncated: true })
  expect(plain('x'.repeat(limits.documentText + 1)).truncated).toBe(true)
  expect(markdown('x'.repeat(limits.documentText)).truncated).toBe(false)
})

test('a cut never parts the two halves of a character', () => {
  const page = html(`<p>x${'\u{1f512}'.repeat(limits.blockText)}`)
  expect(page.text.isWellFormed()).toBe(true)
  expect(plain(`x${'\u{1f512}'.repeat(limits.documentText)}`).text.isWellFormed()).toBe(true)
})

test('links, addresses and titles of a page are capped', () => {
  const anchors = Array.from({ length: limits.links + 5 }, (_, index) => `<a href=/${index}>a</a>`).join('')
  expect(html(anchors).links).toHaveLength(limits.links)
  expect(html(`<a href=/${'a'.repeat(limits.address)}>a</a>`).links).toEqual([])
  expect(html(`<title>${'t'.repeat(limits.title + 1)}</title>`).title).toHaveLength(limits.title)
  expect(html(`<meta property=og:title content=${'t'.repeat(limits.title + 1)}>`).title).toHaveLength(limits.title)
})
