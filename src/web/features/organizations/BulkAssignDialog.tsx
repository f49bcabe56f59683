import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Member } from '../../../contract/organizations.ts'
import type { OrganizationRole } from '../../../contract/roles.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { currentUserQuery, FormMessage } from '../auth/auth.public.tsx'
import { memberName } from './member-name.ts'
import { useAssignRole } from './queries/roles.ts'
import { membersQuery } from './queries/team.ts'

interface MemberListProps {
  readonly members: readonly Member[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

function MemberList({ members, chosen, onChange }: MemberListProps) {
  const { data: user } = useQuery(currentUserQuery)
  const free = members.filter(({ abilities }) => abilities.change_role).map(({ id }) => id)
  if (members.every(({ id }) => id === user?.id))
    return <p className="text-fg3">Nobody else is in your organization yet. Invite somebody first.</p>
  return (
    <fieldset className="flex min-h-0 flex-col gap-1">
      <legend className="mb-1.5 flex w-full items-center justify-between text-label font-medium text-fg2">
        Members
        <button
          type="button"
          className="font-medium text-accent underline underline-offset-4"
          onClick={() => onChange(chosen.length === free.length ? [] : free)}
        >
          {chosen.length === free.length && free.length > 0 ? 'Clear selection' : 'Select all'}
        </button>
      </legend>
      <div className="max-h-[38dvh] overflow-y-auto rounded-control border border-line">
        {members.map((member) => {
          const reason =
            member.id === user?.id ? 'You cannot change your own role.' : 'This role may do more than yours.'
          const isFree = member.abilities.change_role
          return (
            <label
              key={member.id}
              className="flex items-start gap-3 border-b border-line px-3 py-2 last:border-0 has-disabled:text-fg3"
            >
              <input
                type="checkbox"
                className="mt-1"
                checked={chosen.includes(member.id)}
                disabled={!isFree}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, member.id] : chosen.filter((one) => one !== member.id))
                }
              />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <ForeignText text={memberName(member)} />
                <span className="block text-label text-fg3">
                  {member.email} · <ForeignText text={member.role_name} />
                  {!isFree && ` · ${reason}`}
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

interface BulkAssignDialogProps {
  readonly roles: readonly OrganizationRole[]
  readonly onClose: () => void
}

/** Gives one role to several members: to all of them, or to none. */
export function BulkAssignDialog({ roles, onClose }: BulkAssignDialogProps) {
  const { data: team, error } = useQuery(membersQuery)
  const assign = useAssignRole()
  const givable = roles.filter(({ abilities }) => abilities.assign)
  const [role, setRole] = useState(() => givable.find((one) => one.is_default)?.id ?? givable[0]?.id ?? '')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (assign.isPending) return
    setProblem(chosen.length === 0 ? 'Select at least one member.' : null)
    if (chosen.length === 0) return
    assign.mutate(
      { id: role, users: chosen },
      {
        onSuccess: ({ assigned }) => {
          notify.success(`Role assigned to ${countOf(assigned, 'member')}`)
          onClose()
        },
        onError: (failure) => setProblem(messageOf(failure, 'Failed to update user role')),
      },
    )
  }
  return (
    <ConfirmDialog
      open
      title="Bulk Assign"
      description={
        <form id="bulk-assign" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <p>Everybody selected gets this role instead of the one they have, from their next request on.</p>
          <Select
            label="Role"
            options={givable.map(({ id, name }) => ({ value: id, label: name }))}
            value={role}
            onChange={setRole}
          />
          {team && <MemberList members={team.users} chosen={chosen} onChange={setChosen} />}
          {!team && !error && <Skeleton className="h-32 w-full" />}
          <FormMessage error={problem ?? (error ? messageOf(error) : null)} />
        </form>
      }
      onClose={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" type="submit" form="bulk-assign" busy={assign.isPending}>
        {chosen.length === 0 ? 'Assign' : `Assign to ${countOf(chosen.length, 'member')}`}
      </Button>
    </ConfirmDialog>
  )
}
