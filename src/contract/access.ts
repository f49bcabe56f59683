import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { isoTime, text } from './primitives.ts'
import { route } from './route.ts'

/** The header that carries a grant past the gate of a private beta. */
export const grantHeader = 'x-access-grant'

export const accessRoutes = {
  status: route({
    method: 'GET',
    path: '/access/status',
    access: 'public',
    limit: 'none',
    outsideGate: true,
    summary: 'Whether this installation has a gate, and whether the grant of the x-access-grant header opens it',
    response: z.object({ required: z.boolean(), granted: z.boolean() }),
  }),
  verify: route({
    method: 'POST',
    path: '/access/verify',
    access: 'public',
    audit: { action: 'access_granted', resource: 'access' },
    limit: 'sign_in',
    outsideGate: true,
    summary: 'Exchange the access password for a signed grant; without a gate there is none to give',
    body: z.object({ password: text(longest.password) }),
    response: z.object({ grant: z.string().nullable(), expires_at: isoTime.nullable() }),
  }),
} as const
