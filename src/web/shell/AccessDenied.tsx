import { Link } from '@tanstack/react-router'
import { buttonStyle } from '../ui/button-style.ts'
import { Page } from '../ui/Page.tsx'

/** For whoever was let in and may no longer be here, such as an admin whom another one has just given another role. */
export function AccessDenied({ needs }: { readonly needs: 'Tenant Admin' | 'Super Admin' }) {
  return (
    <main>
      <Page title="Access Denied" width="text">
        <p className="mt-2 text-read text-fg2">{needs} access required</p>
        <Link to={needs === 'Super Admin' ? '/admin-login' : '/auth'} className={`${buttonStyle('primary')} mt-5`}>
          Go to Login
        </Link>
      </Page>
    </main>
  )
}
