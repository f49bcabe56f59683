import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import underPressure from '@fastify/under-pressure'
import websocket from '@fastify/websocket'
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { newId } from '../db/ids.ts'
import type { LiveHub } from '../live/hub.ts'
import { serveLive } from '../live/socket.ts'
import type { Settings } from '../settings.ts'
import { clientAddress, networkOf } from './client-address.ts'
import type { AllHandlers, Services } from './handlers.ts'
import { answerClientError, answerErrors, answerNotFound, answerRouterError } from './errors.ts'
import { registerRoutes } from './register-routes.ts'
import { serveDocs } from './docs-page.ts'
import { serveWebApp } from './web-app.ts'

export interface AppOptions {
  readonly services: Services
  readonly handlers: AllHandlers
  readonly live: LiveHub
  /** The folder of the built web app; null serves the API alone. */
  readonly webFolder: string | null
  readonly allowedOrigins: () => readonly string[]
  readonly log: FastifyBaseLogger
  readonly secure: boolean
  readonly trustedProxies: Settings['trustedProxies']
}

const directives = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameSrc: ["'self'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
}

async function addHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginEmbedderPolicy: false,
    hsts: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    if (request.url.startsWith('/api')) void reply.header('cache-control', 'no-store')
    const hosts = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length !== 1) throw Object.assign(new Error('Exactly one Host header is wanted'), { statusCode: 400 })
  })
}

function acceptJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // The seeds' clients send a JSON content type with no body.
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}

/** Hops are counted from our end, so that what a caller writes in front of the chain is not read. */
function trustProxy(proxies: Settings['trustedProxies']): string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  return [...(proxies ?? [])]
}

/** The whole HTTP surface. Validation in and out, errors, limits and headers are the same for every route. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services } = options
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    genReqId: () => newId(),
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 15_000,
    trustProxy: trustProxy(options.trustedProxies),
    return503OnClosing: true,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerRouterError,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  await addHeaders(app, options.secure)
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
  await app.register(websocket, { options: { maxPayload: 65_536 } })
  await app.register(async (api) => {
    registerRoutes(api, services, options.handlers)
    serveDocs(api)
    serveLive(api, { services, live: options.live, allowedOrigins: options.allowedOrigins })
  })
  if (options.webFolder) await serveWebApp(app, options.webFolder)
  else app.setNotFoundHandler(answerNotFound)
  await app.ready()
  return app
}
