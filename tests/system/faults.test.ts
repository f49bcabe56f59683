import { beforeAll, expect, test } from 'vitest'
import { runFaults, type FaultResult } from '../support/fault-rounds.ts'

/** One round of the faults that stand for the rest; `npm run bench faults` makes a hundred. */
let result: FaultResult

beforeAll(async () => {
  result = await runFaults([
    'kill web',
    'kill worker',
    'kill the database',
    'stop web for good',
    'stop worker for good',
    'pause the supervisor',
    'fill the disk',
  ])
}, 300_000)

test('the service is back within ten seconds of every fault', () => {
  for (const { fault, seconds } of result.rounds) expect([fault, seconds < 10]).toEqual([fault, true])
})

test('nothing that was acknowledged is lost, and nothing is done or charged twice', () => {
  expect(result.acknowledged.vendors).toBeGreaterThan(20)
  expect(result.acknowledged.scans).toBeGreaterThan(0)
  expect([result.lost, result.doubled]).toEqual([[], []])
})
