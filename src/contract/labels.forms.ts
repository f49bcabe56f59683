/** What people read where the API says a word of its own; by value, so that server and web cannot differ. */

export const answerLabels = { yes: 'Yes', partial: 'In part', no: 'No', 'not-stated': 'Not stated' } as const

export const verdictLabels = {
  approve: 'Approve',
  approve_with_conditions: 'Approve with conditions',
  insufficient_evidence: 'Not enough public evidence',
  conditions_not_met: 'Conditions not met',
  refuse: 'Refuse',
} as const

export const vendorDecisionLabels = {
  approved: 'Approved',
  approved_with_conditions: 'Approved with conditions',
  rejected: 'Rejected',
} as const

/** Behind the decision's label, 'Approved, open again'; what changed weighs more than a day that passed. */
export const standingSuffixes = { holds: '', reopened: ', open again', expired: ', expired' } as const

export const redFlagLabels = {
  incident: 'Security incident',
  excessive_rights: 'More rights than needed',
  endless_token: 'Tokens that never expire',
  access_without_consent: 'Access to content without consent',
  ad_sharing: 'Sharing with advertisers',
  data_leaves_region: 'Data leaves the region',
  certificate_excludes: 'Left out of a certificate',
  certificate_expired: 'Certificate no longer valid',
  long_retention: 'Data kept long or after deletion',
  plain_text_secrets: 'Secrets in plain text',
  weak_encryption: 'Weak or missing encryption',
  open_by_default: 'Open or unprotected by default',
  lingering_access: 'Access that outlives membership',
  untraceable_actions: 'Actions that cannot be traced',
  weak_sign_in: 'Second factor or single sign-on, not both',
  ends_without_notice: 'Ends, changes or deletes without notice',
  disclaimed: 'Liability or availability disclaimed',
  content_licence: 'Rights in your content',
  partner_sharing: 'Sharing with partners or affiliates',
  weak_transfer_ground: 'Transfers on weak legal ground',
} as const

export const restrictionStatusLabels = {
  todo: 'To Do',
  next: 'Next',
  in_progress: 'In Progress',
  done: 'Done',
  wont_implement: "Won't Implement",
} as const

export const severityLabels = { critical: 'Critical', high: 'High', medium: 'Moderate', low: 'Low' } as const

/** Above the three answers that decided a verdict. */
export const whatDecided = 'What decided it'

/** Above the questions whose answers would not change the verdict. */
export const moreQuestions = 'More questions'
