import { Outlet, useLocation } from '@tanstack/react-router'
import type { CurrentUser } from '../../contract/auth.ts'
import { signOut } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'

/** A user without an organization has no vendors: says so, and how to go on. */
export function NoOrganization({ user }: { readonly user: CurrentUser }) {
  // One's own settings need none.
  const isSettings = useLocation({ select: ({ pathname }) => pathname === '/user-settings' })
  if (isSettings) return <Outlet />
  return (
    <Page title="This account has no organization" browserTitle="No organization" width="text">
      <p className="mt-2 text-read text-fg2">
        {user.is_super_admin
          ? 'Super admins do not belong to an organization. Sign in as a member of an organization to see its reviews.'
          : 'Ask an administrator of your organization to add you. Until then there is nothing to show.'}
      </p>
      <Button variant="primary" className="mt-5" onClick={() => void signOut()}>
        Sign in with another account
      </Button>
    </Page>
  )
}
