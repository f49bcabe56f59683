import type { RouteSpec } from './route.ts'
import { accessRoutes } from './access.ts'
import { accountRoutes } from './account.ts'
import { analyticsRoutes, reportsRoutes } from './analytics.ts'
import { apiKeysRoutes } from './api-keys.ts'
import { auditRoutes } from './audit.routes.ts'
import { authRoutes } from './auth.ts'
import { briefingsRoutes } from './briefings.ts'
import { commentsRoutes } from './comments.ts'
import { dashboardRoutes } from './dashboard.ts'
import { decisionsRoutes } from './decisions.ts'
import { documentsRoutes } from './documents.routes.ts'
import { monitoringRoutes } from './health.monitoring.ts'
import { healthRoutes } from './health.ts'
import { mailboxRoutes } from './mailbox.ts'
import { operatorDeletionsRoutes } from './operator.deletions.ts'
import { operatorReviewsRoutes } from './operator.reviews.ts'
import { operatorRoutes } from './operator.ts'
import { operatorUsersRoutes } from './operator.users.ts'
import { deletionRoutes } from './organizations.deletion.ts'
import { invitationImportRoutes } from './organizations.import.ts'
import { organizationProfileRoutes } from './organizations.profile.ts'
import { reviewDefaultsRoutes } from './organizations.review-defaults.ts'
import { organizationsRoutes } from './organizations.ts'
import { paymentsRoutes } from './payments.ts'
import { plansRoutes } from './plans.ts'
import { restrictionsRoutes } from './restrictions.ts'
import { reviewsRoutes } from './reviews.routes.ts'
import { rolesRoutes } from './roles.ts'
import { scansRoutes, startScanRoutes } from './scans.ts'
import { usageRoutes } from './usage.ts'
import { vendorDecisionsRoutes } from './vendor-decisions.ts'
import { vendorsRoutes } from './vendors.ts'

/**
 * The table of all routes: what is not here is not served. Its keys are the names of the API's operations, which stay as
 * they are when a feature is split or renamed.
 */
export const routes = {
  access: accessRoutes,
  account: accountRoutes,
  analytics: analyticsRoutes,
  apiKeys: apiKeysRoutes,
  audit: auditRoutes,
  auth: authRoutes,
  briefings: briefingsRoutes,
  comments: commentsRoutes,
  decisions: decisionsRoutes,
  documents: documentsRoutes,
  health: { ...healthRoutes, ...monitoringRoutes },
  mailbox: mailboxRoutes,
  operator: { ...operatorRoutes, ...operatorUsersRoutes, ...operatorReviewsRoutes, ...operatorDeletionsRoutes },
  organizations: {
    ...organizationsRoutes,
    ...organizationProfileRoutes,
    ...invitationImportRoutes,
    ...reviewDefaultsRoutes,
    ...deletionRoutes,
  },
  payments: paymentsRoutes,
  plans: plansRoutes,
  reports: { ...dashboardRoutes, ...reportsRoutes },
  restrictions: restrictionsRoutes,
  roles: rolesRoutes,
  scans: { ...scansRoutes, ...reviewsRoutes },
  tenant: usageRoutes,
  vendorDecisions: vendorDecisionsRoutes,
  vendors: { ...vendorsRoutes, ...startScanRoutes },
} as const

export type Routes = typeof routes

/** Each route with its name, such as `vendors.list`. */
export const routeList: readonly (readonly [string, RouteSpec])[] = Object.entries(routes).flatMap(([group, table]) =>
  Object.entries(table).map(([name, spec]): readonly [string, RouteSpec] => [`${group}.${name}`, spec]),
)
