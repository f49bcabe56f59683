/** What other features may use of this one. */
export { scanRefusal, vendorRefusal } from './usage.domain.ts'
export { insertCharge, insertRefund, lockUsage, selectTenant, selectUsageThisMonth } from './usage.queries.ts'
