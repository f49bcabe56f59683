/** What people read where the API says a word of its own; by value, so that server and web cannot differ. */

export const answerLabels = { yes: 'Yes', partial: 'In part', no: 'No', 'not-stated': 'Not stated' } as const

export const verdictLabels = {
  approve: 'Approve',
  approve_with_conditions: 'Approve with conditions',
  do_not_approve_yet: 'Do not approve yet',
  insufficient_evidence: 'Insufficient public evidence',
} as const

export const severityLabels = { critical: 'Critical', high: 'High', medium: 'Moderate', low: 'Low' } as const
