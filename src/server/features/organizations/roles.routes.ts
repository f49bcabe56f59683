import type { rolesRoutes } from '../../../contract/roles.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { telling } from './tell-team.ts'
import { assignRole, createRole, deleteRole, listRoleEvents, listRoles, updateRole } from './roles.ts'

export const rolesHandlers: FeatureHandlers<typeof rolesRoutes> = {
  list: listRoles,
  create: (context, { body }) => telling(createRole)(context, body),
  update: (context, { params, body }) => telling(updateRole)(context, params.id, body),
  remove: (context, { params }) => telling(deleteRole)(context, params.id),
  assign: (context, { params, body }) => telling(assignRole)(context, params.id, body.user_ids),
  audit: listRoleEvents,
}
