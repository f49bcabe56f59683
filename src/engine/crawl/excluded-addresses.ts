/** An address that an organization does not want fetched: a host with those below it, a path, or a path of a host. */
interface ExcludedAddress {
  /** With its port where it names one; null for every host. */
  readonly host: string | null
  /** Begins every path that is meant, as `plainPath` writes it; `/` for all. */
  readonly path: string
}

export const excludedReason = 'Not read: your organization excludes it'

/** A path in one spelling, so that another spelling of it is no way around. */
function plainPath(path: string): string {
  let plain = path
  try {
    plain = decodeURIComponent(path)
  } catch {
    // Not percent-encoded as it should be: it is compared as it stands.
  }
  return plain.toLowerCase().replaceAll(/\/{2,}/g, '/')
}

function splitAddress(typed: string): readonly [host: string, path: string] {
  const plain = typed.trim().replace(/^https?:\/\//i, '')
  const slash = plain.search(/[/?#]/)
  return slash === -1 ? [plain, '/'] : [plain.slice(0, slash), plain.slice(slash)]
}

/**
 * Reads `vendor.com`, `vendor.com/blog` or `/careers`, with or without a scheme. Null for what is none of these, and for
 * `/` alone, which would leave nothing to read.
 */
export function readExcludedAddress(typed: string): ExcludedAddress | null {
  const [host, rest] = splitAddress(typed)
  const path = plainPath(rest.split(/[?#]/, 1)[0] ?? '')
  if (/[\s*]/.test(path)) return null
  if (host === '') return path.startsWith('/') && path !== '/' ? { host: null, path } : null
  const address = `https://${host}/`
  if (/[\s@*\\%]/.test(host) || !URL.canParse(address)) return null
  const { host: canonical, hostname } = new URL(address)
  if (!hostname.includes('.') || hostname.endsWith('.')) return null
  return { host: canonical, path: path === '' ? '/' : path }
}

/** As it is kept: one spelling for each. */
export const spellExcludedAddress = ({ host, path }: ExcludedAddress): string =>
  `${host ?? ''}${host !== null && path === '/' ? '' : path}`

const isBelow = (name: string, above: string): boolean => name === above || name.endsWith(`.${above}`)

function covers({ host, path }: ExcludedAddress, url: URL): boolean {
  if (host !== null && !isBelow(url.host, host) && !isBelow(url.hostname, host)) return false
  // A host that may be read at all is asked what it forbids.
  if (url.pathname === '/robots.txt') return path === '/'
  return plainPath(url.pathname).startsWith(path)
}

/** Tells whether an address is excluded. Entries that cannot be read exclude nothing. */
export function matchExcluded(entries: readonly string[]): (url: string) => boolean {
  const excluded = entries.map(readExcludedAddress).filter((one) => one !== null)
  return (url) => {
    if (excluded.length === 0 || !URL.canParse(url)) return false
    const asked = new URL(url)
    return excluded.some((one) => covers(one, asked))
  }
}
