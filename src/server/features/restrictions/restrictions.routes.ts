import type { restrictionsRoutes } from '../../../contract/restrictions.ts'
import { AppError } from '../../../contract/errors.ts'
import { facts } from '../../../catalog/facts.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { publish } from '../../live/publish.ts'
import { readTracked } from './restrictions.public.ts'
import { hasVendor, saveOurPlan, saveTracked } from './restrictions.queries.ts'

const known = new Set(facts.map((fact) => fact.id))
const missing = (): AppError => new AppError('not_found', 'Vendor not found')

export const restrictionsHandlers: FeatureHandlers<typeof restrictionsRoutes> = {
  track: async ({ trx, scope, session, now, note }, { params, body }) => {
    if (!(await hasVendor(trx, scope, params.id))) throw missing()
    if (!known.has(params.fact)) throw new AppError('not_found', 'There is no such restriction')
    await saveTracked(trx, scope, {
      vendorId: params.id,
      fact: params.fact,
      status: body.status,
      userId: session.user_id,
      now,
    })
    note(params.id, { fact: params.fact, status: body.status })
    await publish(trx, scope, { changed: 'restriction', id: params.fact, vendor_id: params.id })
    const restriction = (await readTracked(trx, scope, params.id)).find(({ fact }) => fact === params.fact)
    if (!restriction) throw missing()
    return { restriction }
  },
  choosePlan: async ({ trx, scope, note }, { params, body }) => {
    const plan = body.plan?.trim() || null
    if (!(await saveOurPlan(trx, scope, params.id, plan))) throw missing()
    note(params.id, { plan })
    await publish(trx, scope, { changed: 'vendor', id: params.id })
    return { plan }
  },
}
