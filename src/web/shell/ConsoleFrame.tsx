import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { CurrentUser } from '../../contract/auth.ts'
import { markHidden } from '../../contract/text.forms.ts'
import { usePreferencesOf } from '../lib/preferences.ts'
import { signOut } from '../lib/session.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { Page, pageSides } from '../ui/Page.tsx'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'

interface ConsoleFrameProps {
  readonly title: string
  readonly user: CurrentUser
  /** What the user is here. */
  readonly label: string
  readonly children: ReactNode
}

/** The frame of the two consoles: who is here, the way back, and the way out. */
export function ConsoleFrame({ title, user, label, children }: ConsoleFrameProps) {
  usePreferencesOf(user.preferences)
  const name = markHidden(`${user.first_name} ${user.last_name}`.trim() || user.email)
  return (
    <>
      <header className={`flex min-h-14 flex-wrap items-center gap-2 border-b border-line py-2 ${pageSides}`}>
        <Wordmark />
        <span className="min-w-24 flex-1 truncate pl-2 text-label text-fg3" title={`${name} · ${label}`}>
          <span className="font-medium text-fg2">{name}</span> · {label}
        </span>
        <ThemeToggle />
        <Link to="/user-settings" search={{ tab: 'security' }} className={buttonStyle()}>
          Settings
        </Link>
        <Link to="/dashboard" className={buttonStyle()}>
          Back to Dashboard
        </Link>
        <button type="button" className={buttonStyle()} onClick={() => void signOut()}>
          Sign Out
        </button>
      </header>
      <main>
        <Page title={title} isTitleClipped>
          {children}
        </Page>
      </main>
    </>
  )
}
