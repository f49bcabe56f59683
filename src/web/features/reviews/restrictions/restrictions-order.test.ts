import { describe, expect, test } from 'vitest'
import type { Restriction } from '../../../../contract/reviews.ts'
import { filterRestrictions, sortRestrictions } from './restrictions-order.ts'

const row = (risk: string, severity: Restriction['severity']): Restriction => ({
  id: risk,
  fact: 'iam.sso',
  finding_id: 'f-iam.sso',
  risk,
  severity,
  affectedPlans: 'All plans',
  minimumPlans: 'Any',
  restriction: 'Turn it on.',
  alternativeMitigation: 'Accept it.',
  reason: 'denied',
})

const rows = [row('Beta', 'low'), row('Alpha', 'high'), row('Gamma', 'critical'), row('Delta', 'medium')]
const names = (list: readonly Restriction[]): string[] => list.map((one) => one.risk)

describe('the tracker', () => {
  test('the filter High keeps high and critical', () => {
    expect(names(filterRestrictions(rows, 'high'))).toEqual(['Alpha', 'Gamma'])
  })

  test('the filter Moderate keeps medium', () => {
    expect(names(filterRestrictions(rows, 'moderate'))).toEqual(['Delta'])
  })

  test('no filter keeps all', () => {
    expect(filterRestrictions(rows, undefined)).toHaveLength(4)
  })

  test('descending severity starts with critical', () => {
    expect(names(sortRestrictions(rows, '-severity'))).toEqual(['Gamma', 'Alpha', 'Delta', 'Beta'])
  })

  test('risks sort by name both ways', () => {
    expect(names(sortRestrictions(rows, 'risk'))).toEqual(['Alpha', 'Beta', 'Delta', 'Gamma'])
    expect(names(sortRestrictions(rows, '-risk'))).toEqual(['Gamma', 'Delta', 'Beta', 'Alpha'])
  })
})
