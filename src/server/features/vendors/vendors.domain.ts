import { AppError } from '../../../contract/errors.ts'
import { normaliseWebsite } from '../../../engine/index.ts'

export interface StoredWebsite {
  readonly website: string | null
  readonly domain: string | null
}

/**
 * What is kept of a typed website. What is no address at all is refused; an address that cannot be read (a private one,
 * another port) is kept as typed, and the scan says why it was not read.
 */
export function readWebsite(typed: string | undefined, knownHosts: readonly string[]): StoredWebsite {
  if (typed === undefined || typed === '') return { website: null, domain: null }
  const answer = normaliseWebsite(typed, knownHosts)
  if (answer.kind === 'website') return { website: answer.url, domain: answer.host }
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || /\s/.test(typed)) {
    throw new AppError('invalid_input', `Website URL: ${answer.reason}`)
  }
  return { website: typed, domain: null }
}

export interface Quota {
  readonly plan: string | null
  readonly limit: number
  readonly used: number
}

/** Above this a limit counts as unlimited. */
const unlimited = 100_000

/** Why one more scan may not start, or null. */
export function quotaRefusal({ plan, limit, used }: Quota): string | null {
  if (plan === null) return 'No active subscription. Choose a plan or buy a report to start a scan.'
  if (limit > unlimited || used < limit) return null
  const reports = limit === 1 ? '1 report' : `${limit} reports`
  return `This month's ${reports} are used. Buy an extra report for $599 or upgrade your plan to start another scan.`
}
