/** What other features may use of this one. */
export { organizationSlug } from './organization-slug.ts'
