import type { ReactNode } from 'react'
import { Dialog } from '@base-ui/react/dialog'

interface SideSheetProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The navigation on narrow screens. */
export function SideSheet({ open, title, onClose, children }: SideSheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop fixed inset-0 z-40" />
        <Dialog.Popup className="sheet sheet-left fixed inset-y-0 left-0 z-50 w-[min(18rem,86vw)] border-r border-line bg-bg outline-none">
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
          <Dialog.Close className="skip-link">Close navigation</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
