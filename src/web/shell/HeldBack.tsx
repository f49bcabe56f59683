import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { CurrentUser } from '../../contract/auth.ts'
import { signOut } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { Page } from '../ui/Page.tsx'

function Notice({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}) {
  return (
    <Page title={title} width="text">
      <p className="mt-2 text-read text-fg2">{text}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        {children}
        <Button onClick={() => void signOut()}>Sign in with another account</Button>
      </div>
    </Page>
  )
}

/** Whoever may not work now is told why, and how to go on. */
export function HeldBack({ user }: { readonly user: CurrentUser }) {
  if (user.must_renew_credentials)
    return (
      <Notice
        title="Choose a password of your own"
        text="You signed in with a temporary password. Replace it, and everything else opens."
      >
        <Link to="/user-settings" search={{ tab: 'security' }} className={buttonStyle('primary')}>
          Replace the password
        </Link>
      </Notice>
    )
  if (user.tenant_id === null)
    return (
      <Notice
        title="This account has no organization"
        text="Super admins do not belong to an organization. Sign in as a member of an organization to see its reviews."
      />
    )
  return (
    <Notice
      title={`Your organization is ${user.organization_status ?? 'closed'}`}
      text="Nobody of it can read or change anything until it is active again. Its data is kept. Contact your administrator."
    />
  )
}
