/** What a crawl may spend. Pages and files count requests that were made for them, refused ones included. */
export interface CrawlBudget {
  readonly pages: number
  readonly files: number
  readonly wallMilliseconds: number
}

/** How a crawl treats a host. Milliseconds. */
export interface Politeness {
  readonly betweenStarts: number
  readonly connectionsPerHost: number
  readonly tries: number
  /** First wait after 429 or 503 without Retry-After; doubled each time. */
  readonly backoff: number
  /** A longer Crawl-delay or Retry-After is not waited for. */
  readonly longestWait: number
}

export const defaultBudget: CrawlBudget = { pages: 60, files: 12, wallMilliseconds: 120_000 }

export const defaultPoliteness: Politeness = {
  betweenStarts: 500,
  connectionsPerHost: 2,
  tries: 3,
  backoff: 1_000,
  longestWait: 30_000,
}

export const crawlSettings = {
  /** The name that robots.txt may address. */
  robotsName: 'Assay',
  connectionsInAll: 8,
  redirects: 5,
  urlsOfOneTemplate: 12,
  /** What each page of a template takes from the worth of the next one. */
  templateDiscount: 6,
  /** A page of an idle host is not taken while one on a busy host is worth so much more. */
  patience: 45,
  candidates: 4_000,
  sitemaps: 12,
  /** Of an index, how many of its sitemaps wait to be read. */
  sitemapsInLine: 200,
  sitemapEntries: 20_000,
  keptSitemapEntries: 1_000,
  /** A best score below this is low: with a document of every kind the crawl stops. */
  lowScore: 20,
  /** A page below this is never read: blogs, calendars, other languages. */
  worthlessScore: 5,
  /** Hosts that let this many requests in a row time out are left alone. */
  timeoutsPerHost: 3,
  shortestText: 40,
  /** UTF-16 units of all texts of a scan: eight times what the wordiest vendor that we have met publishes. */
  textUnits: 6_000_000,
} as const

/** Ends the address that a host is asked for to learn how it answers what is not there. */
export const missingPageEnding = '-not-a-page'
