import type { RouteSpec } from './route.ts'
import { authRoutes } from './auth.ts'
import { decisionsRoutes } from './decisions.ts'
import { documentsRoutes } from './documents.routes.ts'
import { healthRoutes } from './health.ts'
import { reportsRoutes } from './reports.ts'
import { restrictionsRoutes } from './restrictions.ts'
import { scansRoutes } from './scans.ts'
import { tenantRoutes } from './tenant.ts'
import { vendorsRoutes } from './vendors.ts'

/** The table of all routes: what is not here is not served. */
export const routes = {
  auth: authRoutes,
  decisions: decisionsRoutes,
  documents: documentsRoutes,
  health: healthRoutes,
  reports: reportsRoutes,
  restrictions: restrictionsRoutes,
  scans: scansRoutes,
  tenant: tenantRoutes,
  vendors: vendorsRoutes,
} as const

export type Routes = typeof routes

/** Each route with its name, such as `vendors.list`. */
export const routeList: readonly (readonly [string, RouteSpec])[] = Object.entries(routes).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, spec]): readonly [string, RouteSpec] => [`${feature}.${name}`, spec]),
)
