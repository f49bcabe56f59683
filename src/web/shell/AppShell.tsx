import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Menu as MenuIcon } from 'lucide-react'
import type { CurrentUser } from '../../contract/auth.ts'
import { isLetIn } from '../lib/home.ts'
// Loaded with the frame: the first call of a page waits for nothing.
import '../lib/later-routes.gen.ts'
import { usePreferencesOf } from '../lib/preferences.ts'
import { retryWhenBack } from '../lib/retry-when-back.ts'
import { keepSessionFresh } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { TooltipProvider } from '../ui/Tooltip.tsx'
import { lazily, OnceOpen } from '../ui/lazily.tsx'
import { useSavedTheme } from '../features/account/account.public.ts'
import { currentUserQuery, VerifyEmailBanner } from '../features/auth/auth.public.tsx'
import { PlanLimits } from '../features/payments/payments.public.ts'
import { NewVendorButton } from '../features/vendors/vendors.public.ts'
import { PaletteButton } from './PaletteButton.tsx'
import { Sidebar } from './Sidebar.tsx'
import { useHiddenByScroll } from './use-hidden-by-scroll.ts'
import { usePalette } from './use-palette.ts'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useLiveUpdates } from './use-live-updates.ts'
import { Wordmark } from '../ui/Wordmark.tsx'

const Toaster = lazily(async () => (await import('../ui/Toaster.tsx')).Toaster)
const SideSheet = lazily(async () => (await import('../ui/SideSheet.tsx')).SideSheet)

const CommandPalette = lazily(async () => (await import('./CommandPalette.tsx')).CommandPalette)

function NarrowHeader({ onSearch }: { readonly onSearch: () => void }) {
  const isHidden = useHiddenByScroll()
  const [isOpen, setOpen] = useState(false)
  const { data: user } = useQuery(currentUserQuery)
  return (
    <header
      className={`sticky top-0 z-20 flex h-12 items-center gap-1 border-b border-line bg-bg px-3 transition-transform duration-200 focus-within:translate-y-0 lg:hidden ${isHidden && !isOpen ? '-translate-y-full' : ''}`}
    >
      <Button variant="ghost" size="icon" aria-label="Open navigation" onClick={() => setOpen(true)}>
        <MenuIcon className="size-4" aria-hidden="true" />
      </Button>
      <span className="flex-1 pl-1">
        <Wordmark />
      </span>
      {user?.must_add_second_factor !== true && <PaletteButton isIcon onOpen={onSearch} />}
      <ThemeToggle />
      {user?.must_add_second_factor !== true && <NewVendorButton />}
      <OnceOpen open={isOpen}>
        <SideSheet open={isOpen} title="Navigation" onClose={() => setOpen(false)}>
          <Sidebar
            onNavigate={() => setOpen(false)}
            onSearch={() => {
              setOpen(false)
              onSearch()
            }}
          />
        </SideSheet>
      </OnceOpen>
    </header>
  )
}

const HeldBack = lazily(async () => (await import('./HeldBack.tsx')).HeldBack)

/** The page, for whoever may work now; one's own settings are always open. */
function Content({ user }: { readonly user: CurrentUser | undefined }) {
  const isSettings = useLocation({ select: ({ pathname }) => pathname === '/user-settings' })
  if (!user || isSettings) return <Outlet />
  if (user.tenant_id === null && !user.is_super_admin) return <Navigate to="/organization-setup" replace />
  if (user.must_add_second_factor) return <Navigate to="/user-settings" search={{ tab: 'security' }} replace />
  const isHeld = user.tenant_id === null || user.must_renew_credentials || !isLetIn(user)
  return isHeld ? <HeldBack user={user} /> : <Outlet />
}

/** Frame of every signed-in page. */
export function AppShell() {
  const client = useQueryClient()
  useEffect(keepSessionFresh, [])
  useHeadingFocus()
  const [isSearching, setSearching] = usePalette()
  useEffect(() => retryWhenBack(client), [client])
  const { data: user } = useQuery(currentUserQuery)
  useSavedTheme(user)
  const mayWork = user !== undefined && user.tenant_id !== null && !user.must_add_second_factor
  const { timezone } = usePreferencesOf(user?.preferences)
  useLiveUpdates(user?.must_add_second_factor !== true)
  return (
    <TooltipProvider>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <aside aria-label="Navigation" className="fixed inset-y-0 left-0 hidden w-56 border-r border-line lg:block">
        <Sidebar onSearch={() => setSearching(true)} />
      </aside>
      <NarrowHeader onSearch={() => setSearching(true)} />
      <main id="content" tabIndex={-1} className="outline-none lg:pl-56">
        {user?.email_verified === false && !user.must_add_second_factor && <VerifyEmailBanner email={user.email} />}
        {user && user.tenant_id !== null && user.permissions.includes('view_reports') && isLetIn(user) && (
          <PlanLimits user={user} />
        )}
        {/* Dates are written anew where the zone is another. */}
        <Content key={timezone ?? 'device'} user={user} />
      </main>
      <OnceOpen open={isSearching && mayWork}>
        <CommandPalette open={isSearching} onClose={() => setSearching(false)} />
      </OnceOpen>
      <Toaster />
    </TooltipProvider>
  )
}
