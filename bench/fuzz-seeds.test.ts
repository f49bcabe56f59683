import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { documentOf } from './fuzz-documents.ts'
import { runSeed } from './fuzz-steps.ts'

const kept = z.array(z.number()).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'fuzz-seeds.json'), 'utf8')))
const firstOnes = Array.from({ length: 12 }, (_, index) => index + 1)

test.each([...new Set([...kept, ...firstOnes])])(
  'the fuzzed document %i is read and analysed, each step in seconds',
  async (seed) => {
    for (const { name, milliseconds } of await runSeed(seed)) expect(milliseconds, name).toBeLessThan(6_000)
  },
)

test('a seed stands for the same document each time', () => {
  expect(documentOf(7)).toEqual(documentOf(7))
  expect(documentOf(7).body).not.toBe(documentOf(8).body)
})
