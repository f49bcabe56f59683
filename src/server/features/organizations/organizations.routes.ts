import type { organizationProfileRoutes } from '../../../contract/organizations.profile.ts'
import type { organizationsRoutes } from '../../../contract/organizations.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { cancel, listInvitations, prepareActivate, prepareInvite, resend } from './invitations.ts'
import { acceptInvitation, setUpOrganization, showInvitation } from './join.ts'
import { readMemberAnalytics } from './member-analytics.ts'
import { organizationProfileHandlers } from './profile.ts'
import { changeSignInRules, readSignInRules } from './sign-in-rules.ts'
import { telling } from './tell-team.ts'
import { changeRole, listMembers, remove } from './team.ts'

export const organizationsHandlers: FeatureHandlers<typeof organizationsRoutes & typeof organizationProfileRoutes> = {
  ...organizationProfileHandlers,
  setUp: (context, { body }) => setUpOrganization(context, body.organization_name),
  members: listMembers,
  analytics: (context, { query }) => readMemberAnalytics(context, query.period_days),
  changeRole: (context, { params, body }) => telling(changeRole)(context, params.id, body.role),
  remove: (context, { params }) => telling(remove)(context, params.id),
  invitations: listInvitations,
  invite: { prepare: (_context, { body }) => prepareInvite(body) },
  activate: { prepare: (_context, { params, body }) => prepareActivate(params.id, body) },
  resend: (context, { params }) => telling(resend)(context, params.id),
  cancel: (context, { params }) => telling(cancel)(context, params.id),
  signInRules: readSignInRules,
  changeSignInRules: (context, { body }) => telling(changeSignInRules)(context, body.requires_two_factor),
  invitation: (context, { params }) => showInvitation(context, params.token),
  accept: (context, { body }) => acceptInvitation(context, body),
}
