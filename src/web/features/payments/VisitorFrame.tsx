import type { ReactNode } from 'react'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { Wordmark } from '../../ui/Wordmark.tsx'

interface VisitorFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly isNarrow?: boolean
  readonly children: ReactNode
}

/** The frame of the pages between sign-up and the first session. */
export function VisitorFrame({ title, lead, isNarrow = false, children }: VisitorFrameProps) {
  usePageTitle(title)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 shrink-0 items-center justify-between px-4 md:px-8">
        <Wordmark />
        <ThemeToggle />
      </header>
      <main className={`mx-auto w-full flex-1 px-4 pt-6 pb-16 md:px-8 ${isNarrow ? 'max-w-lg' : 'max-w-5xl'}`}>
        <h1 className="text-title font-semibold">{title}</h1>
        {lead !== undefined && <p className="mt-1 text-fg3 wrap-anywhere">{lead}</p>}
        {children}
      </main>
    </div>
  )
}
