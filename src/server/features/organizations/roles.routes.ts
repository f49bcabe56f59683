import type { rolesRoutes } from '../../../contract/roles.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { assignRole, createRole, deleteRole, listRoleEvents, listRoles, updateRole } from './roles.ts'

export const rolesHandlers: FeatureHandlers<typeof rolesRoutes> = {
  list: listRoles,
  create: (context, { body }) => createRole(context, body),
  update: (context, { params, body }) => updateRole(context, params.id, body),
  remove: (context, { params }) => deleteRole(context, params.id),
  assign: (context, { params, body }) => assignRole(context, params.id, body.user_ids),
  audit: listRoleEvents,
}
