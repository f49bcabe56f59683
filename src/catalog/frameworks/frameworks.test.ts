import { expect, test } from 'vitest'
import { factById, facts } from '../facts.ts'
import { frameworks } from '../frameworks.ts'
import { mappingReview } from './mapping-review.ts'
import { sp80053Controls } from './sp80053.ts'

const groupsOf = (framework: string) => frameworks.find((outline) => outline.id === framework)?.groups ?? []

const idsOf = (framework: string): string[] =>
  frameworks.flatMap((outline) =>
    outline.id === framework ? outline.groups.flatMap((group) => group.controls.map(([id]) => id)) : [],
  )

test.each([
  ['soc2', 61],
  ['iso27001', 93],
  ['csf2', 106],
])('%s has %i controls, each once', (framework, amount) => {
  const ids = idsOf(framework)
  expect(ids).toHaveLength(amount)
  expect(new Set(ids).size).toBe(amount)
})

test('CSF 2.0 has 22 categories and Annex A 37, 8, 14 and 34 controls', () => {
  expect(groupsOf('csf2')).toHaveLength(22)
  expect(groupsOf('iso27001').map((group) => group.controls.length)).toEqual([37, 8, 14, 34])
})

test('every control stands in the group that its id names', () => {
  const strangers = frameworks.flatMap((outline) =>
    outline.groups.flatMap((group) => group.controls.filter(([id]) => !id.startsWith(group.id)).map(([id]) => id)),
  )
  expect(strangers).toEqual([])
})

test('every control id of every fact exists in its framework', () => {
  const missing = facts.flatMap((fact) => [
    ...(['soc2', 'iso27001', 'csf2'] as const).flatMap((framework) => {
      const ids = idsOf(framework)
      return fact[framework].filter((id) => !ids.includes(id)).map((id) => `${fact.id} ${id}`)
    }),
    ...fact.sp80053.filter((id) => !sp80053Controls.has(id)).map((id) => `${fact.id} ${id}`),
  ])
  expect(missing).toEqual([])
})

test('every 800-53 control of the catalogue is used by a fact', () => {
  const used = new Set(facts.flatMap((fact) => fact.sp80053))
  expect([...sp80053Controls.keys()].filter((id) => !used.has(id))).toEqual([])
})

test('a group says why public material cannot answer it exactly when no fact touches it', () => {
  const wrong = frameworks.flatMap((outline) =>
    outline.groups.flatMap((group) => {
      const ids = new Set(group.controls.map(([id]) => id))
      const isTouched = facts.some((fact) => fact[outline.id].some((id) => ids.has(id)))
      return isTouched === (group.beyondPublicMaterial === null) ? [] : [group.id]
    }),
  )
  expect(wrong).toEqual([])
})

test('every noted change of a mapping is what the facts now say', () => {
  for (const change of mappingReview) {
    expect([change.fact, factById(change.fact)[change.framework]]).toEqual([change.fact, change.to])
    expect(change.from).not.toEqual(change.to)
  }
})
