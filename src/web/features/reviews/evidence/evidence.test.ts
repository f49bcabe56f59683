import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../../contract/findings.ts'
import type { Claim } from '../../../../contract/reviews.ts'
import { needsPassage } from '../../../../contract/decisions.forms.ts'
import { citeTheSame, foundOf, numberEvidence, passagesOf, rangesOf, sharingSource } from './evidence.ts'

const finding = (fact: string, documentId: string | null): Finding => ({
  id: `f-${fact}`,
  fact,
  value: documentId === null ? 'not-stated' : 'yes',
  certainty: documentId === null ? null : 'stated',
  tier: 'local',
  plans: [],
  params: {},
  quotes: documentId === null ? [] : [{ document_id: documentId, start: 0, end: 4, text: 'Text' }],
})

const claim = (tone: Claim['tone'], ...facts: readonly string[]): Claim => ({
  text: `A sentence on ${facts.join(' and ')}.`,
  finding_ids: facts.map((fact) => `f-${fact}`),
  tone,
})

const page = {
  summary: [
    {
      id: 'decision',
      title: 'Decision',
      blocks: [{ type: 'paragraph' as const, claims: [claim('condition', 'b', 'd'), claim('unknown', 'c')] }],
    },
  ],
  analysis: [
    {
      id: 'topic',
      title: 'Topic',
      blocks: [{ type: 'list' as const, items: [[claim('good', 'b')], [claim('plain')]] }],
    },
  ],
  restrictions: [],
  findings: [finding('a', 'one'), finding('b', 'one'), finding('c', null), finding('d', 'two'), finding('e', 'two')],
  facts: [{ id: 'b', group: 'Identity', question: 'Is it so?', controls: [] }],
}

describe('numbers of evidence', () => {
  const evidence = numberEvidence(page)

  test('findings are numbered in their own order, whatever the texts cite first', () => {
    expect(evidence.items.map((item) => [item.number, item.finding.fact])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [4, 'd'],
      [5, 'e'],
    ])
  })

  test('an item carries the question of its fact', () => {
    expect(evidence.byFinding.get('f-b')?.question).toBe('Is it so?')
  })

  test('an item is found by its fact', () => {
    expect(evidence.byFact.get('d')?.number).toBe(4)
    expect(evidence.byFact.get('2')).toBeUndefined()
  })

  test('three neighbours become a range and two stay apart', () => {
    expect(rangesOf(['f-c', 'f-b', 'f-d'], evidence)).toEqual([{ from: 2, to: 4 }])
    expect(rangesOf(['f-b', 'f-d', 'f-e'], evidence)).toEqual([
      { from: 2, to: 2 },
      { from: 4, to: 4 },
      { from: 5, to: 5 },
    ])
  })

  test('a finding that the review does not have is left out', () => {
    expect(rangesOf(['f-gone'], evidence)).toEqual([])
  })

  test('sentences cite the same when their findings are the same in whatever order; one that cites nothing never', () => {
    expect(citeTheSame(claim('good', 'b', 'd'), claim('bad', 'd', 'b'))).toBe(true)
    expect(citeTheSame(claim('good', 'b'), claim('good', 'b', 'd'))).toBe(false)
    expect(citeTheSame(claim('plain'), claim('plain'))).toBe(false)
    expect(citeTheSame(claim('good', 'b'), undefined)).toBe(false)
  })

  test('a passage that a finding quotes twice is shown once, another of the same start for itself', () => {
    const quote = { document_id: 'one', start: 4, end: 9, text: 'First' }
    const longer = { ...quote, end: 20, text: 'First and second' }
    expect(passagesOf([quote, quote, longer])).toEqual([quote, longer])
  })

  test('items on the same document are found, and one without quotes shares nothing', () => {
    const [, b, c] = evidence.items
    if (!b || !c) throw new Error('the page has five items')
    expect(sharingSource(b, evidence).map((item) => item.finding.fact)).toEqual(['a'])
    expect(sharingSource(c, evidence)).toEqual([])
  })
})

test('what a correction must prove is measured by what was found, not by what an analyst decided since', () => {
  const found = finding('b', 'one')
  const rejected: Finding = { ...found, value: 'not-stated', certainty: null, tier: 'rejected', quotes: [] }
  const corrected: Finding = { ...found, value: 'no', tier: 'confirmed' }
  const asked = ['partial', 'no', 'not-stated'] as const
  for (const decided of [rejected, corrected])
    expect(asked.map((value) => needsPassage(foundOf({ found: [found] }, decided), value))).toEqual([
      false,
      true,
      false,
    ])
  const silent = finding('c', null)
  expect(asked.map((value) => needsPassage(foundOf({ found: [found] }, silent), value))).toEqual([true, true, false])
})
