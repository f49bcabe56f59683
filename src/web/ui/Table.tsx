import type { ComponentProps, ReactNode } from 'react'

interface TableProps {
  readonly label: string
  /** Pixels; with it the columns are as wide as their `col`s say, whatever stands in them. */
  readonly minWidth?: number
  readonly children: ReactNode
}

/** A native table in a frame that scrolls sideways by itself, reachable by keyboard. */
export function Table({ label, minWidth, children }: TableProps) {
  return (
    <div
      className="scroll-hint relative overflow-x-auto rounded-card border border-line"
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table
        className={`w-full border-collapse text-left ${minWidth === undefined ? '' : 'table-fixed'}`}
        style={{ minWidth }}
      >
        {children}
      </table>
    </div>
  )
}

export function HeadCell({ className = '', ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={`h-9 border-b border-line px-3 text-label font-medium whitespace-nowrap text-fg3 first:pl-4 last:pr-4 ${className}`}
    />
  )
}

/** Above what can be done with a row: who sees the buttons needs no word for them. */
export function ActionsHeadCell() {
  return (
    <HeadCell>
      <span className="sr-only">Actions</span>
    </HeadCell>
  )
}

export function Cell({ className = '', ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={`border-b border-line px-3 py-row align-top first:pl-4 last:pr-4 ${className}`} />
}
