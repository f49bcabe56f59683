import type { Clock } from '../ports.ts'
import type { Politeness } from './settings.ts'

interface HostState {
  nextStart: number
  running: number
  delay: number
  timeouts: number
}

/** Keeps the distance between requests to one host, and the number that run at a time. */
export interface Throttle {
  /** Milliseconds until a request to the host may start; 0 is now; Infinity while both connections are taken. */
  waitFor(host: string): number
  /** Waits for a turn. The caller must leave. */
  enter(host: string, signal: AbortSignal): Promise<void>
  leave(host: string): void
  /** No start on the host before so many milliseconds have gone. */
  holdBack(host: string, milliseconds: number): void
  /** Lengthens the distance between starts, as robots.txt asks. */
  slowDown(host: string, milliseconds: number): void
  /** Counts requests in a row that no answer came to. */
  countTimeout(host: string): void
  countAnswer(host: string): void
  timeouts(host: string): number
}

export function createThrottle(clock: Clock, politeness: Politeness): Throttle {
  const hosts = new Map<string, HostState>()
  const stateOf = (host: string): HostState => {
    const known = hosts.get(host)
    if (known) return known
    const fresh = { nextStart: 0, running: 0, delay: politeness.betweenStarts, timeouts: 0 }
    hosts.set(host, fresh)
    return fresh
  }
  const waitFor = (host: string): number => {
    const state = stateOf(host)
    if (state.running >= politeness.connectionsPerHost) return Number.POSITIVE_INFINITY
    return Math.max(0, state.nextStart - clock.now())
  }
  return {
    waitFor,
    enter: async (host, signal) => {
      for (let wait = waitFor(host); wait > 0; wait = waitFor(host)) {
        await clock.sleep(Number.isFinite(wait) ? wait : 25, signal)
      }
      const state = stateOf(host)
      state.running += 1
      state.nextStart = clock.now() + state.delay
    },
    leave: (host) => {
      stateOf(host).running -= 1
    },
    holdBack: (host, milliseconds) => {
      const state = stateOf(host)
      state.nextStart = Math.max(state.nextStart, clock.now() + milliseconds)
    },
    slowDown: (host, milliseconds) => {
      const state = stateOf(host)
      state.delay = Math.max(state.delay, Math.min(milliseconds, politeness.longestWait))
    },
    countTimeout: (host) => {
      stateOf(host).timeouts += 1
    },
    countAnswer: (host) => {
      stateOf(host).timeouts = 0
    },
    timeouts: (host) => stateOf(host).timeouts,
  }
}
