import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createClock } from '../../src/adapters/clock.ts'
import { createFetcher } from '../../src/adapters/egress/fetcher.ts'
import { createHasher } from '../../src/adapters/hasher.ts'
import { createLanguageDetector } from '../../src/adapters/language/language.ts'
import { startSampleWeb } from '../../src/adapters/sample-web/sample-web.ts'
import type { LedgerEntry, ReviewDocument } from '../../src/contract/documents.ts'
import { crawl } from '../../src/engine/crawl/crawl.ts'
import { readerWith } from '../../src/engine/crawl/memory-web.for-tests.ts'
import { defaultBudget, defaultPoliteness } from '../../src/engine/crawl/settings.ts'

const truthFile = z.object({
  facts: z.record(
    z.string(),
    z.object({ value: z.string(), page: z.string().optional(), quote: z.string().optional() }),
  ),
  contradictions: z.array(z.object({ quotes: z.array(z.object({ page: z.string(), quote: z.string() })) })),
})

const samples = join(import.meta.dirname, '../../samples')

async function crawlSample(
  website: string,
): Promise<{ documents: ReviewDocument[]; ledger: LedgerEntry[]; reason: string | null }> {
  const web = await startSampleWeb()
  const fetcher = createFetcher({ hosts: web.hosts, userAgent: 'Assay test' })
  const documents: ReviewDocument[] = []
  const ledger: LedgerEntry[] = []
  const ports = {
    fetcher,
    clock: createClock(),
    hasher: createHasher(),
    reader: readerWith(createLanguageDetector()),
  }
  const input = {
    vendor: { name: 'Sample', website, domain: null },
    budget: defaultBudget,
    politeness: { ...defaultPoliteness, betweenStarts: 5 },
    confirmedHosts: [],
    resume: null,
    known: [],
  }
  const sink = {
    document: (document: ReviewDocument) => void documents.push(document),
    ledger: (entry: LedgerEntry) => void ledger.push(entry),
    progress: () => {},
  }
  try {
    const result = await crawl(input, ports, sink, new AbortController().signal)
    return { documents, ledger, reason: result.reason }
  } finally {
    await fetcher.close()
    await web.stop()
  }
}

function plain(address: string): string {
  return address.replace(/\/$/, '')
}

for (const folder of readdirSync(samples)) {
  test(`every quote of the truth about ${folder} stands in the text that was read of its page`, async () => {
    const truth = truthFile.parse(JSON.parse(readFileSync(join(samples, folder, 'truth.json'), 'utf8')))
    const { website } = z
      .object({ website: z.string() })
      .parse(JSON.parse(readFileSync(join(samples, folder, 'vendor.json'), 'utf8')))
    const { documents, ledger, reason } = await crawlSample(website)
    expect(reason).toBeNull()
    const texts = new Map(documents.map((document) => [plain(document.url), document.text]))
    const quotes = [...Object.values(truth.facts), ...truth.contradictions.flatMap((each) => each.quotes)]
    const missing = quotes.filter(
      ({ page, quote }) => page !== undefined && quote !== undefined && !texts.get(plain(page))?.includes(quote),
    )
    expect(missing).toEqual([])
    expect(ledger.filter((entry) => entry.url.includes('/internal/') && entry.outcome !== 'robots')).toEqual([])
  })
}
