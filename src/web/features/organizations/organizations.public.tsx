import { lazily } from '../../ui/lazily.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** What the shell may use of this feature: tabs of the organization's console, whose code comes when they are opened. */
const meanwhile = <Skeleton className="mt-6 h-96 w-full rounded-card" />

export const RolesTab = lazily(async () => (await import('./RolesTab.tsx')).RolesTab, meanwhile)
export const TeamTab = lazily(async () => (await import('./TeamTab.tsx')).TeamTab, meanwhile)
export const OrganizationTab = lazily(async () => (await import('./OrganizationTab.tsx')).OrganizationTab, meanwhile)
export const MemberAnalyticsTab = lazily(
  async () => (await import('./MemberAnalyticsTab.tsx')).MemberAnalyticsTab,
  meanwhile,
)
export { memberName } from './member-name.ts'
export { membersQuery } from './queries/team.ts'
