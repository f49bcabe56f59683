import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { Evidence } from './evidence.ts'

interface EvidenceState {
  readonly evidence: Evidence
  /** The number that is open, or null. */
  readonly open: number | null
  /** The claim through which it was opened. */
  readonly claimKey: string | null
  /** Opens a number; `claimKey` says through which claim. */
  readonly show: (number: number, claimKey?: string) => void
  readonly hide: () => void
}

const Context = createContext<EvidenceState | null>(null)

interface EvidenceProviderProps {
  readonly evidence: Evidence
  readonly open: number | null
  readonly onOpen: (number: number | null) => void
  readonly children: ReactNode
}

export function EvidenceProvider({ evidence, open, onOpen, children }: EvidenceProviderProps) {
  const [claimKey, setClaimKey] = useState<string | null>(null)
  const state = useMemo<EvidenceState>(
    () => ({
      evidence,
      open,
      claimKey,
      show: (number, key) => {
        setClaimKey(key ?? null)
        onOpen(number)
      },
      hide: () => onOpen(null),
    }),
    [evidence, open, claimKey, onOpen],
  )
  return <Context value={state}>{children}</Context>
}

export function useEvidence(): EvidenceState {
  const state = use(Context)
  if (!state) throw new Error('Evidence is shown within a review only')
  return state
}
