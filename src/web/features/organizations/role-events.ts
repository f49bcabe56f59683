import type { rolesRoutes } from '../../../contract/roles.ts'
import type { DataOf } from '../../../contract/route.ts'

export type RoleEvent = DataOf<typeof rolesRoutes.audit>['logs'][number]

interface Names {
  readonly member: (id: string) => string
  readonly permission: (id: string) => string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

const inWords = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '))

/** What was granted and taken back by a change of a role. */
function difference(from: readonly string[], to: readonly string[], { permission }: Names): string {
  const added = to.filter((one) => !from.includes(one)).map(permission)
  const removed = from.filter((one) => !to.includes(one)).map(permission)
  return [
    ...(added.length > 0 ? [`Granted: ${inWords(added)}.`] : []),
    ...(removed.length > 0 ? [`Taken back: ${inWords(removed)}.`] : []),
  ].join(' ')
}

/** What somebody did to roles or to who has them, as a sentence and what there is to add. */
export function tellRoleEvent(event: RoleEvent, names: Names): { readonly text: string; readonly more: string } {
  const { details } = event
  const name = textOf(details['name'])
  switch (event.action) {
    case 'role_created':
      return {
        text: `Created the role ${name}`,
        more: `Granted: ${inWords(listOf(details['permissions']).map(names.permission))}.`,
      }
    case 'role_updated':
      return {
        text: `Changed the role ${name}`,
        more: difference(listOf(details['from']), listOf(details['to']), names),
      }
    case 'role_deleted':
      return { text: `Deleted the role ${name}`, more: '' }
    case 'roles_assigned':
      return { text: `Gave the role ${name} to ${inWords(listOf(details['users']).map(names.member))}`, more: '' }
    case 'user_updated':
      return {
        text: `Changed the role of ${names.member(event.resource_id ?? '')}`,
        more: `From ${textOf(details['from'])} to ${textOf(details['to'])}.`,
      }
    default:
      return { text: event.action, more: '' }
  }
}
