import { usePageTitle } from '../lib/use-page-title.ts'
import { pageSides } from './Page.tsx'
import { Loading, Skeleton } from './Skeleton.tsx'

/** A page about one vendor, in the geometry of what comes. */
export function PageSkeleton({ title, loading }: { readonly title: string; readonly loading: string }) {
  usePageTitle(title)
  return (
    <div className={`mx-auto max-w-page py-6 ${pageSides}`}>
      <Loading>{loading}</Loading>
      <Skeleton className="h-4 w-40 max-md:hidden" />
      <div className="mt-4 flex gap-4">
        <Skeleton className="size-24 shrink-0 rounded-full!" />
        <div className="flex-1 pt-2">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="mt-3 h-4 w-80 max-w-full" />
        </div>
      </div>
      <Skeleton className="mt-6 h-28 w-full" />
      <div className="mt-14 flex max-w-reading flex-col gap-3">
        {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, index) => (
          <Skeleton key={`${width}${index}`} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  )
}
