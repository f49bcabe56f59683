import { z } from 'zod'
import { appliedDecision } from '../../../contract/decisions.ts'
import { AppError } from '../../../contract/errors.ts'
import { observation, vendorPlan, type Finding } from '../../../contract/findings.ts'
import { restriction, reviewSection } from '../../../contract/reviews.ts'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import { factHeadOf, facts, type FactHead } from '../../../catalog/facts.ts'
import type { Session } from '../../access/scope.ts'
import { applyDecisions, conditionsFrom, recomputeForPlan } from '../../../engine/index.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { readFirstFrameworks } from '../organizations/organizations.public.ts'
import { readTracked } from '../restrictions/restrictions.public.ts'
import { readDetail, selectScanParts, selectScanVendor } from '../scans/scans.public.ts'
import { selectVendorDecisions, standVendorDecision } from '../vendor-decisions/vendor-decisions.public.ts'
import { presentDocumentHead, presentFindings, presentOperatorEdit } from './reviews.present.ts'
import {
  selectConfirmedHosts,
  selectDocuments,
  selectFindings,
  selectOperatorEdit,
  selectQuotedElsewhere,
} from './reviews.queries.ts'

/** What reading a review needs of a request. */
export type Reading = Pick<TenantContext, 'trx' | 'scope' | 'now'> & { readonly session: Pick<Session, 'permissions'> }

const missing = (): AppError => new AppError('not_found', 'No security review data found for this vendor')

const written = z.object({
  summary: z.array(reviewSection).default([]),
  analysis: z.array(reviewSection).default([]),
  restrictions: z.array(restriction).default([]),
  plans: z.array(vendorPlan).default([]),
  observations: z.array(observation).default([]),
  decisions: z.array(appliedDecision).default([]),
})

const scored = z.object({ as_of: z.string() })

const hostList = z.array(z.object({ host: z.string(), url: z.string() }))

const presentFact = (fact: FactHead) => ({
  id: fact.id,
  group: fact.group,
  question: fact.question,
  controls: [...fact.soc2, ...fact.iso27001, ...fact.csf2, ...fact.sp80053],
})
const asked = new Set(facts.map((fact) => fact.id))
const factRows = facts.map(presentFact)

/** All that is asked now, and what this review has answered beyond that. */
const factRowsOf = (findings: readonly Finding[]) => [
  ...factRows,
  ...findings.filter(({ fact }) => !asked.has(fact)).map(({ fact }) => presentFact(factHeadOf(fact))),
]

/** The findings as they count, what the program itself found where an analyst decided, and the day of staleness. */
export async function readFindings({ trx, scope }: Pick<TenantContext, 'trx' | 'scope'>, id: string) {
  const parts = await selectScanParts(trx, scope, id)
  const texts = written.parse(parts?.written ?? {})
  const found = presentFindings(await selectFindings(trx, scope, id))
  const decided = new Set(texts.decisions.map((decision) => decision.fact))
  return {
    texts,
    asOf: scored.safeParse(parts?.breakdown).data?.as_of ?? null,
    findings: applyDecisions(found, texts.decisions),
    found: found.filter((finding) => decided.has(finding.fact)),
  }
}

export async function readReview(context: Reading, id: string): Promise<ReviewPage> {
  const { trx, scope, session, now } = context
  const scan = await readDetail(context, id)
  const parts = await selectScanParts(trx, scope, id)
  const vendor = await selectScanVendor(trx, scope, scan.vendor_id)
  if (!parts || !vendor) throw missing()
  const { our_plan: ourPlan, ...shown } = vendor
  const { texts, findings, found } = await readFindings(context, id)
  const confirmed = await selectConfirmedHosts(trx, scope, scan.vendor_id)
  const own = await selectDocuments(trx, scope, id)
  const [newest] = await selectVendorDecisions(trx, scope, scan.vendor_id)
  const earlier = texts.decisions.length === 0 ? [] : await selectQuotedElsewhere(trx, scope, id)
  return {
    scan,
    vendor: shown,
    ...texts,
    conditions:
      scan.breakdown === null
        ? []
        : conditionsFrom({ score: scan.breakdown, findings, restrictions: texts.restrictions, plans: texts.plans }),
    first_frameworks: await readFirstFrameworks(trx, scope),
    findings,
    found,
    documents: [...own, ...earlier].map(presentDocumentHead),
    unconfirmed: hostList
      .parse(parts.unconfirmed)
      .map(({ host, url }) => ({ host, url, confirmed: confirmed.includes(host) })),
    abilities: {
      edit_vendor: session.permissions.includes('edit_vendors'),
      export: session.permissions.includes('export_data'),
    },
    tracked: await readTracked(trx, scope, scan.vendor_id),
    our_plan: ourPlan,
    written_for: null,
    operator_edit: presentOperatorEdit(await selectOperatorEdit(trx, scope, id)),
    vendor_decision: newest ? standVendorDecision(newest, findings, now) : null,
    plan_choices: texts.plans.map((plan) => recomputeForPlan(texts.restrictions, findings, texts.plans, plan.name)),
    facts: factRowsOf(findings),
  }
}
