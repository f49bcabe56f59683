import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { OperatedUser } from '../../../../contract/operator.users.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { oneOf } from '../../../lib/search-values.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { ListStates } from '../../../ui/ListStates.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Cell, HeadCell, Table } from '../../../ui/Table.tsx'
import { usersQuery } from '../queries/users.ts'
import { useOperatorSearch } from '../use-operator-search.ts'
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

function UserRow({ user, onOpen }: { readonly user: OperatedUser; readonly onOpen: (dialog: Dialog) => void }) {
  const name = nameOf(user)
  const noMove = user.abilities.move ? null : 'A super admin does not belong to an organization.'
  const noReset = user.abilities.reset_password
    ? null
    : user.is_super_admin
      ? 'A super admin sets a new password by e-mail.'
      : 'This account is not active.'
  return (
    <tr>
      <Cell>
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <ForeignText text={name} />
          {user.is_super_admin && <Chip tone="accent">Super Admin</Chip>}
        </p>
        <p className="text-label text-fg3 wrap-anywhere">{user.email}</p>
      </Cell>
      <Cell>
        <Chip tone={tones[user.status]}>{user.status}</Chip>
      </Cell>
      <Cell className="whitespace-nowrap text-fg2">{user.role_name}</Cell>
      <Cell className="text-fg2 wrap-anywhere">
        {user.tenant_name === null ? 'Unknown' : <ForeignText text={user.tenant_name} />}
      </Cell>
      <Cell className="whitespace-nowrap text-fg2 tabular-nums">
        {user.last_login === null ? 'Never' : formatDateTime(user.last_login)}
      </Cell>
      <Cell>
        <div className="flex justify-end gap-1.5">
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
        </div>
      </Cell>
    </tr>
  )
}

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

function UserTable({
  users,
  onOpen,
}: {
  readonly users: readonly OperatedUser[]
  readonly onOpen: (open: Open) => void
}) {
  return (
    <Table label="Users">
      <thead>
        <tr>
          <HeadCell className="min-w-44">Name</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell>Role</HeadCell>
          <HeadCell className="min-w-36">Tenant</HeadCell>
          <HeadCell>Last login</HeadCell>
          <HeadCell>
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} onOpen={(dialog) => onOpen({ user, dialog })} />
        ))}
      </tbody>
    </Table>
  )
}

interface Open {
  readonly user: OperatedUser
  readonly dialog: Dialog
}

/** The users of all organizations. */
export function UsersTab() {
  const { search, page, toPage, clear, isNarrowed } = useOperatorSearch()
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
          users.length > 0
            ? null
            : {
                title: 'No match',
                text: 'No users found matching your criteria.',
                action: isNarrowed && <Button onClick={clear}>Clear filters</Button>,
              }
        }
      >
        {({ users, total, limit, is_counted: isCounted }) => (
          <>
            <UserTable users={users} onOpen={setOpen} />
            <Pager page={page} limit={limit} total={total} isCounted={isCounted} noun="users" onPage={toPage} />
          </>
        )}
      </ListStates>
      {open && Shown && <Shown user={open.user} onClose={() => setOpen(null)} />}
      {inviting && <InviteDialog isOperator={inviting === 'operator'} onClose={() => setInviting(null)} />}
    </section>
  )
}
