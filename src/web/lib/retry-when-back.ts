import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { serverAnswers } from './api.ts'

const tryEvery = 5_000

/** Trouble of the way to the server, or of a server that is not there: it passes without anybody's doing. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (error.status >= 502 && error.status <= 504))

/** Asks again for all that is on the screen and failed for want of a server, once one answers. Answers how to stop. */
export function retryWhenBack(client: QueryClient): () => void {
  const failed = {
    type: 'active' as const,
    predicate: ({ state }: { state: { error: unknown; fetchStatus: string } }) =>
      state.fetchStatus === 'idle' && isPassing(state.error),
  }
  const attempt = async (): Promise<void> => {
    if (client.getQueryCache().findAll(failed).length === 0 || !(await serverAnswers())) return
    await client.refetchQueries(failed)
  }
  const react = (): void => void attempt()
  const timer = setInterval(react, tryEvery)
  addEventListener('online', react)
  return () => {
    clearInterval(timer)
    removeEventListener('online', react)
  }
}
