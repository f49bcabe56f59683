import { z } from 'zod'
import { route } from './route.ts'
import { longest } from './limits.forms.ts'
import { count, id, isoTime, plainName, text } from './primitives.ts'
import { readerZone, tableFile, tableFiles, tableFormat } from './tables.ts'
import { grade, riskLevel, verdict } from './reviews.ts'
import { scanRow } from './scans.ts'
import { vendorDecisionKind } from './vendor-decisions.ts'

const latestScan = scanRow.omit({ vendor_name: true, vendor_id: true })

/** The newest finished review: it stands while a newer scan runs, and after one has failed. */
const lastReview = z.object({
  scan_id: id,
  completed_at: isoTime.nullable(),
  score: z.int().nullable(),
  grade: grade.nullable(),
  quality: z.int().nullable(),
  coverage: z.int().nullable(),
  risk_level: riskLevel.nullable(),
  verdict: verdict.nullable(),
  /** Critical and high restrictions that nobody has marked as done or as not to be implemented. */
  open_high_risks: count,
  /** Critical and high restrictions that somebody has marked as not to be implemented: they stay. */
  accepted_high_risks: count,
})

/** The newest of the organization's own decisions, without what its review says of it. */
const decision = z.object({
  kind: vendorDecisionKind,
  plan: z.string().nullable(),
  /** The last day on which it holds; null for as long as the evidence does. */
  expires_on: z.iso.date().nullable(),
  is_expired: z.boolean(),
  /** A newer review has been finished since. */
  is_of_earlier_review: z.boolean(),
  /**
   * How many of the answers that it rests on are others in the last review: with any, the decision is open again. Null where
   * nobody has counted them, for a review of an earlier version.
   */
  changed_answers: count.nullable(),
})

export const vendor = z.object({
  id,
  name: z.string(),
  website: z.string().nullable(),
  domain: z.string().nullable(),
  description: z.string().nullable(),
  /** Who looks after it. */
  owner: z.object({ id, name: z.string() }).nullable(),
  /** The day on which it is to be looked at again. */
  next_review: z.iso.date().nullable(),
  created_at: isoTime,
  updated_at: isoTime,
  scan_count: count,
  latest_scan: latestScan.nullable(),
  last_review: lastReview.nullable(),
  decision: decision.nullable(),
  abilities: z.object({ edit: z.boolean(), delete: z.boolean(), scan: z.boolean() }),
})
export type Vendor = z.infer<typeof vendor>

const name = plainName(longest.vendorName).pipe(z.string().min(1, 'Vendor name is required'))
const website = text(longest.website).transform((value) => value.trim())
const description = text(longest.description).transform((value) => value.trim())
const vendorId = z.object({ id })

const idList = text(longest.exportedIds)
  .transform((ids) => ids.split(',').filter((one) => one !== ''))
  .pipe(z.array(id))

export const vendorOrders = ['name', 'added', 'score', 'risks', 'reviewed', 'next_review', 'decision'] as const
const descending = vendorOrders.map((order) => `-${order}` as const)

/** How a vendor stands: the verdict of its last review, what its latest scan does, or whether anybody has decided about it. */
export const vendorStatuses = [
  ...verdict.options,
  'high_risks',
  'not_reviewed',
  'in_progress',
  'failed',
  'decided',
  'not_decided',
] as const

/** A suggestion: a vendor that the organization has (`vendor_id`), or one of the directory; nothing of it is a claim. */
export const vendorMatch = z.object({
  name: z.string(),
  domain: z.string(),
  brandId: z.string(),
  logo: z.string().nullable(),
  claimed: z.boolean(),
  category: z.string().nullable(),
  vendor_id: id.nullable(),
})
export type VendorMatch = z.infer<typeof vendorMatch>

/** One row of a file, as it stands there: the server says of each what becomes of it. */
const importRow = z.object({ name: text(5_000), website: text(5_000), description: text(20_000) })
export type ImportRow = z.infer<typeof importRow>

const importedRow = z.object({
  name: z.string(),
  outcome: z.enum(['ready', 'duplicate', 'invalid']),
  problem: z.string().nullable(),
})
export type ImportedRow = z.infer<typeof importedRow>

