import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { OrganizationRole } from '../../../contract/roles.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf, formatShortDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PermissionMatrix } from './PermissionMatrix.tsx'
import { rolesQuery, useDeleteRole } from './queries/roles.ts'
import { RoleDialog } from './RoleDialog.tsx'

function RoleCard({ role, onEdit }: { readonly role: OrganizationRole; readonly onEdit: () => void }) {
  const remove = useDeleteRole()
  const granted = role.permissions.filter((one) => one.is_granted).length
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-s1 p-4">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        <ForeignText text={role.name} />
        {role.is_default && <Chip>Default</Chip>}
      </h3>
      <p className="text-fg2">
        <ForeignText text={role.description} />
      </p>
      <p className="text-label text-fg3">
        {countOf(role.user_count, 'user')} · {granted} of {role.permissions.length} permissions
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
              busy={remove.isPending}
              disabledReason={role.user_count > 0 ? 'Give its users another role first.' : null}
              onClick={() => remove.mutate(role.id, { onError: (error) => notify.error(messageOf(error)) })}
            >
              Delete
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** The roles of the organization, and what each may do. */
export function RolesTab() {
  const { data, error } = useQuery(rolesQuery)
  const [edited, setEdited] = useState<OrganizationRole | 'new' | null>(null)
  if (error) return <ErrorCard title="Failed to load roles" text={messageOf(error)} />
  if (!data) return <Skeleton className="mt-6 h-72 w-full" />
  const { roles, categories } = data
  return (
    <div className="mt-6 flex flex-col gap-8">
      <section aria-labelledby="roles" className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 id="roles" className="text-read font-semibold">
            Roles
          </h2>
          <Button onClick={() => setEdited('new')}>Create Role</Button>
        </div>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {roles.map((role) => (
            <RoleCard key={role.id} role={role} onEdit={() => setEdited(role)} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="matrix" className="flex flex-col gap-3">
        <h2 id="matrix" className="text-read font-semibold">
          Permissions
        </h2>
        <PermissionMatrix roles={roles} categories={categories} />
      </section>
      {edited !== null && (
        <RoleDialog role={edited === 'new' ? null : edited} categories={categories} onClose={() => setEdited(null)} />
      )}
    </div>
  )
}
