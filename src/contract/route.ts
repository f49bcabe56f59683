import type { z } from 'zod'
import type { AuditAction, AuditResource } from './audit.forms.ts'
import type { Permission } from './permissions.ts'

/** `public` has no user; `signed_in` any user; a permission wants a tenant whose role grants it. */
export type Access = 'public' | 'signed_in' | 'super_admin' | Permission

/** `read` and `write` count per user, `sign_in` per address and account, `scan` per tenant, `none` is never refused. */
export type RateClass = 'read' | 'write' | 'sign_in' | 'refresh' | 'scan' | 'none'

/** What a write leaves in the audit log, in its own transaction. */
export interface AuditSpec {
  readonly action: AuditAction
  readonly resource: AuditResource
}

type Schema = z.ZodType

export interface RouteSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, with parameters in braces. */
  readonly path: string
  readonly access: Access
  readonly audit: AuditSpec | null
  readonly limit: RateClass
  readonly summary: string
  /** The status of a success; creations answer 201. */
  readonly status: 200 | 201 | 202
  /** A second status with the same body: health answers 503 until it is ready. */
  readonly otherStatus?: 503
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** What stands under `data`; a field that is not declared here never leaves the server. */
  readonly response: Schema
  /** Answers a member who has to set a second factor up first: what setting one up takes, and no more. */
  readonly beforeSecondFactor?: true
  /** The body reaches the handler as the bytes spelled it: what is signed is the text. */
  readonly rawBody?: true
  /** Answers without a grant where the product is behind an access gate. */
  readonly outsideGate?: true
  /**
   * Media types by format, for a route that answers a file: in JSON unless Accept asks for the file itself. Where there are
   * several formats, the query's `format` names one.
   */
  readonly files?: Readonly<Record<string, string>>
}

type Defaults = { readonly audit: null; readonly status: 200 }

/** Declares one route. From it come validation in and out, the client's types, the OpenAPI document, the access tests and the audit row. */
export function route<const Spec extends Omit<RouteSpec, keyof Defaults> & Partial<RouteSpec>>(
  spec: Spec,
): Omit<Defaults, keyof Spec> & Spec {
  // safe because the defaults fill exactly the keys that Spec leaves out
  return { audit: null, status: 200, ...spec } as unknown as Omit<Defaults, keyof Spec> & Spec
}

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

export type ParamsOf<R extends RouteSpec> = Output<R['params']>
export type QueryOf<R extends RouteSpec> = Output<R['query']>
export type BodyOf<R extends RouteSpec> = Output<R['body']>
/** What a handler returns. */
export type AnswerOf<R extends RouteSpec> = Input<R['response']>
/** What a client reads. */
export type DataOf<R extends RouteSpec> = Output<R['response']>
export type SentQueryOf<R extends RouteSpec> = Input<R['query']>
export type SentBodyOf<R extends RouteSpec> = Input<R['body']>
