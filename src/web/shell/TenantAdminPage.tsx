import { useEffect } from 'react'
import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { ApiKeysTab } from '../features/api-keys/api-keys.public.ts'
import { currentUserQuery } from '../features/auth/auth.public.tsx'
import { RolesTab, TeamTab } from '../features/organizations/organizations.public.ts'
import { SubscriptionTab } from '../features/payments/payments.public.ts'
import { homeOf } from '../lib/home.ts'
import { keepSessionFresh } from '../lib/session.ts'
import { Toaster } from '../ui/Toaster.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import { TooltipProvider } from '../ui/Tooltip.tsx'
import { AccessDenied } from './AccessDenied.tsx'
import { ConsoleFrame } from './ConsoleFrame.tsx'
import { useLiveUpdates } from './use-live-updates.ts'

const route = getRouteApi('/tenant-admin')

const tabs = [
  { value: 'team', label: 'Team Management', needs: 'manage_users' },
  { value: 'roles', label: 'Roles Management', needs: 'manage_roles' },
  { value: 'subscription', label: 'Subscription', needs: 'view_reports' },
  { value: 'api-keys', label: 'API Keys', needs: 'manage_settings' },
] as const

/** An organization's console; the router lets in who manages its users. Each tab is for who may do what it is about. */
export function TenantAdminPage() {
  const { tab } = route.useSearch()
  const navigate = useNavigate()
  const { data: user } = useQuery(currentUserQuery)
  useEffect(keepSessionFresh, [])
  useLiveUpdates()
  if (!user) return null
  if (user.is_super_admin || !user.permissions.includes('manage_users')) return <AccessDenied needs="Tenant Admin" />
  const start = homeOf(user)
  if (start !== '/tenant-admin') return <Navigate to={start} replace />
  const items = tabs.filter(({ needs }) => user.permissions.includes(needs))
  return (
    <TooltipProvider>
      <ConsoleFrame title={user.organization_name ?? 'Your organization'} user={user} label="Organization Admin">
        <Tabs
          items={items}
          value={items.find(({ value }) => value === tab)?.value ?? 'team'}
          label="Console"
          className="mt-4"
          onChange={(next) => void navigate({ to: '/tenant-admin', search: { tab: next } })}
        >
          <TabPanel value="team">
            <TeamTab />
          </TabPanel>
          <TabPanel value="roles">
            <RolesTab />
          </TabPanel>
          <TabPanel value="subscription">
            <SubscriptionTab />
          </TabPanel>
          <TabPanel value="api-keys">
            <ApiKeysTab />
          </TabPanel>
        </Tabs>
      </ConsoleFrame>
      <Toaster />
    </TooltipProvider>
  )
}
