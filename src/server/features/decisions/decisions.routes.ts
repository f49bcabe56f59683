import type { decisionsRoutes } from '../../../contract/decisions.ts'
import { AppError } from '../../../contract/errors.ts'
import { facts as allFacts } from '../../../catalog/facts.ts'
import { newId } from '../../db/ids.ts'
import type { FeatureHandlers, TenantContext } from '../../http/handlers.ts'
import { publish } from '../../live/publish.ts'
import {
  lockVendor,
  presentFindings,
  rewriteReview,
  selectDecisions,
  selectFindings,
  selectHoldingDecisions,
} from '../reviews/reviews.public.ts'
import { selectLatestCompleted, selectScan, selectScanVendor } from '../scans/scans.public.ts'
import { judge, lookupFor, type Asked, type Found } from './decisions.domain.ts'
import {
  insertDecision,
  insertDecisionQuotes,
  selectQuotePlaces,
  withdrawDecision,
  type PlacedQuote,
} from './decisions.queries.ts'
import { findInPages } from './find-passage.ts'

const known = new Set(allFacts.map((fact) => fact.id))

/** The vendor of a scan, held, when the scan is the one that readers act on: its latest completed review. */
async function holdReview({ trx, scope }: TenantContext, scanId: string, fact: string) {
  const scan = await selectScan(trx, scope, scanId)
  if (!scan) throw new AppError('not_found', 'No security review data found for this vendor')
  if (!known.has(fact)) throw new AppError('not_found', 'There is no such question')
  const vendor = await lockVendor(trx, scope, scan.vendor_id)
  if (!vendor) throw new AppError('not_found', 'Vendor not found')
  const latest = await selectLatestCompleted(trx, scope, scan.vendor_id)
  if (latest?.id !== scanId)
    throw scan.status === 'completed'
      ? new AppError('review_outdated', 'There is a newer review of this vendor. Make your decision there.')
      : new AppError('review_incomplete', 'This scan has no completed review yet.')
  return vendor
}

type HeldVendor = Awaited<ReturnType<typeof holdReview>>

/** Refuses when somebody else decided since the caller looked. */
async function refuseUnseen({ trx, scope }: TenantContext, vendorId: string, fact: string, seen: string | null) {
  const now = (await selectHoldingDecisions(trx, scope, vendorId)).find((decision) => decision.fact === fact)
  if ((now?.id ?? null) === seen) return
  const what = now ? `${now.decided_by ?? 'A former member'} ${now.kind} this finding` : 'The decision was withdrawn'
  throw new AppError('changed_meanwhile', `${what} meanwhile. Look at it again before you decide.`)
}

async function answerWith(context: TenantContext, scanId: string, fact: string, vendor: HeldVendor) {
  const { trx, scope } = context
  const breakdown = await rewriteReview(trx, scope, { scanId, vendorId: vendor.id }, vendor)
  const newest = (await selectDecisions(trx, scope, vendor.id)).find((decision) => decision.fact === fact)
  if (!newest) throw new AppError('not_found', 'There is no decision on this question')
  await publish(trx, scope, { changed: 'decision', id: newest.id, vendor_id: vendor.id })
  return { decision: newest, breakdown }
}

/** Confirms what stands undecided and says something, in one go: score and texts are written once. */
async function confirmMany(context: TenantContext, scanId: string, facts: readonly string[]) {
  const { trx, scope, session, note } = context
  const [first = ''] = facts
  const vendor = await holdReview(context, scanId, first)
  const decided = new Set((await selectHoldingDecisions(trx, scope, vendor.id)).map(({ fact }) => fact))
  const open = presentFindings(await selectFindings(trx, scope, scanId)).filter(
    ({ fact, value }) => facts.includes(fact) && value !== 'not-stated' && !decided.has(fact),
  )
  for (const { fact, value, plans, quotes } of open) {
    const decision = { id: newId(), vendorId: vendor.id, scanId, fact }
    const said = { kind: 'confirmed', value, foundValue: value, plans, reason: '', userId: session.user_id }
    await insertDecision(trx, scope, { ...decision, ...said })
    const places = await selectQuotePlaces(trx, scope, { scanId, fact })
    const placed: PlacedQuote[] = []
    for (const quote of quotes)
      placed.push({ ...quote, firstCharacter: places.get(`${quote.document_id} ${quote.start}`) ?? 0 })
    await insertDecisionQuotes(trx, scope, decision, placed)
  }
  const confirmed = open.map(({ fact }) => fact)
  note(vendor.id, { facts: confirmed })
  const breakdown = await rewriteReview(trx, scope, { scanId, vendorId: vendor.id }, vendor)
  await publish(trx, scope, { changed: 'decision', id: first, vendor_id: vendor.id })
  return { confirmed, breakdown }
}

/** Judges with what was found in the pages, and stores what it comes to. */
async function decide(
  context: TenantContext,
  params: { readonly id: string; readonly fact: string },
  body: Asked,
  pages: Found,
) {
  const { trx, scope, session, note } = context
  const vendor = await holdReview(context, params.id, params.fact)
  const found = presentFindings(await selectFindings(trx, scope, params.id)).find(({ fact }) => fact === params.fact)
  if (!found) throw new AppError('not_found', 'This review does not cover this question')
  if (body.seen !== undefined) await refuseUnseen(context, vendor.id, params.fact, body.seen)
  const judged = judge(body, found, pages)
  if (judged.kind === 'refused') throw new AppError('invalid_input', judged.reason)
  const places = await selectQuotePlaces(trx, scope, { scanId: params.id, fact: params.fact })
  const decision = { id: newId(), vendorId: vendor.id, scanId: params.id, fact: params.fact }
  await withdrawDecision(trx, scope, { vendorId: vendor.id, fact: params.fact, userId: session.user_id })
  await insertDecision(trx, scope, {
    ...decision,
    kind: body.kind,
    value: judged.value,
    foundValue: found.value,
    plans: judged.plans,
    reason: body.reason,
    userId: session.user_id,
  })
  await insertDecisionQuotes(
    trx,
    scope,
    decision,
    judged.quotes.map((quote) => ({
      ...quote,
      firstCharacter: places.get(`${quote.document_id} ${quote.start}`) ?? pages.firstCharacter,
    })),
  )
  note(vendor.id, { fact: params.fact, kind: body.kind, value: judged.value })
  return answerWith(context, params.id, params.fact, vendor)
}

export const decisionsHandlers: FeatureHandlers<typeof decisionsRoutes> = {
  list: async ({ trx, scope }, { params }) => {
    if (!(await selectScanVendor(trx, scope, params.id))) throw new AppError('not_found', 'Vendor not found')
    return { decisions: await selectDecisions(trx, scope, params.id) }
  },
  decide: {
    prepare: async (context, { params, body }) => {
      const pages = await findInPages(context, params.id, lookupFor(body))
      return (own) => decide(own, params, body, pages)
    },
  },
  confirmMany: (context, { params, body }) => confirmMany(context, params.id, body.facts),
  withdraw: async (context, { params }) => {
    const { trx, scope, session, note } = context
    const vendor = await holdReview(context, params.id, params.fact)
    const of = { vendorId: vendor.id, fact: params.fact, userId: session.user_id }
    if (!(await withdrawDecision(trx, scope, of)))
      throw new AppError('not_found', 'There is no decision on this question')
    note(vendor.id, { fact: params.fact })
    return answerWith(context, params.id, params.fact, vendor)
  },
}
