import type { FastifyInstance } from 'fastify'
import { call } from './call.ts'

let visitors = 0

/** What the form of the briefing page sends for a time that is free, each time as another visitor. */
export async function briefingForm(app: FastifyInstance, more: Readonly<Record<string, unknown>> = {}) {
  const { body } = await call(app, 'GET', '/briefings/slots')
  const slots: readonly string[] = body.data.slots
  visitors += 1
  return {
    name: 'Dana Visitor',
    email: `dana.${crypto.randomUUID()}@visitor-firm.example`,
    organization: 'Visitor Firm',
    time_zone: 'Europe/Berlin',
    starts_at: slots[visitors % slots.length],
    ...more,
  }
}
