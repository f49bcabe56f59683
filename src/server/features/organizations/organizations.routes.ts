import type { Routes } from '../../../contract/routes.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { prepareImport } from './import-invitations.ts'
import { deletionHandlers } from './deletion.ts'
import { cancel, listInvitations, prepareActivate, prepareInvite, resend } from './invitations.ts'
import { acceptInvitation, setUpOrganization, showInvitation } from './join.ts'
import { readMemberAnalytics } from './member-analytics.ts'
import { organizationProfileHandlers } from './profile.ts'
import { reviewDefaultsHandlers } from './review-defaults.ts'
import { changeSignInRules, readSignInRules } from './sign-in-rules.ts'
import { telling } from './tell-team.ts'
import { changeRole, listMembers, remove } from './team.ts'

export const organizationsHandlers: FeatureHandlers<Routes['organizations']> = {
  ...organizationProfileHandlers,
  ...reviewDefaultsHandlers,
  ...deletionHandlers,
  setUp: (context, { body }) => setUpOrganization(context, body.organization_name),
  members: listMembers,
  analytics: (context, { query }) => readMemberAnalytics(context, query.period_days),
  changeRole: (context, { params, body }) => telling(changeRole)(context, params.id, body.role),
  remove: (context, { params }) => telling(remove)(context, params.id),
  invitations: listInvitations,
  invite: { prepare: (_context, { body }) => prepareInvite(body) },
  importInvitations: { prepare: (_context, { body }) => prepareImport(body) },
  activate: { prepare: (_context, { params, body }) => prepareActivate(params.id, body) },
  resend: (context, { params }) => telling(resend)(context, params.id),
  cancel: (context, { params }) => telling(cancel)(context, params.id),
  signInRules: readSignInRules,
  changeSignInRules: (context, { body }) => telling(changeSignInRules)(context, body),
  invitation: (context, { params }) => showInvitation(context, params.token),
  accept: (context, { body }) => acceptInvitation(context, body),
}
