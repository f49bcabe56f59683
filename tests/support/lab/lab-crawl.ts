import { createClock } from '../../../src/adapters/clock.ts'
import { createFetcher } from '../../../src/adapters/egress/fetcher.ts'
import { createHasher } from '../../../src/adapters/hasher.ts'
import { createDocumentReader } from '../../../src/adapters/reader/document-reader.ts'
import { createReaderPool } from '../../../src/adapters/reader/reader-pool.ts'
import type { LedgerEntry, ReviewDocument } from '../../../src/contract/documents.ts'
import type { CrawlCapture, CrawlInput, KnownCapture, KnownResource } from '../../../src/engine/crawl/contract.ts'
import { crawl } from '../../../src/engine/crawl/crawl.ts'
import { defaultBudget, defaultPoliteness, type Politeness } from '../../../src/engine/crawl/settings.ts'
import { labHosts } from './lab-pages.ts'

export interface LabCrawl {
  readonly documents: readonly ReviewDocument[]
  readonly captures: readonly CrawlCapture[]
  readonly ledger: readonly LedgerEntry[]
  readonly known: readonly KnownCapture[]
  readonly resources: readonly KnownResource[]
  readonly milliseconds: number
  readonly blocked: number
}

/** One crawl of the lab through the wall. `deadline` shortens the 30 seconds that a hanging host may take. */
export async function crawlLab(
  hosts: Readonly<Record<string, string>>,
  politeness: Partial<Politeness> = {},
  earlier: Partial<Pick<CrawlInput, 'known' | 'resources'>> = {},
  deadline = 3000,
): Promise<LabCrawl> {
  let blocked = 0
  const fetcher = createFetcher({
    hosts,
    userAgent: 'Assay lab',
    limits: { deadlineMilliseconds: deadline },
    onBlocked: () => {
      blocked += 1
    },
  })
  const documents: ReviewDocument[] = []
  const captures: CrawlCapture[] = []
  const ledger: LedgerEntry[] = []
  const resources: KnownResource[] = []
  const started = performance.now()
  const input: CrawlInput = {
    vendor: { name: 'Quillmark', website: `https://${labHosts.main}/`, domain: null },
    budget: defaultBudget,
    politeness: { ...defaultPoliteness, ...politeness },
    confirmedHosts: [],
    resume: null,
    known: [],
    ...earlier,
  }
  const readers = createReaderPool(1)
  const ports = {
    fetcher,
    clock: createClock(),
    hasher: createHasher(),
    reader: createDocumentReader(readers, labHosts.main),
  }
  const sink = {
    document: (document: ReviewDocument, capture: CrawlCapture) => {
      documents.push(document)
      captures.push(capture)
    },
    ledger: (entry: LedgerEntry) => void ledger.push(entry),
    progress: () => {},
    resource: (resource: KnownResource) => void resources.push(resource),
  }
  try {
    await crawl(input, ports, sink, new AbortController().signal)
  } finally {
    readers.close()
    await fetcher.close()
  }
  const known = documents.map((document, index) => {
    const { etag = null, lastModified = null, bodySha256 = '', links = [], pages = null } = captures[index] ?? {}
    return { document, links, pages, etag, lastModified, bodySha256 }
  })
  return { documents, captures, ledger, known, resources, milliseconds: performance.now() - started, blocked }
}
