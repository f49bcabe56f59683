/** What the composition takes of this feature. */
export { selectReadiness } from './health.queries.ts'
export { readMetrics } from './metrics.ts'
