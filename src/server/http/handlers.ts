import type { Monitoring } from '../../contract/health.monitoring.ts'
import type { ProcessPool } from '../../adapters/isolation/process-pool.ts'
import type { AuditAction, AuditResource } from '../../contract/audit.forms.ts'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, RouteSpec } from '../../contract/route.ts'
import type { Routes } from '../../contract/routes.ts'
import type { VendorMatch } from '../../contract/vendors.ts'
import type { AccessGate } from '../access/gate.ts'
import type { SecretKeys } from '../access/keys.ts'
import type { OwnerThrottle } from './owner-throttle.ts'
import type { GoogleSignIn } from '../access/google-identity.ts'
import type { PasskeySite } from '../access/passkeys.ts'
import type { Session, TenantScope } from '../access/scope.ts'
import type { IdentityStore } from '../access/identity-store.ts'
import type { InTenantTransaction, SystemTransaction, TenantTransaction } from '../access/transactions.ts'
import type { Database } from '../access/database.ts'
import type { MailRequest } from '../mail/mail-request.ts'
import type { PaymentServices } from '../payments/payment-services.ts'
import type { FileAnswer } from './file-answer.ts'
import type { BriefingSettings } from '../public-pages-settings.ts'
import type { SignInLimits } from '../access/sign-in-limits.ts'

/** What handlers work with besides their transaction, built once by the composition. It reaches no table. */
export interface Services {
  readonly version: string
  readonly webReady: () => boolean
  /** Whether queue and worker are there. Rejects when the database does not answer. */
  readonly readReadiness: () => Promise<{ readonly queue: boolean; readonly worker: boolean }>
  /** What this process says of itself, and the disk below its data. */
  readonly readProcess: () => Promise<Pick<Monitoring, 'process' | 'disk'>>
  readonly hasMailServer: boolean
  /** How old the last backup may be, in days; 0 where others look after it. */
  readonly backupDays: number
  /** Processes in which stored pages are looked through. */
  readonly readers: ProcessPool
  /** Processes that make PDFs. */
  readonly pdfs: ProcessPool
  readonly pdfThrottle: OwnerThrottle
  /** Processes that make the other files of a review. */
  readonly exports: ProcessPool
  readonly exportThrottle: OwnerThrottle
  /** Asks the brand service that the operator configured; null for none. */
  readonly searchBrands: ((query: string) => Promise<readonly VendorMatch[]>) | null
  /** Why nobody outside can read the site at this address, as one sentence, or null. */
  readonly probeSite: (url: string) => Promise<string | null>
  /** Hosts of the injected list; empty in production. */
  readonly labHosts: readonly string[]
  /** Whether messages that were not sent are shown without signing in: on a developer's own machine alone. */
  readonly openMailbox: boolean
  readonly passkeySite: PasskeySite
  /** Null where it is not set up. */
  readonly google: GoogleSignIn | null
  readonly payments: PaymentServices
  readonly briefings: BriefingSettings
}

/** What the app itself works with, and no handler sees. */
export interface AppAccess {
  readonly db: Database
  readonly keys: SecretKeys
  readonly signInLimits: SignInLimits
  /** In production: a super admin without a second factor may do nothing but turn one on. */
  readonly operatorsNeedTwoFactor: boolean
  /** Null where the product is behind no gate. */
  readonly gate: AccessGate | null
  readonly now: () => Date
}

interface RequestContext {
  readonly services: Services
  readonly now: Date
  readonly ip: string
  readonly requestId: string
}

/** What the audit row names; written in the transaction of the change. `action` where the call did other than its route says. */
type Note = (resourceId: string | null, details?: Readonly<Record<string, unknown>>, action?: AuditAction) => void

/** Who did it, where no session says so. */
export interface AuditedCaller {
  readonly tenantId: string | null
  readonly userId: string | null
  readonly userEmail: string | null
}

/**
 * What happened, in the same transaction. Told for itself, since a refused sign-in is audited as well. `caller` where no
 * session says who it is.
 */
