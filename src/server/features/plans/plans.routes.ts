import { AppError } from '../../../contract/errors.ts'
import { planIdOf, pricesProblem } from '../../../contract/plans.forms.ts'
import type { plansRoutes, SoldPlan } from '../../../contract/plans.ts'
import type { BodyOf } from '../../../contract/route.ts'
import { selectCatalogue, type PlanRow } from '../../access/catalogue-store.queries.ts'
import type { FeatureHandlers, SystemContext } from '../../http/handlers.ts'
import { presentPlan, presentSoldPlan } from './plans.present.ts'
import { createPlan, deletePlan, togglePlan, updatePlan, type PlanTerms } from './catalogue-changes.queries.ts'

const missing = (): AppError => new AppError('not_found', 'There is no such package.')

async function findPlan({ trx }: Pick<SystemContext, 'trx'>, id: string): Promise<PlanRow> {
  const found = (await selectCatalogue(trx, true)).find((one) => one.id === id)
  if (!found) throw missing()
  return found
}

async function readPlan(context: SystemContext, id: string): Promise<{ package: SoldPlan }> {
  return { package: presentSoldPlan(await findPlan(context, id)) }
}

const termsOf = (row: PlanRow): PlanTerms => ({
  name: row.name,
  description: row.description,
  monthly_scan_limit: row.monthly_scan_limit,
  vendor_limit: row.vendor_limit,
  price_onetime: row.price_onetime,
  price_monthly: row.price_monthly,
  price_yearly: row.price_yearly,
  features: row.features,
  is_active: row.is_active,
  is_most_popular: row.is_most_popular,
})

async function create(context: SystemContext, body: BodyOf<typeof plansRoutes.create>) {
  const id = planIdOf(body.name)
  if (id === '') throw new AppError('invalid_input', 'The name needs a letter or a digit.')
  if (!(await createPlan(context.trx, id, body)))
    throw new AppError('already_exists', `There is a package with the identifier ${id} already.`)
  context.note(id, { ...body })
  return readPlan(context, id)
}

/** What is not named stays as it is. The audit row tells what it was and what it is. */
async function update(context: SystemContext, id: string, change: BodyOf<typeof plansRoutes.update>) {
  const before = termsOf(await findPlan(context, id))
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after: PlanTerms = { ...before, ...given }
  const problem = pricesProblem(after)
  if (problem !== null) throw new AppError('invalid_input', problem)
  await updatePlan(context.trx, id, after)
  context.note(id, { before, after })
  return readPlan(context, id)
}

async function remove({ trx, note }: SystemContext, id: string) {
  const { outcome, used_by: names, users } = await deletePlan(trx, id)
  if (outcome === 'missing') throw missing()
  if (outcome === 'in_use') {
    const more = users > names.length ? ` and ${users - names.length} more` : ''
    throw new AppError('in_use', `${names.join(', ')}${more} have this package. Deactivate it instead.`)
  }
  note(id)
  return {}
}

export const plansHandlers: FeatureHandlers<typeof plansRoutes> = {
  packages: async ({ inTransaction }) => ({
    packages: (await inTransaction((store) => store.selectCatalogue())).map(presentPlan),
  }),
  list: async ({ trx }) => ({ packages: (await selectCatalogue(trx, true)).map(presentSoldPlan) }),
  create: (context, { body }) => create(context, body),
  update: (context, { params, body }) => update(context, params.package, body),
  remove: (context, { params }) => remove(context, params.package),
  toggle: async (context, { params }) => {
    const active = await togglePlan(context.trx, params.package)
    if (active === null) throw missing()
    context.note(params.package, { is_active: active })
    return readPlan(context, params.package)
  },
}
