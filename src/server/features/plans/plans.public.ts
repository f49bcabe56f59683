/** What other features may use of this one. */
export { selectReportPrice } from './plans.queries.ts'
