/** A host that looks like the vendor's, and the address under which it was seen. */
export interface UnconfirmedHost {
  readonly host: string
  readonly url: string
}

const most = 12

/** The label that a company registers: `acme` of `www.acme.co.uk`. */
function brandOf(domain: string): string {
  const labels = domain
    .toLowerCase()
    .replace(/^www\./, '')
    .split('.')
  const short = labels.slice(0, -1).filter((label) => label.length > 3)
  return (short.at(-1) ?? labels[0] ?? '').replaceAll('-', '')
}

/**
 * Leads whose host or path carries the vendor's own name: worth a person's click. All others (networks, stores, partners)
 * are not shown. A lead is never evidence before it is confirmed.
 */
export function unconfirmedHosts(leads: readonly string[], domain: string | null): UnconfirmedHost[] {
  const brand = domain === null ? '' : brandOf(domain)
  if (brand.length < 3) return []
  const found = new Map<string, string>()
  for (const lead of leads) {
    const url = URL.parse(lead)
    if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) continue
    if (url.hostname.replaceAll('-', '').includes(brand) && !found.has(url.hostname)) found.set(url.hostname, lead)
  }
  return [...found].slice(0, most).map(([host, url]) => ({ host, url }))
}
