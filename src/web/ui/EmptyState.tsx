import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** One sentence and one action. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1 px-6 py-14 text-center">
      <p className="text-read font-medium">{title}</p>
      <p className="max-w-md text-fg3">{text}</p>
      {children && <div className="mt-4 flex gap-2">{children}</div>}
    </div>
  )
}
