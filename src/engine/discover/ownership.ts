import { getDomain, getDomainWithoutSuffix } from 'tldts'
import { sharedHosts } from '../../catalog/known-places.ts'
import type { PageLink } from '../extract/html.ts'
import { isFileAddress } from './kinds.ts'

const byPrivateSuffix = { allowPrivateDomains: true }

/** The registrable domain (one label and its public suffix), or null for names that have none. */
export function registrableDomain(address: string): string | null {
  return getDomain(address, byPrivateSuffix)
}

export type OwnershipStatus =
  /** The vendor's registrable domain, one that it confirmed, or one that the user confirmed. */
  | 'own'
  /** A page of the vendor on a known trust, status or bounty host, linked from an own page. */
  | 'place'
  /** A file that an own page links. */
  | 'file'
  /** Not known to be the vendor's: never evidence. */
  | 'lead'

export interface Ownership {
  statusOf(address: string): OwnershipStatus
  /** Learns from a link that stands on an own page. */
  considerLink(link: PageLink): OwnershipStatus
  /** Learns from a redirect that starts at an own page. */
  considerRedirect(from: string, to: string): OwnershipStatus
  domains(): readonly string[]
}

const affix =
  /^(?:get|use|try|go|join|hello|my)?-?|-?(?:hq|app|status|security|trust|docs|help|support|legal|labs|inc|cloud|cdn|assets)?$/g

function placeKey(url: URL): string | null {
  const host = url.hostname.toLowerCase()
  for (const shared of sharedHosts) {
    if (shared.scope === 'subdomain' && host.endsWith(`.${shared.host}`) && host !== `www.${shared.host}`) return host
    const segment = url.pathname.split('/')[1] ?? ''
    if (shared.scope === 'path' && host === shared.host && segment !== '') return `${host}/${segment.toLowerCase()}`
  }
  return null
}

/** Identity is exact equality of registrable domains, never a part of a name. */
export function createOwnership(vendor: {
  readonly website: string
  readonly domain: string | null
  readonly confirmedHosts: readonly string[]
}): Ownership {
  const domains = new Set<string>()
  const places = new Set<string>()
  const files = new Set<string>()
  for (const each of [vendor.website, vendor.domain ?? '', ...vendor.confirmedHosts]) {
    const domain = registrableDomain(each)
    if (domain !== null) domains.add(domain)
  }
  const brand = getDomainWithoutSuffix(vendor.website, byPrivateSuffix) ?? ''
  const home = new URL(vendor.website)

  const bearsOwnName = (address: string): boolean => {
    const label = getDomainWithoutSuffix(address, byPrivateSuffix) ?? ''
    return brand.length >= 4 && label.replace(affix, '') === brand.replace(affix, '')
  }

  const statusOf = (address: string): OwnershipStatus => {
    const domain = registrableDomain(address)
    if (domain !== null && domains.has(domain)) return 'own'
    const key = placeKey(new URL(address))
    if (key !== null && places.has(key)) return 'place'
    return files.has(address) ? 'file' : 'lead'
  }

  const considerLink = (link: PageLink): OwnershipStatus => {
    const known = statusOf(link.href)
    if (known !== 'lead') return known
    const key = placeKey(new URL(link.href))
    if (key !== null) places.add(key)
    else if (link.region !== 'main' && bearsOwnName(link.href)) domains.add(registrableDomain(link.href) ?? link.href)
    else if (isFileAddress(link.href)) files.add(link.href)
    return statusOf(link.href)
  }

  const considerRedirect = (from: string, to: string): OwnershipStatus => {
    const known = statusOf(to)
    if (known !== 'lead') return known
    const source = new URL(from)
    const isHome =
      registrableDomain(from) === registrableDomain(home.href) && source.pathname === '/' && source.search === ''
    const domain = registrableDomain(to)
    const key = placeKey(new URL(to))
    if (statusOf(from) !== 'own') {
      if (statusOf(from) === 'file') files.add(to)
    } else if (key !== null && source.search === '') places.add(key)
    else if (domain !== null && (isHome || (bearsOwnName(to) && source.search === ''))) domains.add(domain)
    return statusOf(to)
  }

  return { statusOf, considerLink, considerRedirect, domains: () => [...domains] }
}
