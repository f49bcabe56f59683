import type { DataOf, ParamsOf, RouteSpec, SentBodyOf, SentQueryOf } from '../../contract/route.ts'
import type { Routes } from '../../contract/routes.ts'
import { readGrant, refuseGrant } from './access-grant.ts'
import { badToken, refusalOf, timedOut, unreachable, type ApiError } from './api-error.ts'
import { routePaths } from './routes.gen.ts'
import { isWellFormedToken, readAccessToken } from './token-store.ts'

type Feature = keyof Routes
type NameIn<F extends Feature> = keyof Routes[F] & string
export type SpecOf<F extends Feature, N extends NameIn<F>> = Routes[F][N] extends RouteSpec ? Routes[F][N] : never

type Part<Key extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Key]: Value }
type Asked<R extends RouteSpec> = Part<'params', ParamsOf<R>> &
  Part<'query', SentQueryOf<R>> &
  (undefined extends SentBodyOf<R> ? unknown : Part<'body', SentBodyOf<R>>)

interface AnyAsked {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly timeoutSeconds?: number
  /** Another token than the stored one. */
  readonly token?: string
}

/** What the client needs of the session: a way to renew it, and what to do when that fails. */
export interface SessionKeeper {
  renew(failedToken: string): Promise<boolean>
  end(reason: ApiError): void
}

let keeper: SessionKeeper | undefined

export function setSessionKeeper(next: SessionKeeper): void {
  keeper = next
}

function addressOf(path: string, { params = {}, query = {} }: AnyAsked): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return `/api${filled}${search === '' ? '' : `?${search}`}`
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}

async function send(
  method: string,
  address: string,
  asked: AnyAsked,
  token: string | null,
  options: CallOptions,
): Promise<Response> {
  const deadline = AbortSignal.timeout((options.timeoutSeconds ?? 10) * 1000)
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline
  const headers: Record<string, string> = { accept: 'application/json' }
  const grant = readGrant()
  if (grant !== null) headers['x-access-grant'] = grant
  if (token !== null) headers['authorization'] = `Bearer ${token}`
  if (asked.body !== undefined) headers['content-type'] = 'application/json'
  try {
    const body = asked.body === undefined ? null : JSON.stringify(asked.body)
    return await fetch(address, { method, headers, body, signal })
  } catch (error) {
    if (options.signal?.aborted === true) throw error
    throw deadline.aborted ? timedOut() : unreachable()
  }
}

/** Asked without a token, so that one that is over is in nobody's way. */
const publicPaths =
  /^\/api\/(auth\/(login|refresh-token|register|forgot-password|reset-password|verify-email|options|(google|passkey)-(start|login)|invitation\/|complete-|two-factor(\/passkey-options)?$)|payments\/(config|packages|create-signup)|access\/|development\/)/

const isPublic = (address: string): boolean => publicPaths.test(address)

async function request(method: string, address: string, asked: AnyAsked, options: CallOptions): Promise<unknown> {
  const own = options.token
  const token = own ?? (isPublic(address) ? null : readAccessToken())
  if (token !== null && !isWellFormedToken(token)) {
    keeper?.end(badToken())
    throw badToken()
  }
  let response = await send(method, address, asked, token, options)
  if (response.status === 401 && token !== null && own === undefined && keeper) {
    if (await keeper.renew(token)) response = await send(method, address, asked, readAccessToken(), options)
  }
  const body = await readBody(response)
  const isRefusal = typeof body === 'object' && body !== null && 'success' in body && body.success === false
  if (response.ok && !isRefusal) return body
  const refusal = refusalOf(response, body)
  if (refusal.code === 'access_required') refuseGrant()
  if (response.status === 401 && token !== null && own === undefined) keeper?.end(refusal)
  throw refusal
}

/** The table in which a feature's paths stand; the second comes with the signed-in pages, else with the first call. */
const tableWith = async (feature: Feature): Promise<object> =>
  feature in routePaths ? routePaths : (await import('./later-routes.gen.ts')).laterRoutePaths

/**
 * Calls a route of the contract and answers what stands under `data`. Throws ApiError; an expired session is renewed
 * once, and the call repeated.
 */
export async function call<F extends Feature, N extends NameIn<F>>(
  feature: F,
  name: N,
  asked: Asked<SpecOf<F, N>>,
  options: CallOptions = {},
): Promise<DataOf<SpecOf<F, N>>> {
  // safe because the tables are generated from the same routes, and Asked has these members at most
  const table = (await tableWith(feature)) as unknown as Record<string, Record<string, readonly [string, string]>>
  const [method, path] = table[feature]?.[name] ?? ['', '']
  const parts = asked as AnyAsked
  const body = await request(method, addressOf(path, parts), parts, options)
  // safe because the server parses each answer with this very schema before it leaves
  return (body as { data: DataOf<SpecOf<F, N>> }).data
}

/** Whether the server can be reached now. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch('/api/health/status', { cache: 'no-store', signal: AbortSignal.timeout(5_000) })
    return status < 500
  } catch {
    return false
  }
}
