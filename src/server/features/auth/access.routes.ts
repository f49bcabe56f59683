import type { accessRoutes } from '../../../contract/access.ts'
import { AppError } from '../../../contract/errors.ts'
import { networkOf } from '../../http/client-address.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'

export const accessHandlers: FeatureHandlers<typeof accessRoutes> = {
  status: async ({ gate, now, grant }) => ({
    required: gate !== null,
    granted: gate === null || gate.accepts(grant, now),
  }),
  verify: async ({ gate, now, ip, signIn, inTransaction }, { body }) => {
    if (gate) await signIn.limits.countGate(networkOf(ip))
    const isRight = gate === null || gate.isPassword(body.password)
    await inTransaction(async (_store, note) => note(isRight ? 'access_granted' : 'access_refused', null))
    if (!isRight) throw new AppError('invalid_credentials', 'Incorrect password. Please try again.')
    const issued = gate?.issue(now)
    return { grant: issued?.grant ?? null, expires_at: issued?.expiresAt.toISOString() ?? null }
  },
}
