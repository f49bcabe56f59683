import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { longest } from '../../../contract/limits.forms.ts'
import type { OrganizationRole } from '../../../contract/roles.ts'
import { messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { currentUserQuery, FormMessage } from '../auth/auth.public.tsx'
import type { RoleList } from './PermissionMatrix.tsx'
import { useSaveRole } from './queries/roles.ts'

interface RoleDialogProps {
  /** Null for a new one. */
  readonly role: OrganizationRole | null
  readonly categories: RoleList['categories']
  readonly onClose: () => void
}

/** Makes or changes a role of the organization's own. */
export function RoleDialog({ role, categories, onClose }: RoleDialogProps) {
  const { data: user } = useQuery(currentUserQuery)
  const [name, setName] = useState(role?.name ?? '')
  const [description, setDescription] = useState(role?.description ?? '')
  const [granted, setGranted] = useState(
    () => role?.permissions.filter((one) => one.is_granted).map(({ id }) => id) ?? [],
  )
  const [problem, setProblem] = useState<string | null>(null)
  const save = useSaveRole()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setProblem(name.trim() === '' ? 'Role name is required' : null)
    if (name.trim() === '' || save.isPending) return
    save.mutate(
      { id: role?.id ?? null, name: name.trim(), description: description.trim(), permissions: granted },
      { onSuccess: onClose, onError: (error) => setProblem(messageOf(error)) },
    )
  }
  return (
    <ConfirmDialog
      open
      title={role === null ? 'Create Role' : `Edit ${role.name}`}
      description={
        <form id="role" noValidate onSubmit={submit} className="flex max-h-[60dvh] flex-col gap-4 overflow-y-auto p-1">
          <TextField
            label="Name"
            required
            most={longest.roleName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label="Description"
            most={longest.roleDescription}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
          {categories.map((category) => (
            <fieldset key={category.id} className="flex flex-col gap-1.5">
              <legend className="mb-1 text-label font-medium text-fg3">{category.name}</legend>
              {category.permissions.map(({ id, name: label }) => (
                <label key={id} className="flex items-center gap-2">
                  <input
                    type="checkbox"
                    checked={granted.includes(id)}
                    disabled={user?.permissions.includes(id) !== true}
                    onChange={({ target }) =>
                      setGranted(target.checked ? [...granted, id] : granted.filter((one) => one !== id))
                    }
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          ))}
          <FormMessage error={problem} />
        </form>
      }
      onClose={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" type="submit" form="role" busy={save.isPending}>
        {role === null ? 'Create Role' : 'Save Changes'}
      </Button>
    </ConfirmDialog>
  )
}
