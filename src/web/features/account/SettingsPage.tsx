import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../ui/Page.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { AppearanceTab } from './AppearanceTab.tsx'
import { PreferencesTab } from './PreferencesTab.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { SecurityTab } from './SecurityTab.tsx'

const route = getRouteApi('/signed-in/user-settings')

const tabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'security', label: 'Security' },
  { value: 'appearance', label: 'Appearance' },
  { value: 'preferences', label: 'Preferences' },
] as const

export function SettingsPage() {
  const { tab = 'profile' } = route.useSearch()
  const navigate = useNavigate()
  const { data: user } = useQuery(currentUserQuery)
  const isHeld = user?.must_add_second_factor === true
  // By the address, so that the codes of the set-up stay on the screen when the other tabs open.
  if (isHeld && tab !== 'security') return <Navigate to="/user-settings" search={{ tab: 'security' }} replace />
  return (
    <Page title="Settings">
      <Tabs
        items={isHeld ? tabs.filter(({ value }) => value === 'security') : tabs}
        value={tab}
        label="Settings"
        className="mt-4"
        onChange={(next) => void navigate({ to: '/user-settings', search: { tab: next } })}
      >
        <TabPanel value="profile">
          <ProfileTab />
        </TabPanel>
        <TabPanel value="security">
          <SecurityTab />
        </TabPanel>
        <TabPanel value="appearance">
          <AppearanceTab />
        </TabPanel>
        <TabPanel value="preferences">
          <PreferencesTab />
        </TabPanel>
      </Tabs>
    </Page>
  )
}
