import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import type { AuditAction } from '../../contract/audit.forms.ts'
import type { RateClass, RouteSpec } from '../../contract/route.ts'
import { AppError, errorBody } from '../../contract/errors.ts'
import { routeList } from '../../contract/routes.ts'
import { insertTenantAudit, recordSystemAudit } from '../access/audit.queries.ts'
import { hashApiKey, isApiKey } from '../access/api-keys.ts'
import {
  authenticate,
  authenticateKey,
  authorize,
  findSession,
  scopeOfReview,
  type Session,
  type TenantScope,
} from '../access/scope.ts'
import { bearerToken } from '../access/session.ts'
import { identityStoreOf } from '../access/identity-store.ts'
import { inSystem, inTenant, readInSystem } from '../access/transactions.ts'
import type { MailRequest } from '../mail/mail-request.ts'
import { queueMessage } from '../mail/queue-message.ts'
import { grantOf } from './access-gate.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { clientAddress } from './client-address.ts'
import { anyFile, answerFile, fillFormat, plainFileWanted, type FileAnswer } from './file-answer.ts'
import { giveUp, idempotencyHeader, keepAnswer, keyedRequest, oncePerKey, Replayed, takesKey } from './idempotency.ts'
import type { KeyedRequest } from './idempotency.queries.ts'
import type {
  AllHandlers,
  AppAccess,
  IdentityNote,
  InIdentityTransaction,
  OperatorPrepareContext,
  PrepareContext,
  Services,
} from './handlers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
    scope: TenantScope | null
  }
  interface FastifyContextConfig {
    spec?: RouteSpec
    /** A page or a socket that carries no data of its own and so stands outside the table. */
    undeclared?: boolean
    /** A socket, whose first message carries the grant that a header cannot. */
    carriesOwnGrant?: boolean
  }
}

type Answering = (context: unknown, asked: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>
type AnyPreparing = PrepareContext | OperatorPrepareContext
type AnyHandler = Answering | { prepare(context: AnyPreparing, asked: object): Promise<Answering> }
export interface RouteParts {
  readonly access: AppAccess
  readonly services: Services
}

type Note = { resourceId: string | null; details: Readonly<Record<string, unknown>> }

const perMinute: Readonly<Record<RateClass, number>> = {
  read: 600,
  write: 600,
  sign_in: 100,
  refresh: 300,
  scan: 60,
  none: 0,
}

const longestAgent = 300

const fastifyPath = (path: string): string => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** The answer in JSON beside the file itself, as the OpenAPI document tells of them. */
function withFiles(answer: z.ZodType, files: NonNullable<RouteSpec['files']>): object {
  const plain = { schema: z.string().meta({ format: 'binary' }) }
  const types = [...Object.values(files).map((type) => type.split(';')[0] ?? ''), anyFile]
  const content = Object.fromEntries(types.map((type) => [type, plain]))
  return {
    description:
      'In JSON, or the file itself to whoever asks for its media type by Accept; its name is in Content-Disposition.',
    content: { ...content, 'application/json': { schema: answer } },
  }
}

/** Checked where it is used: here for the OpenAPI document alone. */
const keyHeader = z.looseObject({
  [idempotencyHeader]: z.unknown().optional().meta({
    type: 'string',
    description: 'Answers a repetition within a day as the first time, and does nothing more.',
  }),
})

function schemaOf(name: string, spec: RouteSpec): FastifySchema {
  const answer = z.object({ success: z.literal(true), data: spec.response })
  return {
    operationId: name,
    summary: spec.summary,
    tags: [name.split('.')[0] ?? name],
    security: spec.access === 'public' ? [] : [{ bearer: [] }],
    ...(spec.params ? { params: spec.params } : {}),
    ...(spec.query ? { querystring: spec.query } : {}),
    ...(spec.body ? { body: spec.body } : {}),
    ...(takesKey(spec) ? { headers: keyHeader } : {}),
    response: {
      [spec.status]: spec.files ? withFiles(answer, spec.files) : answer,
      ...(spec.otherStatus ? { [spec.otherStatus]: answer } : {}),
      default: errorBody,
    },
  }
}

const auditedBy = (request: FastifyRequest, { resourceId, details }: Note) => ({
  userId: request.session?.user_id ?? null,
  userEmail: request.session?.email ?? null,
  resourceId,
  details,
  ipAddress: clientAddress(request),
  requestId: request.id,
})

/** What there is to prepare is prepared before a transaction is opened. */
async function prepared(
  access: AppAccess,
  spec: RouteSpec,
  handler: AnyHandler,
  request: FastifyRequest,
  base: Omit<PrepareContext, 'session' | 'scope' | 'inTransaction' | 'confirmIdentity'>,
  asked: object,
): Promise<Answering> {
  const { db } = access
  if (typeof handler === 'function') return handler
  const { scope, session } = request
  if (!session) throw new Error('Only who is signed in has something prepared')
  if (scope) {
    const check = { ...base, session, ...identityParts(access, spec, request) }
    const own: Pick<PrepareContext, 'inTransaction' | 'confirmIdentity'> = {
      inTransaction: (work) => inTenant(db, scope, work),
      confirmIdentity: (password) => confirmIdentity(check, password),
    }
    return await handler.prepare({ ...base, session, scope, ...own }, asked)
  }
  const inTenantOfReview: OperatorPrepareContext['inTenantOfReview'] = async (reviewId, work) => {
    const read = await scopeOfReview(db, session, reviewId)
    return read === null ? null : inTenant(db, read, (trx) => work(trx, read))
  }
  return await handler.prepare({ ...base, session, inTenantOfReview }, asked)
}

/** What a caller without a tenant may change: each change in one transaction with its audit rows. */
function identityParts(access: AppAccess, spec: RouteSpec, request: FastifyRequest) {
  const { db, keys, signInLimits: limits, now } = access
  const inTransaction: InIdentityTransaction = (work) =>
    inSystem(db, async (trx) => {
      const noted: Parameters<IdentityNote>[] = []
      const answer = await work(identityStoreOf(trx, keys), (...one) => void noted.push(one))
      for (const [action, resourceId, { caller, details = {}, resource } = {}] of noted) {
        const { tenantId, ...who } = caller ?? { tenantId: request.session?.tenant_id ?? null }
        const entry = { ...auditedBy(request, { resourceId, details }), ...who, action }
        const resourceType = resource ?? spec.audit?.resource ?? 'session'
        await recordSystemAudit(trx, tenantId, { ...entry, resourceType })
      }
      return answer
    })
  const signIn = { keys, limits, findSession: (id: string) => findSession(db, id, now()) }
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, longestAgent)
  return { signIn, inTransaction, userAgent }
}

