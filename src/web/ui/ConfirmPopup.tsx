import type { ReactNode } from 'react'
import { AlertDialog } from '@base-ui/react/alert-dialog'

export interface ConfirmProps {
  readonly open: boolean
  readonly title: string
  readonly description: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks before something that cannot be undone. Escape and Cancel close it, a click beside it does not. */
export function ConfirmPopup({ open, title, description, onClose, children }: ConfirmProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop fixed inset-0 z-40" />
        <AlertDialog.Popup className="popup fixed top-1/2 left-1/2 z-50 w-[min(28rem,calc(100vw-2rem))] -translate-1/2 p-5 outline-none">
          <AlertDialog.Title className="text-read font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-2 flex flex-col gap-2 text-fg2">
            {description}
          </AlertDialog.Description>
          <div className="mt-5 flex justify-end gap-2">{children}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
