import type { FastifyInstance } from 'fastify'
import { AppError } from '../../contract/errors.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join(';')

/** What stands on every answer, whoever makes it; `secure` where browsers reach the product by https alone. */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    // Only what is the same for everybody says otherwise: the web app's files and the style of the API's page.
    'cache-control': 'no-store',
  }
}

/** Before anything else looks at a request: its headers, that it names one host, and that the node is not stopping. */
export function guardRequests(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers)
    const hosts = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length !== 1) throw new AppError('invalid_input', 'Exactly one Host header is wanted')
    if (stopping) throw new AppError('unavailable', 'The server is restarting.', { retryAfterSeconds: 2 })
  })
}
