import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../features/auth/auth.public.tsx'
import { UsageCard } from '../features/usage/usage.public.ts'
import { ConsoleFrame } from './ConsoleFrame.tsx'

/** An organization's console; the router lets only its admins in. */
export function TenantAdminPage() {
  const { data: user } = useQuery(currentUserQuery)
  if (!user) return null
  return (
    <ConsoleFrame title={user.organization_name ?? 'Your organization'} user={user} label="Organization Admin">
      <div className="mt-6 max-w-xs">
        <UsageCard />
      </div>
    </ConsoleFrame>
  )
}
