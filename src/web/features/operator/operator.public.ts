/** What the shell may use of this feature. */
export { OverviewTab } from './OverviewTab.tsx'
export { ReviewsTab } from './reviews/ReviewsTab.tsx'
export { VendorsTab } from './reviews/VendorsTab.tsx'
export { TenantsTab } from './tenants/TenantsTab.tsx'
export { UsersTab } from './users/UsersTab.tsx'
