import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Page } from '../../ui/Page.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { AppearanceTab } from './AppearanceTab.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { SecurityTab } from './SecurityTab.tsx'

const route = getRouteApi('/signed-in/user-settings')

const tabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'security', label: 'Security' },
  { value: 'appearance', label: 'Appearance' },
] as const

export function SettingsPage() {
  const { tab = 'profile' } = route.useSearch()
  const navigate = useNavigate()
  return (
    <Page title="Settings">
      <Tabs
        items={tabs}
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
      </Tabs>
    </Page>
  )
}
