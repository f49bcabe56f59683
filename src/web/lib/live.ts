import { useEffect, useSyncExternalStore } from 'react'
import type { LiveEvent } from '../../contract/live.ts'
import { readGrant } from './access-grant.ts'
import { readAccessToken } from './token-store.ts'

const mostReconnects = 5
const baseDelay = 1_000
const unauthorised = 4401

export type LiveState = 'connecting' | 'open' | 'closed'

let socket: WebSocket | undefined
let state: LiveState = 'closed'
let attempts = 0
let timer: ReturnType<typeof setTimeout> | undefined
let wanted = false
/** Whether a connection ended, or never came, since the page was opened: what happened then was not heard. */
let hasMissed = false
const watchers = new Set<() => void>()
const listeners = new Set<(event: LiveEvent) => void>()

function setState(next: LiveState): void {
  state = next
  for (const react of watchers) react()
}

function deliver(raw: unknown): void {
  try {
    // safe because our own server sends it, and an unknown type reaches no listener's branch
    const event = JSON.parse(String(raw)) as LiveEvent
    for (const react of listeners) react(event)
    if (event.type !== 'ready' || !hasMissed) return
    hasMissed = false
    for (const react of listeners) react({ type: 'resync' })
  } catch {
    // A frame that is no JSON is not for us.
  }
}

function reconnect(code: number): void {
  setState('closed')
  hasMissed = true
  if (!wanted || code === unauthorised || attempts >= mostReconnects) return
  attempts += 1
  timer = setTimeout(connect, baseDelay * attempts)
}

function connect(): void {
  const token = readAccessToken()
  if (!wanted || token === null || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING)
    return
  const next = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/ws`)
  socket = next
  setState('connecting')
  next.addEventListener('open', () => {
    attempts = 0
    const grant = readGrant()
    next.send(JSON.stringify({ type: 'auth', token, ...(grant === null ? {} : { grant }) }))
    setState('open')
  })
  next.addEventListener('message', (event) => deliver(event.data))
  next.addEventListener('close', (event) => {
    if (socket === next) reconnect(event.code)
  })
}

/** After five failures in a row the polling works alone, until the tab is looked at again. */
function tryAgainWhenSeen(): void {
  if (document.visibilityState !== 'visible' || state !== 'closed') return
  attempts = 0
  connect()
}

/** Opens the live connection while it is wanted and the caller is mounted, and hands each event over. */
export function useLiveEvents(react: (event: LiveEvent) => void, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined
    listeners.add(react)
    wanted = true
    connect()
    document.addEventListener('visibilitychange', tryAgainWhenSeen)
    return () => {
      listeners.delete(react)
      wanted = false
      hasMissed = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tryAgainWhenSeen)
      socket?.close()
      socket = undefined
      state = 'closed'
    }
  }, [react, isWanted])
}

const subscribe = (react: () => void): (() => void) => {
  watchers.add(react)
  return () => watchers.delete(react)
}

export const useLiveState = (): LiveState => useSyncExternalStore(subscribe, () => state)
