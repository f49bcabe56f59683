import type { organizationsRoutes } from '../../../contract/organizations.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { cancel, listInvitations, prepareActivate, prepareInvite, resend } from './invitations.ts'
import { acceptInvitation, setUpOrganization, showInvitation } from './join.ts'
import { changeRole, listMembers, remove } from './team.ts'

export const organizationsHandlers: FeatureHandlers<typeof organizationsRoutes> = {
  setUp: (context, { body }) => setUpOrganization(context, body.organization_name),
  members: listMembers,
  changeRole: (context, { params, body }) => changeRole(context, params.id, body.role),
  remove: (context, { params }) => remove(context, params.id),
  invitations: listInvitations,
  invite: { prepare: (_context, { body }) => prepareInvite(body) },
  activate: { prepare: (_context, { params, body }) => prepareActivate(params.id, body) },
  resend: (context, { params }) => resend(context, params.id),
  cancel: (context, { params }) => cancel(context, params.id),
  invitation: (context, { params }) => showInvitation(context, params.token),
  accept: (context, { body }) => acceptInvitation(context, body),
}
