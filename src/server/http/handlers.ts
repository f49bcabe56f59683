import type { ProcessPool } from '../../adapters/isolation/process-pool.ts'
import type { Access, AnswerOf, BodyOf, ParamsOf, QueryOf, RouteSpec } from '../../contract/route.ts'
import type { Routes } from '../../contract/routes.ts'
import type { VendorMatch } from '../../contract/vendors.ts'
import type { SecretKeys } from '../access/keys.ts'
import type { OwnerThrottle } from './owner-throttle.ts'
import type { Database, SystemTransaction, TenantScope, TenantTransaction } from '../access/scope.ts'
import type { Session } from '../access/session.ts'
import type { FileAnswer } from './file-answer.ts'
import type { SignInLimits } from '../access/sign-in-limits.ts'

/** What the product is made of, built once by the composition. */
export interface Services {
  readonly db: Database
  readonly keys: SecretKeys
  readonly signInLimits: SignInLimits
  readonly version: string
  readonly now: () => Date
  readonly webReady: () => boolean
  /** Processes in which stored pages are looked through. */
  readonly readers: ProcessPool
  /** Processes that make PDFs. */
  readonly pdfs: ProcessPool
  readonly pdfThrottle: OwnerThrottle
  /** Asks the brand service that the operator configured; null for none. */
  readonly searchBrands: ((query: string) => Promise<readonly VendorMatch[]>) | null
  /** Hosts of the injected list; empty in production. */
  readonly labHosts: readonly string[]
}

interface RequestContext {
  readonly services: Services
  readonly now: Date
  readonly ip: string
  readonly requestId: string
}

/** No tenant in here: a tenant query does not compile. */
export interface PublicContext extends RequestContext {
  readonly session: Session | null
  readonly setStatus: (status: 503) => void
}

export interface SignedInContext extends RequestContext {
  readonly session: Session
}

export interface SystemContext extends SignedInContext {
  readonly trx: SystemTransaction
  readonly note: (resourceId: string | null, details?: Readonly<Record<string, unknown>>) => void
}

export interface TenantContext extends SignedInContext {
  readonly scope: TenantScope
  readonly trx: TenantTransaction
  /** What the audit row names; written in this transaction. */
  readonly note: (resourceId: string | null, details?: Readonly<Record<string, unknown>>) => void
}

type ContextFor<A extends Access> = A extends 'public'
  ? PublicContext
  : A extends 'signed_in'
    ? SignedInContext
    : A extends 'super_admin'
      ? SystemContext
      : TenantContext

export interface Asked<R extends RouteSpec> {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
}

/** What is still to do once the transaction has ended: work that waits for another service or takes long. */
export type Afterwards<Answer> = () => Promise<Answer>

/** Before a route's transaction: work that waits for another process. It reads in short transactions of their own. */
export interface PrepareContext extends SignedInContext {
  readonly scope: TenantScope
  readonly inTransaction: <T>(work: (trx: TenantTransaction) => Promise<T>) => Promise<T>
}

/** Prepares first, then answers with the handler that comes of it, in the route's transaction. */
export interface PreparedHandler<R extends RouteSpec> {
  prepare(context: PrepareContext, asked: Asked<R>): Promise<Handler<R>>
}

type Answered<R extends RouteSpec> = R extends { readonly files: object } ? FileAnswer : AnswerOf<R>

export type Handler<R extends RouteSpec> = (
  context: ContextFor<R['access']>,
  asked: Asked<R>,
) => Promise<Answered<R> | Afterwards<Answered<R>>>

/** One handler for each route of a table: a missing one does not compile. */
export type FeatureHandlers<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends RouteSpec
    ? Handler<Table[Name]> | PreparedHandler<Table[Name]>
    : never
}

export type AllHandlers = { readonly [Group in keyof Routes]: FeatureHandlers<Routes[Group]> }
