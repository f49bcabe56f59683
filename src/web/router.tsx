import {
  createRootRoute,
  createRoute,
  createRouter,
  notFound as notFoundError,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { currentUserQuery } from './features/auth/auth.public.tsx'
import { readAdvisorSearch, readAnalyticsSearch } from './lib/analytics-search.ts'
import { hasCorporateEmailError } from './lib/google-error.ts'
import { homeOf } from './lib/home.ts'
import { readHubSearch } from './lib/hub-search.ts'
import { leaveFor } from './lib/leave-for.ts'
import { lazyRouteComponent } from './lib/lazy-route-component.ts'
import { readOperatorSearch } from './lib/operator-search.ts'
import { queryClient } from './lib/query-client.ts'
import { readReviewSearch } from './lib/review-search.ts'
import { oneOf, textOf } from './lib/search-values.ts'
import { hasSession } from './lib/session.ts'
import { readTenantSearch } from './lib/tenant-search.ts'
import { PageFailed, RouteFailed } from './shell/RouteFailed.tsx'

const settingsTabs = ['profile', 'security', 'appearance', 'preferences'] as const

type Given = Readonly<Record<string, unknown>>

const notFound = lazyRouteComponent(() => import('./shell/NotFoundPage.tsx'), 'NotFoundPage')
const root = createRootRoute({ component: Outlet, notFoundComponent: notFound, errorComponent: RouteFailed })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async () => {
    // The public pages are none of the app's: the server has them, and while one develops Vite has not.
    if (!hasSession() && !import.meta.env.DEV) await leaveFor('/')
    throw redirect({ to: hasSession() ? '/dashboard' : '/auth', replace: true })
  },
})

/** Where a public page of a gated product leads to whoever has not passed: by now they have. */
const access = createRoute({
  getParentRoute: () => root,
  path: '/access',
  validateSearch: (given: Given): { next?: string } => {
    const next = textOf(given['next'])
    return next !== undefined && /^\/(?:[a-z][\w/-]*)?$/.test(next) ? { next } : {}
  },
  beforeLoad: ({ search }) => leaveFor(search.next ?? '/'),
})

/** The signed-in user; null where the session is over, which sends to the sign-in page by itself. */
const readUser = () => queryClient.ensureQueryData(currentUserQuery).catch(() => null)

/** Null for a visitor, too. */
const findUser = async () => (hasSession() ? readUser() : null)

/** Who is signed in already goes where their role starts. */
async function visitorsOnly(): Promise<void> {
  const user = await findUser()
  if (user) throw redirect({ to: homeOf(user), replace: true })
}

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: (given: Given): { tab?: 'sign-up'; next?: string; oauth_error?: 'corporate_email' } => {
    const next = textOf(given['next'])
    return {
      ...(given['tab'] === 'sign-up' || given['tab'] === 'signup' ? { tab: 'sign-up' as const } : {}),
      ...(given['oauth_error'] === 'corporate_email' ? { oauth_error: 'corporate_email' as const } : {}),
      // Own paths only: never a way to another site.
      ...(next !== undefined && /^\/[a-z]/.test(next) ? { next } : {}),
    }
  },
  beforeLoad: async ({ search }) => {
    if (search.oauth_error !== undefined || hasCorporateEmailError())
      throw redirect({ to: '/corporate-email-error', replace: true })
    await visitorsOnly()
  },
  component: lazyRouteComponent(() => import('./features/auth/AuthPage.tsx'), 'AuthPage'),
})

const googleReturn = createRoute({
  getParentRoute: () => root,
  path: '/auth/google',
  component: lazyRouteComponent(() => import('./features/auth/GoogleReturnPage.tsx'), 'GoogleReturnPage'),
})

const adminLogin = createRoute({
  getParentRoute: () => root,
  path: '/admin-login',
  beforeLoad: visitorsOnly,
  component: lazyRouteComponent(() => import('./features/auth/AdminLoginPage.tsx'), 'AdminLoginPage'),
})

/** The redirect hub of the consoles. */
const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: async () => {
    const user = await findUser()
    throw redirect({ to: user ? homeOf(user) : '/auth', replace: true })
  },
})

const superAdmin = createRoute({
  getParentRoute: () => root,
  path: '/super-admin',
  validateSearch: readOperatorSearch,
  beforeLoad: async () => {
    const user = await findUser()
    if (!user) throw redirect({ to: '/admin-login', replace: true })
    if (!user.is_super_admin) throw redirect({ to: '/dashboard', replace: true })
  },
  component: lazyRouteComponent(() => import('./shell/SuperAdminPage.tsx'), 'SuperAdminPage'),
})

/** One organization's review, as the operator reads it. */
const operatedReview = createRoute({
  getParentRoute: () => root,
  path: '/security-review/$reviewId',
  beforeLoad: async () => {
    const user = await findUser()
    if (!user) throw redirect({ to: '/admin-login', replace: true })
    if (!user.is_super_admin) throw redirect({ to: '/dashboard', replace: true })
  },
  component: lazyRouteComponent(() => import('./features/operator/OperatedReviewPage.tsx'), 'OperatedReviewPage'),
})

