import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { longestSessionHours, mostAllowedDomains } from './organizations.forms.ts'
import { currentUser, tokens } from './auth.ts'
import { count, emptyBody, id, isoTime, text } from './primitives.ts'
import { roles } from './permissions.ts'
import { route } from './route.ts'

/** A role by the name that every organization has, or by the identifier of one of its own. */
const roleId = text(64)

const member = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** As `role`, or the identifier of the organization's own role. */
  role_id: z.string(),
  role_name: z.string(),
  status: z.enum(['active', 'inactive', 'pending']),
  is_super_admin: z.boolean(),
  tenant_id: id,
  tenant_name: z.string(),
  last_login: isoTime.nullable(),
  has_second_factor: z.boolean(),
  created_at: isoTime,
  abilities: z.object({ change_role: z.boolean(), remove: z.boolean() }),
})
export type Member = z.infer<typeof member>

const invitation = z.object({
  id,
  email: z.string(),
  /** As whoever invited them wrote it; empty for nothing. */
  name: z.string(),
  role: z.enum(roles),
  role_id: z.string(),
  role_name: z.string(),
  message: z.string(),
  force_activate: z.boolean(),
  status: z.enum(['pending', 'activated', 'accepted', 'cancelled']),
  is_expired: z.boolean(),
  created_at: isoTime,
  expires_at: isoTime,
  abilities: z.object({ activate: z.boolean(), cancel: z.boolean(), resend: z.boolean() }),
})
export type Invitation = z.infer<typeof invitation>

const manage = { access: 'manage_users', limit: 'write' } as const
const read = { access: 'manage_users', limit: 'read', method: 'GET' } as const
/** How the members of an organization have to sign in. */
const signInRules = z.object({
  requires_two_factor: z.boolean(),
  /** Null where no second factor is asked for. */
  required_since: isoTime.nullable(),
  members: count,
  members_without_second_factor: count,
  /** After how many hours a session ends, however busy it is; null for as long as the product lets anybody. */
  session_hours: z.int().nullable(),
  /** Only addresses of these are invited; none for all. */
  allowed_email_domains: z.array(z.string()),
  /** Who is here with an address of another domain. They stay. */
  members_outside: z.array(z.object({ id, name: z.string(), email: z.string() })),
  invitations_outside: z.array(z.string()),
  /** Null until somebody changes it. */
  updated_at: isoTime.nullable(),
})
export type SignInRules = z.infer<typeof signInRules>

const memberAnalytics = z.object({
  total_users: count,
  /** Signed in within the period. */
  active_users: count,
  /** Percent with one decimal. */
  activity_rate: z.number(),
  pending_invitations: count,
  /** Members by the name of their role. */
  role_breakdown: z.record(z.string(), count),
  status_breakdown: z.record(z.string(), count),
  /** How many members did something on each day (UTC), the oldest first. */
  days: z.array(z.object({ day: z.iso.date(), users: count, actions: count })),
  /** Everybody who is a member now. */
  users: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      role_name: z.string(),
      last_login: isoTime.nullable(),
      actions: count,
      scans: count,
    }),
  ),
})
export type MemberAnalytics = z.infer<typeof memberAnalytics>

const byId = z.object({ id })
const wanted = (maximum: number) => text(maximum).default('')
const inviteToken = text(128)

