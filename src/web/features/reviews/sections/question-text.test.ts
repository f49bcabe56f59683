import { expect, test } from 'vitest'
import { questionText } from './question-text.ts'

const ask = (text: string) => [{ text, finding_ids: [], tone: 'plain' as const }]

test('questions are copied numbered through, under their headings, without what introduces them', () => {
  const section = {
    id: 'questions',
    title: 'Questions to send',
    blocks: [
      { type: 'paragraph' as const, claims: ask('Send these.') },
      { type: 'heading' as const, text: 'Identity' },
      { type: 'list' as const, items: [ask('Is there single sign-on?'), ask('On which plans?')] },
      { type: 'heading' as const, text: 'Data' },
      { type: 'list' as const, items: [ask('Where is it kept?')] },
    ],
  }
  expect(questionText(section)).toBe(
    'Identity\n1. Is there single sign-on?\n2. On which plans?\n\nData\n3. Where is it kept?',
  )
})
