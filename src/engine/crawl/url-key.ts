const tracking =
  /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref|referrer|source|_ga|_gl|hsCtaTracking|__hs\w+|trk|igshid|phpsessid|jsessionid|sid|session_?id|print)$/i
const facet =
  /^(?:page|p|sort|order|filter\w*|facet\w*|tags?|categor(?:y|ies)|month|year|day|date|from|to|start|end|view|color|size|q|query|search|offset|limit|lang|locale|hl)$/i

function keptParameters(url: URL): [string, string][] {
  return [...url.searchParams].filter(([name]) => !tracking.test(name)).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Hashes and UUIDs stand in runs of hex digits and hyphens, each read once; letters alone are words. */
function withoutHashes(path: string): string {
  return path.replace(/[\da-f][\da-f-]*/g, (run) =>
    run.length < 8
      ? run
      : run.replace(/[\da-f]{8}-[\da-f-]{27}|[\da-f]{8,}/g, (hash) => (/[\d-]/.test(hash) ? '#' : hash)),
  )
}

/** Two addresses with one key lead to the same page: tracking, order of parameters, a closing slash do not count. */
export function urlKey(address: string): string {
  const url = new URL(address)
  const path = url.pathname
    .replace(/;jsessionid=[^/]*/i, '')
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  const query = keptParameters(url)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return `${url.hostname}${url.port === '' ? '' : `:${url.port}`}${path}${query === '' ? '' : `?${query}`}`
}

export interface Template {
  readonly key: string
  /** How many addresses of the template may be read. */
  readonly limit: number
}

/** What is alike in addresses that a program makes: digits and hashes collapsed. Calendars and facets get two pages. */
export function templateOf(address: string, limit: number): Template {
  const url = new URL(address)
  const names = keptParameters(url).map(([name]) => name)
  const path = url.pathname.toLowerCase()
  const collapsed = withoutHashes(path)
    .replace(/\d+/g, '#')
    .replace(/(?:\/#)+/g, '/#')
  const isCalendar = /\/\d{4}[/-]\d{1,2}(?:[/-]|$)|\/(?:calendar|events?)\//.test(path)
  if (names.some((name) => facet.test(name)) || isCalendar)
    return { key: `${url.hostname}${collapsed}?facet`, limit: 2 }
  const segments = collapsed.split('/')
  const isRepeating = segments.length > 6 && new Set(segments).size < segments.length - 2
  if (isRepeating) return { key: `${url.hostname}/repeating`, limit: 2 }
  return { key: `${url.hostname}${collapsed}?${names.join('&')}`, limit }
}
