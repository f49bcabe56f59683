import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { OperatedUser } from '../../../../contract/operator.users.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { oneOf } from '../../../lib/search-values.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { ListStates } from '../../../ui/ListStates.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { OperatedList, type OperatedRow } from '../OperatedList.tsx'
import { usersQuery } from '../queries/users.ts'
import { useOperatorSearch } from '../use-operator-search.tsx'
import { InviteDialog } from './InviteDialogs.tsx'
import { LogoutDialog, MoveDialog, ResetDialog } from './UserDialogs.tsx'
import { TenantPicker } from './TenantPicker.tsx'
import { nameOf, userStatuses } from './user-words.ts'

type Dialog = 'move' | 'reset' | 'logout'
const dialogs = { move: MoveDialog, reset: ResetDialog, logout: LogoutDialog } as const
const sorts = [
  { value: '-created', label: 'Newest' },
  { value: 'created', label: 'Oldest' },
  { value: 'name', label: 'Name (A–Z)' },
  { value: '-login', label: 'Last login' },
] as const
const tones = { active: 'ok', inactive: 'neutral', pending: 'warn' } as const

const heads = ['Name', 'Status', 'Role', 'Tenant', 'Last login'] as const

interface ActionsProps {
  readonly user: OperatedUser
  readonly onOpen: (dialog: Dialog) => void
}

function Actions({ user, onOpen }: ActionsProps) {
  const name = nameOf(user)
  const noMove = user.abilities.move ? null : 'A super admin does not belong to an organization.'
  const noReset = user.abilities.reset_password
    ? null
    : user.is_super_admin
      ? 'A super admin sets a new password by e-mail.'
      : 'This account is not active.'
  return (
    <>
      <Button size="sm" aria-label={`Move ${name}`} disabledReason={noMove} onClick={() => onOpen('move')}>
        Move
      </Button>
      <Button
        size="sm"
        aria-label={`Reset Password of ${name}`}
        disabledReason={noReset}
        onClick={() => onOpen('reset')}
      >
        Reset Password
      </Button>
      <Button size="sm" aria-label={`Force Logout of ${name}`} onClick={() => onOpen('logout')}>
        Force Logout
      </Button>
    </>
  )
}

const rowOf = (user: OperatedUser, onOpen: (dialog: Dialog) => void): OperatedRow => ({
  id: user.id,
  cells: [
    <div key="name">
      <p className="flex flex-wrap items-center gap-2">
        <ForeignText text={nameOf(user)} />
        {user.is_super_admin && <Chip tone="accent">Super Admin</Chip>}
      </p>
      <p className="text-label font-normal text-fg3">{user.email}</p>
    </div>,
    <Chip key="status" tone={tones[user.status]}>
      {user.status}
    </Chip>,
    <span key="role" className="whitespace-nowrap">
      {user.role_name}
    </span>,
    <ForeignText key="tenant" text={user.tenant_name ?? 'Unknown'} />,
    <span key="login" className="whitespace-nowrap tabular-nums">
      {user.last_login === null ? 'Never' : formatDateTime(user.last_login)}
    </span>,
  ],
  actions: <Actions user={user} onOpen={onOpen} />,
})

function Filters() {
  const { search, narrow, clear, isNarrowed } = useOperatorSearch()
  return (
    <div className="mb-3 flex flex-wrap items-end gap-2">
      <SearchBox
        label="Search by name or email"
        value={search.search ?? ''}
        onSearch={(text) => narrow({ search: text })}
      />
      <div className="min-w-56">
        <TenantPicker
          key={search.tenant ?? ''}
          label={search.tenant === undefined ? 'Any organization' : 'One organization: choose another'}
          onChoose={(tenant) => {
            if (tenant) narrow({ tenant: tenant.id })
          }}
        />
      </div>
      <Select
        label="Status"
        isLabelHidden
        options={userStatuses}
        value={userStatuses.find(({ value }) => value === search.status)?.value ?? ''}
        onChange={(status) => narrow({ status })}
      />
      <Select
        label="Order"
        isLabelHidden
        options={sorts}
        value={sorts.find(({ value }) => value === search.sort)?.value ?? '-created'}
        onChange={(sort) => narrow({ sort: sort === '-created' ? undefined : sort })}
      />
      {isNarrowed && (
        <Button variant="ghost" onClick={clear}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

interface Open {
  readonly user: OperatedUser
  readonly dialog: Dialog
}

/** The users of all organizations. */
export function UsersTab() {
  const { search, page, noneOf } = useOperatorSearch()
  const query = useQuery(
    usersQuery({
      query: search.search,
      tenant_filter: search.tenant,
      status_filter: oneOf(['active', 'inactive', 'pending'] as const, search.status),
      sort: oneOf(
        sorts.map(({ value }) => value),
        search.sort,
      ),
      page,
    }),
  )
  const [open, setOpen] = useState<Open | null>(null)
  const [inviting, setInviting] = useState<'user' | 'operator' | null>(null)
  const Shown = open && dialogs[open.dialog]
  return (
    <section aria-label="User Management" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-read font-semibold">Users</h2>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setInviting('operator')}>Invite Super Admin</Button>
          <Button variant="primary" onClick={() => setInviting('user')}>
            Invite User
          </Button>
        </div>
      </div>
      <Filters />
      <ListStates
        query={query}
        loading="Loading users"
        failed="Failed to load users"
        emptyOf={({ users }) =>
          noneOf(users, 'users', { title: 'No match', text: 'No users found matching your criteria.' })
        }
      >
        {(found) => (
          <OperatedList
            label="Users"
            noun="users"
            heads={heads}
            found={found}
            rows={found.users.map((user) => rowOf(user, (dialog) => setOpen({ user, dialog })))}
          />
        )}
      </ListStates>
      {open && Shown && <Shown user={open.user} onClose={() => setOpen(null)} />}
      {inviting && <InviteDialog isOperator={inviting === 'operator'} onClose={() => setInviting(null)} />}
    </section>
  )
}
