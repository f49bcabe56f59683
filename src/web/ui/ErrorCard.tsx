import type { ReactNode } from 'react'
import { PlainIcon } from './PlainIcon.tsx'

interface ErrorCardProps {
  readonly title: string
  readonly text: string
  readonly hint?: string
  readonly children?: ReactNode
}

/** What failed, what is kept, and what to do. */
export function ErrorCard({ title, text, hint, children }: ErrorCardProps) {
  return (
    <section role="alert" className="flex flex-col gap-3 rounded-card border border-line bg-s1 p-5">
      <h2 className="flex items-center gap-2 text-read font-semibold">
        <PlainIcon shape="alert" className="text-bad" />
        {title}
      </h2>
      <p className="max-w-prose text-fg2">{text}</p>
      {hint && <p className="max-w-prose text-label text-fg3">{hint}</p>}
      {children && <div className="mt-1 flex flex-wrap gap-2">{children}</div>}
    </section>
  )
}
