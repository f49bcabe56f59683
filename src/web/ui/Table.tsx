import type { ComponentProps, ReactNode } from 'react'

/** A native table in a frame that scrolls sideways by itself, reachable by keyboard. */
export function Table({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div
      className="scroll-hint relative overflow-x-auto rounded-card border border-line"
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table className="w-full border-collapse text-left">{children}</table>
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

export function Cell({ className = '', ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={`border-b border-line px-3 py-3 align-top first:pl-4 last:pr-4 ${className}`} />
}
