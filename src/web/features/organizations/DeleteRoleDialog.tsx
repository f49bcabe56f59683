import type { OrganizationRole } from '../../../contract/roles.ts'
import { useDeleteRole } from './queries/roles.ts'
import { RemovalDialog } from './RemovalDialog.tsx'

export function DeleteRoleDialog({ role, onClose }: { readonly role: OrganizationRole; readonly onClose: () => void }) {
  return (
    <RemovalDialog
      title={`Delete the role ${role.name}?`}
      description="Nobody has it. It cannot be brought back; another one may be made of the same permissions."
      confirm="Delete"
      failed="Failed to delete role"
      removal={useDeleteRole()}
      id={role.id}
      onClose={onClose}
    />
  )
}
