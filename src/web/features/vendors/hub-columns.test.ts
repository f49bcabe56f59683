import { expect, test } from 'vitest'
import { columnLabels, firstColumns, moveColumn, readColumns, writeColumns, type HubColumn } from './hub-columns.ts'

test('columns are kept in their order; unknown and repeated ones are left out', () => {
  expect(readColumns('owner,score,colour,owner,toString')).toEqual(['owner', 'score'])
  expect(readColumns(writeColumns(['added', 'risk']))).toEqual(['added', 'risk'])
})

test('without a choice the first columns stand', () => {
  for (const kept of [undefined, '', 'nothing', 7]) expect(readColumns(kept)).toEqual(firstColumns)
})

test('a column moves one place and never past the ends', () => {
  expect(moveColumn(['score', 'owner', 'added'], 'owner', -1)).toEqual(['owner', 'score', 'added'])
  expect(moveColumn(['score', 'owner'], 'owner', 1)).toEqual(['score', 'owner'])
  expect(moveColumn(['score', 'owner'], 'risk', 1)).toEqual(['score', 'owner'])
})

test('all columns at once fit into what a preference may hold', () => {
  // safe because a record's keys are all of its type
  expect(writeColumns(Object.keys(columnLabels) as HubColumn[]).length).toBeLessThanOrEqual(100)
})
