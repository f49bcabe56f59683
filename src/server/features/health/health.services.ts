/** What the composition takes of this feature. */
export { openFetchTimings } from './fetch-timings.ts'
export { selectReadiness } from './health.queries.ts'
export { readMetrics } from './metrics.ts'
