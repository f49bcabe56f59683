import type { Member } from '../../../contract/organizations.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useIsAtLeast } from '../../lib/use-is-at-least.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Select } from '../../ui/Select.tsx'
import { ActionsHeadCell, Cell, HeadCell, Table } from '../../ui/Table.tsx'
import type { RoleChoice } from './InviteForm.tsx'
import { memberName } from './member-name.ts'
import { useChangeRole } from './queries/team.ts'

interface MemberProps {
  readonly member: Member
  readonly roles: readonly RoleChoice[]
  readonly isSelf: boolean
  readonly onRemove: () => void
}

const beyond = 'This role may do more than yours.'

function RoleSelect({ member, roles, isSelf }: Omit<MemberProps, 'onRemove'>) {
  const change = useChangeRole()
  const isListed = roles.some(({ id }) => id === member.role_id)
  const options = isListed ? roles : [{ id: member.role_id, name: member.role_name }, ...roles]
  const reason = isSelf ? 'You cannot change your own role.' : beyond
  return (
    <Select
      label={`Role of ${memberName(member)}`}
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
  )
}

function RemoveButton({ member, onRemove }: Pick<MemberProps, 'member' | 'onRemove'>) {
  return (
    <Button
      aria-label={`Remove ${memberName(member)}`}
      disabledReason={member.abilities.remove ? null : beyond}
      onClick={onRemove}
    >
      Remove
    </Button>
  )
}

function Who({ member, isSelf }: Pick<MemberProps, 'member' | 'isSelf'>) {
  return (
    <>
      <p className="font-medium wrap-anywhere">
        <ForeignText text={memberName(member)} />
        {isSelf && <span className="text-fg3"> (you)</span>}
      </p>
      <p className="text-label text-fg3 wrap-anywhere">{member.email}</p>
    </>
  )
}

const Status = ({ status }: Pick<Member, 'status'>) => (
  <Chip tone={status === 'active' ? 'ok' : 'neutral'}>{status}</Chip>
)

const lastLogin = ({ last_login: at }: Member): string => (at === null ? 'Never' : formatDateTime(at))

function MemberRow(props: MemberProps) {
  const { member, isSelf } = props
  return (
    <tr>
      <Cell>
        <Who {...props} />
      </Cell>
      <Cell className="whitespace-nowrap text-fg2">{lastLogin(member)}</Cell>
      <Cell>
        <RoleSelect {...props} />
      </Cell>
      <Cell>
        <Status status={member.status} />
      </Cell>
      <Cell className="text-fg2">{member.has_second_factor ? 'On' : 'Off'}</Cell>
      <Cell className="text-right">{!isSelf && <RemoveButton {...props} />}</Cell>
    </tr>
  )
}

/** The same for narrow screens. */
function MemberCard(props: MemberProps) {
  const { member, isSelf } = props
  return (
    <li className="flex flex-col gap-2 px-4 py-row">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Who {...props} />
        </div>
        <Status status={member.status} />
      </div>
      <p className="text-label text-fg3">
        {member.last_login === null ? 'Never signed in' : `Last login ${formatDateTime(member.last_login)}`} ·
        two-factor {member.has_second_factor ? 'on' : 'off'}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <RoleSelect {...props} />
        {!isSelf && <RemoveButton {...props} />}
      </div>
    </li>
  )
}

interface MembersProps {
  readonly users: readonly Member[]
  readonly roles: readonly RoleChoice[]
  readonly ownId: string | undefined
  readonly onRemove: (member: Member) => void
}

/** Everybody who is a member, with what one may do about them: a table, or a card each where it is narrow. */
export function Members({ users, roles, ownId, onRemove }: MembersProps) {
  const isWide = useIsAtLeast('md')
  const propsOf = (member: Member) => ({
    member,
    roles,
    isSelf: member.id === ownId,
    onRemove: () => onRemove(member),
  })
  if (!isWide)
    return (
      <ul aria-label="Members and their roles" className="divide-y divide-line rounded-card border border-line bg-s1">
        {users.map((member) => (
          <MemberCard key={member.id} {...propsOf(member)} />
        ))}
      </ul>
    )
  return (
    <Table label="Members and their roles">
      <thead>
        <tr>
          <HeadCell>Name</HeadCell>
          <HeadCell>Last login</HeadCell>
          <HeadCell>Role</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell>Two-factor</HeadCell>
          <ActionsHeadCell />
        </tr>
      </thead>
      <tbody>
        {users.map((member) => (
          <MemberRow key={member.id} {...propsOf(member)} />
        ))}
      </tbody>
    </Table>
  )
}
