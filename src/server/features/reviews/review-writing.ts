import { sql } from 'kysely'
import { z } from 'zod'
import {
  appliedDecision,
  decision as decisionSchema,
  type AppliedDecision,
  type Decision,
} from '../../../contract/decisions.ts'
import type { ScoreResult } from '../../../contract/reviews.ts'
import { assembleReview, liftsByPlan, mergeAnswers, type Corpus, type ReviewMaterial } from '../../../engine/index.ts'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'
import { publish } from '../../live/publish.ts'
import { answersOf } from '../vendor-decisions/vendor-decisions.public.ts'
import { selectDocumentOutlines, selectLedgerEntries, selectSteps, selectTextNotes } from './review-material.ts'

/** Writing a review from what is stored: at the end of a scan, and anew when an analyst decides. */

/** Holds the vendor's row: a decision and the end of a scan wait for each other, so that none is lost. */
export async function lockVendor(trx: TenantTransaction, scope: TenantScope, vendorId: string) {
  return trx
    .selectFrom('vendors')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', vendorId)
    .select(['id', 'name', 'website', 'domain'])
    .forUpdate()
    .executeTakeFirst()
}

function decisionRows(trx: TenantTransaction, scope: TenantScope, vendorId: string) {
  return trx
    .selectFrom('finding_decisions as d')
    .leftJoin('users as decider', 'decider.id', 'd.decided_by')
    .leftJoin('users as withdrawer', 'withdrawer.id', 'd.withdrawn_by')
    .where('d.tenant_id', '=', scope.tenantId)
    .where('d.vendor_id', '=', vendorId)
    .orderBy('d.decided_at', 'desc')
    .select(['d.id', 'd.fact', 'd.kind', 'd.value', 'd.found_value', 'd.plans', 'd.reason', 'd.scan_id'])
    .select(['d.decided_at', 'd.withdrawn_at'])
    .select([
      sql<string | null>`coalesce(nullif(trim(decider.first_name || ' ' || decider.last_name), ''), decider.email)`.as(
        'decided_by',
      ),
      sql<
        string | null
      >`coalesce(nullif(trim(withdrawer.first_name || ' ' || withdrawer.last_name), ''), withdrawer.email)`.as(
        'withdrawn_by',
      ),
    ])
    .select(
      sql<{ document_id: string; start: number; end: number; text: string }[]>`coalesce((
        select json_agg(json_build_object('document_id', q.capture_id, 'start', q.start_offset, 'end', q.end_offset,
          'text', q.quote) order by q.position)
        from decision_quotes q where q.tenant_id = d.tenant_id and q.decision_id = d.id), '[]'::json)`.as('quotes'),
    )
}

type DecisionRow = Awaited<ReturnType<ReturnType<typeof decisionRows>['execute']>>[number]

const present = (row: DecisionRow): Decision =>
  decisionSchema.parse({
    ...row,
    decided_at: row.decided_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  })

/** All decisions on a vendor, the newest first, with those that were withdrawn. */
export async function selectDecisions(
  trx: TenantTransaction,
  scope: TenantScope,
  vendorId: string,
): Promise<Decision[]> {
  return (await decisionRows(trx, scope, vendorId).limit(1000).execute()).map(present)
}

/** One for each decided fact: those that count. */
export async function selectHoldingDecisions(
  trx: TenantTransaction,
  scope: TenantScope,
  vendorId: string,
): Promise<Decision[]> {
  return (await decisionRows(trx, scope, vendorId).where('d.withdrawn_at', 'is', null).execute()).map(present)
}

/** Score and texts of a scan with the decisions that hold now, in the caller's transaction. */
export async function writeScanReview(
  trx: TenantTransaction,
  scope: TenantScope,
  scanId: string,
  material: ReviewMaterial,
): Promise<{
  readonly score: ScoreResult
  readonly decisions: readonly AppliedDecision[]
  readonly sections: readonly string[]
}> {
  const { score, written, findings, observations, plans, decisions } = assembleReview(material)
  await trx
    .updateTable('scans')
    .set({
      score: score.score,
      grade: score.grade,
      coverage: score.coverage,
      risk: score.risk,
      breakdown: JSON.stringify(score),
      written: JSON.stringify({ ...written, observations, plans, decisions }),
      plan_lifts: JSON.stringify(liftsByPlan(written.restrictions, findings, plans)),
      text_notes: JSON.stringify(material.notes),
      answers: JSON.stringify(answersOf(findings)),
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', scanId)
    .execute()
  return { score, decisions, sections: written.summary.map((section) => section.id) }
}

/** Ids of the decisions whose passage was gone from this scan's pages when its review was written. */
const goneBefore = (row: { readonly written: unknown }): Set<string> => {
  const { decisions } = z.object({ decisions: z.array(appliedDecision).default([]) }).parse(row.written ?? {})
  return new Set(decisions.filter(({ standing }) => standing === 'passage_gone').map(({ id }) => id))
}

/**
 * Writes a completed review anew after an analyst's decision. Documents, ledger and what was found stay as they are; no
 * text of a page is loaded. A decision that came with this review rests on its pages, so none is newly gone. The score is
 * of the version that the review has.
 */
export async function rewriteReview(
  trx: TenantTransaction,
  scope: TenantScope,
  ids: { readonly scanId: string; readonly vendorId: string },
  vendor: Corpus['vendor'],
): Promise<ScoreResult> {
  const scan = await trx
    .selectFrom('scans')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', ids.scanId)
    .select(['written', 'score_version', sql<string>`as_of::text`.as('as_of')])
    .executeTakeFirstOrThrow()
  const { score } = await writeScanReview(trx, scope, ids.scanId, {
    corpus: { vendor, documents: await selectDocumentOutlines(trx, scope, ids.scanId), asOf: scan.as_of },
    answers: mergeAnswers(await selectSteps(trx, scope, ids.scanId)),
    ledger: await selectLedgerEntries(trx, scope, ids.scanId),
    notes: await selectTextNotes(trx, scope, ids.scanId),
    holding: await selectHoldingDecisions(trx, scope, ids.vendorId),
    gone: goneBefore(scan),
    ...(scan.score_version === null ? {} : { scoreVersion: scan.score_version }),
  })
  await publish(trx, scope, { changed: 'review', id: ids.scanId, vendor_id: ids.vendorId })
  return score
}