export type IdentityNote = (
  action: AuditAction,
  resourceId: string | null,
  more?: {
    readonly caller?: AuditedCaller
    readonly details?: Readonly<Record<string, unknown>>
    /** What it is about, where that is not what the route is about. */
    readonly resource?: AuditResource
  },
) => void

/** A change of sign-ins and accounts, in one transaction with its audit rows. */
export type InIdentityTransaction = <T>(work: (store: IdentityStore, note: IdentityNote) => Promise<T>) => Promise<T>

/** What opening and renewing sessions needs besides the store. */
export interface SignIn {
  readonly keys: SecretKeys
  readonly limits: SignInLimits
  readonly findSession: (id: string) => Promise<Session | null>
}

/** Who has no tenant here: a tenant query does not compile. */
interface IdentityContext extends RequestContext {
  /** As the caller names their browser; shown to the owner of the session alone. */
  readonly userAgent: string
  readonly signIn: SignIn
  readonly inTransaction: InIdentityTransaction
}

export interface PublicContext extends IdentityContext {
  readonly session: Session | null
  readonly gate: AccessGate | null
  /** As the caller sent it. */
  readonly grant: string | undefined
  readonly setStatus: (status: 503) => void
  /** The header as it was sent; undefined for none, and for one that was sent twice. */
  readonly header: (name: string) => string | undefined
}

export interface SignedInContext extends RequestContext {
  readonly session: Session
}

/** A signed-in user and their own account. */
export interface AccountContext extends IdentityContext {
  readonly session: Session
}

export interface SystemContext extends SignedInContext {
  readonly trx: SystemTransaction
  readonly keys: SecretKeys
  readonly note: Note
  /** Has a message sent when this transaction commits. */
  readonly sendMessage: (recipient: string, request: MailRequest) => Promise<void>
}

export interface TenantContext extends SignedInContext {
  readonly scope: TenantScope
  readonly trx: TenantTransaction
  readonly note: Note
  /** Has a message sent when this transaction commits. */
  readonly sendMessage: (recipient: string, request: MailRequest) => Promise<void>
}

type ContextFor<R extends RouteSpec> = R['access'] extends 'public'
  ? PublicContext
  : R['access'] extends 'signed_in'
    ? AccountContext
    : R['access'] extends 'super_admin'
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
  readonly inTransaction: InTenantTransaction
  /** Asks for the caller's own password again, or for a recent sign-in where the account has none. Throws. */
  readonly confirmIdentity: (password: string | null) => Promise<void>
}

/** The same for an operator, who has no tenant: one review may be read as its organization sees it, and nothing else. */
export interface OperatorPrepareContext extends SignedInContext {
  /** Null where there is no such review. */
  readonly inTenantOfReview: <T>(
    reviewId: string,
    work: (trx: TenantTransaction, scope: TenantScope) => Promise<T>,
  ) => Promise<T | null>
}

type PrepareFor<R extends RouteSpec> = R['access'] extends 'super_admin' ? OperatorPrepareContext : PrepareContext

/** Prepares first, then answers with the handler that comes of it, in the route's transaction. */
export interface PreparedHandler<R extends RouteSpec> {
  prepare(context: PrepareFor<R>, asked: Asked<R>): Promise<Handler<R>>
}

type Answered<R extends RouteSpec> = R extends { readonly files: object } ? FileAnswer : AnswerOf<R>

export type Handler<R extends RouteSpec> = (
  context: ContextFor<R>,
  asked: Asked<R>,
) => Promise<Answered<R> | Afterwards<Answered<R>>>

/** One handler for each route of a table: a missing one does not compile. */
export type FeatureHandlers<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends RouteSpec
    ? Handler<Table[Name]> | PreparedHandler<Table[Name]>
    : never
}

export type AllHandlers = { readonly [Group in keyof Routes]: FeatureHandlers<Routes[Group]> }
