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

/** Reads a sitemap, an index of sitemaps, or a plain list of addresses, up to the cap on entries. */
export function readSitemap(text: string, url: string): Sitemap {
  const found: string[] = []
  if (/<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/i.test(text.slice(0, 2000))) {
    for (const match of text.matchAll(/<(?:\w+:)?loc>([^]{1,2500}?)<\/(?:\w+:)?loc>/gi)) {
      if (found.length >= crawlSettings.sitemapEntries) break
      found.push(unescaped(match[1] ?? ''))
    }
  } else if (!/^\s*</.test(text)) {
    found.push(...text.split(/\r?\n/).slice(0, crawlSettings.sitemapEntries))
  }
  const addresses = found.map((each) => absoluteUrl(each, url)).filter((each) => each !== null)
  const isIndex = /<(?:\w+:)?sitemapindex[\s>]/i.test(text.slice(0, 2000))
  return isIndex ? { pages: [], sitemaps: addresses } : { pages: addresses, sitemaps: [] }
}
