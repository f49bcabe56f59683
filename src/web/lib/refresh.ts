import type { QueryClient } from '@tanstack/react-query'
import type { LiveChange } from '../../contract/live.ts'
import { keysShowing, type Change } from './live-map.ts'

/** Asks again for whatever shows the resource, where it is on the screen; elsewhere when it is shown next. */
export async function refreshAfter(client: QueryClient, change: Change | LiveChange): Promise<void> {
  await Promise.all(keysShowing(change).map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** Asks again for all that is on the screen. */
export const refreshAll = (client: QueryClient): Promise<void> => client.invalidateQueries()
