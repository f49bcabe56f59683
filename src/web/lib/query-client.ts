import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const minute = 60_000

/** Refusals are final; trouble that passes is tried three times, 1 to 30 seconds apart. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A browser that says it is offline is asked all the same: a call that fails says so, a paused one is silent.
      networkMode: 'always',
      gcTime: 5 * minute,
      staleTime: 2_000,
      retry: (failures, error) =>
        failures < 3 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
      retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
