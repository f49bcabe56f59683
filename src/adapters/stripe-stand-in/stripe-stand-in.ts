import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Stripe from 'stripe'
import { runCall } from './api.ts'
import { runBilling } from './billing.ts'
import { StripeFailure } from './failures.ts'
import { parseForm } from './form.ts'
import { answerCheckout, answerPortal, type PageAnswer } from './hosted-pages.ts'
import { pageStyle } from './pages.ts'
import { openState, type Records, type State } from './state.ts'
import { openWebhooks, type Webhooks } from './webhooks.ts'

/** What a test has the stand-in do with the next call of the API. */
export type Fault = 'none' | 'reset' | 'garbage' | 'error' | 'silence'

export interface StripeStandIn {
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly records: Records
  readonly webhooks: Webhooks
  /** The next calls fare so, each once, instead of what was said before: `reset` performs the call and loses its answer. */
  failNext(...faults: Fault[]): void
  /** Renewals, ends and new attempts that are due by now. */
  runBilling(): void
  stop(): Promise<void>
}

interface Options {
  /** Where its state outlives it; null for nowhere. */
  readonly file: string | null
  readonly secretKey: string
  readonly webhookSecret: string
  /** Milliseconds. */
  readonly now?: () => number
}

const mostBytes = 1_000_000
const billingEvery = 30_000
const mostAnswers = 2_000

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) throw new StripeFailure(413, 'invalid_request_error', 'The body is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

function sendPage(response: ServerResponse, answer: PageAnswer): void {
  const headers = {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  }
  if ('location' in answer) response.writeHead(303, { ...headers, location: answer.location }).end()
  else response.writeHead(answer.status, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(answer.html)
}

/** Refuses what Stripe would refuse before it looks at the call. */
function checkCall(request: IncomingMessage, secretKey: string): void {
  if (headerOf(request, 'authorization') !== `Bearer ${secretKey}`)
    throw new StripeFailure(401, 'invalid_request_error', 'Invalid API Key provided')
  if (headerOf(request, 'stripe-version') !== Stripe.API_VERSION)
    throw new StripeFailure(400, 'invalid_request_error', 'Invalid Stripe API version')
  const type = headerOf(request, 'content-type')
  if (request.method === 'POST' && type !== undefined && !type.startsWith('application/x-www-form-urlencoded'))
    throw new StripeFailure(400, 'invalid_request_error', 'Invalid request content type')
}

interface Desk extends Options {
  readonly state: State
  readonly webhooks: Webhooks
  readonly faults: Fault[]
  readonly origin: () => string
}

interface Called {
  readonly request: IncomingMessage
  readonly path: string
  readonly sent: string
}

/** Twice the same key answers the same, and another call under it is refused. */
function answerCall(desk: Desk, { request, path, sent }: Called): { status: number; body: string } {
  const { state, webhooks, origin } = desk
  checkCall(request, desk.secretKey)
  const key = headerOf(request, 'idempotency-key')
  const asked = `${request.method} ${path} ${sent}`
  const known = key === undefined ? undefined : state.records.answers[key]
  if (known && known.asked !== asked)
    throw new StripeFailure(
      400,
      'idempotency_error',
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    )
  if (known) return known
  const context = { state, emit: webhooks.emit, origin: origin() }
  const answer = runCall(context, request.method ?? '', path, parseForm(sent))
  const made = { asked, status: 200, body: JSON.stringify(answer) }
  if (request.method === 'GET') return made
  if (key !== undefined) state.records.answers[key] = made
  for (const old of Object.keys(state.records.answers).slice(0, -mostAnswers)) delete state.records.answers[old]
  state.save()
  return made
}

function serveApi(desk: Desk, response: ServerResponse, called: Called): void {
  const fault = desk.faults.shift()
  const type = { 'content-type': 'application/json' }
  if (fault === 'silence') return
  if (fault === 'garbage') return void response.writeHead(200, type).end('{"object":')
  if (fault === 'error')
    return void response.writeHead(500, type).end('{"error":{"type":"api_error","message":"Something is wrong."}}')
  try {
    const { status, body } = answerCall(desk, called)
    if (fault === 'reset') return void called.request.socket.destroy()
    return void response.writeHead(status, { ...type, 'request-id': 'req_standin' }).end(body)
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    return void response.writeHead(error.status, type).end(JSON.stringify(error.body))
  }
}

async function serve(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { state, webhooks } = desk
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://stand-in')
  const body = request.method === 'POST' ? await readBody(request) : ''
  if (path.startsWith('/v1/')) return serveApi(desk, response, { request, path, sent: body || search.slice(1) })
  if (path === '/style.css') return void response.writeHead(200, { 'content-type': 'text/css' }).end(pageStyle)
  const [, kind, id = ''] = /^\/(c\/pay|p\/session)\/(\w+)$/.exec(path) ?? []
  const form = request.method === 'POST' ? parseForm(body) : null
  if (kind === undefined) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
  sendPage(response, (kind === 'c/pay' ? answerCheckout : answerPortal)(state, webhooks.emit, id, form))
  if (form) state.save()
  return undefined
}

/** Stripe's stand-in on loopback: its API as far as the product uses it, its hosted pages, its signed webhooks. */
export async function startStripeStandIn(options: Options): Promise<StripeStandIn> {
  const state = openState(options.file, options.now ?? Date.now)
  const webhooks = openWebhooks(state, options.webhookSecret)
  const faults: Fault[] = []
  let origin = ''

  const desk = { ...options, state, webhooks, faults, origin: () => origin }
  const server = createServer((request, response) => {
    serve(desk, request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end(error instanceof Error ? error.message : 'failed')
    })
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => done())
  })
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const bill = (): void => {
    runBilling(state, webhooks.emit)
    state.save()
  }
  const timer = setInterval(bill, billingEvery)
  timer.unref()
  return {
    url: origin,
    secretKey: options.secretKey,
    webhookSecret: options.webhookSecret,
    records: state.records,
    webhooks,
    failNext: (...next) => void faults.splice(0, faults.length, ...next),
    runBilling: bill,
    async stop() {
      clearInterval(timer)
      webhooks.stop()
      server.closeAllConnections()
      await new Promise((done) => {
        server.close(done)
      })
    },
  }
}
