/** What other features may use of this one. */
export { lockUsage, selectTenant, selectUsageThisMonth } from './tenant.queries.ts'
