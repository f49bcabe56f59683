import { z } from 'zod'
import { count } from './primitives.ts'

export const findingValues = ['yes', 'partial', 'no', 'not-stated'] as const
export const findingValue = z.enum(findingValues)
export type FindingValue = z.infer<typeof findingValue>

/**
 * `stated`: the passage proves the answer, and answers like it were measured to be right; `likely`: the passage proves it;
 * `mentioned`: the passage names it and has to be read, because by itself it proves nothing; null: nothing was stated.
 */
export const certainty = z.enum(['stated', 'likely', 'mentioned']).nullable()
export type Certainty = z.infer<typeof certainty>

export const tier = z.enum(['local', 'model', 'corroborated', 'conflict', 'confirmed', 'rejected'])

/** A verbatim span: `text === document.text.slice(start, end)`, in UTF-16 code units. */
export const quote = z.object({ document_id: z.string(), start: count, end: count, text: z.string().min(1) })
export type Quote = z.infer<typeof quote>

export const parameter = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

/** The answer to one fact's question. A not-stated finding has no quotes and certainty null. */
export const finding = z.object({
  id: z.string(),
  fact: z.string(),
  value: findingValue,
  certainty,
  tier,
  plans: z.array(z.string()),
  params: z.record(z.string(), parameter),
  quotes: z.array(quote),
})
export type Finding = z.infer<typeof finding>

/** Adverse statements beyond the facts, in the vendor's own words. They enter the verdict. */
export const redFlagKinds = [
  'incident',
  'excessive_rights',
  'endless_token',
  'access_without_consent',
  'ad_sharing',
  'data_leaves_region',
  'certificate_excludes',
  'certificate_expired',
  'long_retention',
  'plain_text_secrets',
  'weak_encryption',
  'open_by_default',
  'lingering_access',
  'untraceable_actions',
  'weak_sign_in',
  'ends_without_notice',
  'disclaimed',
  'content_licence',
  'partner_sharing',
  'weak_transfer_ground',
] as const
export type RedFlagKind = (typeof redFlagKinds)[number]

export const observationKind = z.enum([
  'instruction',
  'language',
  'contradiction',
  'stale',
  'signal',
  'truncated',
  ...redFlagKinds,
])

/**
 * Something worth telling that is not one of the facts: an instruction in a page, a language not analysed, a signal, a
 * red flag. A red flag has at least one quote.
 */
export const observation = z.object({
  kind: observationKind,
  text: z.string(),
  facts: z.array(z.string()),
  quotes: z.array(quote),
})
export type Observation = z.infer<typeof observation>

/** A plan that the vendor sells, as its own pages name and price it. */
export const vendorPlan = z.object({
  name: z.string(),
  rank: z.int(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  per: z.string().nullable(),
  quotes: z.array(quote),
})
export type VendorPlan = z.infer<typeof vendorPlan>
