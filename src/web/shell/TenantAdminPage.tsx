import { useEffect } from 'react'
import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../features/auth/auth.public.tsx'
import {
  MemberAnalyticsTab,
  OrganizationTab,
  RolesTab,
  TeamTab,
} from '../features/organizations/organizations.public.tsx'
import { homeOf } from '../lib/home.ts'
import { keepSessionFresh } from '../lib/session.ts'
import { lazily } from '../ui/lazily.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import { TooltipProvider } from '../ui/Tooltip.tsx'
import { AccessDenied } from './AccessDenied.tsx'
import { ConsoleFrame } from './ConsoleFrame.tsx'
import { useLiveUpdates } from './use-live-updates.ts'

const route = getRouteApi('/tenant-admin')

const meanwhile = <Skeleton className="mt-6 h-96 w-full rounded-card" />
const SubscriptionTab = lazily(
  async () => (await import('../features/payments/payments.public.ts')).SubscriptionTab,
  meanwhile,
)
const ApiKeysTab = lazily(async () => (await import('../features/api-keys/api-keys.public.ts')).ApiKeysTab, meanwhile)
const OwnAuditTab = lazily(async () => (await import('../features/audit/audit.public.ts')).OwnAuditTab, meanwhile)
const Toaster = lazily(async () => (await import('../ui/Toaster.tsx')).Toaster)

const tabs = [
  { value: 'team', label: 'Team Management', needs: 'manage_users' },
  { value: 'roles', label: 'Roles Management', needs: 'manage_roles' },
  { value: 'subscription', label: 'Subscription', needs: 'view_reports' },
  { value: 'analytics', label: 'Analytics', needs: 'view_analytics' },
  { value: 'organization', label: 'Organization', needs: 'manage_settings' },
  { value: 'audit', label: 'Audit Log', needs: 'manage_settings' },
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
          <TabPanel value="analytics">
            <MemberAnalyticsTab />
          </TabPanel>
          <TabPanel value="organization">
            <OrganizationTab />
          </TabPanel>
          <TabPanel value="audit">
            <OwnAuditTab />
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