const tenantAdmin = createRoute({
  getParentRoute: () => root,
  path: '/tenant-admin',
  validateSearch: readTenantSearch,
  beforeLoad: async ({ location }) => {
    const user = await findUser()
    if (!user) throw redirect({ to: '/auth', search: { next: location.href }, replace: true })
    const start = homeOf(user)
    if (start !== '/tenant-admin') throw redirect({ to: start, replace: true })
  },
  component: lazyRouteComponent(() => import('./shell/TenantAdminPage.tsx'), 'TenantAdminPage'),
})

const corporateEmailError = createRoute({
  getParentRoute: () => root,
  path: '/corporate-email-error',
  component: lazyRouteComponent(() => import('./features/auth/CorporateEmailErrorPage.tsx'), 'CorporateEmailErrorPage'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('./features/auth/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
})

/** What a link of a message carries. */
const readToken = (given: Given): { token?: string } => {
  const token = textOf(given['token'])
  return token === undefined ? {} : { token }
}

const organizationSetup = createRoute({
  getParentRoute: () => root,
  path: '/organization-setup',
  beforeLoad: async () => {
    const user = await findUser()
    if (!user) throw redirect({ to: '/auth', replace: true })
    if (homeOf(user) !== '/organization-setup') throw redirect({ to: '/dashboard', replace: true })
  },
  component: lazyRouteComponent(
    () => import('./features/organizations/OrganizationSetupPage.tsx'),
    'OrganizationSetupPage',
  ),
})

const acceptInvitation = createRoute({
  getParentRoute: () => root,
  path: '/accept-invitation',
  validateSearch: readToken,
  beforeLoad: visitorsOnly,
  component: lazyRouteComponent(
    () => import('./features/organizations/AcceptInvitationPage.tsx'),
    'AcceptInvitationPage',
  ),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: readToken,
  component: lazyRouteComponent(() => import('./features/auth/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
})

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-email',
  validateSearch: readToken,
  component: lazyRouteComponent(() => import('./features/auth/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
})

const packageSelection = createRoute({
  getParentRoute: () => root,
  path: '/package-selection',
  beforeLoad: () => {
    if (sessionStorage.getItem('pendingRegistration') === null) throw redirect({ to: '/auth', replace: true })
  },
  component: lazyRouteComponent(() => import('./features/payments/PackageSelectionPage.tsx'), 'PackageSelectionPage'),
})

const registrationSuccess = createRoute({
  getParentRoute: () => root,
  path: '/registration-success',
  component: lazyRouteComponent(
    () => import('./features/payments/RegistrationSuccessPage.tsx'),
    'RegistrationSuccessPage',
  ),
})

const mailbox = createRoute({
  getParentRoute: () => root,
  path: '/mailbox',
  component: lazyRouteComponent(() => import('./features/mailbox/MailboxPage.tsx'), 'MailboxPage'),
})

/** Everything below wants a session; a visitor comes back here after signing in. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (!hasSession()) throw redirect({ to: '/auth', search: { next: location.href }, replace: true })
  },
  component: lazyRouteComponent(() => import('./shell/AppShell.tsx'), 'AppShell'),
  errorComponent: RouteFailed,
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

/** A vendor: its newest review, and for an operator its reviews in their console. */
const vendor = createRoute({
  getParentRoute: () => root,
  path: '/vendor/$vendorId',
  beforeLoad: async ({ params }) => {
    const user = await findUser()
    if (user?.is_super_admin)
      throw redirect({ to: '/super-admin', search: { tab: 'reviews', vendor: params.vendorId }, replace: true })
    throw redirect({ to: '/vendor/$vendorId/review', params, replace: true })
  },
})

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
  validateSearch: (given: Given): { tab?: (typeof settingsTabs)[number] } => {
    const tab = oneOf(settingsTabs, given['tab'])
    return tab === undefined ? {} : { tab }
  },
  component: lazyRouteComponent(() => import('./features/account/SettingsPage.tsx'), 'SettingsPage'),
})

const analytics = createRoute({
  getParentRoute: () => signedIn,
  path: '/analytics',
  validateSearch: readAnalyticsSearch,
  component: lazyRouteComponent(() => import('./features/analytics/AnalyticsPage.tsx'), 'AnalyticsPage'),
})

const advisor = createRoute({
  getParentRoute: () => signedIn,
  path: '/plan-value-advisor',
  validateSearch: readAdvisorSearch,
  component: lazyRouteComponent(() => import('./features/analytics/AdvisorPage.tsx'), 'AdvisorPage'),
})

/** An address that no page has: within the frame for whoever is signed in. */
const lost = createRoute({
  getParentRoute: () => root,
  id: 'lost',
  beforeLoad: () => {
    if (!hasSession()) throw notFoundError()
  },
  component: lazyRouteComponent(() => import('./shell/AppShell.tsx'), 'AppShell'),
  errorComponent: RouteFailed,
})

const lostPage = createRoute({
  getParentRoute: () => lost,
  path: '$',
  component: lazyRouteComponent(() => import('./shell/NotFoundPage.tsx'), 'NotFoundHere'),
})

const tree = root.addChildren([
  lost.addChildren([lostPage]),
  home,
  access,
  auth,
  googleReturn,
  adminLogin,
  admin,
  superAdmin,
  operatedReview,
  vendor,
  tenantAdmin,
  corporateEmailError,
  organizationSetup,
  acceptInvitation,
  forgotPassword,
  resetPassword,
  verifyEmail,
  packageSelection,
  registrationSuccess,
  mailbox,
  signedIn.addChildren([dashboard, newVendor, latestReview, oneReview, analytics, advisor, settings]),
])

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: PageFailed,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
