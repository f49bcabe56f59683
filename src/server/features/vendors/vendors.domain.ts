import { AppError } from '../../../contract/errors.ts'
import { normaliseWebsite, registrableDomain } from '../../../engine/index.ts'

export interface StoredWebsite {
  readonly website: string | null
  readonly domain: string | null
}

const whatToEnter = 'Enter the vendor’s public website, such as https://vendor.com.'

/** Why a website is refused, and what to do instead. */
export const websiteProblem = (reason: string): string => `${reason.replace(/\.$/, '')}. ${whatToEnter}`

/** A name for examples (RFC 2606): nobody can own one, and people try products out with it. */
function isExample(typed: string): boolean {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
  return url !== null && url.hostname.endsWith('.example') && `${url.username}${url.password}${url.port}` === ''
}

/**
 * What is kept of a typed website. One that no scan could read (a private address, a number, another port) is refused;
 * an example name is kept without a domain, and its scan says why nothing was read.
 */
export function readWebsite(typed: string | undefined, knownHosts: readonly string[]): StoredWebsite {
  if (typed === undefined || typed === '') return { website: null, domain: null }
  const answer = normaliseWebsite(typed, knownHosts)
  if (answer.kind === 'website') return { website: answer.url, domain: answer.host }
  if (isExample(typed)) return { website: typed, domain: null }
  throw new AppError('invalid_input', `Website URL: ${websiteProblem(answer.reason)}`)
}

/** A host that may be confirmed as the vendor's: a name that somebody can have registered, no ending such as co.uk. */
export function confirmableHost(typed: string, knownHosts: readonly string[]): string {
  const answer = normaliseWebsite(typed, knownHosts)
  if (answer.kind === 'refused') throw new AppError('invalid_input', answer.reason)
  const isKnown = knownHosts.includes(answer.host)
  if (!isKnown && (registrableDomain(answer.host) === null || !/^[a-z\d.-]+$/.test(answer.host)))
    throw new AppError('invalid_input', 'Enter a host that belongs to the vendor, such as status.vendor.com')
  return answer.host
}

/** A host as vendors are told apart by it: in lower case, without its www. */
export const siteOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')
