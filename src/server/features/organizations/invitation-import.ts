import type { InvitedRow, PlannedRow } from '../../../contract/organizations.import.ts'
import { longest } from '../../../contract/limits.forms.ts'
import type { Permission } from '../../../contract/permissions.ts'
import { withoutDirections } from '../../../contract/text.forms.ts'
import { domainRefusal } from './allowed-domains.ts'
import { idOfRole, isWithin, type GivenRole } from './roles.domain.ts'

/** A row with its address as it would be stored, or with what is wrong with it. */
export type CheckedRow = InvitedRow &
  ({ readonly address: string; readonly wrong: null } | { readonly address: null; readonly wrong: string })

export interface KnownTeam {
  /** Addresses in small letters. */
  readonly members: ReadonlySet<string>
  readonly pending: ReadonlySet<string>
  readonly roles: readonly GivenRole[]
  /** What the caller may do: nobody gives more. */
  readonly held: readonly Permission[]
  /** Whose addresses are invited; none: all. */
  readonly allowedDomains: readonly string[]
  /** How many more invitations may be open. */
  readonly free: number
}

interface Ready {
  readonly email: string
  readonly name: string
  readonly role: GivenRole
}

export interface ImportPlan {
  /** One for each row, in order. */
  readonly rows: readonly PlannedRow[]
  readonly ready: readonly Ready[]
}

export const taken = {
  member: 'This person is a member of your organization already.',
  pending: 'This person has an invitation already.',
} as const
const byDefault = 'member'

/** A role by its name or identifier, in whatever case; of an empty cell the one that is given where nothing is said. */
function findRole(roles: readonly GivenRole[], said: string): GivenRole | undefined {
  const wanted = (withoutDirections(said).trim() || byDefault).toLowerCase()
  return (
    roles.find((one) => idOfRole(one).toLowerCase() === wanted) ??
    roles.find((one) => one.name.toLowerCase() === wanted)
  )
}

/** What would become of each row: nobody is invited. A row that repeats an earlier one is a duplicate. */
export function planInvitations(rows: readonly CheckedRow[], known: KnownTeam): ImportPlan {
  const seen = new Set<string>()
  const ready: Ready[] = []
  const judge = (row: CheckedRow, role: GivenRole | undefined): Pick<PlannedRow, 'outcome' | 'problem'> => {
    const { address } = row
    if (address === null) return { outcome: 'wrong_address', problem: row.wrong }
    const name = withoutDirections(row.name).trim()
    if (name.length > 2 * longest.personName)
      return { outcome: 'invalid', problem: `The name is longer than ${2 * longest.personName} characters.` }
    if (seen.has(address)) return { outcome: 'duplicate', problem: 'An earlier row has this address.' }
    seen.add(address)
    if (known.members.has(address)) return { outcome: 'member', problem: taken.member }
    if (known.pending.has(address)) return { outcome: 'pending', problem: taken.pending }
    const otherDomain = domainRefusal(address, known.allowedDomains)
    if (otherDomain !== null) return { outcome: 'other_domain', problem: otherDomain }
    if (!role) return { outcome: 'unknown_role', problem: 'There is no such role in your organization.' }
    if (!isWithin(role.permissions, known.held))
      return { outcome: 'role_beyond', problem: 'This role may do more than yours.' }
    if (ready.length >= known.free)
      return { outcome: 'over_limit', problem: 'Too many invitations would be open. Cancel some, or wait for answers.' }
    ready.push({ email: address, name, role })
    return { outcome: 'ready', problem: null }
  }
  return {
    rows: rows.map((row) => {
      const role = findRole(known.roles, row.role)
      return { email: row.email.trim(), role_name: role?.name ?? row.role.trim(), ...judge(row, role) }
    }),
    ready,
  }
}
