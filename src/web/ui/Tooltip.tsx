import { useState, type ReactElement, type ReactNode } from 'react'
import { Tooltip as Base } from '@base-ui/react/tooltip'

/** Adjacent tooltips open at once within 300 ms of each other. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Base.Provider delay={700} timeout={300}>
      {children}
    </Base.Provider>
  )
}

export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  const [page, setPage] = useState<HTMLElement | null>(null)
  return (
    <Base.Root onOpenChange={() => setPage(document.getElementById('content'))}>
      <Base.Trigger render={children} />
      {/* Within the page's landmark, where a screen reader that goes by landmarks finds it. */}
      <Base.Portal container={page ?? document.body}>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="popup max-w-72 px-2.5 py-1.5 text-label text-fg2">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
