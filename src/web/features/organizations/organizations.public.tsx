import { lazily } from '../../ui/lazily.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** What the shell may use of this feature. */
const waiting = <Skeleton className="mt-6 h-72 w-full" />

export const TeamTab = lazily(async () => (await import('./TeamTab.tsx')).TeamTab, waiting)
export const RolesTab = lazily(async () => (await import('./RolesTab.tsx')).RolesTab, waiting)
