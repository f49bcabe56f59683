/** What other features may use of this one. */
export { readFirstFrameworks } from './review-defaults.ts'
export { organizationSlug } from './organization-slug.ts'
