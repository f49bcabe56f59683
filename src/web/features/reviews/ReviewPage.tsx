import { useParams, useSearch } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import type { ReviewSearch } from '../../lib/review-search.ts'
import { isActive } from '../../lib/scan-status.ts'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { FailedScan, FirstScan, InProgress, scanStatusQuery, useScanEnd } from '../scans/scans.public.tsx'
import { ReviewRead, vendorQuery } from '../vendors/vendors.public.ts'
import { FullReview } from './FullReview.tsx'
import { reviewQuery } from './queries/review.ts'
import { readCachedReview, readLatestScan } from './review-cache.ts'
import { ReviewError } from './ReviewError.tsx'

const busyRetry = 5_000

const isAway = (error: unknown): boolean => error instanceof ApiError && error.code === 'network'
const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/** One of: loading, error card, in progress, failed, the full review. */
export function ReviewPage() {
  const { vendorId = '', scanId: asked } = useParams({ strict: false })
  const search: ReviewSearch = useSearch({ strict: false })
  const vendor = useQuery(vendorQuery(vendorId))
  const latest = vendor.data?.latest_scan ?? null
  const scanId = asked ?? latest?.id ?? (vendor.isError ? readLatestScan(vendorId) : undefined)
  const scan = useQuery(scanStatusQuery(scanId))
  const status = scan.data?.scan_status ?? (latest?.id === scanId ? latest?.scan_status : undefined)
  const isOver =
    status === 'completed' || (scanId !== undefined && status === undefined && readCachedReview(scanId) !== undefined)
  const review = useQuery({
    ...reviewQuery(vendorId, scanId, isOver, search.plan),
    placeholderData: (previous) => (previous?.scan.id === scanId ? previous : undefined),
    refetchInterval: ({ state: { data, error } }) => (data !== undefined && isBusy(error) ? busyRetry : false),
  })

  const name = vendor.data?.name ?? review.data?.vendor.name ?? 'Vendor'
  useScanEnd({ vendorId, name, scanId, status })

  const retry = (): void => {
    void vendor.refetch()
    if (scanId !== undefined) void scan.refetch()
    if (isOver) void review.refetch()
  }
  if (review.data && isOver) {
    return (
      <>
        <ReviewRead />
        <FullReview
          page={review.data}
          isCached={review.isError || (!review.isFetchedAfterMount && review.fetchStatus !== 'idle')}
          isRescanning={latest !== null && latest.id !== scanId && isActive(latest.scan_status)}
          isBusy={review.isError && isBusy(review.error)}
          isAway={review.isError && isAway(review.error)}
          isFetching={review.isFetching}
          onRefetch={() => void review.refetch()}
        />
      </>
    )
  }
  const lastReview = vendor.data?.last_review ?? null
  if (scanId !== undefined && isActive(status)) {
    return <InProgress vendorId={vendorId} scanId={scanId} name={name} lastReview={lastReview} onCheck={retry} />
  }
  if (status === 'failed' && scan.data) {
    return <FailedScan vendorId={vendorId} name={name} reason={scan.data.error_log} />
  }
  const error = vendor.error ?? scan.error ?? review.error
  if (error) return <ReviewError error={error} isFetching={vendor.isFetching || scan.isFetching} onRetry={retry} />
  if (vendor.data && scanId === undefined) return <FirstScan vendor={vendor.data} />
  return <PageSkeleton title="Security review" loading="Loading the review…" />
}
