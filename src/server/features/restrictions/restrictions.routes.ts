import type { restrictionsRoutes } from '../../../contract/restrictions.ts'
import { AppError } from '../../../contract/errors.ts'
import { facts as allFacts } from '../../../catalog/facts.ts'
import type { FeatureHandlers, TenantContext } from '../../http/handlers.ts'
import { publish } from '../../live/publish.ts'
import { selectPeople } from '../comments/comments.public.ts'
import { lockVendor, renewPlanLifts } from '../reviews/reviews.public.ts'
import { selectLatestCompleted } from '../scans/scans.public.ts'
import { readTracked } from './restrictions.public.ts'
import { saveOurPlan, saveTracked } from './restrictions.queries.ts'

const known = new Set(allFacts.map((fact) => fact.id))
const missing = (): AppError => new AppError('not_found', 'Vendor not found')

async function holdVendor({ trx, scope }: TenantContext, id: string, facts: readonly string[]) {
  if (!(await lockVendor(trx, scope, id))) throw missing()
  if (facts.some((fact) => !known.has(fact))) throw new AppError('not_found', 'There is no such restriction')
}

async function refuseStranger({ trx, scope }: TenantContext, owner: string | null | undefined) {
  if (typeof owner !== 'string') return
  if (!(await selectPeople(trx, scope)).some(({ id }) => id === owner))
    throw new AppError('invalid_input', 'Choose a member of your organization')
}

/** Refuses when somebody else changed the row since the caller looked. */
async function refuseUnseen({ trx, scope }: TenantContext, vendorId: string, fact: string, seen: string | null) {
  const row = (await readTracked(trx, scope, vendorId)).find((one) => one.fact === fact)
  const changed = row?.updated_at ?? null
  if (changed === seen || (changed !== null && seen !== null && Date.parse(changed) === Date.parse(seen))) return
  const who = row?.updated_by ?? 'A former member'
  throw new AppError('changed_meanwhile', `${who} changed this restriction meanwhile. Look at it and save again.`)
}

export const restrictionsHandlers: FeatureHandlers<typeof restrictionsRoutes> = {
  track: async (context, { params, body: { seen, ...change } }) => {
    const { trx, scope, session, now, note } = context
    await holdVendor(context, params.id, [params.fact])
    await refuseStranger(context, change.owner)
    if (seen !== undefined) await refuseUnseen(context, params.id, params.fact, seen)
    await saveTracked(trx, scope, { vendorId: params.id, fact: params.fact, change, userId: session.user_id, now })
    note(params.id, { fact: params.fact, ...change })
    await publish(trx, scope, { changed: 'restriction', id: params.fact, vendor_id: params.id })
    const restriction = (await readTracked(trx, scope, params.id)).find(({ fact }) => fact === params.fact)
    if (!restriction) throw missing()
    return { restriction }
  },
  trackMany: async (context, { params, body: { facts, ...change } }) => {
    const { trx, scope, session, now, note } = context
    await holdVendor(context, params.id, facts)
    await refuseStranger(context, change.owner)
    for (const fact of new Set(facts))
      await saveTracked(trx, scope, { vendorId: params.id, fact, change, userId: session.user_id, now })
    note(params.id, { facts, ...change })
    await publish(trx, scope, { changed: 'restriction', id: facts[0] ?? '', vendor_id: params.id })
    return { tracked: await readTracked(trx, scope, params.id) }
  },
  choosePlan: async ({ trx, scope, note }, { params, body }) => {
    const plan = body.plan?.trim() || null
    if (!(await lockVendor(trx, scope, params.id))) throw missing()
    const latest = await selectLatestCompleted(trx, scope, params.id)
    if (plan !== null && latest) await renewPlanLifts({ trx, scope }, latest.id)
    await saveOurPlan(trx, scope, params.id, plan)
    note(params.id, { plan })
    await publish(trx, scope, { changed: 'vendor', id: params.id })
    return { plan }
  },
}
