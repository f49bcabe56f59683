import { z } from 'zod'
import { route } from './route.ts'
import { longest } from './limits.forms.ts'
import { id, text } from './primitives.ts'
import { ledgerEntry } from './documents.ts'
import { finding } from './findings.ts'
import { reviewChanges } from './reviews.changes.ts'
import { readerZone, workbookType } from './tables.ts'
import { reviewPage } from './reviews.page.ts'

const scanId = z.object({ id })

/** The vendor's plan that a review or a file is written for; empty for none. Left out: the plan that the organization chose. */
const planQuery = text(longest.plan).optional()

export const reviewsRoutes = {
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
    summary: 'The whole review of a scan as its page shows it, written for one of the vendor’s plans',
    params: scanId,
    query: z.object({ plan: planQuery }),
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
  tracker: route({
    method: 'GET',
    path: '/scans/{id}/tracker',
    access: 'export_data',
    limit: 'read',
    summary: 'The restrictions of a completed review with what the team noted, as a workbook',
    params: scanId,
    query: z.object({
      plan: planQuery,
      /** Only these, by the ids of their facts with commas between; all where none is named. */
      facts: text(longest.trackedFacts).default(''),
      time_zone: readerZone,
    }),
    response: z.object({ filename: z.string(), media_type: z.literal(workbookType), base64: z.string() }),
    files: { xlsx: workbookType },
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
} as const
