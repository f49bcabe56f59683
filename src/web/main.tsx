import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import './main.css'
import { queryClient } from './lib/query-client.ts'
import { dropForeignDrafts, onSessionEnd } from './lib/session.ts'
import { router } from './router.tsx'
import { AccessGate } from './shell/AccessGate.tsx'

dropForeignDrafts()
onSessionEnd((isExpired) => {
  const place = router.state.location.href
  queryClient.clear()
  if (isExpired && place.startsWith('/auth')) return
  // Whoever did not ask to leave comes back to where they were.
  const search = isExpired && place.startsWith('/') ? { next: place } : {}
  void router.navigate({ to: '/auth', search, replace: true })
})

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root')
createRoot(place).render(
  <StrictMode>
    <AccessGate>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AccessGate>
  </StrictMode>,
)
