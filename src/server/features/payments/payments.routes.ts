import { AppError } from '../../../contract/errors.ts'
import type { paymentsRoutes } from '../../../contract/payments.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { exportUsage, readUsageHistory } from '../usage/usage.public.ts'
import { prepareChange, prepareCancel, prepareResume, previewChange } from './change-plan.ts'
import { prepareCheckout, preparePortal, prepareUpgrade } from './checkout.ts'
import { answerPlanRequest, resetUsage, selectAllRequests } from './operator-requests.queries.ts'
import { listRequests, requestPlan } from './plan-requests.ts'
import { completeRegistration, openSignUpCheckout } from './registration.ts'
import { listReceipts, readUsage, showSubscription } from './subscription-page.ts'
import { takeWebhook } from './webhook.ts'

export const paymentsHandlers: FeatureHandlers<typeof paymentsRoutes> = {
  config: async ({ services: { payments } }) => ({
    is_set_up: payments.provider !== null,
    is_test: payments.provider?.isTest ?? false,
    is_stand_in: payments.isStandIn,
    publishable_key: payments.provider?.publishableKey ?? null,
    currency: 'usd',
    contact: payments.contact,
  }),
  signUp: (context, { body }) => openSignUpCheckout(context, body),
  completeRegistration: (context, { body }) => completeRegistration(context, body),
  webhook: (context, { body }) => takeWebhook(context, body),
  checkout: { prepare: (context, { body }) => prepareCheckout(context, body) },
  upgrade: { prepare: (context, { body }) => prepareUpgrade(context, body) },
  portal: { prepare: (context, { query }) => preparePortal(context, query.return_url) },
  subscription: showSubscription,
  preview: {
    prepare: async (context, { query }) => {
      const shown = await previewChange(context, query)
      return async () => shown
    },
  },
  change: { prepare: (context, { body }) => prepareChange(context, body) },
  cancel: { prepare: (context, { query }) => prepareCancel(context, query.at_period_end) },
  resume: { prepare: prepareResume },
  receipts: listReceipts,
  usage: async (context, { query }) => ({
    usage: await readUsage(context),
    ...(await readUsageHistory(context, query.days)),
  }),
  usageExport: (context, { query }) => exportUsage(context, query.days),
  request: (context, { body }) => requestPlan(context, body),
  requests: async (context) => ({ requests: await listRequests(context) }),
  allRequests: async ({ trx }) => ({
    requests: (await selectAllRequests(trx)).map(({ created_at: created, answered_at: answered, ...row }) =>
      Object.assign(row, { created_at: created.toISOString(), answered_at: answered?.toISOString() ?? null }),
    ),
  }),
  answerRequest: async ({ trx, note, now }, { params, body }) => {
    if (!(await answerPlanRequest(trx, params.request, body.status, now)))
      throw new AppError('not_found', 'There is no such request.')
    note(params.request, { status: body.status })
    return {}
  },
  resetUsage: async ({ trx, note, now }, { params }) => {
    const name = await resetUsage(trx, params.tenant, now)
    if (name === null) throw new AppError('not_found', 'There is no such organization.')
    note(params.tenant)
    return { message: `The usage of ${name} counts from zero again.` }
  },
}
