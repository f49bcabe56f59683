import type { ReactNode } from 'react'
import { notify } from '../lib/notify.ts'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './Dialog.tsx'
import { useReport } from './ErrorBanner.tsx'
import { FormFailure } from './FormFailure.tsx'

interface ConfirmActionProps<Given, Answer> {
  readonly title: string
  /** What it costs. */
  readonly children: ReactNode
  readonly label: string
  readonly isHarmless?: boolean
  readonly action: {
    readonly mutate: (
      given: Given,
      then: { readonly onSuccess: (answer: Answer) => void; readonly onError: (error: unknown) => void },
    ) => void
    readonly isPending: boolean
    readonly error: unknown
  }
  readonly given: Given
  /** What is said when it is done. */
  readonly done: (answer: Answer) => string
  /** What is said when it fails and the server gives no reason. */
  readonly failed: string
  readonly onClose: () => void
}

/** Asks before one call of the server, makes it, and says what became of it. */
export function ConfirmAction<Given, Answer>(props: ConfirmActionProps<Given, Answer>) {
  const { title, children, label, isHarmless = false, action, given, done, failed, onClose } = props
  const report = useReport()
  const confirm = (): void =>
    action.mutate(given, {
      onSuccess: (answer) => {
        notify.success(done(answer))
        onClose()
      },
      onError: (error) => report(error, failed),
    })
  return (
    <ConfirmDialog
      open
      title={title}
      onClose={onClose}
      description={
        <>
          <p>{children}</p>
          <FormFailure error={action.error} otherwise={failed} />
        </>
      }
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button variant={isHarmless ? 'primary' : 'danger'} busy={action.isPending} onClick={confirm}>
        {label}
      </Button>
    </ConfirmDialog>
  )
}
