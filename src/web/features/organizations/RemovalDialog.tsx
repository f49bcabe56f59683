import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'

interface RemovalDialogProps {
  readonly title: string
  readonly description: string
  readonly confirm: string
  /** Said where the server says nothing of why it was not done. */
  readonly failed: string
  readonly removal: {
    readonly isPending: boolean
    mutate(id: string, then: { onSuccess: () => void; onError: (error: Error) => void }): void
  }
  readonly id: string
  readonly onClose: () => void
}

/** Asks before somebody or something of the organization is removed. */
export function RemovalDialog({ title, description, confirm, failed, removal, id, onClose }: RemovalDialogProps) {
  const remove = (): void =>
    removal.mutate(id, {
      onSuccess: onClose,
      onError: (error) => {
        notify.error(messageOf(error, failed))
        onClose()
      },
    })
  return (
    <ConfirmDialog open title={title} description={description} onClose={onClose}>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="danger" busy={removal.isPending} onClick={remove}>
        {confirm}
      </Button>
    </ConfirmDialog>
  )
}
