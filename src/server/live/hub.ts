import pg from 'pg'
import { z } from 'zod'
import { liveEvent, type LiveEvent } from '../../contract/live.ts'

/** What NOTIFY carries: under 8,000 bytes, types and ids only. */
const notice = z.union([
  z.object({ type: z.literal('session_closed'), session: z.string() }),
  z.object({ type: z.literal('scan_cancelled'), scan: z.string() }),
  z.object({ tenant: z.string(), event: liveEvent }),
])

export interface Listener {
  readonly tenantId: string
  readonly sessionId: string
  send(event: LiveEvent): void
  close(): void
}

/** One LISTEN connection a node; rooms by tenant. */
export interface LiveHub {
  join(listener: Listener): () => void
  /** Called when a scan is cancelled somewhere. */
  onCancel(react: (scanId: string) => void): () => void
  isListening(): boolean
  stop(): Promise<void>
}

const reconnectAfter = 500

export function openLiveHub(directUrl: string): LiveHub {
  const listeners = new Set<Listener>()
  const cancels = new Set<(scanId: string) => void>()
  let client: pg.Client | undefined
  let stopped = false
  let connectedBefore = false

  const deliver = (payload: string): void => {
    const parsed = notice.safeParse(JSON.parse(payload))
    if (!parsed.success) return
    const message = parsed.data
    if ('tenant' in message) {
      for (const one of listeners) if (one.tenantId === message.tenant) one.send(message.event)
    } else if (message.type === 'session_closed') {
      for (const one of listeners) if (one.sessionId === message.session) one.close()
    } else for (const react of cancels) react(message.scan)
  }

  const connect = async (): Promise<void> => {
    if (stopped) return
    const next = new pg.Client({ connectionString: directUrl, keepAlive: true, application_name: 'assay-live' })
    let over = false
    const lost = (): void => {
      if (over) return
      over = true
      if (client === next) client = undefined
      next.end().catch(() => {})
      if (!stopped) setTimeout(() => void connect(), reconnectAfter).unref()
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload }) => {
      if (payload) deliver(payload)
    })
    try {
      await next.connect()
      await next.query('listen assay_live')
      client = next
      // What was said while nobody listened is lost: clients fetch again.
      if (connectedBefore) for (const one of listeners) one.send({ type: 'resync' })
      connectedBefore = true
    } catch {
      lost()
    }
  }
  void connect()

  return {
    join(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onCancel(react) {
      cancels.add(react)
      return () => cancels.delete(react)
    },
    isListening: () => client !== undefined,
    async stop() {
      stopped = true
      for (const one of listeners) one.close()
      await client?.end().catch(() => {})
    },
  }
}
