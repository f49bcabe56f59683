import { z } from 'zod'
import { count, id, isoTime } from './primitives.ts'
import { finding } from './findings.ts'
import { documentKind } from './documents.ts'
import { grade } from './reviews.ts'

/**
 * added and removed: the claim is new, or was not found again; strengthened and weakened: its answer, its plans or its
 * figures; moved: the same claim stands on another page; changed: its figures differ without a better or worse.
 */
export const changeKind = z.enum(['added', 'removed', 'strengthened', 'weakened', 'moved', 'changed'])

/** One fact whose claim differs between two scans, with both quotes. */
export const claimChange = z.object({
  fact: z.string(),
  kind: changeKind,
  before: finding,
  after: finding,
  /** What differs in words, such as `plans: none → Enterprise`. */
  differences: z.array(z.string()),
  /** Why the change may be no change of the vendor's: a page that could not be read, a passage that still stands. */
  caution: z.enum(['page_not_read', 'passage_still_there', 'passage_was_there', 'decided']).nullable(),
})
export type ClaimChange = z.infer<typeof claimChange>

const page = z.object({ url: z.string(), title: z.string(), kind: documentKind })

/** What differs between a scan and an earlier one of the same vendor. */
export const reviewChanges = z.object({
  before: z.object({
    scan_id: id,
    completed_at: isoTime.nullable(),
    score: z.int().nullable(),
    grade: grade.nullable(),
    quality: z.int().nullable(),
    coverage: z.int().nullable(),
    /** The version of the score that it was given by. */
    score_version: z.string().nullable(),
    /** What the earlier scan's answers are worth by the later scan's version; the same where the versions are. */
    score_on_this_scale: z.int().nullable(),
  }),
  claims: z.array(claimChange),
  unchanged: count,
  documents: z.object({ added: z.array(page), removed: z.array(page), changed: z.array(page), unchanged: count }),
})
export type ReviewChanges = z.infer<typeof reviewChanges>
