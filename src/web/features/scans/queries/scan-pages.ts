import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const every = 2_000

/** The addresses that a running scan asked for last, the newest first. */
export const scanPagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['scans', id, 'pages'],
    queryFn: ({ signal }) => call('scans', 'pages', { params: { id } }, { signal }),
    refetchInterval: every,
  })
