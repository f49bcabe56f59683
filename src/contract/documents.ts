import { z } from 'zod'
import { count, isoTime } from './primitives.ts'

export const documentKinds = [
  'home',
  'security',
  'trust',
  'compliance',
  'privacy',
  'dpa',
  'subprocessors',
  'terms',
  'sla',
  'pricing',
  'status',
  'docs',
  'disclosure',
  'ai',
  'whitepaper',
  'signal',
  'other',
] as const
export const documentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof documentKind>

/** How one request ended. */
export const ledgerOutcomes = [
  'fetched',
  'not_modified',
  'not_found',
  'robots',
  /** The organization does not want it read. */
  'excluded',
  'blocked',
  'login_wall',
  'gated',
  'js_only',
  'timeout',
  'too_large',
  'unreadable',
  'error',
  'over_budget',
] as const
export const ledgerOutcome = z.enum(ledgerOutcomes)
export type LedgerOutcome = z.infer<typeof ledgerOutcome>

/** What a request was made for: the part of the search that a reader is shown as 'where we looked'. */
export const ledgerPurposes = ['page', 'robots', 'sitemap', 'probe', 'redirect', 'file', 'render', 'search'] as const
export const ledgerPurpose = z.enum(ledgerPurposes)
export type LedgerPurpose = z.infer<typeof ledgerPurpose>

/** One request, made or refused. `reason` is a short sentence for people, empty when the outcome says it all. */
export const ledgerEntry = z.object({
  url: z.string(),
  outcome: ledgerOutcome,
  at: isoTime,
  purpose: ledgerPurpose,
  kind: documentKind.nullable(),
  reason: z.string(),
  bytes: count,
})
export type LedgerEntry = z.infer<typeof ledgerEntry>

/**
 * A page or file as read at one time, pinned by its hash. Offsets into `text` are UTF-16 code units.
 * `language` is ISO 639-1, or null when the text is too short to tell.
 */
export const reviewDocument = z.object({
  id: z.string(),
  url: z.string(),
  redirects: z.array(z.string()),
  kind: documentKind,
  title: z.string(),
  text: z.string(),
  text_sha256: z.string().regex(/^[0-9a-f]{64}$/),
  fetched_at: isoTime,
  status: z.int(),
  language: z.string().nullable(),
})
export type ReviewDocument = z.infer<typeof reviewDocument>

/** A document without its text: all that a request may hold of many. */
export type DocumentOutline = Omit<ReviewDocument, 'text'>
