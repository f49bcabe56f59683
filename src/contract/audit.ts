/** Everything that the audit log tells of. A route names what it leaves there. */
export const auditActions = [
  'login_success',
  'login_failed',
  'logout',
  'refresh_token_reused',
  'vendor_created',
  'vendor_updated',
  'vendor_deleted',
  'vendor_domain_confirmed',
  'vendor_domain_removed',
  'vendor_plan_chosen',
  'restriction_status_set',
  'scan_started',
  'scan_cancelled',
  'finding_decided',
  'finding_decision_withdrawn',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What an audit row is about. */
export type AuditResource = 'session' | 'vendor' | 'scan'
