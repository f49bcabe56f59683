import type { FindingValue } from '../../contract/findings.ts'

export const answerLabels: Readonly<Record<FindingValue, string>> = {
  yes: 'Yes',
  partial: 'In part',
  no: 'No',
  'not-stated': 'Not stated',
}
