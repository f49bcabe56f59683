import pg from 'pg'
import { z } from 'zod'
import { liveEvent, scanProgress, type LiveEvent } from '../../contract/live.ts'

/** How the database itself tells of a scan that it ended, in `app.fail_abandoned`. */
const endedInDatabase = z
  .object({
    type: z.literal('scan_progress'),
    data: scanProgress.extend({ scan_id: z.string(), vendor_id: z.string() }),
  })
  .transform(({ data: { scan_id: id, vendor_id, ...progress } }): LiveEvent => {
    return { type: 'changed', data: { changed: 'scan', id, vendor_id, progress } }
  })

/** What NOTIFY carries: under 8,000 bytes, types and ids only. */
const notice = z.union([
  z.object({ type: z.literal('session_closed'), session: z.string() }),
  z.object({ type: z.literal('tenant_closed'), tenant: z.string() }),
  z.object({ type: z.literal('scan_cancelled'), scan: z.string() }),
  z.object({ tenant: z.string(), event: z.union([liveEvent, endedInDatabase]) }),
])

export interface Listener {
  readonly tenantId: string
  readonly sessionId: string
  send(event: LiveEvent): void
  close(): void
  /** Looks in the database whether the session still holds, and closes when it does not. */
  recheck(): void
}

/** One LISTEN connection a node; rooms by tenant. */
export interface LiveHub {
  join(listener: Listener): () => void
  /** Called when somebody says that a scan was cancelled: a hint, for which its row is to be read. */
  onCancel(react: (scanId: string) => void): () => void
  isListening(): boolean
  stop(): Promise<void>
}

const reconnectAfter = 500

/**
 * Whoever may sign in to the database may notify, in these very words too: what has another shape is not heard, and what is
 * heard is a hint. An end is looked up where it is stored; a forged event makes browsers fetch what is theirs.
 */
function readNotice(payload: string): z.infer<typeof notice> | null {
  try {
    return notice.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}

function deliver(payload: string, listeners: Iterable<Listener>, cancels: Iterable<(scanId: string) => void>): void {
  const message = readNotice(payload)
  if (!message) return
  if ('event' in message) {
    for (const one of listeners) if (one.tenantId === message.tenant) one.send(message.event)
  } else if (message.type === 'tenant_closed') {
    for (const one of listeners) if (one.tenantId === message.tenant) one.recheck()
  } else if (message.type === 'session_closed') {
    for (const one of listeners) if (one.sessionId === message.session) one.recheck()
  } else for (const react of cancels) react(message.scan)
}

export function openLiveHub(directUrl: string): LiveHub {
  const listeners = new Set<Listener>()
  const cancels = new Set<(scanId: string) => void>()
  let client: pg.Client | undefined
  let stopped = false
  let connectedBefore = false

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
      if (payload) deliver(payload, listeners, cancels)
    })
    try {
      await next.connect()
      await next.query('listen assay_live')
      client = next
      // What was said while nobody listened is lost: clients fetch again, and sessions may have ended.
      if (connectedBefore)
        for (const one of listeners) {
          one.send({ type: 'resync' })
          one.recheck()
        }
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
