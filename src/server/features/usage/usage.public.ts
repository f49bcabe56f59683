/** What other features may use of this one. */
export { payerOf, scanRefusal, vendorRefusal } from './usage.domain.ts'
export { exportUsage, presentUsage, readUsageHistory } from './usage-history.ts'
export { insertCharge, insertRefund, lockUsage, selectArrears, selectTenant, selectUsage } from './usage.queries.ts'
