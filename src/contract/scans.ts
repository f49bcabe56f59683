import { z } from 'zod'
import { route } from './route.ts'
import { count, emptyBody, id, isoTime, text } from './primitives.ts'
import { finding, observation, vendorPlan } from './findings.ts'
import { ledgerEntry, reviewDocument } from './documents.ts'
import { reviewChanges } from './changes.ts'
import { appliedDecision } from './decisions.ts'
import { trackedRestriction } from './restrictions.ts'
import { grade, receipt, restriction, reviewSection, riskLevel, scoreResult } from './review.ts'

export const scanStatus = z.enum(['pending', 'running', 'in_progress', 'completed', 'failed'])

export const progress = z.object({ percentage: z.int(), current_step: z.string(), updated_at: isoTime })

/** A scan as lists show it. A cancelled scan is failed with `cancelled_at`. */
export const scanRow = z.object({
  id,
  vendor_id: id,
  vendor_name: z.string(),
  scan_status: scanStatus,
  status: scanStatus,
  overall_score: z.int().nullable(),
  score: z.int().nullable(),
  grade: grade.nullable(),
  coverage: z.int().nullable(),
  risk_level: riskLevel.nullable(),
  progress_data: progress,
  scan_timestamp: isoTime,
  created_at: isoTime,
  started_at: isoTime.nullable(),
  completed_at: isoTime.nullable(),
  cancelled_at: isoTime.nullable(),
  error_log: z.string().nullable(),
})
export type ScanRow = z.infer<typeof scanRow>

const agentSource = z.object({ agent: z.string(), success: z.boolean(), result: z.record(z.string(), z.unknown()) })

/** One scan with what its readers need: the score's breakdown, the Markdown summary, what each agent did. */
export const scanDetail = scanRow.extend({
  breakdown: scoreResult.nullable(),
  receipt: receipt.nullable(),
  executive_summary: z.string().nullable(),
  sources_data: z.object({ vendor_name: z.string(), agents: z.array(agentSource) }),
  abilities: z.object({ rescan: z.boolean(), cancel: z.boolean() }),
})
export type ScanDetail = z.infer<typeof scanDetail>

/** A stored document without its text, for lists of sources. */
export const documentHead = reviewDocument.omit({ text: true }).extend({ characters: count })
export type DocumentHead = z.infer<typeof documentHead>

const planUpgrade = z.object({
  plan: z.string(),
  /** Ids of restrictions that apply on the chosen plan and no longer on this one. */
  lifts: z.array(z.string()),
  /** By the vendor's own prices; null when either is not public or they are not in the same unit. */
  difference: z.object({ amount: z.number(), currency: z.string(), per: z.string().nullable() }).nullable(),
})

export const planChoice = z.object({
  plan: z.string(),
  /** Ids of plan-gated restrictions that this plan lifts. */
  lifted: z.array(z.string()),
  upgrades: z.array(planUpgrade),
})
export type PlanChoice = z.infer<typeof planChoice>

/** Everything that the review page shows, in one answer; texts of documents are fetched one by one. */
export const reviewPage = z.object({
  scan: scanDetail,
  vendor: z.object({ id, name: z.string(), website: z.string().nullable(), description: z.string().nullable() }),
  summary: z.array(reviewSection),
  analysis: z.array(reviewSection),
  restrictions: z.array(restriction),
  plans: z.array(vendorPlan),
  findings: z.array(finding),
  observations: z.array(observation),
  documents: z.array(documentHead),
  /** Hosts that look like the vendor's but were not read; one click confirms them for the next scan. */
  abilities: z.object({ edit_vendor: z.boolean(), export: z.boolean() }),
  unconfirmed: z.array(z.object({ host: z.string(), url: z.string(), confirmed: z.boolean() })),
  /** What analysts decided, as it counts in this review. */
  decisions: z.array(appliedDecision),
  /** What the program itself found where an analyst decided otherwise. */
  found: z.array(finding),
  /** The decided restrictions by fact; all others are still to do. */
  tracked: z.array(trackedRestriction),
  our_plan: z.string().nullable(),
  /** For each of the vendor's plans: which restrictions it lifts, and what a higher one would lift and cost. */
  plan_choices: z.array(planChoice),
  facts: z.array(z.object({ id: z.string(), group: z.string(), question: z.string(), controls: z.array(z.string()) })),
})
export type ReviewPage = z.infer<typeof reviewPage>

