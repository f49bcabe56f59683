import { createContext, use, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Evidence } from './evidence.ts'

interface EvidenceState {
  readonly evidence: Evidence
  /** The number that is open, or null. */
  readonly open: number | null
  /** The claim through which it was opened. */
  readonly claimKey: string | null
  /** Opens a number; `claimKey` says through which claim. The focus stays where it is. */
  readonly show: (number: number, claimKey?: string) => void
  /** Opens a number and moves the focus into the panel. `opener` gets it back; null keeps the one before. */
  readonly enter: (number: number, claimKey: string | null, opener: HTMLElement | null) => void
  /** Goes up each time the panel is asked to take the focus. */
  readonly focusAsked: number
  /** True once for the number that was entered. */
  readonly takeFocus: (number: number) => boolean
  /** Returns the focus to what opened the panel; false when that is gone. */
  readonly comeBack: () => boolean
  /** Closes the panel and returns the focus. */
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
  const [focusAsked, setFocusAsked] = useState(0)
  const opener = useRef<HTMLElement | null>(null)
  const entered = useRef<number | null>(null)
  const state = useMemo<EvidenceState>(() => {
    const comeBack = (): boolean => {
      if (!opener.current?.isConnected) return false
      opener.current.focus()
      return true
    }
    return {
      evidence,
      open,
      claimKey,
      show: (number, key) => {
        setClaimKey(key ?? null)
        onOpen(number)
      },
      enter: (number, key, from) => {
        opener.current = from ?? opener.current
        entered.current = number
        setClaimKey(key)
        setFocusAsked((asked) => asked + 1)
        onOpen(number)
      },
      focusAsked,
      takeFocus: (number) => {
        if (entered.current !== number) return false
        entered.current = null
        return true
      },
      comeBack,
      hide: () => {
        onOpen(null)
        comeBack()
      },
    }
  }, [evidence, open, claimKey, focusAsked, onOpen])
  return <Context value={state}>{children}</Context>
}

export function useEvidence(): EvidenceState {
  const state = use(Context)
  if (!state) throw new Error('Evidence is shown within a review only')
  return state
}
