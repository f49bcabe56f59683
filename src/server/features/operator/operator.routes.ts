import type { operatorDeletionsRoutes } from '../../../contract/operator.deletions.ts'
import type { operatorReviewsRoutes } from '../../../contract/operator.reviews.ts'
import type { operatorRoutes } from '../../../contract/operator.ts'
import type { operatorUsersRoutes } from '../../../contract/operator.users.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { deletionsHandlers } from './deletions.ts'
import { changeMany } from './bulk.ts'
import { deleteReview, listReviews, listVendors, prepareReading, updateReview } from './operated-reviews.ts'
import * as tenants from './tenants.ts'
import * as users from './users.ts'

export const operatorHandlers: FeatureHandlers<
  typeof operatorRoutes & typeof operatorUsersRoutes & typeof operatorReviewsRoutes & typeof operatorDeletionsRoutes
> = {
  ...deletionsHandlers,
  stats: tenants.showStats,
  tenants: (context, { query }) => tenants.listTenants(context, query),
  createTenant: { prepare: (_, { body }) => tenants.prepareCreation(body) },
  bulk: (context, { body }) => changeMany(context, body),
  updateTenant: (context, { params, body }) => tenants.changeTenant(context, params.tenant, body),
  deleteTenant: (context, { params }) => tenants.deleteTenant(context, params.tenant),
  exportTenant: (context, { params }) => tenants.exportTenant(context, params.tenant),
  suspend: (context, { params }) => tenants.changeStatus(context, params.tenant, tenants.suspension),
  activate: (context, { params }) => tenants.changeStatus(context, params.tenant, tenants.activation),
  tenantUsers: (context, { params, query }) => users.listTenantUsers(context, params.tenant, query),
  searchUsers: (context, { query }) => users.searchUsers(context, query),
  inviteUser: { prepare: (_, { body }) => users.prepareInvite(body) },
  inviteOperator: { prepare: (_, { body }) => users.prepareOperatorInvite(body.email) },
  moveUser: (context, { params, body }) => users.moveUser(context, params.user, body.new_tenant_id),
  resetUserPassword: { prepare: (_, { params }) => users.prepareReset(params.user) },
  forceLogout: (context, { params }) => users.forceLogout(context, params.user),
  vendors: (context, { query }) => listVendors(context, query),
  reviews: (context, { query }) => listReviews(context, query),
  showReview: { prepare: (context, { params }) => prepareReading(context, params.review) },
  updateReview: (context, { params, body }) => updateReview(context, params.review, body),
  deleteReview: (context, { params }) => deleteReview(context, params.review),
}
