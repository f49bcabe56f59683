import type { ReactNode } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { buttonStyle } from './button-style.ts'

interface ReadDialogProps {
  readonly title: string
  readonly lead?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Something longer to read above the page; Escape, its cross and a click beside it close it. */
export function ReadDialog({ title, lead, onClose, children }: ReadDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop fixed inset-0 z-40" />
        <Dialog.Popup className="popup fixed top-1/2 left-1/2 z-50 flex max-h-[85dvh] w-[min(44rem,calc(100vw-2rem))] -translate-1/2 flex-col outline-none">
          <div className="flex items-start gap-3 border-b border-line px-5 py-4">
            <div className="min-w-0 flex-1">
              <Dialog.Title className="text-read font-semibold">{title}</Dialog.Title>
              {lead && <Dialog.Description className="mt-0.5 text-label text-fg3">{lead}</Dialog.Description>}
            </div>
            <Dialog.Close className={buttonStyle('ghost', 'icon')} aria-label="Close">
              <X className="size-4" aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="min-h-0 overflow-y-auto" tabIndex={0} role="region" aria-label={title}>
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
