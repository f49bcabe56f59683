import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { operatorReviewsRoutes } from '../../../../contract/operator.reviews.ts'
import type { SentBodyOf, SentQueryOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

const changes = () => ({ changed: 'operated', id: '' }) as const

export const vendorsOfAllQuery = (query: SentQueryOf<(typeof operatorReviewsRoutes)['vendors']>) =>
  queryOptions({
    queryKey: ['operator', 'vendors', query],
    queryFn: ({ signal }) => call('operator', 'vendors', { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const reviewsOfAllQuery = (query: SentQueryOf<(typeof operatorReviewsRoutes)['reviews']>) =>
  queryOptions({
    queryKey: ['operator', 'reviews', query],
    queryFn: ({ signal }) => call('operator', 'reviews', { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Each reading is told to the organization: it is not read again by itself. */
export const operatedReviewQuery = (review: string) =>
  queryOptions({
    queryKey: ['operated-review', review],
    queryFn: ({ signal }) => call('operator', 'showReview', { params: { review } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })

export const useUpdateReview = () =>
  useChange({
    run: ({ id, ...body }: SentBodyOf<typeof operatorReviewsRoutes.updateReview> & { readonly id: string }) =>
      call('operator', 'updateReview', { params: { review: id }, body }),
    changes,
  })

export const useDeleteReview = () =>
  useChange({ run: (id: string) => call('operator', 'deleteReview', { params: { review: id } }), changes })
