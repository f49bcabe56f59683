import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from '@fastify/websocket'
import { liveHello, type LiveEvent } from '../../contract/live.ts'
import { authenticate, findSession, type Session } from '../access/session.ts'
import type { Services } from '../http/handlers.ts'
import type { LiveHub } from './hub.ts'

interface LiveOptions {
  readonly services: Services
  readonly live: LiveHub
  readonly allowedOrigins: () => readonly string[]
}

const helloDeadline = 3_000
const recheckEvery = 60_000
const unauthorised = 4401

function readHello(raw: string): string | null {
  try {
    return liveHello.parse(JSON.parse(raw)).token
  } catch {
    return null
  }
}

/** An organization whose calls are refused hears nothing either. */
const isShut = (session: Session): boolean =>
  session.tenant_status === 'suspended' || session.tenant_status === 'expired'

async function welcome(socket: WebSocket, raw: string, { services, live }: LiveOptions): Promise<void> {
  const token = readHello(raw)
  const session = token ? await authenticate(services.db, services.keys, token, services.now()) : null
  if (!session?.tenant_id || isShut(session)) {
    socket.close(unauthorised, 'Authentication required')
    return
  }
  // Closed while the session was looked up: its close event is past, and nobody would leave.
  if (socket.readyState !== socket.OPEN) return
  const send = (event: LiveEvent): void => socket.send(JSON.stringify(event))
  const close = (): void => socket.close(unauthorised, 'Session ended')
  const leave = live.join({ tenantId: session.tenant_id, sessionId: session.session_id, send, close })
  const recheck = setInterval(() => {
    findSession(services.db, session.session_id, services.now()).then(
      (still) => (still && !isShut(still) ? undefined : close()),
      () => undefined,
    )
  }, recheckEvery)
  socket.on('close', () => {
    clearInterval(recheck)
    leave()
  })
  send({ type: 'ready' })
}

/** `/api/ws`: the first message authenticates within three seconds; a foreign origin is refused before the handshake. */
export function serveLive(app: FastifyInstance, options: LiveOptions): void {
  const guard = async (request: FastifyRequest): Promise<void> => {
    const { origin } = request.headers
    if (origin !== undefined && !options.allowedOrigins().includes(origin)) {
      throw Object.assign(new Error('This origin may not connect'), { statusCode: 403 })
    }
  }
  const route = { websocket: true, schema: { hide: true }, config: { undeclared: true }, onRequest: guard } as const
  app.get('/api/ws', route, (socket: WebSocket) => {
    const deadline = setTimeout(() => socket.close(unauthorised, 'Authentication required'), helloDeadline)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => clearTimeout(deadline))
    socket.once('message', (raw) => {
      clearTimeout(deadline)
      // safe because ws hands a text frame over as a Buffer
      welcome(socket, (raw as Buffer).toString('utf8'), options).catch(() => socket.close(1011, 'Try again'))
    })
  })
}
