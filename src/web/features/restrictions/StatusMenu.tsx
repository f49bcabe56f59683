import { Check, ChevronDown, Circle, CircleCheck, CircleDashed, CircleDot, CircleX } from 'lucide-react'
import type { RestrictionStatus } from '../../../contract/restrictions.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { statusLabels } from './restriction-status.ts'

const looks: Readonly<Record<RestrictionStatus, { readonly shape: typeof Circle; readonly colour: string }>> = {
  todo: { shape: CircleDashed, colour: 'text-fg3' },
  next: { shape: Circle, colour: 'text-fg' },
  in_progress: { shape: CircleDot, colour: 'text-warn' },
  done: { shape: CircleCheck, colour: 'text-ok' },
  wont_implement: { shape: CircleX, colour: 'text-fg3' },
}

function Mark({ status }: { readonly status: RestrictionStatus }) {
  const { shape: Shape, colour } = looks[status]
  return <Shape className={`size-3.5 shrink-0 ${colour}`} aria-hidden="true" />
}

interface StatusMenuProps {
  /** What it is the status of, for who cannot see where it stands. */
  readonly label: string
  /** Null where rows of several statuses are chosen. */
  readonly status: RestrictionStatus | null
  readonly disabledReason: string | null
  readonly isBusy?: boolean
  readonly onChange: (status: RestrictionStatus) => void
}

/** Shape and word. Arrow keys only highlight; Enter or a click sets. */
export function StatusMenu({ label, status, disabledReason, isBusy = false, onChange }: StatusMenuProps) {
  const said = statusLabels.find(({ value }) => value === status)?.label ?? 'Status'
  const content = (
    <>
      {!isBusy && <Mark status={status ?? 'todo'} />}
      {said}
      <ChevronDown className="size-3 text-fg3" aria-hidden="true" />
    </>
  )
  if (disabledReason !== null)
    return (
      <Button size="sm" aria-label={`${label}: ${said}`} disabledReason={disabledReason}>
        {content}
      </Button>
    )
  return (
    <Menu
      trigger={
        <Button
          size="sm"
          variant={status === null ? 'secondary' : 'ghost'}
          busy={isBusy}
          aria-label={`${label}: ${said}`}
        >
          {content}
        </Button>
      }
    >
      {statusLabels.map((one) => (
        <MenuItem key={one.value} onClick={() => onChange(one.value)}>
          <Mark status={one.value} />
          <span className="flex-1">{one.label}</span>
          {one.value === status && <Check className="size-3.5" aria-label="chosen" />}
        </MenuItem>
      ))}
    </Menu>
  )
}
