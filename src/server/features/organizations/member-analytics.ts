import type { MemberAnalytics } from '../../../contract/organizations.ts'
import type { TenantContext } from '../../http/handlers.ts'
import {
  selectMemberActions,
  selectMembers,
  selectMemberScans,
  selectPendingInvitations,
  type MemberRow,
} from './organizations.queries.ts'
import { roleOf } from './team.ts'

const day = 86_400_000
const nameOf = ({ first_name: first, last_name: last, email }: MemberRow): string => `${first} ${last}`.trim() || email

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return Object.fromEntries(counts)
}

/** Who belongs to the organization and what they did in the last days. Whoever left is counted in the days, and not listed. */
export async function readMemberAnalytics({ trx, scope, now }: TenantContext, days: number): Promise<MemberAnalytics> {
  const since = new Date(now.getTime() - days * day)
  const members = await selectMembers(trx, scope)
  const actions = await selectMemberActions(trx, scope, since)
  const scans = new Map((await selectMemberScans(trx, scope, since)).map((row) => [row.created_by, row.scans]))
  const invited = await selectPendingInvitations(trx, scope)
  const active = members.filter(({ last_login: last }) => last !== null && last > since).length
  const dates = Array.from({ length: days }, (_, at) =>
    new Date(now.getTime() - (days - 1 - at) * day).toISOString().slice(0, 10),
  )
  const sum = (rows: typeof actions): number => rows.reduce((total, row) => total + row.actions, 0)
  return {
    total_users: members.length,
    active_users: active,
    activity_rate: members.length === 0 ? 0 : Math.round((1000 * active) / members.length) / 10,
    pending_invitations: invited.length,
    role_breakdown: countBy(members, (member) => roleOf(member).name),
    status_breakdown: countBy(members, ({ status }) => status),
    days: dates.map((date) => {
      const rows = actions.filter((row) => row.day === date)
      return { day: date, users: new Set(rows.map((row) => row.user_id)).size, actions: sum(rows) }
    }),
    users: members.map((member) => ({
      id: member.id,
      name: nameOf(member),
      email: member.email,
      role_name: roleOf(member).name,
      last_login: member.last_login?.toISOString() ?? null,
      actions: sum(actions.filter((row) => row.user_id === member.id)),
      scans: scans.get(member.id) ?? 0,
    })),
  }
}
