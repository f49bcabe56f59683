import { expect, test } from 'vitest'
import { parseBlocks } from './blocks.ts'
import { splitSentences } from './sentences.ts'

const read = (text: string) => parseBlocks(text).map((block) => [block.type, text.slice(block.start, block.end)])

test('headings, paragraphs, items and rows are told apart', () => {
  expect(read('# A\n\nOne two.\n\n- first\n- second\n\n| h | i |\n| --- | --- |\n| 1 | 2 |')).toEqual([
    ['heading', '# A'],
    ['paragraph', 'One two.'],
    ['item', 'first'],
    ['item', 'second'],
    ['row', '| h | i |'],
    ['row', '| 1 | 2 |'],
  ])
})

test('a table without outer bars has its first line as header', () => {
  const rows = parseBlocks('Plan | SSO\nPro | yes').filter((block) => block.type === 'row')
  expect(rows[1]?.headerCells).toEqual(['Plan', 'SSO'])
  expect(rows[1]?.cells.map((cell) => cell.text)).toEqual(['Pro', 'yes'])
})

test('hard-wrapped lines are one paragraph, and short lines without a full stop are not', () => {
  expect(read('We encrypt all of the data that customers give to\nus at rest.')).toHaveLength(1)
  expect(read('Overview\nPricing')).toHaveLength(2)
})

test('an item knows the line that introduces it, and a nested item its parent', () => {
  const text = 'For the cloud:\n\n- storage\n  - is encrypted'
  const items = parseBlocks(text).filter((block) => block.type === 'item')
  const leads = items.map((block) => (block.leadIn ? text.slice(block.leadIn.start, block.leadIn.end) : null))
  expect(leads).toEqual(['For the cloud:', 'storage'])
})

test('the heading path holds the headings above', () => {
  const blocks = parseBlocks('# A\n## B\ntext\n# C\nmore')
  expect(blocks.filter((block) => block.type === 'paragraph').map((block) => block.headingPath)).toEqual([
    ['A', 'B'],
    ['C'],
  ])
})

test('front matter and fenced code are left out', () => {
  expect(read('---\ntitle: x\n---\n\nText.\n\n```\ncode\n```')).toEqual([['paragraph', 'Text.']])
})

test('abbreviations, numbers and initials do not end a sentence', () => {
  const text = 'We use TLS 1.2, i.e. modern ciphers. Acme Inc. is in the U.S. and e.g. Berlin. Done!'
  expect(splitSentences(text, 0, text.length).map((span) => text.slice(span.start, span.end))).toEqual([
    'We use TLS 1.2, i.e. modern ciphers.',
    'Acme Inc. is in the U.S. and e.g. Berlin.',
    'Done!',
  ])
})
