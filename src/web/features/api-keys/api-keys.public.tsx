import { lazily } from '../../ui/lazily.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** What the shell may use of this feature. */
export const ApiKeysTab = lazily(
  async () => (await import('./ApiKeysTab.tsx')).ApiKeysTab,
  <Skeleton className="mt-6 h-72 w-full" />,
)
