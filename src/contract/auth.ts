import { z } from 'zod'
import { route } from './route.ts'
import { longest } from './limits.forms.ts'
import { emptyBody, id, isoTime, text } from './primitives.ts'
import { permissions, roles } from './permissions.ts'

/** The signed-in user as their own client sees them. */
export const currentUser = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(roles),
  status: z.enum(['active', 'inactive', 'pending']),
  is_super_admin: z.boolean(),
  tenant_id: id.nullable(),
  organization_name: z.string().nullable(),
  permissions: z.array(z.enum(permissions)),
})
export type CurrentUser = z.infer<typeof currentUser>

export const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: isoTime,
  user: currentUser,
})

export const authRoutes = {
  login: route({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    audit: { action: 'login_success', resource: 'session' },
    limit: 'sign_in',
    summary: 'Sign in with e-mail and password',
    body: z.object({ email: text(longest.email), password: text(longest.password) }),
    response: tokens,
  }),
  refreshToken: route({
    method: 'POST',
    path: '/auth/refresh-token',
    access: 'public',
    limit: 'refresh',
    summary: 'Exchange a refresh token for new tokens; each token works once, with ten seconds of grace',
    body: z.object({ refresh_token: text(512) }),
    response: tokens,
  }),
  logout: route({
    method: 'POST',
    path: '/auth/logout',
    access: 'signed_in',
    audit: { action: 'logout', resource: 'session' },
    limit: 'write',
    summary: 'End this session at once',
    body: emptyBody,
    response: z.object({}),
  }),
  me: route({
    method: 'GET',
    path: '/auth/me',
    access: 'signed_in',
    limit: 'read',
    summary: 'The signed-in user',
    response: z.object({ user: currentUser }),
  }),
} as const
