import { AppError } from '../../../contract/errors.ts'
import { normaliseWebsite, registrableDomain } from '../../../engine/index.ts'

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
  if (url && (url.username !== '' || url.password !== ''))
    throw new AppError('invalid_input', 'Website URL: Enter the address without a user name or password')
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || /\s/.test(typed)) {
    throw new AppError('invalid_input', `Website URL: ${answer.reason}`)
  }
  return { website: typed, domain: null }
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