/** Runs the work in the transaction of its access class, which writes the audit row too. */
function inAudited(
  { db, keys, now }: AppAccess,
  { spec, request, keyed }: { spec: RouteSpec; request: FastifyRequest; keyed: KeyedRequest | null },
  work: (own: object) => Promise<unknown>,
): Promise<unknown> {
  const { scope } = request
  let noted: Note & { readonly action?: AuditAction } = { resourceId: null, details: {} }
  const note = (resourceId: string | null, details: Note['details'] = {}, action?: AuditAction): void => {
    noted = { resourceId, details, ...(action && { action }) }
  }
  const entry = () =>
    spec.audit
      ? { ...auditedBy(request, noted), action: noted.action ?? spec.audit.action, resourceType: spec.audit.resource }
      : undefined
  if (scope)
    return inTenant(db, scope, async (trx) => {
      const sendMessage = (recipient: string, message: MailRequest) => queueMessage(trx, keys, recipient, message)
      const once = async (): Promise<unknown> => {
        const answer = await work({ scope, trx, note, sendMessage })
        const audited = entry()
        if (audited) await insertTenantAudit(trx, scope, audited)
        return answer
      }
      return keyed === null ? once() : oncePerKey(trx, { scope, keys, request: keyed, now: now() }, once)
    })
  const isRead = spec.method === 'GET' && !spec.audit
  return (isRead ? readInSystem : inSystem)(db, async (trx) => {
    const sendMessage = (recipient: string, message: MailRequest) => queueMessage(trx, keys, recipient, message)
    const answer = await work({ trx, keys, note, sendMessage })
    const audited = entry()
    if (audited) await recordSystemAudit(trx, null, audited)
    return answer
  })
}

