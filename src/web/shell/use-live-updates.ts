import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '../../contract/live.ts'
import { showProgress } from '../features/vendors/vendors.public.ts'
import { useLiveEvents } from '../lib/live.ts'
import { refreshAfter, refreshAll } from '../lib/refresh.ts'

/** Live events say what changed; whatever shows it is read again. None come to whoever may not work yet. */
export function useLiveUpdates(isWanted = true): void {
  const client = useQueryClient()
  const react = useCallback(
    (event: LiveEvent) => {
      switch (event.type) {
        case 'ready':
          return
        case 'resync':
          void refreshAll(client)
          return
        case 'changed':
          if (event.data.changed === 'scan') showProgress(client, event.data)
          void refreshAfter(client, event.data)
      }
    },
    [client],
  )
  useLiveEvents(react, isWanted)
}
