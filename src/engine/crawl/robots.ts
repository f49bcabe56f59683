import robotsParser from 'robots-parser'
import type { LedgerEntry } from '../../contract/documents.ts'
import type { Gate } from './gate.ts'
import type { Resources } from './resources.ts'
import { crawlSettings } from './settings.ts'

interface Rules {
  isAllowed(url: string, agent?: string): boolean | undefined
  getCrawlDelay(agent?: string): number | undefined
  getSitemaps(): string[]
}

/** The package exports the function itself; its types describe a module with a default. */
function isParser(exported: unknown): exported is (url: string, text: string) => Rules {
  return typeof exported === 'function'
}

function parseRules(url: string, text: string): Rules {
  const parser: unknown = robotsParser
  if (!isParser(parser)) throw new Error('robots-parser exports no function')
  return parser(url, text)
}

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

function parsed(robotsUrl: string, text: string, gate: Gate): HostRobots {
  const rules = parseRules(robotsUrl, text)
  const delay = rules.getCrawlDelay(crawlSettings.robotsName)
  if (delay !== undefined && delay > 0) gate.slowDown(new URL(robotsUrl).host, delay * 1000)
  return {
    sitemaps: rules.getSitemaps().slice(0, crawlSettings.sitemaps),
    refusal: (url) => {
      if (new URL(url).pathname === '/robots.txt') return null
      return rules.isAllowed(url, crawlSettings.robotsName) === false ? 'robots.txt asks not to read this page' : null
    },
    failure: null,
  }
}

const nothingForbidden: HostRobots = { sitemaps: [], refusal: () => null, failure: null }

/** 4xx allows everything; 5xx, a timeout or a broken answer forbids the whole host. */
export function createRobotsBook(
  gate: Gate,
  record: (entries: readonly LedgerEntry[]) => Promise<void>,
  resources: Resources,
): RobotsBook {
  const book = new Map<string, Promise<HostRobots>>()

  const read = async (origin: string, signal: AbortSignal): Promise<HostRobots> => {
    const robotsUrl = `${origin}/robots.txt`
    const { end, text, entries } = await resources.read(robotsUrl, 'robots', async () => null, signal)
    await record(entries)
    if (text !== null || end.result.kind === 'answer') return parsed(robotsUrl, text ?? '', gate)
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
