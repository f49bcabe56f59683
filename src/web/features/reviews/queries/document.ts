import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** A page as it was stored for the scan; it never changes. */
export const documentQuery = (id: string, scanId: string) =>
  queryOptions({
    queryKey: ['captures', 'document', id, scanId],
    queryFn: async ({ signal }) =>
      (await call('documents', 'show', { params: { id }, query: { scan_id: scanId } }, { signal })).document,
    staleTime: Infinity,
  })
