import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { HeadCell } from './Table.tsx'

interface SortHeadProps {
  readonly label: string
  /** How the table is sorted by this column now; null when it is sorted by another. */
  readonly direction: 'ascending' | 'descending' | null
  readonly onSort: () => void
}

const shapes = { ascending: ArrowUp, descending: ArrowDown }

/** A column's head that sorts the table. */
export function SortHead({ label, direction, onSort }: SortHeadProps) {
  const Shape = direction === null ? ArrowUpDown : shapes[direction]
  return (
    <HeadCell aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className="-mx-1 inline-flex h-7 items-center gap-1.5 rounded-chip px-1 font-medium hover:text-fg"
        onClick={onSort}
      >
        {label}
        <Shape className="size-3" aria-hidden="true" />
      </button>
    </HeadCell>
  )
}
