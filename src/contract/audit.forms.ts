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
  'profile_updated',
  'password_changed',
  'password_set',
  'session_ended',
  'sessions_ended',
  'two_factor_enabled',
  'two_factor_started',
  'two_factor_disabled',
  'two_factor_failed',
  'recovery_codes_replaced',
  'recovery_code_used',
  'passkey_started',
  'passkey_added',
  'passkey_removed',
  'account_deleted',
  'google_linked',
  'tenant_created',
  'tenant_updated',
  'tenant_suspended',
  'tenant_activated',
  'tenant_deleted',
  'tenants_changed',
  'tenant_exported',
  'review_defaults_updated',
  'deletion_requested',
  'deletion_withdrawn',
  'deletion_declined',
  'user_created',
  'user_updated',
  'user_deleted',
  'user_moved',
  'user_logged_out',
  'operator_invited',
  'invitation_created',
  'invitations_imported',
  'invitations_checked',
  'invitation_resent',
  'invitation_cancelled',
  'role_created',
  'role_updated',
  'role_deleted',
  'roles_assigned',
  'api_key_created',
  'api_key_revoked',
  'cost_settings_updated',
  'package_created',
  'package_updated',
  'package_deleted',
  'checkout_started',
  'registration_completed',
  'subscription_changed',
  'subscription_cancelled',
  'subscription_resumed',
  'report_bought',
  'payment_received',
  'payment_failed',
  'payment_refunded',
  'payment_disputed',
  'briefing_booked',
  'plan_requested',
  'plan_request_answered',
  'billing_opened',
  'usage_reset',
  'vendor_created',
  'vendors_imported',
  'vendors_checked_for_import',
  'vendor_updated',
  'vendor_deleted',
  'vendor_domain_confirmed',
  'vendor_domain_removed',
  'vendor_plan_chosen',
  'restriction_status_set',
  'restrictions_changed',
  'scan_started',
  'scan_cancelled',
  'review_edited',
  'review_deleted',
  'review_read',
  'audit_exported',
  'job_retried',
  'job_discarded',
  'finding_decided',
  'findings_confirmed',
  'vendor_decided',
  'finding_decision_withdrawn',
  'comment_added',
  'comment_replied',
  'comment_resolved',
  'comment_deleted',
  'comment_restored',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What belongs to nobody's organization: the operator's own work, and what visitors do. */
const ofNoOrganization: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'access_granted',
  'access_refused',
  'registration_started',
  'tenant_deleted',
  'tenants_changed',
  'operator_invited',
  'package_created',
  'package_updated',
  'package_deleted',
  'plan_request_answered',
  'briefing_booked',
  'job_retried',
  'job_discarded',
])

/** What an organization's own log can tell of. */
export const organizationActions: readonly AuditAction[] = auditActions.filter((one) => !ofNoOrganization.has(one))

/** What an audit row is about. */
export type AuditResource =
  | 'access'
  | 'session'
  | 'user'
  | 'registration'
  | 'tenant'
  | 'invitation'
  | 'role'
  | 'api_key'
  | 'package'
  | 'payment'
  | 'briefing'
  | 'vendor'
  | 'scan'
  | 'system'
