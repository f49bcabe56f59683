import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { createReviewPorts } from '../src/adapters/review-ports.ts'
import { startSampleWeb } from '../src/adapters/sample-web/sample-web.ts'
import type { ReviewDocument } from '../src/contract/documents.ts'
import { findingValue, type Finding } from '../src/contract/findings.ts'
import { analyseCorpus, crawl, defaultBudget, defaultPoliteness } from '../src/engine/index.ts'
import { writeSection } from './report-section.ts'

/** The fictional vendors from HTML to findings: crawled over loopback, read, and held against their truth files. */
const truthFile = z.object({
  facts: z.record(
    z.string(),
    z.object({ value: findingValue, plans: z.array(z.string()).default([]), also: z.array(findingValue).default([]) }),
  ),
})

interface Counted {
  readonly name: string
  readonly documents: number
  readonly stated: number
  readonly found: number
  readonly right: number
  readonly gates: number
  readonly gatesFound: number
  readonly wrong: readonly string[]
}

function compare(
  name: string,
  documents: number,
  findings: readonly Finding[],
  facts: z.infer<typeof truthFile>['facts'],
): Counted {
  const accepts = (finding: Finding): boolean => {
    const truth = facts[finding.fact]
    return truth !== undefined && [truth.value, ...truth.also].includes(finding.value)
  }
  const found = findings.filter((finding) => finding.value !== 'not-stated')
  const gated = Object.entries(facts).filter(([, truth]) => truth.plans.length > 0)
  const gatesFound = gated.filter(([fact, truth]) =>
    findings.some((finding) => finding.fact === fact && truth.plans.some((plan) => finding.plans.includes(plan))),
  )
  return {
    name,
    documents,
    stated: Object.values(facts).filter((truth) => truth.value !== 'not-stated').length,
    found: found.length,
    right: found.filter(accepts).length,
    gates: gated.length,
    gatesFound: gatesFound.length,
    wrong: findings
      .filter((finding) => !accepts(finding))
      .map((finding) => `${finding.fact}: ${finding.value}, truth ${facts[finding.fact]?.value ?? 'unknown'}`),
  }
}

const web = await startSampleWeb()
const rows: Counted[] = []
try {
  for (const { name, website } of web.vendors) {
    const documents: ReviewDocument[] = []
    const world = createReviewPorts({ hosts: web.hosts, version: 'bench' })
    const sink = {
      document: (document: ReviewDocument) => void documents.push(document),
      ledger: () => {},
      progress: () => {},
    }
    const vendor = { name, website, domain: new URL(website).hostname }
    // Loopback needs no pauses; what is read is the same.
    const politeness = { ...defaultPoliteness, betweenStarts: 5 }
    const input = { vendor, budget: defaultBudget, politeness, confirmedHosts: [], resume: null, known: [] }
    await crawl(input, world.ports, sink, new AbortController().signal)
    await world.close()
    const findings = analyseCorpus({ vendor, documents, asOf: '2026-11-01' }).flatMap((answer) => answer.findings)
    const path = join(import.meta.dirname, '..', 'samples', name.toLowerCase(), 'truth.json')
    rows.push(compare(name, documents.length, findings, truthFile.parse(JSON.parse(readFileSync(path, 'utf8'))).facts))
  }
} finally {
  await web.stop()
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`)
const sum = (key: 'stated' | 'found' | 'right' | 'gates' | 'gatesFound'): number =>
  rows.reduce((total, row) => total + row[key], 0)
const line = (
  name: string,
  row: Pick<Counted, 'stated' | 'found' | 'right' | 'gates' | 'gatesFound'>,
  documents: string,
): string =>
  `| ${name} | ${documents} | ${row.stated} | ${row.found} | ${percent(row.right, row.found)} | ${percent(row.right, row.stated)} | ${row.gatesFound} of ${row.gates} |`
const total = {
  stated: sum('stated'),
  found: sum('found'),
  right: sum('right'),
  gates: sum('gates'),
  gatesFound: sum('gatesFound'),
}
const markdown = `## Sample vendors, from HTML to findings

Crawled over loopback, read and analysed; the truth files were written from the codebook alone. A wrong value costs precision and recall.

| vendor | documents | stated facts | found | precision | recall | plan limits |
|---|---|---|---|---|---|---|
${rows.map((row) => line(row.name, row, String(row.documents))).join('\n')}
${line('All', total, String(rows.reduce((all, row) => all + row.documents, 0)))}

Differences: ${rows.flatMap((row) => row.wrong.map((words) => `${row.name} ${words}`)).join(' · ') || 'none'}.`
writeSection('samples', markdown)
process.stdout.write(`${markdown}\n`)
