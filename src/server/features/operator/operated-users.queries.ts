import { sql } from 'kysely'
import { z } from 'zod'
import { roles } from '../../../contract/permissions.ts'
import type { SystemTransaction } from '../../access/transactions.ts'

const userRow = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  role_name: z.string(),
  status: z.enum(['active', 'inactive', 'pending']),
  is_super_admin: z.boolean(),
  tenant_id: z.string().nullable(),
  tenant_name: z.string().nullable(),
  last_login: z.date().nullable(),
  created_at: z.date(),
  has_second_factor: z.boolean(),
  has_temporary_password: z.boolean(),
  total: z.number(),
})
export type OperatedUserRow = z.infer<typeof userRow>

interface UserFilter {
  readonly search?: string | undefined
  readonly tenant?: string | undefined
  readonly status?: string | undefined
  readonly sort: string
  readonly page: number
  readonly limit: number
}

export async function selectUserPage(trx: SystemTransaction, filter: UserFilter): Promise<OperatedUserRow[]> {
  const { search, tenant, status, sort, page, limit } = filter
  const { rows } = await sql`select * from app.user_page(${search?.trim() || null}, ${tenant ?? null}::uuid,
    ${status ?? null}, ${sort}, ${limit}, ${(page - 1) * limit})`.execute(trx)
  return z.array(userRow).parse(rows)
}

const head = z.object({
  email: z.string(),
  first_name: z.string(),
  is_super_admin: z.boolean(),
  tenant_id: z.string().nullable(),
  tenant_name: z.string().nullable(),
  status: z.string(),
})
export type UserHead = z.infer<typeof head>

/** Undefined where there is nobody. */
export async function selectUserHead(trx: SystemTransaction, id: string): Promise<UserHead | undefined> {
  const { rows } = await sql`select * from app.user_head(${id}::uuid)`.execute(trx)
  return rows[0] === undefined ? undefined : head.parse(rows[0])
}

const moved = z.object({
  outcome: z.enum(['moved', 'missing', 'operator', 'same', 'no_target', 'last_admin']),
  was_in: z.string().nullable(),
  new_role: z.enum(roles).nullable(),
})

export async function moveUser(trx: SystemTransaction, id: string, tenantId: string, now: Date) {
  const { rows } = await sql`select * from app.move_user(${id}::uuid, ${tenantId}::uuid, ${now})`.execute(trx)
  return moved.parse(rows[0])
}

export async function setTemporaryPassword(trx: SystemTransaction, id: string, hash: string, now: Date) {
  const { rows } = await sql`select app.set_temporary_password(${id}::uuid, ${hash}, ${now}) as outcome`.execute(trx)
  return z.object({ outcome: z.enum(['reset', 'missing', 'operator', 'inactive']) }).parse(rows[0]).outcome
}

/** How many sessions ended. */
export async function closeAllSessions(trx: SystemTransaction, userId: string, reason: string): Promise<number> {
  const { rows } = await sql<{
    ended: number
  }>`select app.close_sessions(${userId}::uuid, null, ${reason}) as ended`.execute(trx)
  return rows[0]?.ended ?? 0
}

interface Invited {
  readonly id: string
  readonly email: string
  readonly now: Date
}
const invitation = z.object({ outcome: z.enum(['invited', 'member', 'waiting', 'gone', 'other_domain']) })

export async function inviteToTenant(
  trx: SystemTransaction,
  tenantId: string,
  { id, email, role, now }: Invited & { readonly role: string },
) {
  const { rows } = await sql`select app.invite_to_tenant(${tenantId}::uuid, ${id}::uuid, ${email}, ${role}, ${now})
    as outcome`.execute(trx)
  return invitation.parse(rows[0]).outcome
}

export async function inviteOperator(
  trx: SystemTransaction,
  { id, email, inviter, now }: Invited & { readonly inviter: string },
) {
  const { rows } =
    await sql`select app.invite_operator(${id}::uuid, ${email}, ${inviter}::uuid, ${now}) as outcome`.execute(trx)
  return invitation.parse(rows[0]).outcome
}
