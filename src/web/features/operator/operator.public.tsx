import { lazily } from '../../ui/lazily.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** What the shell may use of this feature: each tab of the operator's console, whose code comes when it is opened. */
const meanwhile = <Skeleton className="mt-6 h-96 w-full rounded-card" />

export const OverviewTab = lazily(async () => (await import('./OverviewTab.tsx')).OverviewTab, meanwhile)
export const TenantsTab = lazily(async () => (await import('./tenants/TenantsTab.tsx')).TenantsTab, meanwhile)
export const UsersTab = lazily(async () => (await import('./users/UsersTab.tsx')).UsersTab, meanwhile)
export const VendorsTab = lazily(async () => (await import('./reviews/VendorsTab.tsx')).VendorsTab, meanwhile)
export const ReviewsTab = lazily(async () => (await import('./reviews/ReviewsTab.tsx')).ReviewsTab, meanwhile)
