import type { FastifyInstance, FastifyRequest } from 'fastify'
import { grantHeader } from '../../contract/access.ts'
import { AppError } from '../../contract/errors.ts'
import type { AppAccess } from './handlers.ts'

export function grantOf(request: FastifyRequest): string | undefined {
  const given = request.headers[grantHeader]
  return typeof given === 'string' ? given : undefined
}

/** Before anything else, and before who it is: nothing of a gated product answers without a grant. */
export function guardGate(api: FastifyInstance, { gate, now }: AppAccess): void {
  if (!gate) return
  api.addHook('onRequest', async (request) => {
    const { spec, carriesOwnGrant } = request.routeOptions.config
    const isOutside = spec?.outsideGate === true || carriesOwnGrant === true || !request.url.startsWith('/api/')
    if (!isOutside && !gate.accepts(grantOf(request), now()))
      throw new AppError('access_required', 'This product is in private beta. Enter the access password first.')
  })
}
