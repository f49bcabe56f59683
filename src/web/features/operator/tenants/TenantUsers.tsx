import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { OperatedTenant } from '../../../../contract/operator.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { ListStates } from '../../../ui/ListStates.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { ReadDialog } from '../../../ui/ReadDialog.tsx'
import { nameOf } from '../users/user-words.ts'
import { tenantUsersQuery } from '../queries/tenants.ts'

/** The members of one organization. */
export function TenantUsers({ tenant, onClose }: { readonly tenant: OperatedTenant; readonly onClose: () => void }) {
  const [page, setPage] = useState(1)
  const query = useQuery(tenantUsersQuery(tenant.id, page))
  return (
    <ReadDialog title={`Users of ${tenant.name}`} onClose={onClose}>
      <div className="p-5">
        <ListStates
          query={query}
          loading="Loading users"
          failed="Failed to load tenant users"
          emptyOf={({ users }) =>
            users.length > 0 ? null : { title: 'No users', text: 'Nobody has joined this organization yet.' }
          }
        >
          {({ users, total, limit, is_counted: isCounted }) => (
            <>
              <ul>
                {users.map((user) => (
                  <li
                    key={user.id}
                    className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 last:border-0"
                  >
                    <span className="min-w-0 wrap-anywhere">
                      <span className="font-medium">
                        <ForeignText text={nameOf(user)} />
                      </span>{' '}
                      <Chip>{user.role_name}</Chip>
                      <span className="block text-label text-fg3">{user.email}</span>
                    </span>
                    <span className="text-label text-fg3">
                      Last login: {user.last_login === null ? 'Never' : formatDateTime(user.last_login)}
                    </span>
                  </li>
                ))}
              </ul>
              <Pager page={page} limit={limit} total={total} isCounted={isCounted} noun="users" onPage={setPage} />
            </>
          )}
        </ListStates>
      </div>
    </ReadDialog>
  )
}
