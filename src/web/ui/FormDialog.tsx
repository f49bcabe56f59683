import { useEffect, useId, useRef, type ReactNode } from 'react'

interface FormDialogProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly onSubmit: () => void
  /** Buttons, the way out first. */
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** A form above the page, in the browser's own dialog: the focus stays inside, Escape leaves, a click beside it does not. */
export function FormDialog({ open, title, onClose, onSubmit, actions, children }: FormDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="palette popup m-auto max-h-[85dvh] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto p-5 text-fg"
      onClose={onClose}
    >
      {open && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <h2 id={id} className="text-read font-semibold wrap-anywhere">
            {title}
          </h2>
          <div className="mt-3 flex flex-col gap-4">{children}</div>
          <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>
        </form>
      )}
    </dialog>
  )
}
