import Fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type RawServerDefault,
} from 'fastify'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import underPressure from '@fastify/under-pressure'
import websocket from '@fastify/websocket'
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Telemetry } from '../../adapters/telemetry/telemetry.ts'
import { newId } from '../db/ids.ts'
import type { LiveHub } from '../live/hub.ts'
import { serveLive } from '../live/socket.ts'
import type { Settings } from '../settings.ts'
import { clientAddress, networkOf } from './client-address.ts'
import type { AllHandlers, AppAccess, Services } from './handlers.ts'
import { compressAnswers } from './compression.ts'
import {
  answerErrors,
  answerExpectations,
  answerHandshakes,
  answerNotFound,
  clientErrorAnswer,
  routerErrorAnswer,
} from './errors.ts'
import { serveBriefingFrame } from './briefing-frame.ts'
import { guardGate } from './access-gate.ts'
import { registerRoutes } from './register-routes.ts'
import { serveDocs } from './docs-page.ts'
import { guardRequests, securityHeaders } from './security-headers.ts'
import { serveMetrics } from './metrics.ts'
import { traceRequests } from './trace-requests.ts'
import { serveSecurityTxt } from './security-txt.ts'
import { speakPlainly } from './validation-words.ts'
import type { Sites } from './public-pages.ts'
import { serveWebApp } from './web-app.ts'

export interface AppOptions {
  readonly access: AppAccess
  readonly services: Services
  readonly handlers: AllHandlers
  readonly live: LiveHub
  /** The folder of the built web app; null serves the API alone. */
  readonly webFolder: string | null
  readonly allowedOrigins: () => readonly string[]
  readonly log: FastifyBaseLogger
  readonly secure: boolean
  readonly trustedProxies: Settings['trustedProxies']
  /** How long headers and body of a request may take to arrive. */
  readonly requestSeconds: number
  readonly securityContact: string | null
  readonly sites: () => Sites
  /** Null tells no collector of requests. */
  readonly telemetry: Telemetry | null
  /** Who may scrape the installation's figures. */
  readonly metrics: Parameters<typeof serveMetrics>[1]
}

const checkEvery = 500
/** Who does not answer a close is cut off: a session that has ended hears nothing five seconds later. */
const socketOptions = { maxPayload: 65_536, closeTimeout: 2_000 }

function acceptJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // The seeds' clients send a JSON content type with no body.
    if (request.routeOptions.config.spec?.rawBody) done(null, body)
    else if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}

/** Hops are counted from our end, so that what a caller writes in front of the chain is not read. */
function trustProxy(proxies: Settings['trustedProxies']): string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  return [...(proxies ?? [])]
}

function serverOptions(options: AppOptions, headers: Readonly<Record<string, string>>) {
  const timeout = options.requestSeconds * 1_000
  return {
    loggerInstance: options.log,
    genReqId: () => newId(),
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 1_048_576,
    requestTimeout: timeout - checkEvery,
    connectionTimeout: timeout,
    http: {
      // Node's own wait is 60 s for headers, looked at every 30 s; and its refusal of a missing Host has no headers of ours.
      headersTimeout: timeout - checkEvery,
      connectionsCheckingInterval: checkEvery,
      requireHostHeader: false,
    },
    keepAliveTimeout: 15_000,
    trustProxy: trustProxy(options.trustedProxies),
    return503OnClosing: false,
    clientErrorHandler: clientErrorAnswer(headers),
    frameworkErrors: routerErrorAnswer(headers),
    forceCloseConnections: 'idle',
  } satisfies FastifyHttpOptions<RawServerDefault>
}

/** The whole HTTP surface. Validation in and out, errors, limits and headers are the same for every route. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { access, services } = options
  const headers = securityHeaders(options.secure)
  speakPlainly()
  const app: FastifyInstance = Fastify(serverOptions(options, headers))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  traceRequests(app, options.telemetry)
  answerErrors(app)
  answerExpectations(app, headers)
  guardRequests(app, headers)
  acceptJsonOnly(app)
  await app.register(underPressure, { maxEventLoopDelay: 1_500, retryAfter: 5, message: 'busy' })
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => request.session?.user_id ?? networkOf(clientAddress(request)),
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error('Too many requests. Please slow down.'), { statusCode: context.statusCode }),
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Assay API',
        version: services.version,
        description: 'Every answer is { success, data } or an error body.',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  })
  await app.register(websocket, { options: socketOptions })
  answerHandshakes(app, headers)
  await app.register(async (api) => {
    await compressAnswers(api)
    guardGate(api, access)
    registerRoutes(api, { access, services }, options.handlers)
    serveDocs(api)
    serveSecurityTxt(api, {
      contact: options.securityContact,
      publicUrl: () => options.allowedOrigins()[0] ?? '',
      now: access.now,
    })
    serveBriefingFrame(api, () => services.briefings.form)
    serveMetrics(api, options.metrics)
    serveLive(api, { access, live: options.live, allowedOrigins: options.allowedOrigins })
  })
  if (options.webFolder)
    await serveWebApp(app, options.webFolder, { isGated: Boolean(access.gate), sites: options.sites })
  else app.setNotFoundHandler(answerNotFound)
  await app.ready()
  return app
}
