import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { emptyBody, count, id, isoTime, text } from './primitives.ts'
import { scanLimit } from './plans.ts'
import { route } from './route.ts'

const tenantStatus = z.enum(['active', 'suspended', 'trial', 'expired'])

const tenant = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Of the first admin, or of who is invited as one; null where there is neither. */
  owner_email: z.string().nullable(),
  description: z.string(),
  status: tenantStatus,
  subscription_plan: z.string().nullable(),
  monthly_scan_limit: count,
  /** Whether the limit is the organization's own and not that of its plan. */
  has_own_limit: z.boolean(),
  monthly_scans_used: count,
  subscription_expires_at: isoTime.nullable(),
  members: count,
  created_at: isoTime,
  updated_at: isoTime,
})
export type OperatedTenant = z.infer<typeof tenant>

/** Which page of a long list, and how much of it. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
} as const
/** Where a page stands in its list. */
export const pageOf = { total: count, page: count, limit: count } as const
/** A list that is counted to 10,000 only: `is_counted` is false where there are more. */
export const longPageOf = { ...pageOf, is_counted: z.boolean() } as const
export const searched = text(longest.search).optional()

export const operatorReads = { access: 'super_admin', limit: 'read', method: 'GET' } as const
export const operatorWrites = { access: 'super_admin', limit: 'write' } as const
const changes = { ...operatorWrites, method: 'POST', body: emptyBody } as const
const oneTenant = z.object({ tenant: id })
const told = z.object({ message: z.string() })

const overLimit = z.object({
  count,
  /** The five that are furthest. */
  tenants: z.array(z.object({ id, name: z.string(), used: count, limit: count })),
})

const stats = z.object({
  total_tenants: count,
  total_users: count,
  active_users_30d: count,
  new_tenants_30d: count,
  suspended_tenants: count,
  system_health: z.enum(['healthy', 'degraded']),
  plan_distribution: z.array(
    z.object({
      /** Null for organizations without a plan. */
      plan: z.string().nullable(),
      name: z.string(),
      count,
      percent: z.number(),
      used: count,
      /** Of the organizations whose plan is limited. */
      capacity: count,
    }),
  ),
  usage: z.object({
    total_used: count,
    total_capacity: count,
    /** Of the limited organizations’ capacity; null where none is limited. */
    utilization_percent: z.number().nullable(),
    average_per_tenant: z.number(),
    limited_tenants: count,
    unlimited_tenants: count,
  }),
  over_limit: overLimit,
  near_limit: overLimit,
})
export type SystemStats = z.infer<typeof stats>

const plan = text(longest.plan)
const tenantName = text(longest.organizationName)
const description = text(longest.description)

export const bulkActions = ['suspend', 'activate', 'reset_usage', 'delete'] as const
const bulkResult = z.object({ tenant_id: id, name: z.string().nullable(), success: z.boolean(), message: z.string() })

export const operatorRoutes = {
  stats: route({
    ...operatorReads,
    path: '/super-admin/system/stats',
    summary: 'How many organizations and users there are, what they use, and whether the system is well',
    response: z.object({ stats }),
  }),
  tenants: route({
    ...operatorReads,
    path: '/super-admin/tenants',
    summary: 'The organizations of this installation with their plan and this month’s usage',
    query: z.object({
      search: searched,
      status: tenantStatus.optional(),
      /** `none` for those without one. */
      plan: plan.optional(),
      usage: z.enum(['over', 'near']).optional(),
      sort: z.enum(['-created', 'created', 'name', '-name']).default('-created'),
      ...pageQuery,
    }),
    response: z.object({ tenants: z.array(tenant), ...pageOf }),
  }),
  createTenant: route({
    ...operatorWrites,
    method: 'POST',
    path: '/super-admin/tenants',
    audit: { action: 'tenant_created', resource: 'tenant' },
    status: 201,
    summary: 'Found an organization for somebody else, who is invited as its first admin',
    body: z.object({
      name: tenantName.default(''),
      description: description.default(''),
      owner_email: text(longest.email).default(''),
      subscription_plan: plan.default('demo'),
      /** The plan’s own where it is missing. */
      monthly_scan_limit: scanLimit.optional(),
      status: tenantStatus.default('active'),
    }),
    response: z.object({ tenant }),
  }),
  bulk: route({
    ...operatorWrites,
    method: 'POST',
    path: '/super-admin/tenants/bulk',
    audit: { action: 'tenants_changed', resource: 'tenant' },
    summary: 'Do one thing to many organizations; what became of each is told row by row',
    body: z.object({ action: z.enum(bulkActions), tenant_ids: z.array(id).min(1).max(500) }),
    response: z.object({ results: z.array(bulkResult) }),
  }),
  updateTenant: route({
    ...operatorWrites,
    method: 'PUT',
    path: '/super-admin/tenants/{tenant}',
    audit: { action: 'tenant_updated', resource: 'tenant' },
    summary: 'Change an organization, its plan or its number of reports a month; what is not named stays as it is',
    params: oneTenant,
    body: z.object({
      name: tenantName.optional(),
      description: description.optional(),
      subscription_plan: plan.nullish(),
      monthly_scan_limit: scanLimit.optional(),
      /** As the caller saw it: refused where somebody changed it since. */
      updated_at: isoTime.optional(),
    }),
    response: z.object({ tenant }),
  }),
  deleteTenant: route({
    ...operatorWrites,
    method: 'DELETE',
    path: '/super-admin/tenants/{tenant}',
    audit: { action: 'tenant_deleted', resource: 'tenant' },
    summary: 'Delete an organization with its users, vendors, scans and receipts. The audit log keeps a note of it',
    params: oneTenant,
    response: told,
  }),
  exportTenant: route({
    ...operatorReads,
    path: '/super-admin/tenants/{tenant}/export',
    audit: { action: 'tenant_exported', resource: 'tenant' },
    files: { json: 'application/json; charset=utf-8' },
    summary: 'Everything that an organization has here, as one JSON file without secrets',
    params: oneTenant,
    response: z.object({ filename: z.string(), content: z.string() }),
  }),
  suspend: route({
    ...changes,
    path: '/super-admin/tenants/{tenant}/suspend',
    audit: { action: 'tenant_suspended', resource: 'tenant' },
    summary: 'Suspend an organization: from the next request on its members and keys are refused, and told why',
    params: oneTenant,
    response: told,
  }),
  activate: route({
    ...changes,
    path: '/super-admin/tenants/{tenant}/activate',
    audit: { action: 'tenant_activated', resource: 'tenant' },
    summary: 'Let an organization in again',
    params: oneTenant,
    response: told,
  }),
} as const
