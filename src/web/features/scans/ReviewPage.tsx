import { lazy, Suspense, useEffect } from 'react'
import { useParams } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { isActive, vendorQuery } from '../vendors/vendors.public.ts'
import { FullReview } from './FullReview.tsx'
import { readCachedReview, readLatestScan } from './review-cache.ts'
import { ReviewError } from './ReviewError.tsx'
import { reviewQuery, statusQuery } from './use-scans.ts'

const FailedScan = lazy(async () => ({ default: (await import('./FailedScan.tsx')).FailedScan }))
const FirstScan = lazy(async () => ({ default: (await import('./FailedScan.tsx')).FirstScan }))
const InProgress = lazy(async () => ({ default: (await import('./InProgress.tsx')).InProgress }))

const busyRetry = 5_000

function LoadingReview() {
  return (
    <div className="mx-auto max-w-[1320px] px-4 py-6 md:px-8">
      <Loading>Loading the review…</Loading>
      <Skeleton className="h-4 w-40 max-md:hidden" />
      <div className="mt-4 flex gap-4">
        <Skeleton className="size-24 shrink-0 rounded-full!" />
        <div className="flex-1 pt-2">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="mt-3 h-4 w-80 max-w-full" />
        </div>
      </div>
      <Skeleton className="mt-6 h-28 w-full" />
      <div className="mt-14 flex max-w-[72ch] flex-col gap-3">
        {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, index) => (
          <Skeleton key={`${width}${index}`} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  )
}

const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/** One of: loading, error card, in progress, failed, the full review. */
function ReviewState() {
  const { vendorId, scanId: asked } = useParams({ strict: false })
  const client = useQueryClient()
  const vendor = useQuery(vendorQuery(vendorId ?? ''))
  const latest = vendor.data?.latest_scan ?? null
  const scanId = asked ?? latest?.id ?? (vendor.isError ? readLatestScan(vendorId ?? '') : undefined)
  const status = useQuery(statusQuery(scanId))
  const state = status.data?.scan_status ?? (latest?.id === scanId ? latest?.scan_status : undefined)
  const isOver =
    state === 'completed' || (scanId !== undefined && state === undefined && readCachedReview(scanId) !== undefined)
  const review = useQuery({
    ...reviewQuery(scanId, isOver),
    refetchInterval: ({ state: { data, error } }) => (data !== undefined && isBusy(error) ? busyRetry : false),
  })
  usePageTitle(review.data?.vendor.name ?? vendor.data?.name ?? 'Security review')

  // The list that led here still shows the scan as running.
  useEffect(() => {
    if (state === 'completed' || state === 'failed') void client.invalidateQueries({ queryKey: ['vendors'] })
  }, [client, state])

  const retry = (): void => {
    void vendor.refetch()
    if (scanId !== undefined) void client.invalidateQueries({ queryKey: ['scans', scanId] })
  }
  const name = vendor.data?.name ?? review.data?.vendor.name ?? 'Vendor'
  if (review.data && isOver) {
    return (
      <FullReview
        page={review.data}
        isCached={!review.isFetchedAfterMount || review.isError}
        isRescanning={latest !== null && latest.id !== scanId && isActive(latest.scan_status)}
        isBusy={review.isError && isBusy(review.error)}
        isFetching={review.isFetching}
        onRefetch={async () => {
          await client.invalidateQueries({ queryKey: ['scans', review.data.scan.id], refetchType: 'none' })
          return (await review.refetch()).data
        }}
      />
    )
  }
  const lastReview = vendor.data?.last_review ?? null
  if (scanId !== undefined && isActive(state)) {
    return <InProgress vendorId={vendorId ?? ''} scanId={scanId} name={name} lastReview={lastReview} onCheck={retry} />
  }
  if (state === 'failed' && status.data) {
    return <FailedScan vendorId={vendorId ?? ''} name={name} reason={status.data.error_log} />
  }
  const error = vendor.error ?? status.error ?? review.error
  if (error) return <ReviewError error={error} isFetching={vendor.isFetching || status.isFetching} onRetry={retry} />
  if (vendor.data && scanId === undefined) return <FirstScan vendor={vendor.data} />
  return <LoadingReview />
}

export function ReviewPage() {
  return (
    <Suspense fallback={<LoadingReview />}>
      <ReviewState />
    </Suspense>
  )
}