export const vendorsRoutes = {
  list: route({
    method: 'GET',
    path: '/vendors',
    access: 'view_reports',
    limit: 'read',
    summary: 'Vendors of the organization, newest first or as asked, each with its latest scan and its last review',
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(1000).default(50),
      search: text(longest.search).optional(),
      sort: z.enum([...vendorOrders, ...descending]).default('-added'),
      standing: z.enum(vendorStatuses).optional(),
      /** The last vendor of the page before: a deep page is found without counting from the start. */
      after: id.optional(),
    }),
    response: z.object({ vendors: z.array(vendor), total: count, page: z.int(), limit: z.int() }),
  }),
  search: route({
    method: 'GET',
    path: '/vendors/search',
    access: 'view_reports',
    limit: 'read',
    summary: 'Suggestions, at most 8: vendors of the organization first, then the vendor directory',
    query: z.object({ q: text(longest.search) }),
    response: z.object({ results: z.array(vendorMatch) }),
  }),
  owners: route({
    method: 'GET',
    path: '/vendors/owners',
    access: 'view_reports',
    limit: 'read',
    summary: 'Active members of the organization, who may be the owner of a vendor',
    response: z.object({ owners: z.array(z.object({ id, name: z.string() })) }),
  }),
  checkWebsite: route({
    method: 'GET',
    path: '/vendors/check-website',
    access: 'create_vendors',
    limit: 'write',
    summary: 'Whether a scan could read a website: a public name that exists and answers. Nothing is stored',
    query: z.object({ website: text(longest.website).transform((value) => value.trim()) }),
    response: z.object({
      /** The address as it would be kept; null where it is refused for what it is. */
      website: z.string().nullable(),
      host: z.string().nullable(),
      /** Why it cannot be read and what to do, in two sentences; null where nothing speaks against it. */
      problem: z.string().nullable(),
    }),
  }),
  create: route({
    method: 'POST',
    path: '/vendors',
    access: 'create_vendors',
    audit: { action: 'vendor_created', resource: 'vendor' },
    limit: 'write',
    summary: 'Add a vendor; with unless_known, 409 when one of its site is there already',
    status: 201,
    body: z.object({
      name,
      website: website.optional(),
      description: description.optional(),
      /** Refuse with 409, naming the one that is there, where the organization has a vendor of this site. */
      unless_known: z.boolean().optional(),
    }),
    response: z.object({ vendor, id }),
  }),
  import: route({
    method: 'POST',
    path: '/vendors/import',
    access: 'create_vendors',
    audit: { action: 'vendors_imported', resource: 'vendor' },
    limit: 'write',
    summary: 'Add the vendors of a file that are new; with dry_run, only say of each row what would become of it',
    body: z.object({ rows: z.array(importRow).min(1).max(1000), dry_run: z.boolean() }),
    response: z.object({ rows: z.array(importedRow), created: count }),
  }),
  export: route({
    method: 'GET',
    path: '/vendors/export',
    access: 'export_data',
    limit: 'read',
    summary: 'The vendors that are asked for, at most 10,000, as CSV or as a workbook',
    query: z.object({
      search: text(longest.search).optional(),
      sort: z.enum([...vendorOrders, ...descending]).default('-added'),
      standing: z.enum(vendorStatuses).optional(),
      /** Only these, by their ids with commas between; all that are asked for where none is named. */
      ids: idList.default([]),
      format: tableFormat,
      time_zone: readerZone,
    }),
    response: tableFile,
    files: tableFiles,
  }),
  show: route({
    method: 'GET',
    path: '/vendors/{id}',
    access: 'view_reports',
    limit: 'read',
    summary: 'One vendor',
    params: vendorId,
    response: z.object({ vendor }),
  }),
  update: route({
    method: 'PUT',
    path: '/vendors/{id}',
    access: 'edit_vendors',
    audit: { action: 'vendor_updated', resource: 'vendor' },
    limit: 'write',
    summary: 'Change name, website, description, owner or the day of the next review',
    params: vendorId,
    body: z.object({
      name: name.optional(),
      website: website.optional(),
      description: description.optional(),
      /** An active member of the organization; null for nobody. */
      owner_id: id.nullable().optional(),
      next_review: z.iso.date().nullable().optional(),
    }),
    response: z.object({ vendor }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/vendors/{id}',
    access: 'delete_vendors',
    audit: { action: 'vendor_deleted', resource: 'vendor' },
    limit: 'write',
    summary: 'Delete a vendor with its scans; usage already counted stays counted',
    params: vendorId,
    response: z.object({ id }),
  }),
  confirmDomain: route({
    method: 'POST',
    path: '/vendors/{id}/domains',
    access: 'edit_vendors',
    audit: { action: 'vendor_domain_confirmed', resource: 'vendor' },
    limit: 'write',
    summary: 'Confirm that a host is the vendor’s own; the next scan reads it',
    status: 201,
    params: vendorId,
    body: z.object({ host: text(longest.host).transform((value) => value.trim().toLowerCase()) }),
    response: z.object({ id, host: z.string() }),
  }),
  removeDomain: route({
    method: 'DELETE',
    path: '/vendors/{id}/domains/{host}',
    access: 'edit_vendors',
    audit: { action: 'vendor_domain_removed', resource: 'vendor' },
    limit: 'write',
    summary: 'Take a confirmation back; documents already read stay in their reviews',
    params: vendorId.extend({ host: text(longest.host) }),
    response: z.object({ id, host: z.string() }),
  }),
} as const
