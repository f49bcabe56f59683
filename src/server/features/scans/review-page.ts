import { z } from 'zod'
import type { ReviewChanges } from '../../../contract/changes.ts'
import { appliedDecision } from '../../../contract/decisions.ts'
import { AppError } from '../../../contract/errors.ts'
import { observation, vendorPlan } from '../../../contract/findings.ts'
import { roleGrants } from '../../../contract/permissions.ts'
import { restriction, reviewSection } from '../../../contract/review.ts'
import type { ReviewPage, ScanDetail } from '../../../contract/scans.ts'
import { facts } from '../../../catalog/facts.ts'
import { applyDecisions, compareReviews, recomputeForPlan, type ReviewSide } from '../../../engine/index.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { readTracked } from '../restrictions/restrictions.public.ts'
import { selectDocumentOutlines, selectLedgerEntries, selectStandingPassages } from './scan-material.ts'
import { presentDocumentHead, presentFindings, presentScanDetail } from './scans.present.ts'
import {
  selectConfirmedHosts,
  selectDocuments,
  selectFindings,
  selectLatestCompleted,
  selectQuotedElsewhere,
  selectScan,
  selectScanParts,
  selectScanSteps,
  selectScanVendor,
} from './scans.queries.ts'

/** What a reader sees of a scan: the row, the review with what analysts decided, and what changed since another. */

const missing = (): AppError => new AppError('not_found', 'No security review data found for this vendor')

export async function findScan({ trx, scope }: TenantContext, id: string) {
  const row = await selectScan(trx, scope, id)
  if (!row) throw missing()
  return row
}

export async function readDetail(context: TenantContext, id: string): Promise<ScanDetail> {
  const { trx, scope, session } = context
  const row = await findScan(context, id)
  const parts = await selectScanParts(trx, scope, id)
  const steps = await selectScanSteps(trx, scope, id)
  if (!parts) throw missing()
  return presentScanDetail(row, parts, steps, roleGrants(session.role, 'run_scans'))
}

const written = z.object({
  summary: z.array(reviewSection).default([]),
  analysis: z.array(reviewSection).default([]),
  restrictions: z.array(restriction).default([]),
  plans: z.array(vendorPlan).default([]),
  observations: z.array(observation).default([]),
  decisions: z.array(appliedDecision).default([]),
})

const hostList = z.array(z.object({ host: z.string(), url: z.string() }))

const factRows = facts.map((fact) => ({
  id: fact.id,
  group: fact.group,
  question: fact.question,
  controls: [...fact.soc2, ...fact.iso27001, ...fact.csf2, ...fact.sp80053],
}))

/** The findings as they count, and what the program itself found where an analyst decided. */
export async function readFindings({ trx, scope }: TenantContext, id: string) {
  const parts = await selectScanParts(trx, scope, id)
  const texts = written.parse(parts?.written ?? {})
  const found = presentFindings(await selectFindings(trx, scope, id))
  const decided = new Set(texts.decisions.map((decision) => decision.fact))
  return {
    texts,
    findings: applyDecisions(found, texts.decisions),
    found: found.filter((finding) => decided.has(finding.fact)),
  }
}

export async function readReview(context: TenantContext, id: string): Promise<ReviewPage> {
  const { trx, scope, session } = context
  const scan = await readDetail(context, id)
  const parts = await selectScanParts(trx, scope, id)
  const vendor = await selectScanVendor(trx, scope, scan.vendor_id)
  if (!parts || !vendor) throw missing()
  const { our_plan: ourPlan, ...shown } = vendor
  const { texts, findings, found } = await readFindings(context, id)
  const confirmed = await selectConfirmedHosts(trx, scope, scan.vendor_id)
  const own = await selectDocuments(trx, scope, id)
  const earlier = texts.decisions.length === 0 ? [] : await selectQuotedElsewhere(trx, scope, id)
  return {
    scan,
    vendor: shown,
    ...texts,
    findings,
    found,
    documents: [...own, ...earlier].map(presentDocumentHead),
    unconfirmed: hostList
      .parse(parts.unconfirmed)
      .map(({ host, url }) => ({ host, url, confirmed: confirmed.includes(host) })),
    abilities: {
      edit_vendor: roleGrants(session.role, 'edit_vendors'),
      export: roleGrants(session.role, 'export_data'),
    },
    tracked: await readTracked(trx, scope, scan.vendor_id),
    our_plan: ourPlan,
    plan_choices: texts.plans.map((plan) => recomputeForPlan(texts.restrictions, findings, texts.plans, plan.name)),
    facts: factRows,
  }
}

/** One side of a comparison; what the other side quotes is looked up in this one's pages. */
async function readSide(context: TenantContext, id: string, otherId: string): Promise<ReviewSide> {
  const { trx, scope } = context
  const { texts, findings } = await readFindings(context, id)
  const other = await readFindings(context, otherId)
  const quoted = new Set(other.findings.flatMap(({ quotes }) => quotes.map((quote) => quote.text)))
  const standing = await selectStandingPassages(trx, scope, id, [...quoted])
  return {
    findings,
    plans: texts.plans,
    documents: await selectDocumentOutlines(trx, scope, id),
    ledger: await selectLedgerEntries(trx, scope, id),
    holds: (passage) => standing.has(passage),
  }
}

/** Null when the vendor has no earlier completed scan. */
export async function readChanges(
  context: TenantContext,
  id: string,
  against: string | undefined,
): Promise<ReviewChanges | null> {
  const { trx, scope } = context
  const scan = await findScan(context, id)
  if (scan.status !== 'completed') throw new AppError('conflict', 'This scan has no completed review yet.')
  const earlierId = against ?? (await selectLatestCompleted(trx, scope, scan.vendor_id, id))?.id
  if (earlierId === undefined) return null
  const earlier = await findScan(context, earlierId)
  if (earlier.vendor_id !== scan.vendor_id || earlier.status !== 'completed')
    throw new AppError('invalid_input', 'Choose a completed scan of the same vendor')
  const before = {
    scan_id: earlier.id,
    completed_at: earlier.completed_at?.toISOString() ?? null,
    score: earlier.score,
    // safe because only the score writes the column
    grade: earlier.grade as ReviewChanges['before']['grade'],
  }
  return { before, ...compareReviews(await readSide(context, earlierId, id), await readSide(context, id, earlierId)) }
}
