import { useEffect } from 'react'
import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../features/auth/auth.public.tsx'
import { OverviewTab, ReviewsTab, TenantsTab, UsersTab, VendorsTab } from '../features/operator/operator.public.tsx'
import type { OperatorSearch, OperatorTab } from '../lib/operator-search.ts'
import { keepSessionFresh } from '../lib/session.ts'
import { ErrorBanner } from '../ui/ErrorBanner.tsx'
import { lazily } from '../ui/lazily.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import { TooltipProvider } from '../ui/Tooltip.tsx'
import { AccessDenied } from './AccessDenied.tsx'
import { ConsoleFrame } from './ConsoleFrame.tsx'

const route = getRouteApi('/super-admin')
const Toaster = lazily(async () => (await import('../ui/Toaster.tsx')).Toaster)
const meanwhile = <Skeleton className="mt-6 h-96 w-full rounded-card" />

const AuditTab = lazily(async () => (await import('../features/audit/audit.public.ts')).AuditTab, meanwhile)
const PackagesTab = lazily(async () => (await import('../features/plans/plans.public.ts')).PackagesTab, meanwhile)
const MonitoringTab = lazily(async () => (await import('../features/health/health.public.ts')).MonitoringTab, meanwhile)

const tabs: readonly { readonly value: OperatorTab; readonly label: string }[] = [
  { value: 'overview', label: 'System Overview' },
  { value: 'tenants', label: 'Tenant Management' },
  { value: 'users', label: 'User Management' },
  { value: 'audit', label: 'Audit Logs' },
  { value: 'monitoring', label: 'System Monitoring' },
  { value: 'packages', label: 'Subscription Packages' },
  { value: 'vendors', label: 'Vendor Management' },
  { value: 'reviews', label: 'Security Reviews' },
]

const panels = {
  overview: OverviewTab,
  tenants: TenantsTab,
  users: UsersTab,
  audit: AuditTab,
  monitoring: MonitoringTab,
  packages: PackagesTab,
  vendors: VendorsTab,
  reviews: ReviewsTab,
} as const

/** The operator's console; the router lets only super admins in. Which tab is open stands in the address. */
export function SuperAdminPage() {
  const { tab = 'overview' }: OperatorSearch = route.useSearch()
  const navigate = useNavigate()
  const { data: user } = useQuery(currentUserQuery)
  useEffect(keepSessionFresh, [])
  if (!user) return null
  if (!user.is_super_admin) return <AccessDenied needs="Super Admin" />
  if (user.must_add_second_factor) return <Navigate to="/user-settings" search={{ tab: 'security' }} replace />
  const Shown = panels[tab]
  return (
    <TooltipProvider>
      <ConsoleFrame title="System console" user={user} label="System Super Admin">
        <ErrorBanner>
          <Tabs
            items={tabs}
            value={tab}
            label="Console"
            className="mt-4"
            onChange={(next) => void navigate({ to: '/super-admin', search: next === 'overview' ? {} : { tab: next } })}
          >
            <TabPanel value={tab}>
              <Shown />
            </TabPanel>
          </Tabs>
        </ErrorBanner>
      </ConsoleFrame>
      <Toaster />
    </TooltipProvider>
  )
}
