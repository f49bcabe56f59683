import { Ellipsis } from 'lucide-react'
import type { OperatedTenant } from '../../../../contract/operator.ts'
import { countOf, formatCount, formatShortDate } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import { UsageBar } from '../../../ui/UsageBar.tsx'
import { limitWords } from '../plan-choice.ts'
import { statusTones } from './tenant-words.ts'

export type TenantDialog = 'edit' | 'plan' | 'users' | 'suspend' | 'activate' | 'reset_usage' | 'delete'

interface TenantCardProps {
  readonly tenant: OperatedTenant
  readonly planName: string
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly onOpen: (dialog: TenantDialog) => void
}

function Actions({ tenant, onOpen }: Pick<TenantCardProps, 'tenant' | 'onOpen'>) {
  const { name, status } = tenant
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" aria-label={`Edit ${name}`} onClick={() => onOpen('edit')}>
        Edit
      </Button>
      {status === 'active' ? (
        <Button size="sm" aria-label={`Suspend ${name}`} onClick={() => onOpen('suspend')}>
          Suspend
        </Button>
      ) : (
        <Button size="sm" aria-label={`Activate ${name}`} onClick={() => onOpen('activate')}>
          Activate
        </Button>
      )}
      <Menu
        trigger={
          <Button size="sm" variant="ghost" aria-label={`More for ${name}`}>
            <Ellipsis className="size-4" aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem onClick={() => onOpen('reset_usage')}>Reset Usage</MenuItem>
        <MenuItem onClick={() => onOpen('plan')}>Change Plan</MenuItem>
        <MenuItem onClick={() => onOpen('users')}>Users</MenuItem>
        <MenuSeparator />
        <MenuItem onClick={() => onOpen('delete')}>Delete…</MenuItem>
      </Menu>
    </div>
  )
}

/** One organization with its usage and what may be done to it. */
export function TenantCard({ tenant, planName, isChosen, onChoose, onOpen }: TenantCardProps) {
  const { name, owner_email: ownerEmail, monthly_scans_used: used, monthly_scan_limit: limit } = tenant
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line px-4 py-3 last:border-0">
      <input
        type="checkbox"
        className="mt-1 size-4"
        aria-label={`Select ${name}`}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <ForeignText text={name} />
          <Chip tone={statusTones[tenant.status]}>
            <span className="capitalize">{tenant.status}</span>
          </Chip>
          <Chip>{planName}</Chip>
        </p>
        <p className="text-label text-fg2 wrap-anywhere">{ownerEmail ?? 'No owner'}</p>
        <p className="text-label text-fg3">
          Created {formatShortDate(tenant.created_at)}, {countOf(tenant.members, 'member')}
        </p>
      </div>
      <div className="w-full max-w-64 basis-48">
        <p className="mb-1 text-label text-fg2 tabular-nums">
          {formatCount(used)} of {limitWords(limit).toLowerCase()} scans
          {tenant.has_own_limit && <span className="text-fg3"> (own limit)</span>}
        </p>
        <UsageBar used={used} limit={limit} label={`Usage of ${name}`} />
      </div>
      <Actions tenant={tenant} onOpen={onOpen} />
    </li>
  )
}
