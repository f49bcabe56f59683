import type { operatorReviewsRoutes } from '../../../contract/operator.reviews.ts'
import { AppError } from '../../../contract/errors.ts'
import type { AnswerOf, BodyOf, QueryOf } from '../../../contract/route.ts'
import type { OperatorPrepareContext, SystemContext } from '../../http/handlers.ts'
import { readReview } from '../reviews/reviews.public.ts'
import { pageOfLong, presentReview, presentVendor } from './operator.present.ts'
import * as queries from './operated-reviews.queries.ts'
import { tellOrganization } from './tell-organization.ts'

const noReview = (): AppError => new AppError('not_found', 'There is no such review.')

export async function listVendors(
  { trx }: SystemContext,
  query: QueryOf<typeof operatorReviewsRoutes.vendors>,
): Promise<AnswerOf<typeof operatorReviewsRoutes.vendors>> {
  const rows = await queries.selectVendorsOfAll(trx, query)
  return { vendors: rows.map(presentVendor), ...pageOfLong(rows, query) }
}

export async function listReviews(
  { trx }: SystemContext,
  query: QueryOf<typeof operatorReviewsRoutes.reviews>,
): Promise<AnswerOf<typeof operatorReviewsRoutes.reviews>> {
  const rows = await queries.selectReviewsOfAll(trx, query)
  return { reviews: rows.map(presentReview), ...pageOfLong(rows, query) }
}

async function findReview({ trx }: SystemContext, id: string) {
  const [row] = await queries.selectReviewsOfAll(trx, { review: id, page: 1, limit: 1 })
  if (!row) throw noReview()
  return presentReview(row)
}

/** Reads the review as its organization does, before the transaction in which both logs are told. */
export async function prepareReading({ inTenantOfReview, now }: OperatorPrepareContext, id: string) {
  const session = { permissions: [] }
  const read = await inTenantOfReview(id, async (trx, scope) => {
    try {
      return await readReview({ trx, scope, session, now }, id)
    } catch (error) {
      // A scan that came to no review has a row and no page.
      if (error instanceof AppError && error.code === 'not_found') return null
      throw error
    }
  })
  return async (context: SystemContext): Promise<AnswerOf<typeof operatorReviewsRoutes.showReview>> => {
    const review = await findReview(context, id)
    const told = { action: 'review_read', resource: 'scan', resourceId: id } as const
    await tellOrganization(context, review.tenant_id, told)
    context.note(id, { tenant: review.tenant_id, vendor: review.vendor_name })
    const isReviewed = read !== null && read.summary.length > 0
    return { review, page: isReviewed ? read : null }
  }
}

export async function updateReview(
  context: SystemContext,
  id: string,
  { updated_at: seenAt, ...given }: BodyOf<typeof operatorReviewsRoutes.updateReview>,
): Promise<AnswerOf<typeof operatorReviewsRoutes.updateReview>> {
  const { trx, now, note } = context
  const before = await findReview(context, id)
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const seen = seenAt === undefined ? null : new Date(seenAt)
  const outcome = await queries.editReview(trx, id, named, { seen, now })
  if (outcome === 'missing') throw noReview()
  if (outcome === 'stale')
    throw new AppError(
      'changed_meanwhile',
      'Somebody else changed this review since you opened it. Look at it again, then save.',
    )
  const after = await findReview(context, id)
  const part = ({ status, risk_level: risk, score }: typeof before) => ({ status, risk_level: risk, score })
  const details = { before: part(before), after: part(after), results: named['results'] !== undefined }
  const told = { action: 'review_edited', resource: 'scan', resourceId: id } as const
  await tellOrganization(context, before.tenant_id, { ...told, details })
  note(id, details)
  return { review: after }
}

export async function deleteReview(context: SystemContext, id: string): Promise<{ message: string }> {
  const review = await findReview(context, id)
  await queries.deleteReview(context.trx, id)
  const details = { vendor: review.vendor_name, created_at: review.created_at }
  const told = { action: 'review_deleted', resource: 'scan', resourceId: id } as const
  await tellOrganization(context, review.tenant_id, { ...told, details })
  context.note(id, { ...details, tenant: review.tenant_id })
  return { message: `The review of ${review.vendor_name} is deleted.` }
}
