import { auditActions, organizationActions } from '../../../contract/audit.forms.ts'

/** What the log is asked for most stands first. */
const firstActions: readonly string[] = [
  'tenant_created',
  'tenant_updated',
  'tenant_deleted',
  'user_created',
  'user_updated',
  'user_deleted',
  'login_success',
  'password_reset',
]
const firstResources: readonly string[] = ['tenant', 'user', 'vendor', 'scan', 'system']
const otherResources = [
  'access',
  'session',
  'registration',
  'invitation',
  'role',
  'api_key',
  'package',
  'payment',
] as const

const spelled = (word: string): string => {
  const words = word.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `tenant_created` as `Tenant created`. */
export const actionWords = spelled

const optionsOf = (all: string, first: readonly string[], others: readonly string[]) => [
  { value: '', label: all },
  ...[...first, ...others.filter((one) => !first.includes(one))].map((value) => ({ value, label: spelled(value) })),
]

/** What an organization's own log is asked for most. */
const firstOwnActions: readonly string[] = [
  'vendor_created',
  'vendor_decided',
  'vendor_deleted',
  'scan_started',
  'login_success',
]
const ownResources = [
  'vendor',
  'scan',
  'user',
  'session',
  'invitation',
  'role',
  'api_key',
  'payment',
  'tenant',
] as const

/** What a row of an organization's log is about, for its reader. */
export const resourceWords = (resource: string): string =>
  ({ tenant: 'Organization', api_key: 'API key', session: 'Sign-in' })[resource] ?? spelled(resource)

export const ownActionOptions = optionsOf('All actions', firstOwnActions, organizationActions.toSorted())
export const ownResourceOptions = [
  { value: '', label: 'All resources' },
  ...ownResources.map((value) => ({ value, label: resourceWords(value) })),
]

export const actionOptions = optionsOf('All actions', firstActions, auditActions.toSorted())
export const resourceOptions = optionsOf('All resources', firstResources, otherResources)
