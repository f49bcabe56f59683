import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { count, isoTime, text } from './primitives.ts'
import { framework } from './reviews.ts'
import { route } from './route.ts'

const reviewDefaults = z.object({
  /** Whose views come first and open. */
  frameworks: z.array(framework),
  /** How many pages a scan may ask for; null for as many as the plan allows. */
  scan_pages: z.int().nullable(),
  plan_pages: count,
  /** Hosts and paths that no scan asks for. */
  excluded_addresses: z.array(z.string()),
  /** Null until somebody changes them. */
  updated_at: isoTime.nullable(),
})
export type ReviewDefaults = z.infer<typeof reviewDefaults>

const settings = { access: 'manage_settings', path: '/admin/review-defaults' } as const

export const reviewDefaultsRoutes = {
  reviewDefaults: route({
    ...settings,
    method: 'GET',
    limit: 'read',
    summary: 'What the organization wants of every review',
    response: reviewDefaults,
  }),
  changeReviewDefaults: route({
    ...settings,
    method: 'PUT',
    limit: 'write',
    audit: { action: 'review_defaults_updated', resource: 'tenant' },
    summary:
      'Which frameworks come first, how many pages a scan reads and what it never asks for: from the next scan on',
    body: z.object({
      frameworks: z.array(framework).max(framework.options.length),
      scan_pages: z.int().min(1).nullable(),
      excluded_addresses: z.array(text(longest.address)).max(500),
      /** As the caller saw it: refused where somebody changed it since. */
      updated_at: isoTime.nullable().optional(),
    }),
    response: reviewDefaults,
  }),
} as const
