import type { ReactNode } from 'react'
import type { Vendor } from '../../../contract/vendors.ts'
import { countOf } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { useBulkRun } from './use-bulk-run.ts'

export interface BulkDialogProps {
  readonly open: boolean
  readonly vendors: readonly Vendor[]
  readonly onClose: () => void
  readonly onDone: () => void
}

interface BulkFormProps extends BulkDialogProps {
  readonly title: string
  /** The button: what it says, and what it says while it works. */
  readonly label: string
  readonly isDangerous?: boolean
  readonly working: (at: number, all: number) => string
  readonly act: (vendor: Vendor) => Promise<unknown>
  /** Which of the chosen it can be done to. */
  readonly isReady: (vendor: Vendor) => boolean
  /** What is said of the others. */
  readonly left: (amount: number) => string
  readonly refusal: string
  readonly onEnd: (done: number) => void
  /** Between the names and the buttons. */
  readonly children?: ReactNode
}

/** Names the vendors, does one thing to each, and says of each that was refused why. */
export function BulkDialog(props: BulkFormProps) {
  const { open, vendors, title, label, isDangerous = false, working, isReady, left, refusal, onClose, onDone } = props
  const ready = vendors.filter(isReady)
  const { done, refused, isRunning, isOver, run } = useBulkRun(ready, props.act)
  const submit = async (): Promise<void> => {
    if (isRunning || isOver) return
    const end = await run()
    if (end.done > 0) props.onEnd(end.done)
    if (end.refused === 0) onDone()
  }
  return (
    <FormDialog
      open={open}
      title={title}
      onClose={isOver ? onDone : onClose}
      onSubmit={() => void submit()}
      actions={
        isOver ? (
          <Button variant="primary" onClick={onDone}>
            Close
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant={isDangerous ? 'danger' : 'primary'}
              type="submit"
              busy={isRunning}
              disabled={ready.length === 0}
            >
              {isRunning ? working((done ?? 0) + 1, ready.length) : label}
            </Button>
          </>
        )
      }
    >
      <ul
        className="max-h-48 overflow-y-auto rounded-control border border-line px-3 py-2 text-fg2"
        tabIndex={0}
        aria-label={countOf(ready.length, 'vendor')}
      >
        {ready.map((vendor) => (
          <li key={vendor.id} className="truncate">
            <ForeignText text={vendor.name} />
          </li>
        ))}
      </ul>
      {ready.length < vendors.length && <p className="text-label text-fg3">{left(vendors.length - ready.length)}</p>}
      {!isOver && props.children}
      <div role="alert">
        {refused.map(({ vendor, reason }) => (
          <p key={vendor.id} className="text-bad">
            <ForeignText text={vendor.name} /> {refusal}: {reason}
          </p>
        ))}
      </div>
    </FormDialog>
  )
}
