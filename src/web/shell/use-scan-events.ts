import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '../../contract/live.ts'
import { useLiveEvents } from '../lib/live.ts'
import { applyProgress } from '../features/vendors/vendors.public.ts'

/** Live events say what changed; the pages fetch what they show. */
export function useScanEvents(): void {
  const client = useQueryClient()
  const react = useCallback(
    (event: LiveEvent) => {
      switch (event.type) {
        case 'ready':
          return
        case 'resync':
          void client.invalidateQueries()
          return
        case 'vendors_changed':
          void client.invalidateQueries({ queryKey: ['vendors'] })
          void client.invalidateQueries({ queryKey: ['reports'] })
          return
        case 'tracker_changed':
          void client.invalidateQueries({ queryKey: ['scans'] })
          // The Hub counts the risks that are still open.
          void client.invalidateQueries({ queryKey: ['vendors'] })
          return
        case 'scan_progress': {
          const { scan_status: status, scan_id: scanId } = event.data
          applyProgress(client, event.data)
          const over = status === 'completed' || status === 'failed'
          void client.invalidateQueries({ queryKey: ['scans', scanId] })
          if (over || status === 'pending') {
            void client.invalidateQueries({ queryKey: ['vendors'] })
            void client.invalidateQueries({ queryKey: ['reports'] })
            void client.invalidateQueries({ queryKey: ['tenant'] })
          }
        }
      }
    },
    [client],
  )
  useLiveEvents(react)
}
