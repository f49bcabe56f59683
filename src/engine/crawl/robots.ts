import type { LedgerEntry } from '../../contract/documents.ts'
import type { Throttle } from './throttle.ts'
import type { Resources } from './resources.ts'
import { readRobots } from './robots-rules.ts'
import { crawlSettings } from './settings.ts'

export interface HostRobots {
  readonly sitemaps: readonly string[]
  /** Null: the page may be read. Else the reason why not. */
  refusal(url: string): string | null
  /** Why robots.txt could not be read, as the request ended; null when it was read or is absent. */
  readonly failure: { readonly outcome: LedgerEntry['outcome']; readonly reason: string } | null
}

export interface RobotsBook {
  /** Reads robots.txt of the address's host once; at later calls the same answer. */
  forAddress(url: string, signal: AbortSignal): Promise<HostRobots>
}

function parsed(robotsUrl: string, text: string, throttle: Throttle): HostRobots {
  const { origin, host } = new URL(robotsUrl)
  const rules = readRobots(text, crawlSettings.robotsName)
  if (rules.delay !== null && rules.delay > 0) throttle.slowDown(host, rules.delay * 1000)
  return {
    sitemaps: rules.sitemaps.slice(0, crawlSettings.sitemaps),
    refusal: (url) => {
      const asked = new URL(url)
      if (asked.pathname === '/robots.txt' || asked.origin !== origin) return null
      return rules.verdict(url) === 'disallow' ? 'robots.txt asks not to read this page' : null
    },
    failure: null,
  }
}

const nothingForbidden: HostRobots = { sitemaps: [], refusal: () => null, failure: null }

/** 4xx allows everything; 5xx, a timeout or a broken answer forbids the whole host. */
export function createRobotsBook(
  throttle: Throttle,
  record: (entries: readonly LedgerEntry[]) => Promise<void>,
  resources: Resources,
): RobotsBook {
  const book = new Map<string, Promise<HostRobots>>()

  const read = async (origin: string, signal: AbortSignal): Promise<HostRobots> => {
    const robotsUrl = `${origin}/robots.txt`
    const { end, text, entries } = await resources.read(robotsUrl, 'robots', async () => null, signal)
    await record(entries)
    if (text !== null || end.result.kind === 'answer') return parsed(robotsUrl, text ?? '', throttle)
    const { outcome, reason } = end.result
    const isAbsent = outcome === 'not_found' || outcome === 'login_wall' || /\((?:403|451)\)|status 4\d\d/.test(reason)
    if (isAbsent) return nothingForbidden
    const host = new URL(origin).hostname
    return {
      sitemaps: [],
      refusal: () => `robots.txt of ${host} could not be read: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
      failure: { outcome, reason },
    }
  }

  return {
    forAddress: async (url, signal) => {
      const { origin } = new URL(url)
      const known = book.get(origin)
      if (known) return await known
      const reading = read(origin, signal)
      book.set(origin, reading)
      return await reading
    },
  }
}
