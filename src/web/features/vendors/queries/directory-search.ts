import { queryOptions } from '@tanstack/react-query'
import { longest } from '../../../../contract/limits.forms.ts'
import { call } from '../../../lib/api.ts'

/** Shortest query that the directory is asked for. */
export const shortestSearch = 3
const mostMatches = 8

export const directorySearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['vendor-directory', text],
    queryFn: async ({ signal }) => {
      const { results } = await call('vendors', 'search', { query: { q: text } }, { signal, timeoutSeconds: 5 })
      return results.slice(0, mostMatches)
    },
    enabled: text.length >= shortestSearch && text.length <= longest.search,
    staleTime: 300_000,
    retry: 1,
  })
