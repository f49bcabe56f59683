import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Member } from '../../../contract/organizations.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Cell, HeadCell, Table } from '../../ui/Table.tsx'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { InviteForm, type RoleChoice } from './InviteForm.tsx'
import { memberName } from './member-name.ts'
import { lazily } from '../../ui/lazily.tsx'
import { membersQuery, useChangeRole, useRemoveMember } from './queries/team.ts'

const PendingInvitations = lazily(async () => (await import('./PendingInvitations.tsx')).PendingInvitations)
const SignInRulesCard = lazily(async () => (await import('./SignInRulesCard.tsx')).SignInRulesCard)
const RemovalDialog = lazily(async () => (await import('./RemovalDialog.tsx')).RemovalDialog)

function MemberRow({ member, roles, isSelf, onRemove }: MemberRowProps) {
  const change = useChangeRole()
  const name = memberName(member)
  const isListed = roles.some(({ id }) => id === member.role_id)
  const options = isListed ? roles : [{ id: member.role_id, name: member.role_name }, ...roles]
  const reason = isSelf ? 'You cannot change your own role.' : 'This role may do more than yours.'
  return (
    <tr>
      <Cell>
        <p className="font-medium wrap-anywhere">
          <ForeignText text={name} />
          {isSelf && <span className="text-fg3"> (you)</span>}
        </p>
        <p className="text-label text-fg3">{member.email}</p>
      </Cell>
      <Cell className="whitespace-nowrap text-fg2">
        {member.last_login === null ? 'Never' : formatDateTime(member.last_login)}
      </Cell>
      <Cell>
        <Select
          label={`Role of ${name}`}
          isLabelHidden
          className="min-w-32"
          options={options.map(({ id, name: label }) => ({ value: id, label }))}
          value={member.role_id}
          disabledReason={member.abilities.change_role ? null : reason}
          onChange={(role) =>
            change.mutate(
              { id: member.id, role },
              {
                onSuccess: () => notify.success('Role updated'),
                onError: (error) => notify.error(messageOf(error, 'Failed to update user role')),
              },
            )
          }
        />
      </Cell>
      <Cell>
        <Chip tone={member.status === 'active' ? 'ok' : 'neutral'}>{member.status}</Chip>
      </Cell>
      <Cell className="text-fg2">{member.has_second_factor ? 'On' : 'Off'}</Cell>
      <Cell className="text-right">
        {!isSelf && (
          <Button
            aria-label={`Remove ${name}`}
            disabledReason={member.abilities.remove ? null : reason}
            onClick={onRemove}
          >
            Remove
          </Button>
        )}
      </Cell>
    </tr>
  )
}

interface MemberRowProps {
  readonly member: Member
  readonly roles: readonly RoleChoice[]
  readonly isSelf: boolean
  readonly onRemove: () => void
}

function RemoveDialog({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  return (
    <RemovalDialog
      title={`Remove ${memberName(member)}?`}
      description="Their account, sessions and API keys end at once. What they did for your organization stays."
      confirm="Remove"
      failed="Failed to remove user"
      removal={useRemoveMember()}
      id={member.id}
      onClose={onClose}
    />
  )
}

/** The members of the organization and who is invited to it. */
export function TeamTab() {
  const { data: user } = useQuery(currentUserQuery)
  const { data: team, error, refetch } = useQuery(membersQuery)
  const [leaving, setLeaving] = useState<Member | null>(null)
  if (error)
    return (
      <div className="mt-6">
        <ErrorCard title="The team cannot be shown" text={messageOf(error)}>
          <Button onClick={() => void refetch()}>Retry</Button>
        </ErrorCard>
      </div>
    )
  if (!team) return <Skeleton className="mt-6 h-72 w-full" />
  return (
    <div className="mt-6 flex flex-col gap-8">
      <section aria-labelledby="invite" className="flex flex-col gap-3">
        <h2 id="invite" className="text-read font-semibold">
          Invite
        </h2>
        <InviteForm roles={team.roles} />
      </section>
      <PendingInvitations />
      <section aria-labelledby="team-members" className="flex flex-col gap-3">
        <h2 id="team-members" className="text-read font-semibold">
          Team members
        </h2>
        <Table label="Members and their roles">
          <thead>
            <tr>
              <HeadCell>Name</HeadCell>
              <HeadCell>Last login</HeadCell>
              <HeadCell>Role</HeadCell>
              <HeadCell>Status</HeadCell>
              <HeadCell>Two-factor</HeadCell>
              <HeadCell>
                <span className="sr-only">Actions</span>
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {team.users.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                roles={team.roles}
                isSelf={member.id === user?.id}
                onRemove={() => setLeaving(member)}
              />
            ))}
          </tbody>
        </Table>
      </section>
      {user?.permissions.includes('manage_settings') && <SignInRulesCard />}
      {leaving && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
    </div>
  )
}
