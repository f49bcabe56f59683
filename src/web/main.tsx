import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import './main.css'
import { queryClient } from './lib/query-client.ts'
import { onSessionEnd } from './lib/session.ts'
import { router } from './router.tsx'

onSessionEnd(() => {
  queryClient.clear()
  void router.navigate({ to: '/auth', replace: true })
})

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root')
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
