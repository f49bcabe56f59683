import type { AnyRouter } from '@tanstack/react-router'
import type { CurrentUser } from '../../contract/auth.ts'
import { homeOf } from '../lib/home.ts'
import { signOut } from '../lib/session.ts'
import { chooseTheme } from '../lib/theme.ts'
import type { Command } from './command.ts'

const settingsPages = [
  ['profile', 'Settings: Profile'],
  ['security', 'Settings: Security'],
  ['appearance', 'Settings: Appearance'],
  ['preferences', 'Settings: Preferences'],
] as const

/** Pages and actions of this user. */
export function commandsOf(
  router: Pick<AnyRouter, 'navigate'>,
  user: CurrentUser | undefined,
  theme: 'light' | 'dark',
): readonly Command[] {
  const page = (label: string, to: string, search: object = {}): Command => ({
    key: `page ${label}`,
    label,
    kind: 'Page',
    run: () => router.navigate({ to, search }),
  })
  const home = user ? homeOf(user) : '/dashboard'
  const otherTheme = theme === 'dark' ? 'light' : 'dark'
  return [
    page('Review Hub', '/dashboard'),
    page('Vendors in progress', '/dashboard', { show: 'in_progress' }),
    page('Vendors with open high risks', '/dashboard', { show: 'high_risks' }),
    page('Vendors never reviewed', '/dashboard', { show: 'not_reviewed' }),
    page('Analytics', '/analytics'),
    page('Plan & Value Advisor', '/plan-value-advisor'),
    ...(user?.permissions.includes('create_vendors') ? [page('Add New Vendor', '/vendors/new')] : []),
    ...settingsPages.map(([tab, label]) => page(label, '/user-settings', { tab })),
    ...(home === '/dashboard' ? [] : [page('Admin Panel', home)]),
    {
      key: 'theme',
      label: `Switch to the ${otherTheme} theme`,
      kind: 'Action',
      run: () => chooseTheme(otherTheme),
    },
    { key: 'sign out', label: 'Sign Out', kind: 'Action', run: signOut },
  ]
}
