import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { readHubSearch } from './lib/hub-search.ts'
import { readReviewSearch } from './lib/review-search.ts'
import { oneOf, textOf } from './lib/search-values.ts'
import { hasSession } from './lib/session.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { RouteFailed } from './shell/RouteFailed.tsx'

const settingsTabs = ['appearance'] as const

type Given = Readonly<Record<string, unknown>>

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage, errorComponent: RouteFailed })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: hasSession() ? '/dashboard' : '/auth', replace: true })
  },
})

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: (given: Given): { tab?: 'sign-up'; next?: string } => {
    const next = textOf(given['next'])
    return {
      ...(given['tab'] === 'sign-up' ? { tab: 'sign-up' as const } : {}),
      // Own paths only: never a way to another site.
      ...(next !== undefined && /^\/[a-z]/.test(next) ? { next } : {}),
    }
  },
  beforeLoad: () => {
    if (hasSession()) throw redirect({ to: '/dashboard', replace: true })
  },
  component: lazyRouteComponent(() => import('./features/auth/AuthPage.tsx'), 'AuthPage'),
})

/** Everything below wants a session; a visitor comes back here after signing in. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (!hasSession()) throw redirect({ to: '/auth', search: { next: location.href }, replace: true })
  },
  component: lazyRouteComponent(() => import('./shell/AppShell.tsx'), 'AppShell'),
})

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: '/dashboard',
  validateSearch: readHubSearch,
  component: lazyRouteComponent(() => import('./features/vendors/ReviewHubPage.tsx'), 'ReviewHubPage'),
})

const newVendor = createRoute({
  getParentRoute: () => signedIn,
  path: '/vendors/new',
  component: lazyRouteComponent(() => import('./features/vendors/AddVendorPage.tsx'), 'AddVendorPage'),
})

const reviewPage = lazyRouteComponent(() => import('./features/reviews/ReviewPage.tsx'), 'ReviewPage')

const latestReview = createRoute({
  getParentRoute: () => signedIn,
  path: '/vendor/$vendorId/review',
  validateSearch: readReviewSearch,
  component: reviewPage,
})

const oneReview = createRoute({
  getParentRoute: () => signedIn,
  path: '/vendor/$vendorId/review/$scanId',
  validateSearch: readReviewSearch,
  component: reviewPage,
})

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/user-settings',
  validateSearch: (given: Given): { tab?: 'appearance' } => {
    const tab = oneOf(settingsTabs, given['tab'])
    return tab === undefined ? {} : { tab }
  },
  component: lazyRouteComponent(() => import('./features/auth/SettingsPage.tsx'), 'SettingsPage'),
})

const tree = root.addChildren([
  home,
  auth,
  signedIn.addChildren([dashboard, newVendor, latestReview, oneReview, settings]),
])

export const router = createRouter({ routeTree: tree, defaultPreload: 'intent', scrollRestoration: true })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
