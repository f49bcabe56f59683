import { AppError } from '../../../contract/errors.ts'
import type { paymentsRoutes, PlanRequest } from '../../../contract/payments.ts'
import type { AnswerOf, BodyOf } from '../../../contract/route.ts'
import { newId } from '../../db/ids.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { selectPlan } from '../plans/plans.public.ts'
import { insertPlanRequest, selectOperators, selectPlanRequests } from './payments.queries.ts'

export async function listRequests({ trx, scope }: TenantContext): Promise<PlanRequest[]> {
  const rows = await selectPlanRequests(trx, scope)
  return rows.map((row) => ({
    id: row.id,
    // safe because check constraints hold both columns to these words
    kind: row.kind as PlanRequest['kind'],
    status: row.status as PlanRequest['status'],
    package_id: row.package_id,
    package_name: row.package_name,
    message: row.message,
    requested_by: row.requester,
    created_at: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  }))
}

/** Keeps a wish for a plan and tells the operators of it. */
export async function requestPlan(
  context: TenantContext,
  body: BodyOf<typeof paymentsRoutes.request>,
): Promise<AnswerOf<typeof paymentsRoutes.request>> {
  const { trx, scope, session, now, note, sendMessage } = context
  const plan = await selectPlan(trx, body.package_id)
  if (!plan?.is_active || !plan.is_offered)
    throw new AppError('invalid_input', `package_id: there is no plan ${JSON.stringify(body.package_id)}`)
  const id = newId(now.getTime())
  const message = body.message.trim()
  await insertPlanRequest(trx, scope, {
    id,
    kind: body.kind,
    packageId: plan.id,
    message,
    userId: session.user_id,
    now,
  })
  note(id, { kind: body.kind, package_id: plan.id })
  const asker = `${session.first_name} ${session.last_name} (${session.email})`.trim()
  const organization_name = session.tenant_name ?? ''
  for (const email of await selectOperators(trx))
    await sendMessage(email, { kind: 'plan_request', organization_name, asker, plan: plan.name, message })
  const kept = (await listRequests(context)).find((one) => one.id === id)
  if (!kept) throw new Error('The request that was just stored is not there')
  return { request: kept }
}
