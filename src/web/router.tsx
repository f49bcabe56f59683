import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { cutText } from '../contract/text.forms.ts'
import { readHubSearch } from './lib/hub-search.ts'
import { hasSession } from './lib/session.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { RouteFailed } from './shell/RouteFailed.tsx'

export const reviewTabs = ['summary', 'analysis', 'restrictions', 'changes', 'sources'] as const
export type ReviewTab = (typeof reviewTabs)[number]

const severityFilters = ['high', 'moderate', 'low'] as const
const restrictionOrders = ['severity', '-severity', 'risk', '-risk'] as const
const settingsTabs = ['appearance'] as const

type Given = Readonly<Record<string, unknown>>
const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given)
const text = (given: unknown): string | undefined =>
  typeof given === 'string' || typeof given === 'number' ? String(given) || undefined : undefined

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
    const next = text(given['next'])
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

export interface ReviewSearch {
  readonly tab?: ReviewTab
  /** The fact whose evidence is open: a rescan or a decision renumbers the evidence, so the number would rot. */
  readonly evidence?: string
  readonly severity?: (typeof severityFilters)[number]
  readonly sort?: (typeof restrictionOrders)[number]
  /** The vendor's plan that restrictions are shown for; empty for none. Without it the plan that is saved counts. */
  readonly plan?: string
}

function readReviewSearch(given: Given): ReviewSearch {
  const tab = oneOf(reviewTabs, given['tab'])
  const evidence = text(given['evidence'])?.slice(0, 80)
  const severity = oneOf(severityFilters, given['severity'])
  const sort = oneOf(restrictionOrders, given['sort'])
  return {
    ...(tab === undefined ? {} : { tab }),
    ...(evidence === undefined ? {} : { evidence }),
    ...(severity === undefined ? {} : { severity }),
    ...(sort === undefined ? {} : { sort }),
    ...(typeof given['plan'] === 'string' ? { plan: cutText(given['plan'], 120) } : {}),
  }
}

const reviewPage = lazyRouteComponent(() => import('./features/scans/ReviewPage.tsx'), 'ReviewPage')

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