const scanId = z.object({ id })

/** The vendor's plan that a file is written for; empty for none. Left out: the plan that the organization chose. */
const planQuery = text(120).optional()

export const scansRoutes = {
  list: route({
    method: 'GET',
    path: '/scans',
    access: 'view_reports',
    limit: 'read',
    summary: 'Scans, newest first',
    query: z.object({
      vendor_id: id.optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
    }),
    response: z.object({ scans: z.array(scanRow), total: count }),
  }),
  show: route({
    method: 'GET',
    path: '/scans/{id}',
    access: 'view_reports',
    limit: 'read',
    summary: 'One scan',
    params: scanId,
    response: z.object({ scan: scanDetail }),
  }),
  status: route({
    method: 'GET',
    path: '/scans/{id}/status',
    access: 'view_reports',
    limit: 'read',
    summary: 'Status and progress, cheap to poll',
    params: scanId,
    response: z.object({
      scan_id: id,
      scan_status: scanStatus,
      progress_data: progress,
      error_log: z.string().nullable(),
    }),
  }),
  findings: route({
    method: 'GET',
    path: '/scans/{id}/findings',
    access: 'view_reports',
    limit: 'read',
    summary: 'One finding for each fact examined, not paged',
    params: scanId,
    response: z.object({ findings: z.array(finding) }),
  }),
  review: route({
    method: 'GET',
    path: '/scans/{id}/review',
    access: 'view_reports',
    limit: 'read',
    summary: 'The whole review of a scan as its page shows it',
    params: scanId,
    response: reviewPage,
  }),
  ledger: route({
    method: 'GET',
    path: '/scans/{id}/ledger',
    access: 'view_reports',
    limit: 'read',
    summary: 'Where we looked: every request of a scan and its outcome',
    params: scanId,
    response: z.object({ ledger: z.array(ledgerEntry) }),
  }),
  changes: route({
    method: 'GET',
    path: '/scans/{id}/changes',
    access: 'view_reports',
    limit: 'read',
    summary: 'What differs from an earlier completed scan of the vendor; the one before when none is named',
    params: scanId,
    query: z.object({ against: id.optional() }),
    response: z.object({ changes: reviewChanges.nullable() }),
  }),
  export: route({
    method: 'GET',
    path: '/scans/{id}/export',
    access: 'export_data',
    limit: 'read',
    summary: 'A completed review as a file: Markdown, JSON or CSV, each with quotes and sources',
    params: scanId,
    query: z.object({ format: z.enum(['markdown', 'json', 'csv']).default('markdown'), plan: planQuery }),
    response: z.object({ filename: z.string(), media_type: z.string(), content: z.string() }),
    files: { markdown: 'text/markdown; charset=utf-8', json: 'application/json', csv: 'text/csv; charset=utf-8' },
  }),
  pdf: route({
    method: 'GET',
    path: '/scans/{id}/pdf',
    access: 'view_reports',
    limit: 'scan',
    summary: 'The report of a completed review as a tagged PDF: the file itself, or in base64',
    params: scanId,
    query: z.object({ plan: planQuery }),
    response: z.object({ filename: z.string(), media_type: z.literal('application/pdf'), base64: z.string() }),
    files: { pdf: 'application/pdf' },
  }),
  cancel: route({
    method: 'POST',
    path: '/scans/{id}/cancel',
    access: 'run_scans',
    audit: { action: 'scan_cancelled', resource: 'scan' },
    limit: 'write',
    summary: 'Stop an active scan; what was found is kept',
    params: scanId,
    body: emptyBody,
    response: z.object({ scan_id: id, scan_status: scanStatus }),
  }),
} as const
