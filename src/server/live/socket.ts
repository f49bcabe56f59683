import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from '@fastify/websocket'
import type { z } from 'zod'
import { liveHello, type LiveEvent } from '../../contract/live.ts'
import { authenticate, findSession, type Session } from '../access/scope.ts'
import { AppError } from '../../contract/errors.ts'
import { clientAddress, networkOf } from '../http/client-address.ts'
import type { AppAccess } from '../http/handlers.ts'
import type { LiveHub } from './hub.ts'
import { countSockets, type SocketCounts } from './socket-counts.ts'

interface LiveOptions {
  readonly access: AppAccess
  readonly live: LiveHub
  readonly allowedOrigins: () => readonly string[]
}

const helloDeadline = 3_000
const recheckEvery = 60_000
const unauthorised = 4401
const tryLater = 1013
/** A person with many tabs on many devices; an office behind one address. */
const perUser = 20
const perNetwork = 200

function readHello(raw: string): z.infer<typeof liveHello> | null {
  try {
    return liveHello.parse(JSON.parse(raw))
  } catch {
    return null
  }
}

/** Whoever’s calls are refused hears nothing either. */
const isShut = ({ tenant_status: status, must_add_second_factor: isBare }: Session): boolean =>
  status === 'suspended' || status === 'expired' || isBare

interface Places {
  readonly users: SocketCounts
  readonly networks: SocketCounts
}

async function welcome(socket: WebSocket, raw: string, { access, live }: LiveOptions, places: Places): Promise<void> {
  const hello = readHello(raw)
  const isLetIn = hello !== null && (access.gate?.accepts(hello.grant, access.now()) ?? true)
  const session = isLetIn ? await authenticate(access.db, access.keys, hello.token, access.now()) : null
  if (!session?.tenant_id || isShut(session)) {
    socket.close(unauthorised, 'Authentication required')
    return
  }
  // Closed while the session was looked up: its close event is past, and nobody would leave.
  if (socket.readyState !== socket.OPEN) return
  const giveBack = places.users.take(session.user_id)
  if (!giveBack) {
    socket.close(tryLater, 'Too many connections')
    return
  }
  const send = (event: LiveEvent): void => socket.send(JSON.stringify(event))
  const close = (): void => socket.close(unauthorised, 'Session ended')
  const recheck = (): void =>
    void findSession(access.db, session.session_id, access.now()).then(
      (still) => (still && !isShut(still) ? undefined : close()),
      () => undefined,
    )
  const leave = live.join({ tenantId: session.tenant_id, sessionId: session.session_id, send, close, recheck })
  const timer = setInterval(recheck, recheckEvery)
  socket.on('close', () => {
    clearInterval(timer)
    leave()
    giveBack()
  })
  send({ type: 'ready' })
  // Ended between the look-up and the joining: nobody was told.
  recheck()
}

/**
 * `/api/ws`: the first message authenticates within three seconds; a foreign origin, and a network that holds too many
 * sockets of this node, are refused before the handshake.
 */
export function serveLive(app: FastifyInstance, options: LiveOptions): void {
  const places: Places = { users: countSockets(perUser), networks: countSockets(perNetwork) }
  const networkOfCaller = (request: FastifyRequest): string => networkOf(clientAddress(request))
  const guard = async (request: FastifyRequest): Promise<void> => {
    const { origin } = request.headers
    if (origin !== undefined && !options.allowedOrigins().includes(origin)) {
      throw new AppError('forbidden', 'This origin may not connect')
    }
    if (places.networks.isFull(networkOfCaller(request))) {
      throw new AppError('rate_limited', 'Too many connections from your network.', { retryAfterSeconds: 30 })
    }
  }
  const route = {
    websocket: true,
    schema: { hide: true },
    config: { undeclared: true, carriesOwnGrant: true },
    onRequest: guard,
  } as const
  app.get('/api/ws', route, (socket: WebSocket, request) => {
    const giveBack = places.networks.take(networkOfCaller(request))
    if (!giveBack) {
      socket.close(tryLater, 'Too many connections')
      return
    }
    const deadline = setTimeout(() => socket.close(unauthorised, 'Authentication required'), helloDeadline)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(deadline)
      giveBack()
    })
    socket.once('message', (raw) => {
      clearTimeout(deadline)
      // safe because ws hands a text frame over as a Buffer
      welcome(socket, (raw as Buffer).toString('utf8'), options, places).catch(() => socket.close(1011, 'Try again'))
    })
  })
}
