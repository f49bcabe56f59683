import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { mostScans, pricesProblem } from './plans.forms.ts'
import { count, emptyBody, isoTime, text } from './primitives.ts'
import { route } from './route.ts'

/** Cents; null where the plan is not sold so. */
const cents = z.int().min(0).max(100_000_000).nullable()

/** A plan as it is sold. Prices are in cents of US dollars. */
export const plan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Reports a month; above 100000 is unlimited. */
  monthly_scan_limit: count,
  vendor_limit: count.nullable(),
  price_onetime: cents,
  price_monthly: cents,
  price_yearly: cents,
  /** What one report comes to, in cents of whole dollars. */
  price_per_report: cents,
  features: z.array(z.string()),
  is_active: z.boolean(),
  is_most_popular: z.boolean(),
  /** Without a price of its own: sold by people. */
  is_custom: z.boolean(),
})
export type Plan = z.infer<typeof plan>

const soldPlan = plan.extend({
  /** Whether it is offered to everybody; the plan of development is not. */
  is_offered: z.boolean(),
  /** Changes with its terms: an organization keeps the version that it bought. */
  version: count,
  /** How many organizations have it. */
  organizations: count,
  created_at: isoTime,
  updated_at: isoTime,
})
export type SoldPlan = z.infer<typeof soldPlan>

const scanLimitRule = 'The scan limit is a whole number from 1 to 999,999, which is unlimited.'
/** Reports a month, as an operator sets them. */
export const scanLimit = z.int(scanLimitRule).min(1, scanLimitRule).max(mostScans, scanLimitRule)

const name = text(longest.plan).trim().min(1, 'Package name is required')
const description = text(longest.description).trim().min(1, 'Package description is required')
const terms = {
  monthly_scan_limit: scanLimit,
  vendor_limit: z.int().min(1).max(1_000_000).nullable(),
  price_onetime: cents,
  price_monthly: cents,
  price_yearly: cents,
  features: z
    .array(text(longest.planFeature).trim())
    .max(40)
    .transform((lines) => lines.filter((line) => line !== '')),
  is_active: z.boolean(),
  is_most_popular: z.boolean(),
}

const planForm = z
  .object({
    name,
    description,
    ...terms,
    monthly_scan_limit: terms.monthly_scan_limit.default(1),
    vendor_limit: terms.vendor_limit.default(null),
    price_onetime: cents.default(null),
    price_monthly: cents.default(null),
    price_yearly: cents.default(null),
    features: terms.features.default([]),
    is_active: terms.is_active.default(true),
    is_most_popular: terms.is_most_popular.default(false),
  })
  .superRefine((form, context) => {
    const message = pricesProblem(form)
    if (message !== null) context.addIssue({ code: 'custom', message, path: ['price_onetime'] })
  })
const planChange = z.strictObject({ name, description, ...terms }).partial()

const change = { access: 'super_admin', limit: 'write' } as const
const byId = z.object({ package: text(64) })

export const plansRoutes = {
  packages: route({
    method: 'GET',
    path: '/payments/packages',
    access: 'public',
    limit: 'read',
    summary: 'The plans that are sold, cheapest first, with prices in cents',
    response: z.object({ packages: z.array(plan) }),
  }),
  list: route({
    ...change,
    method: 'GET',
    limit: 'read',
    path: '/super-admin/packages',
    summary: 'Every plan, sold or not, with its version and how many organizations have it',
    response: z.object({ packages: z.array(soldPlan) }),
  }),
  create: route({
    ...change,
    method: 'POST',
    path: '/super-admin/packages',
    audit: { action: 'package_created', resource: 'package' },
    status: 201,
    summary: 'Add a plan; its identifier is its name in lower case with underscores',
    body: planForm,
    response: z.object({ package: soldPlan }),
  }),
  update: route({
    ...change,
    method: 'PUT',
    path: '/super-admin/packages/{package}',
    audit: { action: 'package_updated', resource: 'package' },
    summary: 'Change a plan for those who buy it from now on; who has it keeps the version that they bought',
    params: byId,
    body: planChange,
    response: z.object({ package: soldPlan }),
  }),
  remove: route({
    ...change,
    method: 'DELETE',
    path: '/super-admin/packages/{package}',
    audit: { action: 'package_deleted', resource: 'package' },
    summary: 'Delete a plan that no organization has',
    params: byId,
    response: z.object({}),
  }),
  toggle: route({
    ...change,
    method: 'POST',
    path: '/super-admin/packages/{package}/toggle',
    audit: { action: 'package_updated', resource: 'package' },
    summary: 'Sell a plan no more, or again; nobody who has it loses it',
    params: byId,
    body: emptyBody,
    response: z.object({ package: soldPlan }),
  }),
} as const
