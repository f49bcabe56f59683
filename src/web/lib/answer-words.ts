import type { FindingValue } from '../../contract/findings.ts'

export const answerWords: Readonly<Record<FindingValue, string>> = {
  yes: 'Yes',
  partial: 'In part',
  no: 'No',
  'not-stated': 'Not stated',
}
