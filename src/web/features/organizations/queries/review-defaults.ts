import { queryOptions } from '@tanstack/react-query'
import type { reviewDefaultsRoutes } from '../../../../contract/organizations.review-defaults.ts'
import type { SentBodyOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export const reviewDefaultsQuery = queryOptions({
  queryKey: ['team', 'review-defaults'],
  queryFn: ({ signal }) => call('organizations', 'reviewDefaults', {}, { signal }),
})

export const useChangeReviewDefaults = () =>
  useChange({
    run: (body: SentBodyOf<typeof reviewDefaultsRoutes.changeReviewDefaults>) =>
      call('organizations', 'changeReviewDefaults', { body }),
    changes: () => ({ changed: 'organization', id: '' }) as const,
  })
