import { AppError } from '../../../contract/errors.ts'
import type { VendorPlan } from '../../../contract/findings.ts'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import { conditionsFrom, liftsByPlan, writeReview } from '../../../engine/index.ts'
import { planKeyOf } from '../../db/plan-keys.ts'
import { readFindings, readReview, type Reading } from './review-page.ts'
import { selectDocumentOutlines, selectLedgerEntries, selectTextNotes } from './review-material.ts'
import { savePlanLifts } from './reviews.queries.ts'

/** The review with its texts and restrictions written for one of the vendor's plans. */
async function writeOn({ trx, scope }: Reading, page: ReviewPage, plan: VendorPlan): Promise<ReviewPage> {
  const { id, breakdown: score } = page.scan
  if (score === null) return page
  const { vendor, findings, observations, plans } = page
  const documents = await selectDocumentOutlines(trx, scope, id)
  const written = writeReview({
    corpus: { vendor: { name: vendor.name, website: vendor.website, domain: null }, documents, asOf: score.as_of },
    notes: await selectTextNotes(trx, scope, id),
    findings,
    observations,
    plans,
    ledger: await selectLedgerEntries(trx, scope, id),
    score,
    chosenPlan: plan.name,
  })
  return {
    ...page,
    written_for: plan.name,
    summary: [...written.summary],
    analysis: [...written.analysis],
    restrictions: [...written.restrictions],
    conditions: conditionsFrom({ ...written, findings, plans }),
    scan: { ...page.scan, breakdown: written.score, executive_summary: written.executiveSummary },
  }
}

/** A review as its page shows it: for the plan that is asked for, else for our own. An unknown one counts as none. */
export async function readReviewOn(context: Reading, id: string, asked: string | undefined): Promise<ReviewPage> {
  const page = await readReview(context, id)
  const name = asked ?? page.our_plan ?? ''
  const plan = page.plans.find((one) => planKeyOf(one.name) === planKeyOf(name))
  return plan === undefined || page.scan.scan_status !== 'completed' ? page : writeOn(context, page, plan)
}

/**
 * A completed review as it is handed on: written for the plan that is asked for, else for the one that the organization
 * chose, else for none. A chosen plan that the vendor no longer sells counts as none; one that is asked for is refused.
 */
export async function readReport(context: Reading, id: string, asked: string | undefined): Promise<ReviewPage> {
  const page = await readReviewOn(context, id, asked)
  if (page.scan.scan_status !== 'completed')
    throw new AppError('review_incomplete', 'This scan has no completed review yet.')
  if (asked !== undefined && asked.trim() !== '' && page.written_for === null)
    throw new AppError('invalid_input', 'The vendor has no plan with this name')
  return { ...page, our_plan: page.written_for }
}

/** Keeps anew what each of the vendor's plans lifts from a completed review: one of an earlier version has nothing of it. */
export async function renewPlanLifts(context: Pick<Reading, 'trx' | 'scope'>, scanId: string): Promise<void> {
  const { texts, findings } = await readFindings(context, scanId)
  const lifts = liftsByPlan(texts.restrictions, findings, texts.plans)
  await savePlanLifts(context.trx, context.scope, scanId, lifts)
}
