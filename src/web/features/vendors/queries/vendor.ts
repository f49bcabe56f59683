import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export const vendorQuery = (id: string) =>
  queryOptions({
    queryKey: ['vendors', 'one', id],
    queryFn: async ({ signal }) => (await call('vendors', 'show', { params: { id } }, { signal })).vendor,
  })
