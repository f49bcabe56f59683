import { createHmac } from 'node:crypto'
import { request } from 'node:http'
import Stripe from 'stripe'
import type { Emit } from './payments.ts'
import { newStripeId, type StandInEvent, type State } from './state.ts'

export interface Webhooks {
  readonly emit: Emit
  /** Where events go from now on; null for nowhere. */
  deliverTo(url: string | null): void
  /** Resolves when nothing is under way and nothing waits but what was refused. */
  idle(): Promise<void>
  stop(): void
}

const retryAfter = [500, 2_000, 10_000, 60_000]

export function signEvent(secret: string, payload: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
  return `t=${at},v1=${signature}`
}

function post(url: string, payload: string, signature: string): Promise<boolean> {
  return new Promise((done) => {
    const sent = request(
      url,
      {
        method: 'POST',
        timeout: 10_000,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'Stripe/1.0 (stand-in)',
        },
      },
      (response) => {
        response.resume()
        response.once('end', () => done(response.statusCode !== undefined && response.statusCode < 300))
        response.once('error', () => done(false))
      },
    )
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => done(false))
    sent.end(payload)
  })
}

/** Tells what happened as Stripe does: signed, by HTTP, again after a refusal. What was emitted is kept and can be listed. */
export function openWebhooks(state: State, secret: string): Webhooks {
  let target: string | null = null
  let stopped = false
  const underWay = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  const send = async (event: StandInEvent, tries: number): Promise<void> => {
    const payload = JSON.stringify(event)
    if (await post(target ?? '', payload, signEvent(secret, payload, state.now()))) {
      event.pending_webhooks = 0
      state.save()
      return
    }
    const wait = retryAfter[tries]
    if (wait === undefined || stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      deliver(event, tries + 1)
    }, wait)
    timer.unref()
    timers.add(timer)
  }
  const deliver = (event: StandInEvent, tries: number): void => {
    if (target === null || stopped) return
    const work = send(event, tries)
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }
  return {
    emit(type, object) {
      const event: StandInEvent = {
        id: newStripeId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: state.now(),
        type,
        livemode: false,
        pending_webhooks: 1,
        request: null,
        data: { object: structuredClone(object) },
      }
      state.records.events[event.id] = event
      deliver(event, 0)
    },
    deliverTo(url) {
      target = url
      for (const event of Object.values(state.records.events)) if (event.pending_webhooks > 0) deliver(event, 0)
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
