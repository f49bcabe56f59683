import { ChevronDown, UserRound } from 'lucide-react'
import type { Person } from '../../../contract/comments.ts'
import { Button } from '../../ui/Button.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'

interface OwnerMenuProps {
  readonly label: string
  /** Null for nobody; undefined where several rows are chosen. */
  readonly owner: Person | null | undefined
  readonly people: readonly Person[]
  readonly disabledReason: string | null
  readonly onChange: (owner: string | null) => void
}

/** Who sees to it: one of the organization's members, or nobody. */
export function OwnerMenu({ label, owner, people, disabledReason, onChange }: OwnerMenuProps) {
  const said = owner === undefined ? 'Owner' : (owner?.name ?? 'No owner')
  const button = (
    <Button
      size="sm"
      variant={owner === undefined ? 'secondary' : 'ghost'}
      className="h-auto! min-h-7 max-w-full min-w-0 shrink text-left whitespace-normal!"
      aria-label={`${label}: ${said}`}
      disabledReason={disabledReason}
    >
      <UserRound className="size-3.5 shrink-0 text-fg3" aria-hidden="true" />
      <span className={`min-w-0 wrap-anywhere ${owner === null ? 'text-fg3' : ''}`}>
        <ForeignText text={said} />
      </span>
      <ChevronDown className="size-3 shrink-0 text-fg3" aria-hidden="true" />
    </Button>
  )
  if (disabledReason !== null) return button
  return (
    <Menu trigger={button}>
      <MenuItem onClick={() => onChange(null)}>No owner</MenuItem>
      {people.map((person) => (
        <MenuItem key={person.id} onClick={() => onChange(person.id)}>
          <ForeignText text={person.name} />
        </MenuItem>
      ))}
    </Menu>
  )
}
