import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { keepReview, readCachedReview } from '../review-cache.ts'

const freshFor = 30 * 60_000

/** Shown from this browser's copy first when there is one, then asked again in the background. */
export const reviewQuery = (vendorId: string, scanId: string | undefined, isEnabled: boolean, plan?: string) =>
  queryOptions({
    queryKey: ['reviews', vendorId, scanId, 'page', plan ?? null],
    queryFn: async ({ signal }) => {
      const page = await call(
        'scans',
        'review',
        { params: { id: scanId ?? '' }, query: plan === undefined ? {} : { plan } },
        { signal },
      )
      if (plan === undefined) keepReview(page)
      return page
    },
    enabled: scanId !== undefined && isEnabled,
    staleTime: freshFor,
    refetchOnMount: 'always',
    initialData: () => (scanId === undefined || plan !== undefined ? undefined : readCachedReview(scanId)?.page),
    // Stale from the start, however young: nobody told this browser what has changed since.
    initialDataUpdatedAt: 0,
  })
