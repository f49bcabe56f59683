/** What other features may use of this one. */
export { presentPackage } from './plans.present.ts'
export { selectOfferedPlans, selectPlan, selectReportPrice } from './plans.queries.ts'
