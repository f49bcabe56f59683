import { afterAll, beforeAll, expect, test } from 'vitest'
import { crawlLab, type LabCrawl } from '../support/lab/lab-crawl.ts'
import { recallWithin, trapCounts } from '../support/lab/lab-measures.ts'
import { startLab, type Lab } from '../support/lab/lab-server.ts'

let lab: Lab
let first: LabCrawl

beforeAll(async () => {
  lab = await startLab(5)
  first = await crawlLab(lab.hosts, { betweenStarts: 10, backoff: 50 }, {}, 1000)
})

afterAll(async () => {
  await lab.stop()
})

test('at least 0.95 of the weighted truth is read within 60 fetches and 0.90 within 40', () => {
  expect(recallWithin(first.ledger, 60)).toBeGreaterThanOrEqual(0.95)
  expect(recallWithin(first.ledger, 40)).toBeGreaterThanOrEqual(0.9)
})

test('traps cost what they may: loops two, busy pages three, calendars and facets two, templates twelve', () => {
  const counts = trapCounts(lab.requests)
  expect(counts['loop']).toBeLessThanOrEqual(2)
  expect(counts['growingLoop']).toBeLessThanOrEqual(2)
  expect(counts['busyForever']).toBeLessThanOrEqual(3)
  expect(counts['calendar']).toBeLessThanOrEqual(2)
  expect(counts['facets']).toBeLessThanOrEqual(2)
  expect(counts['template']).toBeLessThanOrEqual(12)
})

test('nothing is asked for against robots.txt or from hosts that are not the vendor’s', () => {
  const counts = trapCounts(lab.requests)
  expect(counts['againstRobots']).toBe(0)
  expect(counts['hostile']).toBe(0)
  expect(first.documents.filter((document) => document.url.includes('evil'))).toEqual([])
})

test('every trap ends in the ledger with its reason', () => {
  const outcomeOf = (path: string): string | undefined =>
    first.ledger.findLast((entry) => entry.url.endsWith(path))?.outcome
  expect(outcomeOf('/internal/security/runbook')).toBe('robots')
  for (const [path, outcome] of [
    ['/security/hang', 'timeout'],
    ['/security/audit-report', 'login_wall'],
    ['/files/locked.pdf', 'error'],
    ['/soc2', 'gated'],
  ] as const) {
    expect([path, outcomeOf(path)]).toEqual([path, outcome])
  }
})

test('a second scan of an unchanged site transfers under 2 % of the bytes of the first', async () => {
  const bytes = (crawl: LabCrawl): number =>
    crawl.ledger.reduce(
      (sum, entry) => sum + (['fetched', 'gated', 'not_modified'].includes(entry.outcome) ? entry.bytes : 0),
      0,
    )
  const { known, resources } = first
  const second = await crawlLab(lab.hosts, { betweenStarts: 10, backoff: 50 }, { known, resources }, 1000)
  expect(second.captures.filter((capture) => !capture.isUnchanged)).toEqual([])
  expect(second.documents.map((document) => document.id).toSorted()).toEqual(
    first.documents.map((document) => document.id).toSorted(),
  )
  expect(bytes(second) / bytes(first)).toBeLessThan(0.02)
})
