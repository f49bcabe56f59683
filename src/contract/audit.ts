/** Everything that the audit log tells of. A route names what it leaves there. */
export const auditActions = [
  'login_success',
  'login_failed',
  'logout',
  'refresh_token_reused',
  'access_granted',
  'access_refused',
  'registration_started',
  'password_reset_requested',
  'password_reset',
  'email_verification_requested',
  'email_verified',
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
export type AuditResource = 'access' | 'session' | 'user' | 'registration' | 'vendor' | 'scan'
