import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** What members said of a vendor's review, with whom a comment can mention. */
export const commentsQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['comments', vendorId],
    queryFn: ({ signal }) => call('comments', 'list', { params: { id: vendorId } }, { signal }),
  })
