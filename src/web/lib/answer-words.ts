import type { Finding } from '../../contract/findings.ts'

export const answerWords: Readonly<Record<Finding['value'], string>> = {
  yes: 'Yes',
  partial: 'In part',
  no: 'No',
  'not-stated': 'Not stated',
}
