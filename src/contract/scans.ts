import { z } from 'zod'
import { route } from './route.ts'
import { ledgerEntry } from './documents.ts'
import { count, emptyBody, id, isoTime } from './primitives.ts'
import { grade, receipt, riskLevel, scoreResult } from './reviews.ts'

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
  /** Credit of what is stated ÷ its weight, 0–100; null when nothing is, and by the score's version 1. */
  quality: z.int().nullable(),
  coverage: z.int().nullable(),
  /** The version of the score; null until there is one. */
  score_version: z.string().nullable(),
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

const scanId = z.object({ id })

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
  pages: route({
    method: 'GET',
    path: '/scans/{id}/pages',
    access: 'view_reports',
    limit: 'read',
    summary:
      'What a scan asked for last, at most 40 addresses, the newest first; how many in all, and how many were read',
    params: scanId,
    response: z.object({ pages: z.array(ledgerEntry), asked: count, read: count }),
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

/** Its path, and so its operation, is a vendor's. */
export const startScanRoutes = {
  scan: route({
    method: 'POST',
    path: '/vendors/{id}/scan',
    access: 'run_scans',
    audit: { action: 'scan_started', resource: 'scan' },
    limit: 'scan',
    summary: 'Start a scan; it is charged to the month in which it starts',
    status: 202,
    params: scanId,
    body: emptyBody,
    response: z.object({ scan: scanRow, scan_id: id, scan_status: scanStatus, from_cache: z.boolean() }),
  }),
} as const
