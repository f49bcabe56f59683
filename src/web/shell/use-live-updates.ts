import { useCallback, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '../../contract/live.ts'
import { showProgress } from '../features/vendors/vendors.public.ts'
import { useLiveEvents } from '../lib/live.ts'
import { refreshAfter, refreshAll } from '../lib/refresh.ts'

/** Live events say what changed; whatever shows it is read again. */
export function useLiveUpdates(): void {
  const client = useQueryClient()
  const wasReady = useRef(false)
  const react = useCallback(
    (event: LiveEvent) => {
      switch (event.type) {
        case 'ready':
          // What happened while the connection was away was not heard.
          if (wasReady.current) void refreshAll(client)
          wasReady.current = true
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
  useLiveEvents(react)
}
