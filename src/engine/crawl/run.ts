import type { DocumentKind, LedgerEntry, ReviewDocument } from '../../contract/documents.ts'
import { storable } from '../../contract/text.forms.ts'
import { createOwnership, type Ownership } from '../discover/ownership.ts'
import type { PageLink } from '../extract/html.ts'
import type { CrawlCapture, CrawlInput, CrawlPorts, CrawlSink, KnownCapture, KnownResource } from './contract.ts'
import type { Fetcher } from '../ports.ts'
import { matchExcluded, excludedReason } from './excluded-addresses.ts'
import { createFrontier, type Frontier } from './frontier.ts'
import { createThrottle, type Throttle } from './throttle.ts'
import { createRequester, type Requester } from './requests.ts'
import { createRobotsBook, type RobotsBook } from './robots.ts'
import { createResources, type Resources } from './resources.ts'
import { urlKey } from './url-key.ts'

/** Everything that one crawl holds while it runs. */
export interface CrawlRun {
  readonly input: CrawlInput
  readonly ports: CrawlPorts
  readonly frontier: Frontier
  readonly throttle: Throttle
  readonly requester: Requester
  readonly robots: RobotsBook
  readonly ownership: Ownership
  /** Whether the organization does not want the address read. */
  readonly isExcluded: (url: string) => boolean
  readonly known: ReadonlyMap<string, KnownCapture>
  readonly resources: Resources
  /** Text that a host shows for an address that does not exist; null when it says so as it should. */
  readonly missingPages: Map<string, Promise<string | null>>
  readonly coverage: Map<DocumentKind, number>
  readonly leads: Set<string>
  /** Origins and sitemaps that were asked for. */
  readonly readSitemaps: Set<string>
  /** Requests that were budgeted, and UTF-16 units of the texts that were kept. */
  readonly counts: { pages: number; files: number; textUnits: number }
  homeReason: string | null
  /** Commits ledger entries, one after the other. */
  record(entries: readonly LedgerEntry[]): Promise<void>
  /** Commits a document, then the entries that tell of it. False: its text is already there under another address. */
  keep(
    document: ReviewDocument,
    capture: CrawlCapture,
    entries: (isNew: boolean) => readonly LedgerEntry[],
  ): Promise<void>
  tell(seeking: DocumentKind | null): Promise<void>
  /** Adds the links of a page to the frontier. Only an own page teaches what else is the vendor's. */
  follow(from: string, links: readonly PageLink[], bonus?: number): void
}

/** Calls one at a time in the order they come; the first rejection is the answer to every later call. */
function createQueue(): (work: () => Promise<void>) => Promise<void> {
  let tail = Promise.resolve()
  return async (work) => {
    const mine = tail.then(work)
    tail = mine
    await mine
  }
}

function followLinks(
  from: string,
  links: readonly PageLink[],
  bonus: number,
  ownership: Ownership,
  frontier: Frontier,
  leads: Set<string>,
): void {
  const isOwn = ownership.statusOf(from) === 'own'
  for (const link of links) {
    const status = isOwn ? ownership.considerLink(link) : ownership.statusOf(link.href)
    if (status !== 'lead') frontier.add(link.href, link.anchor, bonus)
    else if (link.region !== 'main' && leads.size < 100) leads.add(link.href)
  }
}

interface Commits {
  readonly record: CrawlRun['record']
  readonly keep: CrawlRun['keep']
  readonly tell: (seeking: DocumentKind | null, pages: number, budget: number) => Promise<void>
  readonly keepResource: (resource: KnownResource) => Promise<void>
}

/** Everything that goes to the sink, one call at a time; every string in it can be stored. */
function createCommits(sink: CrawlSink, texts: Set<string>, onDocument: (document: ReviewDocument) => void): Commits {
  const queue = createQueue()
  const tellAll = async (entries: readonly LedgerEntry[]): Promise<void> => {
    for (const entry of entries) await sink.ledger(storable(entry))
  }
  return {
    record: async (entries) => {
      await queue(async () => {
        await tellAll(entries)
      })
    },
    keep: async (document, capture, entries) => {
      await queue(async () => {
        const isNew = !texts.has(document.text_sha256)
        if (isNew) {
          onDocument(document)
          await sink.document(storable(document), storable(capture))
        }
        await tellAll(entries(isNew))
      })
    },
    tell: async (seeking, pages, budget) => {
      await queue(async () => {
        await sink.progress({ seeking, pages, budget })
      })
    },
    keepResource: async (resource) => {
      await queue(async () => {
        await sink.resource?.(storable(resource))
      })
    },
  }
}

/** Asks for nothing that is excluded, whatever led there. */
function fetcherOutside(fetcher: Fetcher, isExcluded: CrawlRun['isExcluded']): Fetcher {
  return {
    fetch: async (request) =>
      isExcluded(request.url)
        ? { kind: 'refused', outcome: 'excluded', reason: excludedReason, bytes: 0 }
        : await fetcher.fetch(request),
  }
}

/** `deadline` in milliseconds since the epoch: after it nothing is asked again. */
export function createRun(input: CrawlInput, ports: CrawlPorts, sink: CrawlSink, deadline: number): CrawlRun {
  const frontier = createFrontier()
  const throttle = createThrottle(ports.clock, input.politeness)
  const isExcluded = matchExcluded(input.excludedAddresses ?? [])
  const fetcher = fetcherOutside(ports.fetcher, isExcluded)
  const requester = createRequester(fetcher, ports.clock, throttle, input.politeness, deadline)
  const ownership = createOwnership({ ...input.vendor, confirmedHosts: input.confirmedHosts })
  const texts = new Set<string>()
  const coverage = new Map<DocumentKind, number>()
  const leads = new Set<string>()
  const counts = { pages: 0, files: 0, textUnits: 0 }
  const countDocument = (document: ReviewDocument): void => {
    texts.add(document.text_sha256)
    counts.textUnits += document.text.length
    coverage.set(document.kind, (coverage.get(document.kind) ?? 0) + 1)
    frontier.countKind(document.kind)
  }
  for (const { document } of input.resume?.documents ?? []) countDocument(document)
  const { record, keep, tell, keepResource } = createCommits(sink, texts, countDocument)
  const resources = createResources(input.resources ?? [], requester, keepResource)

  return {
    input,
    ports,
    frontier,
    throttle,
    requester,
    robots: createRobotsBook(throttle, record, resources),
    resources,
    missingPages: new Map(),
    ownership,
    isExcluded,
    known: new Map(input.known.map((capture) => [urlKey(capture.document.url), capture])),
    coverage,
    leads,
    readSitemaps: new Set(),
    counts,
    homeReason: null,
    record,
    keep,
    tell: async (seeking) => {
      await tell(seeking, counts.pages, input.budget.pages)
    },
    follow: (from, links, bonus = 0) => followLinks(from, links, bonus, ownership, frontier, leads),
  }
}
