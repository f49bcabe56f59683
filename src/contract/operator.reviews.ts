import { z } from 'zod'
import { longPageOf, operatorReads, operatorWrites, pageQuery, searched } from './operator.ts'
import { count, id, isoTime, isStorable } from './primitives.ts'
import { reviewPage } from './reviews.page.ts'
import { route } from './route.ts'

const vendor = z.object({
  id,
  name: z.string(),
  domain: z.string().nullable(),
  website: z.string().nullable(),
  tenant_id: id,
  tenant_name: z.string(),
  /** As the directory of vendors calls it; null for one that it does not know. */
  industry: z.string().nullable(),
  scan_count: count,
  last_scan_date: isoTime.nullable(),
  last_review_id: id.nullable(),
  created_at: isoTime,
})
export type OperatedVendor = z.infer<typeof vendor>

const reviewStatus = z.enum(['pending', 'completed', 'failed'])
export const riskLevels = ['low', 'medium', 'high', 'critical'] as const
const riskLevel = z.enum(riskLevels)

const review = z.object({
  id,
  tenant_id: id,
  tenant_name: z.string(),
  vendor_id: id,
  vendor_name: z.string(),
  status: reviewStatus,
  risk_level: riskLevel.nullable(),
  score: count.max(100).nullable(),
  /** What the program came to, whatever the operator says. */
  found: z.object({ risk_level: riskLevel.nullable(), score: count.max(100).nullable() }),
  is_edited: z.boolean(),
  results: z.unknown(),
  created_at: isoTime,
  updated_at: isoTime,
})
export type OperatedReview = z.infer<typeof review>

const oneReview = z.object({ review: id })
/** The longest results, as the text of their JSON. */
export const longestResults = 200_000

const deepest = 40

/** Why a value cannot be kept as the results of a review, or null. It is walked without recursion: it may be nested deep. */
function resultsProblem(value: unknown): string | null {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let one = open.pop(); one; one = open.pop()) {
    const { value: at, depth } = one
    if (depth > deepest) return 'The results are nested too deep'
    if (typeof at === 'string' && !isStorable(at)) return 'The results hold a character that cannot be stored'
    if (typeof at !== 'object' || at === null) continue
    for (const [key, inner] of Object.entries(at)) open.push({ value: key, depth }, { value: inner, depth: depth + 1 })
  }
  return JSON.stringify(value).length > longestResults ? 'The results are too long' : null
}

const storableResults = z.record(z.string(), z.unknown()).superRefine((value, context) => {
  const message = resultsProblem(value)
  if (message !== null) context.addIssue({ code: 'custom', message })
})

export const operatorReviewsRoutes = {
  vendors: route({
    ...operatorReads,
    path: '/super-admin/vendors',
    summary: 'The vendors of all organizations by name or domain',
    query: z.object({
      search: searched,
      tenant: id.optional(),
      sort: z.enum(['-created', 'created']).default('-created'),
      ...pageQuery,
    }),
    response: z.object({ vendors: z.array(vendor), ...longPageOf }),
  }),
  reviews: route({
    ...operatorReads,
    path: '/super-admin/security-reviews',
    summary: 'The reviews of all organizations, newest first, as the operator says that they are',
    query: z.object({
      search: searched,
      status: reviewStatus.optional(),
      risk_level: riskLevel.optional(),
      vendor: id.optional(),
      ...pageQuery,
    }),
    response: z.object({ reviews: z.array(review), ...longPageOf }),
  }),
  showReview: route({
    ...operatorReads,
    path: '/super-admin/security-reviews/{review}',
    audit: { action: 'review_read', resource: 'scan' },
    summary: 'One review to read; its organization’s audit log says that the operator read it',
    params: oneReview,
    /** `page` is null for a scan without a review. */
    response: z.object({ review, page: reviewPage.nullable() }),
  }),
  updateReview: route({
    ...operatorWrites,
    method: 'PUT',
    path: '/super-admin/security-reviews/{review}',
    audit: { action: 'review_edited', resource: 'scan' },
    summary: 'Say what a review came to, beside what the program computed; the organization sees both',
    params: oneReview,
    body: z.object({
      status: reviewStatus.optional(),
      risk_level: riskLevel.nullish(),
      score: z.int().min(0).max(100).nullish(),
      /** An object. Null takes the operator’s own away. */
      results: storableResults.nullish(),
      /** As the caller saw it: refused where somebody changed it since. */
      updated_at: isoTime.optional(),
    }),
    response: z.object({ review }),
  }),
  deleteReview: route({
    ...operatorWrites,
    method: 'DELETE',
    path: '/super-admin/security-reviews/{review}',
    audit: { action: 'review_deleted', resource: 'scan' },
    summary: 'Delete one review with what was found; what it cost stays charged',
    params: oneReview,
    response: z.object({ message: z.string() }),
  }),
} as const
