import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { LiveChange } from '../../contract/live.ts'
import { keysShowing, type Change } from './live-map.ts'

/** Asks again for whatever shows the resource, where it is on the screen; elsewhere when it is shown next. */
export async function refreshAfter(client: QueryClient, change: Change | LiveChange): Promise<void> {
  await Promise.all(keysShowing(change).map((queryKey) => client.invalidateQueries({ queryKey })))
}

interface ChangeOptions<Given, Answer> {
  readonly run: (given: Given) => Promise<Answer>
  /** The resource that it changes; the answer is missing where the call failed. Null for none. */
  readonly changes: (given: Given, answer: Answer | undefined) => Change | null
  /** Called on success, before what is shown is read again, even when whoever asked is gone from the screen. */
  readonly onDone?: (() => void) | undefined
}

/** A mutation that says what it changes and leaves to the live map which queries that concerns. */
export function useChange<Given = void, Answer = unknown>({ run, changes, onDone }: ChangeOptions<Given, Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => onDone?.(),
    onSettled: async (answer, _error, given) => {
      const change = changes(given, answer)
      if (change) await refreshAfter(client, change)
    },
  })
}
