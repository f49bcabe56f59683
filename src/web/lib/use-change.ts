import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Change } from './live-map.ts'
import { refreshAfter } from './refresh.ts'

interface ChangeOptions<Given, Answer> {
  readonly run: (given: Given) => Promise<Answer>
  /** The resource that it changes; the answer is missing where the call failed. Null for none. */
  readonly changes: (given: Given, answer: Answer | undefined) => Change | null
  /** Shows what is expected to come of it before the answer is there; answers what takes that back. */
  readonly expect?: (client: QueryClient, given: Given) => () => void
  /** Called on success, before what is shown is read again, even when whoever asked is gone from the screen. */
  readonly onDone?: (() => void) | undefined
}

/** A mutation that says what it changes and leaves to the live map which queries that concerns. */
export function useChange<Given = void, Answer = unknown>({
  run,
  changes,
  expect,
  onDone,
}: ChangeOptions<Given, Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onMutate: (given) => expect?.(client, given),
    onError: (_error, _given, takeBack) => takeBack?.(),
    onSuccess: () => onDone?.(),
    onSettled: async (answer, _error, given) => {
      const change = changes(given, answer)
      if (change) await refreshAfter(client, change)
    },
  })
}
