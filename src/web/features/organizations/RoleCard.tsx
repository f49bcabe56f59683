import type { OrganizationRole } from '../../../contract/roles.ts'
import { countOf, formatShortDate } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'

interface RoleCardProps {
  readonly role: OrganizationRole
  /** The category whose permissions are counted; null for all. */
  readonly category: string | null
  readonly onEdit: () => void
  readonly onDelete: () => void
}

export function RoleCard({ role, category, onEdit, onDelete }: RoleCardProps) {
  const counted = role.permissions.filter((one) => category === null || one.category === category)
  const granted = counted.filter((one) => one.is_granted).length
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-s1 p-4">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
        <ForeignText text={role.name} />
        {role.is_default && <Chip>Default</Chip>}
      </h3>
      {role.description !== '' && (
        <p className="text-fg2 wrap-anywhere">
          <ForeignText text={role.description} />
        </p>
      )}
      <p className="text-label text-fg3">
        {countOf(role.user_count, 'user')} · {granted} of {counted.length} permissions
        {role.created_at !== null && ` · created ${formatShortDate(role.created_at)}`}
      </p>
      {!role.can_be_deleted && <p className="text-label text-fg3">System role - cannot be deleted</p>}
      {(role.abilities.edit || role.abilities.delete) && (
        <div className="mt-auto flex gap-2 pt-1">
          {role.abilities.edit && (
            <Button aria-label={`Edit ${role.name}`} onClick={onEdit}>
              Edit
            </Button>
          )}
          {role.abilities.delete && (
            <Button
              aria-label={`Delete ${role.name}`}
              disabledReason={role.user_count > 0 ? 'Give its users another role first.' : null}
              onClick={onDelete}
            >
              Delete
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
