import { z } from 'zod'
import { emptyBody, count, id, isoTime, text } from './primitives.ts'
import { route } from './route.ts'

const tenantStatus = z.enum(['active', 'suspended', 'trial', 'expired'])

const tenant = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Of the first admin; null where there is none. */
  owner_email: z.string().nullable(),
  description: z.string(),
  status: tenantStatus,
  subscription_plan: z.string().nullable(),
  monthly_scan_limit: count,
  monthly_scans_used: count,
  subscription_expires_at: isoTime.nullable(),
  created_at: isoTime,
  updated_at: isoTime,
})

/** Which page of a long list, and how much of it. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
} as const
/** Where a page stands in its list. */
export const pageOf = { total: count, page: count, limit: count } as const

const operates = { access: 'super_admin', limit: 'write', method: 'POST', body: emptyBody } as const
const oneTenant = z.object({ tenant: id })

export const operatorRoutes = {
  tenants: route({
    access: 'super_admin',
    limit: 'read',
    method: 'GET',
    path: '/super-admin/tenants',
    summary: 'The organizations of this installation, newest first, with their plan and this month’s usage',
    query: z.object({
      search: text(200).optional(),
      status: tenantStatus.optional(),
      plan: text(64).optional(),
      ...pageQuery,
    }),
    response: z.object({ tenants: z.array(tenant), ...pageOf }),
  }),
  suspend: route({
    ...operates,
    path: '/super-admin/tenants/{tenant}/suspend',
    audit: { action: 'tenant_suspended', resource: 'tenant' },
    summary: 'Suspend an organization: from the next request on its members and keys are refused, and told why',
    params: oneTenant,
    response: z.object({ message: z.string() }),
  }),
  activate: route({
    ...operates,
    path: '/super-admin/tenants/{tenant}/activate',
    audit: { action: 'tenant_activated', resource: 'tenant' },
    summary: 'Let an organization in again',
    params: oneTenant,
    response: z.object({ message: z.string() }),
  }),
} as const
