import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../features/auth/auth.public.tsx'
import { SystemHealth } from '../features/health/health.public.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { AccessDenied } from './AccessDenied.tsx'
import { ConsoleFrame } from './ConsoleFrame.tsx'

/** The operator's console; the router lets only super admins in. */
export function SuperAdminPage() {
  const { data: user } = useQuery(currentUserQuery)
  if (!user) return null
  if (!user.is_super_admin) return <AccessDenied needs="Super Admin" />
  return (
    <ConsoleFrame title="System console" user={user} label="System Super Admin">
      <section aria-labelledby="mailbox" className="mt-6 max-w-xl rounded-card border border-line bg-s1 p-5">
        <h2 id="mailbox" className="text-read font-semibold">
          Mailbox
        </h2>
        <p className="mt-1 text-fg2">Messages that were not sent because this installation has no mail server.</p>
        <Link to="/mailbox" className={`${buttonStyle()} mt-4`}>
          Open the mailbox
        </Link>
      </section>
      <SystemHealth />
    </ConsoleFrame>
  )
}
