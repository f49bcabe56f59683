import { AppError } from '../../../contract/errors.ts'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import { writeReview } from '../../../engine/index.ts'
import { readReview, type Reading } from './review-page.ts'
import { selectDocumentOutlines, selectLedgerEntries, selectTextNotes } from './review-material.ts'

const isNamed = (name: string, plan: { readonly name: string }): boolean =>
  plan.name.toLowerCase() === name.trim().toLowerCase()

/**
 * A completed review as it is handed on: written for the plan that is asked for, else for the one that the organization
 * chose, else for none. A chosen plan that the vendor no longer sells counts as none; one that is asked for is refused.
 */
export async function readReport(context: Reading, id: string, asked: string | undefined): Promise<ReviewPage> {
  const page = await readReview(context, id)
  if (page.scan.scan_status !== 'completed')
    throw new AppError('review_incomplete', 'This scan has no completed review yet.')
  const name = asked ?? page.our_plan ?? ''
  const plan = page.plans.find((one) => isNamed(name, one)) ?? null
  if (asked !== undefined && asked.trim() !== '' && plan === null)
    throw new AppError('invalid_input', 'The vendor has no plan with this name')
  const score = page.scan.breakdown
  if (plan === null || score === null) return { ...page, our_plan: null }
  const { trx, scope } = context
  const documents = await selectDocumentOutlines(trx, scope, id)
  const { vendor, findings, observations, plans } = page
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
    our_plan: plan.name,
    summary: [...written.summary],
    analysis: [...written.analysis],
    restrictions: [...written.restrictions],
    scan: { ...page.scan, breakdown: written.score, executive_summary: written.executiveSummary },
  }
}
