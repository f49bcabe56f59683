import { beforeAll, expect, test } from 'vitest'
import { runHostileLab, type LabResult } from '../support/hostile/run-hostile-lab.ts'

/** A share of the hostile sites; `npm run bench hostile` takes them all, with the time that a scan has by default. */
let result: LabResult

beforeAll(async () => {
  result = await runHostileLab(7, 12)
}, 400_000)

test('every attack ends in the ledger or in a clear failure, within a minute beyond its politeness floor', () => {
  expect(result.cases.length).toBeGreaterThan(20)
  expect(result.cases.filter(({ outcome }) => outcome === null)).toEqual([])
  for (const { host, seconds, floor } of result.scans) expect([host, seconds - floor < 60]).toEqual([host, true])
})

test('no process is replaced or grows without bound, and health answers throughout', () => {
  expect([result.restarts, result.retried, result.health.failures]).toEqual([0, 0, 0])
  expect(result.peaks.worker).toBeLessThan(400)
  expect(result.peaks.reader).toBeLessThan(300)
  expect(result.peaks.web).toBeLessThan(400)
  expect(result.health.p95).toBeLessThan(200)
})

test('a neighbour’s scan takes at most twice its time alone', () => {
  for (const seconds of result.neighbour.beside) expect(seconds).toBeLessThan(2 * result.neighbour.alone)
})
