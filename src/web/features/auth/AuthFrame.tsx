import type { ReactNode } from 'react'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { usePageTitle } from '../../lib/use-page-title.ts'

interface AuthFrameProps {
  readonly title: string
  readonly browserTitle?: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The frame of every page that needs no session: one column, its heading, and nothing beside it. */
export function AuthFrame({ title, browserTitle = title, lead, children }: AuthFrameProps) {
  usePageTitle(browserTitle)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 shrink-0 items-center justify-between px-4 md:px-8">
        <Wordmark />
        <ThemeToggle />
      </header>
      <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center px-4 pt-6 pb-24">
        <h1 className="text-title font-semibold">{title}</h1>
        {lead !== undefined && <p className="mt-1 text-fg3">{lead}</p>}
        {children}
      </main>
    </div>
  )
}
