import { auditActions } from '../../../contract/audit.forms.ts'

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

export const actionOptions = optionsOf('All actions', firstActions, auditActions.toSorted())
export const resourceOptions = optionsOf('All resources', firstResources, otherResources)
