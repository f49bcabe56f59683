import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { longPageOf, operatorReads, operatorWrites, pageQuery, searched } from './operator.ts'
import { roles } from './permissions.ts'
import { emptyBody, count, id, isoTime, text } from './primitives.ts'
import { route } from './route.ts'

const userStatus = z.enum(['active', 'inactive', 'pending'])

const user = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  role_name: z.string(),
  status: userStatus,
  is_super_admin: z.boolean(),
  tenant_id: id.nullable(),
  tenant_name: z.string().nullable(),
  last_login: isoTime.nullable(),
  created_at: isoTime,
  has_second_factor: z.boolean(),
  /** Signs in with a password that somebody else chose, and replaces it first. */
  has_temporary_password: z.boolean(),
  abilities: z.object({ move: z.boolean(), reset_password: z.boolean() }),
})
export type OperatedUser = z.infer<typeof user>

const oneUser = z.object({ user: id })
const address = text(longest.email).default('')
const post = { ...operatorWrites, method: 'POST' } as const

export const operatorUsersRoutes = {
  tenantUsers: route({
    ...operatorReads,
    path: '/super-admin/tenants/{tenant}/users',
    summary: 'The members of an organization, newest first',
    params: z.object({ tenant: id }),
    query: z.object(pageQuery),
    response: z.object({ users: z.array(user), ...longPageOf }),
  }),
  searchUsers: route({
    ...operatorReads,
    path: '/super-admin/users/search',
    summary: 'Users of all organizations by name or address',
    query: z.object({
      query: searched,
      tenant_filter: id.optional(),
      status_filter: userStatus.optional(),
      sort: z.enum(['-created', 'created', 'name', '-login']).default('-created'),
      ...pageQuery,
    }),
    response: z.object({ users: z.array(user), ...longPageOf }),
  }),
  inviteUser: route({
    ...post,
    path: '/super-admin/users/invite',
    audit: { action: 'invitation_created', resource: 'invitation' },
    status: 201,
    summary: 'Invite somebody into an organization by e-mail',
    body: z.object({ email: address, tenant_id: id, role: z.enum(roles).default('member') }),
    response: z.object({ message: z.string() }),
  }),
  inviteOperator: route({
    ...post,
    path: '/super-admin/users/invite-super-admin',
    audit: { action: 'operator_invited', resource: 'user' },
    status: 201,
    summary:
      'Invite a further super admin, who sets a second factor up before anything else. The link works for two days',
    body: z.object({ email: address }),
    response: z.object({ message: z.string() }),
  }),
  moveUser: route({
    ...post,
    path: '/super-admin/users/{user}/move-tenant',
    audit: { action: 'user_moved', resource: 'user' },
    summary: 'Move a user to another organization: sessions and keys end, what they made stays where it is',
    params: oneUser,
    body: z.object({ new_tenant_id: id }),
    response: z.object({ message: z.string(), role: z.enum(roles) }),
  }),
  resetUserPassword: route({
    ...post,
    path: '/super-admin/users/{user}/reset-password',
    audit: { action: 'password_reset', resource: 'user' },
    summary:
      'Set a temporary password, shown once, that opens the account for a day and is replaced at the first sign-in',
    params: oneUser,
    body: emptyBody,
    response: z.object({ temporary_password: z.string(), expires_at: isoTime }),
  }),
  forceLogout: route({
    ...post,
    path: '/super-admin/users/{user}/force-logout',
    audit: { action: 'user_logged_out', resource: 'user' },
    summary: 'End every session of a user at once',
    params: oneUser,
    body: emptyBody,
    response: z.object({ message: z.string(), sessions: count }),
  }),
} as const
