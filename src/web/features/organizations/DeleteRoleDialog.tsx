import type { OrganizationRole } from '../../../contract/roles.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { useDeleteRole } from './queries/roles.ts'

export function DeleteRoleDialog({ role, onClose }: { readonly role: OrganizationRole; readonly onClose: () => void }) {
  const remove = useDeleteRole()
  return (
    <ConfirmDialog
      open
      title={`Delete the role ${role.name}?`}
      description="Nobody has it. It cannot be brought back; another one may be made of the same permissions."
      onClose={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button
        variant="danger"
        busy={remove.isPending}
        onClick={() =>
          remove.mutate(role.id, {
            onSuccess: onClose,
            onError: (error) => {
              notify.error(messageOf(error, 'Failed to delete role'))
              onClose()
            },
          })
        }
      >
        Delete
      </Button>
    </ConfirmDialog>
  )
}
