import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { isGated, isGrantRefused, keepGrant, readGrant, watchGrant } from '../lib/access-grant.ts'
import { call } from '../lib/api.ts'
import { lazily } from '../ui/lazily.tsx'
import { Spinner } from '../ui/Spinner.tsx'

const AccessCard = lazily(async () => (await import('./AccessCard.tsx')).AccessCard)

type Passage = 'loading' | 'open' | 'locked'

/** Shows the product to whoever has passed the gate, and to everybody where there is none. */
export function AccessGate({ children }: { readonly children: ReactNode }) {
  const isRefused = useSyncExternalStore(watchGrant, isGrantRefused)
  const [passage, setPassage] = useState<Passage>(isGated() ? 'loading' : 'open')
  useEffect(() => {
    if (passage !== 'loading') return
    // Whether the stored grant still counts is the server's to say; where it does not answer, the card asks again.
    call('access', 'status', {}).then(
      ({ granted }) => setPassage(granted ? 'open' : 'locked'),
      () => setPassage(readGrant() === null ? 'locked' : 'open'),
    )
  }, [passage])
  if (passage === 'loading')
    return (
      <p role="status" className="flex min-h-dvh items-center justify-center gap-2 text-fg3">
        <Spinner />
        Loading
      </p>
    )
  if (passage === 'open' && !isRefused) return children
  return (
    <AccessCard
      onGranted={(grant) => {
        keepGrant(grant)
        setPassage('open')
      }}
    />
  )
}
