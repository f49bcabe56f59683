import { absoluteUrl } from '../extract/html.ts'
import { crawlSettings } from './settings.ts'

export interface Sitemap {
  readonly pages: readonly string[]
  readonly sitemaps: readonly string[]
}

function unescaped(text: string): string {
  return text
    .replace(/^\s*<!\[CDATA\[([^]*?)\]\]>\s*$/, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .trim()
}

const longestEntry = 2500

/** What stands between the marks of each address. The end is looked for from the last one on, never from each beginning. */
function entriesOf(text: string): string[] {
  const opening = /<(?:\w+:)?loc>/gi
  const closing = /<\/(?:\w+:)?loc>/gi
  const entries: string[] = []
  let end = closing.exec(text)
  for (let start = opening.exec(text); start !== null && end !== null; start = opening.exec(text)) {
    const from = opening.lastIndex
    while (end !== null && end.index < from) end = closing.exec(text)
    if (end === null || end.index - from > longestEntry) continue
    entries.push(unescaped(text.slice(from, end.index)))
    if (entries.length >= crawlSettings.sitemapEntries) break
    opening.lastIndex = closing.lastIndex
  }
  return entries
}

/** Reads a sitemap, an index of sitemaps, or a plain list of addresses, up to the cap on entries. */
export function readSitemap(text: string, url: string): Sitemap {
  const isMarked = /<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/i.test(text.slice(0, 2000))
  const isList = !isMarked && !text.trimStart().startsWith('<')
  const found = isMarked ? entriesOf(text) : isList ? text.split(/\r?\n/, crawlSettings.sitemapEntries) : []
  const addresses = found.map((each) => absoluteUrl(each, url)).filter((each) => each !== null)
  const isIndex = /<(?:\w+:)?sitemapindex[\s>]/i.test(text.slice(0, 2000))
  return isIndex ? { pages: [], sitemaps: addresses } : { pages: addresses, sitemaps: [] }
}