export const organizationsRoutes = {
  setUp: route({
    access: 'signed_in',
    limit: 'write',
    method: 'POST',
    path: '/auth/setup-organization',
    audit: { action: 'tenant_created', resource: 'tenant' },
    status: 201,
    summary: 'Found an organization; whoever does becomes its first admin',
    body: z.object({ organization_name: wanted(longest.organizationName) }),
    response: z.object({ tenant: z.object({ id, name: z.string() }), user: currentUser }),
  }),
  members: route({
    ...read,
    path: '/admin/users',
    summary: 'The members of the organization, with what one may do to each, and the roles that one may give',
    response: z.object({
      users: z.array(member),
      total: count,
      roles: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  analytics: route({
    access: 'view_analytics',
    limit: 'read',
    method: 'GET',
    path: '/admin/analytics/users',
    summary: 'How many members there are and what they did in the last days',
    query: z.object({ period_days: z.coerce.number().int().min(1).max(365).default(30) }),
    response: memberAnalytics,
  }),
  changeRole: route({
    ...manage,
    method: 'PUT',
    path: '/admin/users/{id}',
    audit: { action: 'user_updated', resource: 'user' },
    summary: 'Give a member another role; never one’s own, and one admin always stays',
    params: byId,
    body: z.object({ role: roleId }),
    response: z.object({}),
  }),
  remove: route({
    ...manage,
    method: 'DELETE',
    path: '/admin/users/{id}',
    audit: { action: 'user_deleted', resource: 'user' },
    summary: 'Remove a member with their account and sessions; never oneself, and one admin always stays',
    params: byId,
    response: z.object({}),
  }),
  invitations: route({
    ...read,
    path: '/admin/invitations',
    summary: 'Invitations that wait for an answer, newest first',
    response: z.object({ invitations: z.array(invitation) }),
  }),
  invite: route({
    ...manage,
    method: 'POST',
    path: '/admin/invitations',
    audit: { action: 'invitation_created', resource: 'invitation' },
    status: 201,
    summary: 'Invite somebody by e-mail, or make the account at once with a temporary password that is e-mailed',
    body: z.object({
      email: wanted(longest.email),
      role: roleId.default('member'),
      force_activate: z.boolean().default(false),
      message: text(longest.invitationMessage).nullish(),
    }),
    response: z.object({ invitation }),
  }),
  activate: route({
    ...manage,
    method: 'POST',
    path: '/admin/invitations/{id}/activate',
    audit: { action: 'user_created', resource: 'user' },
    summary:
      'Make the account of an invitation with a temporary password, which its owner replaces at the first sign-in',
    params: byId,
    body: z.object({
      invitation_id: id.optional(),
      first_name: wanted(longest.personName),
      last_name: wanted(longest.personName),
      password: wanted(longest.password),
    }),
    response: z.object({ user_id: id }),
  }),
  resend: route({
    ...manage,
    method: 'POST',
    path: '/admin/invitations/{id}/resend',
    audit: { action: 'invitation_resent', resource: 'invitation' },
    status: 202,
    summary: 'Send an invitation again for another week; the earlier link ends',
    params: byId,
    body: emptyBody,
    response: z.object({ expires_at: isoTime }),
  }),
  cancel: route({
    ...manage,
    method: 'DELETE',
    path: '/admin/invitations/{id}',
    audit: { action: 'invitation_cancelled', resource: 'invitation' },
    summary: 'Cancel an invitation; its link ends',
    params: byId,
    response: z.object({}),
  }),
  signInRules: route({
    access: 'manage_settings',
    limit: 'read',
    method: 'GET',
    path: '/admin/security',
    summary: 'How the members have to sign in, and how many have no second factor yet',
    response: signInRules,
  }),
  changeSignInRules: route({
    access: 'manage_settings',
    limit: 'write',
    method: 'PUT',
    path: '/admin/security',
    audit: { action: 'tenant_updated', resource: 'tenant' },
    summary:
      'Ask every member for a second factor, or no longer: whoever is signed in without one goes on for 24 hours at most; whoever signs in sets one up first. How long sessions last, from the next request of each on, and whose addresses are invited',
    body: z.object({
      requires_two_factor: z.boolean().optional(),
      session_hours: z.int().min(1).max(longestSessionHours).nullable().optional(),
      allowed_email_domains: z.array(text(longest.host)).max(mostAllowedDomains).optional(),
      /** As the caller saw it: refused where somebody changed it since. */
      updated_at: isoTime.nullable().optional(),
    }),
    response: signInRules,
  }),
  invitation: route({
    access: 'public',
    limit: 'sign_in',
    method: 'GET',
    path: '/auth/invitation/{token}',
    summary: 'What an invitation says to whoever has its link',
    params: z.object({ token: inviteToken }),
    response: z.object({
      email: z.string(),
      role: z.string(),
      tenant_name: z.string(),
      inviter_name: z.string().nullable(),
      expires_at: isoTime,
      /** What the form starts with; empty where nobody said it. */
      first_name: z.string(),
      last_name: z.string(),
    }),
  }),
  accept: route({
    access: 'public',
    limit: 'sign_in',
    method: 'POST',
    path: '/auth/invitation/accept',
    audit: { action: 'user_created', resource: 'user' },
    status: 201,
    summary: 'Accept an invitation: makes the account and opens its first session',
    body: z.object({
      token: inviteToken,
      first_name: wanted(longest.personName),
      last_name: wanted(longest.personName),
      password: wanted(longest.password),
    }),
    response: tokens,
  }),
} as const
