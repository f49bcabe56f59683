import type { CurrentUser } from '../../contract/auth.ts'
import { signOut } from '../lib/session.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Button } from '../ui/Button.tsx'

/** A user without an organization has no vendors: says so, and how to go on. */
export function NoOrganization({ user }: { readonly user: CurrentUser }) {
  usePageTitle('No organization')
  return (
    <div className="mx-auto max-w-lg px-4 py-20">
      <h1 className="text-title font-semibold">This account has no organization</h1>
      <p className="mt-2 text-read text-fg2">
        {user.is_super_admin
          ? 'A super admin belongs to no organization and so has no vendors. Sign in as a member of an organization to see its reviews.'
          : 'Ask an administrator of your organization to add you. Until then there is nothing to show.'}
      </p>
      <Button look="primary" className="mt-5" onClick={() => void signOut()}>
        Sign in with another account
      </Button>
    </div>
  )
}