async function runHandler(
  { access, services }: RouteParts,
  spec: RouteSpec,
  declared: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const asked = { params: request.params, query: request.query, body: request.body }
  const base = {
    services,
    now: access.now(),
    ip: clientAddress(request),
    requestId: request.id,
    session: request.session,
  }
  const handler = await prepared(access, spec, declared, request, base, asked)
  if (spec.access === 'public') {
    const setStatus = (status: 503): void => void reply.status(status)
    const header = (name: string): string | undefined => {
      const sent = request.headers[name]
      return typeof sent === 'string' ? sent : undefined
    }
    const own = { ...identityParts(access, spec, request), gate: access.gate, grant: grantOf(request) }
    return handler({ ...base, ...own, setStatus, header }, asked)
  }
  if (spec.access === 'signed_in') return handler({ ...base, ...identityParts(access, spec, request) }, asked)
  const keyed = keyedRequest(spec, request)
  const answer = await inAudited(access, { spec, request, keyed }, (own) => handler({ ...base, ...own }, asked))
  if (answer instanceof Replayed) {
    void reply.header('idempotent-replayed', 'true')
    return answer.answer
  }
  if (typeof answer !== 'function') return answer
  // No transaction waits for anything but the database.
  const { scope } = request
  if (keyed === null || !scope) return answer()
  try {
    const done: unknown = await answer()
    await inTenant(access.db, scope, (trx) => keepAnswer(trx, { scope, keys: access.keys, request: keyed }, done))
    return done
  } catch (error) {
    await inTenant(access.db, scope, (trx) => giveUp(trx, scope, keyed))
    throw error
  }
}

function addRoute(app: FastifyInstance, parts: RouteParts, name: string, spec: RouteSpec, handler: AnyHandler): void {
  const { db, keys, now } = parts.access
  app.route({
    method: spec.method,
    url: fastifyPath(spec.path),
    schema: schemaOf(name, spec),
    config: {
      spec,
      rateLimit:
        spec.limit === 'none' ? false : { max: perMinute[spec.limit], timeWindow: 60_000, groupId: spec.limit },
    },
    // Who it is, then the limit (added after this hook), so that refused calls count too.
    onRequest: async (request) => {
      const token = bearerToken(request.headers.authorization)
      if (token === null) request.session = null
      else if (isApiKey(token)) request.session = await authenticateKey(db, hashApiKey(token), now())
      else request.session = await authenticate(db, keys, token, now())
    },
    // 401 and 403 come before the input is looked at.
    preParsing: async (request) => {
      request.scope = authorize(spec, request.session)
      const isBare = parts.access.operatorsNeedTwoFactor && request.session?.second_factor === false
      if (spec.access === 'super_admin' && isBare)
        throw new AppError('two_factor_required', 'Turn on two-factor authentication in your settings first.')
    },
    preValidation: async (request) => {
      if (spec.files) fillFormat(spec.files, request)
    },
    handler: async (request, reply) => {
      // Asked first: no file is made for somebody who does not take it.
      const plainAs = spec.files ? plainFileWanted(spec.files, request) : null
      const data = await runHandler(parts, spec, handler, request, reply)
      if (reply.statusCode === 200) void reply.status(spec.status)
      // safe because the handler of a route with files answers one
      if (spec.files) return answerFile(data as FileAnswer, { files: spec.files, plainAs }, request, reply)
      return { success: true, data }
    },
  })
}

/** Serves the table of routes, and refuses to boot with a route under /api that is not in it. */
export function registerRoutes(app: FastifyInstance, parts: RouteParts, handlers: AllHandlers): void {
  app.decorateRequest('session', null)
  app.decorateRequest('scope', null)
  const declared = new Set(routeList.map(([, spec]) => `${spec.method} ${fastifyPath(spec.path)}`))
  app.addHook('onRoute', (added) => {
    const methods = [added.method].flat().filter((method) => method !== 'HEAD' && method !== 'OPTIONS')
    for (const method of methods) {
      const undeclared = added.url.startsWith('/api/') && !declared.has(`${method} ${added.url}`)
      if (undeclared && added.config?.undeclared !== true)
        throw new Error(`${method} ${added.url} is not in the table of routes`)
    }
  })
  for (const [name, spec] of routeList) {
    const [feature = '', route = ''] = name.split('.')
    // safe because AllHandlers has one handler for each name of the table
    const handler = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[feature]?.[route]
    if (!handler) throw new Error(`The route ${name} has no handler`)
    addRoute(app, parts, name, spec, handler)
  }
}
