/** What other features may use of this one. */
export { selectOfferedPlans, selectPlan, selectReportPrice } from './plans.queries.ts'
