/** What other features may use of this one. */
export { holdOf } from './payments.domain.ts'
export { resetUsage } from './operator-requests.queries.ts'
