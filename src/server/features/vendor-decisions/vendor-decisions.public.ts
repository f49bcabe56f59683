/** What other features may use of this one. */
export { answersOf, standVendorDecision } from './vendor-decisions.domain.ts'
export { selectVendorDecisions } from './vendor-decisions.queries.ts'
