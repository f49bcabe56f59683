import { expect, test } from 'vitest'
import { z } from 'zod'
import { factFile, type FactFile } from './fact-file.ts'
import { factFiles } from './fact-files.ts'
import { factReading } from './fact-reading.ts'
import { askedOf, factById, factHeadOf, facts, readFacts } from './facts.ts'

const ids = new Set(factFiles.map(({ id }) => id))
const [first, second] = factFiles

test('every file of a fact is in form, and no two have one id', () => {
  expect(z.array(factFile).parse(factFiles)).toHaveLength(ids.size)
  for (const { id, reading } of factFiles)
    expect([id, factReading.safeParse(reading()).error?.issues]).toEqual([id, undefined])
})

test('a file names only facts that there are', () => {
  const named = factFiles.flatMap(({ texts }) => texts.needs ?? [])
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})

test('what is better by a figure is a figure that the fact can have', () => {
  for (const { id, lessIsBetter = [], moreIsBetter = [], params } of factFiles) {
    const foreign = [...lessIsBetter, ...moreIsBetter].filter((name) => !params.includes(name))
    expect([id, foreign]).toEqual([id, []])
  }
})

test('every fact that is asked can be answered by some rule', () => {
  const silent = factFiles.filter((file) => file.retired === undefined && file.reading().yes.length === 0)
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('a retired fact is asked no more, and keeps its question', () => {
  if (!first || !second) throw new Error('The catalogue is empty')
  const retired: FactFile = { ...first, retired: { on: '2026-01-31', why: 'Nobody asks it any more.' } }
  const entries = readFacts([retired, second])
  expect(askedOf(entries).map(({ id }) => id)).toEqual([second.id])
  expect(entries[0]).toMatchObject({ id: first.id, question: first.question, retired: { on: '2026-01-31' } })
})

test('what is shown of a fact is its question; of one that no catalogue has, that it is not known', () => {
  const [asked] = facts
  expect(factHeadOf(asked?.id ?? '').question).toBe(asked?.question)
  expect(factHeadOf('old.question').question).toBe('A question that this version does not know (old.question)')
  expect(() => factById('old.question')).toThrow('No fact has the id old.question')
})
