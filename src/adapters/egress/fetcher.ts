import { Agent, type Dispatcher } from 'undici'
import { cutText } from '../../contract/text.forms.ts'
import type { FetchAnswer, Fetcher, FetchRequest } from '../../engine/ports.ts'
import { addressRefusal, plainHost } from '../../engine/discover/address-rules.ts'
import { readBody } from './body.ts'
import { resolveBySystem, wallConnector, type Resolve } from './connector.ts'
import { refusalOf } from './failures.ts'
import { defaultLimits, isReadableType, isTextType, plainType, textBytes, type Limits } from './limits.ts'

/** A request that the wall refused: a security event. */
export interface BlockedEvent {
  readonly url: string
  readonly reason: string
  readonly at: string
}

export interface FetcherOptions {
  /** Host (or host:port) → `127.0.0.1:port` or `[::1]:port`, spoken to in plain HTTP. Empty outside tests and samples. */
  readonly hosts: Readonly<Record<string, string>>
  /** Names the product and the address of a page about it. */
  readonly userAgent: string
  readonly onBlocked?: (event: BlockedEvent) => void
  readonly resolve?: Resolve
  /** Overrides of the caps, for every purpose alike. */
  readonly limits?: Partial<Limits>
}

export interface EgressFetcher extends Fetcher {
  /** Closes idle connections and ends running requests. */
  close(): Promise<void>
}

interface Target {
  readonly origin: string
  readonly path: string
  readonly host: string
  readonly dispatcher: Dispatcher
}

const loopback = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost):\d{1,5}$/

function checkHosts(hosts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  for (const [host, target] of Object.entries(hosts)) {
    if (!loopback.test(target))
      throw new Error(`The host list sends ${host} to ${target}, which is not a loopback address`)
  }
  return new Map(Object.entries(hosts).map(([host, target]) => [host.toLowerCase(), target]))
}

function oneOfEach(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const result: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    const first = Array.isArray(value) ? value[0] : value
    if (first !== undefined) result[name.toLowerCase()] = first
  }
  return result
}

function requestHeaders(request: FetchRequest, host: string, userAgent: string): Record<string, string> {
  return {
    host,
    'user-agent': userAgent,
    accept: 'text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.9,application/pdf;q=0.8,*/*;q=0.5',
    'accept-language': 'en',
    'accept-encoding': 'gzip, deflate, br',
    ...(request.etag === undefined ? {} : { 'if-none-match': request.etag }),
    ...(request.lastModified === undefined ? {} : { 'if-modified-since': request.lastModified }),
  }
}

async function readAnswer(
  response: Dispatcher.ResponseData,
  purpose: FetchRequest['purpose'],
  limits: Limits,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<FetchAnswer> {
  const headers = oneOfEach(response.headers)
  const status = response.statusCode
  const isBodyless = status >= 300 || status === 204
  if (isBodyless) {
    await response.body.dump({ limit: 65_536, signal })
    return { kind: 'answer', status, headers, body: new Uint8Array(0), bytes: 0 }
  }
  if (!isReadableType(headers['content-type'])) {
    response.body.destroy()
    const reason = `Content of the type ${cutText(plainType(headers['content-type']), 60)} is not read`
    return { kind: 'refused', outcome: 'error', reason, bytes: 0 }
  }
  const maximumInflated = isTextType(headers['content-type'])
    ? Math.min(limits.inflatedBytes, textBytes)
    : limits.inflatedBytes
  const encoding = headers['content-encoding'] ?? ''
  const inflateFiles = purpose === 'sitemap'
  const { body, bytes } = await readBody(response.body, {
    encoding,
    inflateFiles,
    limits,
    maximumInflated,
    signal,
    onBytes,
  })
  return { kind: 'answer', status, headers, body, bytes }
}

/**
 * The only door to addresses that pages or users influence. Every request passes the wall (address, resolved address,
 * caps, deadline); redirects are returned, never followed. Failures are answers, it does not throw.
 */
export function createFetcher(options: FetcherOptions): EgressFetcher {
  const hosts = checkHosts(options.hosts)
  const headerBytes = options.limits?.headerBytes ?? defaultLimits.page.headerBytes
  const connectMilliseconds = options.limits?.connectMilliseconds ?? defaultLimits.page.connectMilliseconds
  const agentOptions = { maxHeaderSize: headerBytes, allowH2: false, keepAliveTimeout: 4_000, connections: 8 }
  const wall = new Agent({
    ...agentOptions,
    connect: wallConnector(options.resolve ?? resolveBySystem, connectMilliseconds),
  })
  const injected = new Agent({ ...agentOptions, connect: { timeout: connectMilliseconds } })

  const block = (url: string, reason: string, bytes = 0): FetchAnswer => {
    options.onBlocked?.({ url, reason, at: new Date().toISOString() })
    return { kind: 'refused', outcome: 'blocked', reason, bytes }
  }

  const targetOf = (address: string): Target | string => {
    const url = URL.canParse(address) ? new URL(address) : null
    const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
    const stand = isWeb
      ? (hosts.get(url.host) ?? hosts.get(`${plainHost(url.hostname)}:${url.port || '443'}`))
      : undefined
    if (url !== null && stand !== undefined) {
      return { origin: `http://${stand}`, path: url.pathname + url.search, host: url.host, dispatcher: injected }
    }
    const refusal = addressRefusal(address)
    if (refusal !== null || url === null) return refusal ?? 'The address is malformed'
    return { origin: url.origin, path: url.pathname + url.search, host: url.host, dispatcher: wall }
  }

  const fetchOnce = async (request: FetchRequest): Promise<FetchAnswer> => {
    const target = targetOf(request.url)
    if (typeof target === 'string') return block(request.url, target)
    const limits = { ...defaultLimits[request.purpose], ...options.limits }
    const deadline = AbortSignal.timeout(limits.deadlineMilliseconds)
    const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline
    let received = 0
    try {
      const response = await target.dispatcher.request({
        origin: target.origin,
        path: target.path,
        method: 'GET',
        headers: requestHeaders(request, target.host, options.userAgent),
        signal,
        headersTimeout: limits.deadlineMilliseconds,
        bodyTimeout: limits.deadlineMilliseconds,
      })
      response.body.on('error', () => {})
      return await readAnswer(response, request.purpose, limits, signal, (bytes) => {
        received = bytes
      })
    } catch (error) {
      const answer = refusalOf(error, received, deadline.aborted, Math.round(limits.deadlineMilliseconds / 1000))
      return answer.outcome === 'blocked' ? block(request.url, answer.reason, received) : answer
    }
  }

  return {
    fetch: fetchOnce,
    close: async () => {
      await Promise.all([wall.destroy(), injected.destroy()])
    },
  }
}
