import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { OrganizationRole } from '../../../contract/roles.ts'
import { messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BulkAssignDialog } from './BulkAssignDialog.tsx'
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx'
import type { RoleList } from './PermissionMatrix.tsx'
import { rolesQuery } from './queries/roles.ts'
import { everyRole, matchingRoles, type RoleFilter } from './role-filter.ts'
import { RoleAuditDialog } from './RoleAuditDialog.tsx'
import { RoleCard } from './RoleCard.tsx'
import { RoleDialog } from './RoleDialog.tsx'

const PermissionMatrix = lazily(
  async () => (await import('./PermissionMatrix.tsx')).PermissionMatrix,
  <Skeleton className="h-96 w-full rounded-card" />,
)

interface FilterBarProps extends Pick<RoleList, 'categories'> {
  readonly filter: RoleFilter
  readonly onChange: (filter: RoleFilter) => void
}

function FilterBar({ categories, filter, onChange }: FilterBarProps) {
  const { search, category } = filter
  const isFiltered = search !== '' || category !== null
  return (
    <div role="search" aria-label="Roles" className="flex flex-wrap items-end gap-3">
      <div className="relative min-w-56 flex-1 sm:max-w-xs">
        <Field
          label="Search roles"
          placeholder="Name or description"
          value={search}
          onChange={({ target }) => onChange({ ...filter, search: target.value })}
        />
        {search !== '' && (
          <Button
            variant="ghost"
            size="icon"
            className="absolute right-1 bottom-0 max-md:bottom-1"
            aria-label="Clear search"
            onClick={() => onChange({ ...filter, search: '' })}
          >
            <X className="size-4" aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className="flex items-center gap-3">
        <Select
          label="Category"
          options={[
            { value: '', label: 'All categories' },
            ...categories.map(({ name }) => ({ value: name, label: name })),
          ]}
          value={category ?? ''}
          onChange={(next) => onChange({ ...filter, category: next === '' ? null : next })}
        />
        <Button disabledReason={isFiltered ? null : 'Nothing is filtered.'} onClick={() => onChange(everyRole)}>
          Reset
        </Button>
      </div>
    </div>
  )
}

type Opened =
  | { readonly dialog: 'create' | 'assign' | 'audit' }
  | { readonly dialog: 'edit' | 'delete'; readonly role: OrganizationRole }

interface OpenedDialogProps extends RoleList {
  readonly opened: Opened
  readonly onClose: () => void
}

function OpenedDialog({ opened, roles, categories, onClose }: OpenedDialogProps) {
  if (opened.dialog === 'audit') return <RoleAuditDialog categories={categories} onClose={onClose} />
  if (opened.dialog === 'assign') return <BulkAssignDialog roles={roles} onClose={onClose} />
  if (opened.dialog === 'delete') return <DeleteRoleDialog role={opened.role} onClose={onClose} />
  const edited = opened.dialog === 'edit' ? opened.role : null
  return <RoleDialog role={edited} categories={categories} onClose={onClose} />
}

/** The roles of the organization, and what each may do. */
export function RolesTab() {
  const { data, error, refetch } = useQuery(rolesQuery)
  const [filter, setFilter] = useState(everyRole)
  const [opened, setOpened] = useState<Opened | null>(null)
  if (error)
    return (
      <div className="mt-6">
        <ErrorCard title="Failed to load roles" text={messageOf(error)}>
          <Button onClick={() => void refetch()}>Retry</Button>
        </ErrorCard>
      </div>
    )
  if (!data) return <Skeleton className="mt-6 h-72 w-full" />
  const shown = matchingRoles(data.roles, filter)
  const categories = data.categories.filter(({ name }) => filter.category === null || name === filter.category)
  return (
    <div className="mt-6 flex flex-col gap-8">
      <section aria-labelledby="roles" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="roles" className="text-read font-semibold">
            Roles
          </h2>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpened({ dialog: 'audit' })}>View Audit</Button>
            <Button onClick={() => setOpened({ dialog: 'assign' })}>Bulk Assign</Button>
            <Button variant="primary" onClick={() => setOpened({ dialog: 'create' })}>
              Create Role
            </Button>
          </div>
        </div>
        <FilterBar categories={data.categories} filter={filter} onChange={setFilter} />
        {shown.length === 0 ? (
          <div className="rounded-card border border-line">
            <EmptyState title="No roles match" text="No role has these words in its name or description.">
              <Button onClick={() => setFilter(everyRole)}>Reset</Button>
            </EmptyState>
          </div>
        ) : (
          <ul aria-label="Roles" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((role) => (
              <RoleCard
                key={role.id}
                role={role}
                category={filter.category}
                onEdit={() => setOpened({ dialog: 'edit', role })}
                onDelete={() => setOpened({ dialog: 'delete', role })}
              />
            ))}
          </ul>
        )}
      </section>
      {shown.length > 0 && (
        <section aria-labelledby="matrix" className="flex flex-col gap-3">
          <h2 id="matrix" className="text-read font-semibold">
            Permissions
          </h2>
          <PermissionMatrix roles={shown} categories={categories} />
        </section>
      )}
      {opened && <OpenedDialog {...data} opened={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}
