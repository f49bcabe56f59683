import { expect, test } from 'vitest'
import type { Finding } from '../../contract/findings.ts'
import { makeFinding } from '../score/findings-for-tests.ts'
import { compareReviews, type ReviewSide } from './changes.ts'

type Page = ReviewSide['documents'][number] & { readonly text: string }

const page = (id: string, path: string, text: string): Page => ({
  id,
  url: `https://acme.example/${path}`,
  title: path,
  kind: 'security',
  text,
  text_sha256: text,
})

const quoting = (fact: string, document: string, text: string, change: Partial<Finding> = {}): Finding =>
  makeFinding(fact, 'yes', { quotes: [{ document_id: document, start: 0, end: text.length, text }], ...change })

const side = (
  findings: readonly Finding[],
  documents: readonly Page[],
  ledger: ReviewSide['ledger'] = documents.map(({ url }) => ({ url, outcome: 'fetched' as const })),
): ReviewSide => ({
  findings,
  plans: [],
  documents,
  ledger,
  holds: (passage) => documents.some(({ text }) => text.includes(passage)),
})

const fact = 'ir.notice'
const security = page('a', 'security', 'We notify within 72 hours.')
const none = makeFinding(fact, 'not-stated')
const claim = quoting(fact, 'a', 'We notify within 72 hours.', { params: { hours: 72 } })

const only = (before: ReviewSide, after: ReviewSide) => {
  const { claims } = compareReviews(before, after)
  return claims.map(({ kind, caution, differences }) => ({ kind, caution, differences }))
}

test('a new claim is added and a lost one removed, each with its quote', () => {
  const empty = side([none], [page('e', 'security', 'Hello.')])
  expect(compareReviews(empty, side([claim], [security])).claims).toMatchObject([
    {
      kind: 'added',
      before: { quotes: [] },
      after: { quotes: [{ text: 'We notify within 72 hours.' }] },
      caution: null,
    },
  ])
  expect(only(side([claim], [security]), empty)).toEqual([{ kind: 'removed', caution: null, differences: [] }])
})

test('a better answer, fewer plan limits and a shorter notice strengthen; the reverse weakens', () => {
  const shorter = page('b', 'security', 'We notify within 24 hours.')
  const faster = quoting(fact, 'b', shorter.text, { params: { hours: 24 } })
  const strengthened = { kind: 'strengthened', caution: null, differences: ['hours: 72 → 24'] }
  expect(only(side([claim], [security]), side([faster], [shorter]))).toEqual([strengthened])
  expect(only(side([faster], [shorter]), side([claim], [security]))).toEqual([
    { kind: 'weakened', caution: null, differences: ['hours: 24 → 72'] },
  ])
  const gated = { ...claim, plans: ['Enterprise'] }
  expect(only(side([claim], [security]), side([gated], [security]))).toEqual([
    { kind: 'weakened', caution: 'passage_still_there', differences: ['plans: all → Enterprise'] },
  ])
  const partial = { ...faster, value: 'partial' as const, params: {} }
  expect(only(side([claim], [security]), side([partial], [shorter]))).toEqual([
    { kind: 'weakened', caution: null, differences: ['answer: yes → partial'] },
  ])
})

test('the same claim on another page has moved; on the same page in other words nothing changed', () => {
  const elsewhere = page('c', 'legal/dpa', security.text)
  expect(
    only(
      side([claim], [security]),
      side([quoting(fact, 'c', security.text, { params: { hours: 72 } })], [security, elsewhere]),
    ),
  ).toEqual([{ kind: 'moved', caution: null, differences: [] }])
  const reworded = page('d', 'security', 'Customers hear of it within 72 hours.')
  const same = compareReviews(
    side([claim], [security]),
    side([quoting(fact, 'd', reworded.text, { params: { hours: 72 } })], [reworded]),
  )
  expect([same.claims, same.unchanged]).toEqual([[], 1])
})

test('a claim whose page could not be read this time is not said to be taken back', () => {
  const address = security.url
  const unread = (outcome: 'timeout' | 'not_found') => side([none], [], [{ url: address, outcome }])
  expect(only(side([claim], [security]), unread('timeout'))[0]?.caution).toBe('page_not_read')
  expect(only(side([claim], [security]), unread('not_found'))[0]?.caution).toBeNull()
  expect(only(side([claim], [security]), side([none], [], []))[0]?.caution).toBe('page_not_read')
})

test('a passage that stood there all along, and an analyst who decided, are named as the reason', () => {
  expect(only(side([none], [security]), side([claim], [security]))[0]?.caution).toBe('passage_was_there')
  expect(only(side([claim], [security]), side([none], [security]))[0]?.caution).toBe('passage_still_there')
  const rejected = makeFinding(fact, 'not-stated', { tier: 'rejected' })
  expect(only(side([claim], [security]), side([rejected], [security]))[0]?.caution).toBe('decided')
})

test('documents are new, gone, changed or as before', () => {
  const other = page('o', 'privacy', 'We sell nothing.')
  const edited = page('x', 'security', 'New words.')
  const { documents } = compareReviews(side([], [security, page('p', 'terms', 'T')]), side([], [edited, other]))
  expect(documents).toEqual({
    added: [{ url: other.url, title: 'privacy', kind: 'security' }],
    removed: [{ url: 'https://acme.example/terms', title: 'terms', kind: 'security' }],
    changed: [{ url: edited.url, title: 'security', kind: 'security' }],
    unchanged: 0,
  })
})

test('the comparison of a review with itself is empty', () => {
  const whole = side([claim, makeFinding('enc.rest', 'not-stated')], [security])
  expect(compareReviews(whole, whole)).toMatchObject({ claims: [], documents: { added: [], removed: [], changed: [] } })
})
