import { countSample, readSamples, type SampleCount } from '../tests/support/samples.ts'
import { writeSection } from './report-section.ts'

/** The fictional vendors from HTML to findings: crawled over loopback, read, and held against their truth files. */
const samples = await readSamples('2026-11-01')
const rows = samples.map(countSample)
const slowest = Math.round(Math.max(...samples.map((sample) => sample.writingMilliseconds)))

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`)
type Figures = Pick<
  SampleCount,
  | 'documents'
  | 'stated'
  | 'found'
  | 'right'
  | 'samePassage'
  | 'gates'
  | 'gatesFound'
  | 'contradictions'
  | 'contradictionsFound'
>
const sum = (key: keyof Figures): number => rows.reduce((total, row) => total + row[key], 0)
const line = (name: string, row: Figures): string =>
  `| ${name} | ${row.documents} | ${row.stated} | ${row.found} | ${percent(row.right, row.found)} | ${percent(row.right, row.stated)} | ${percent(row.samePassage, row.right)} | ${row.gatesFound} of ${row.gates} | ${row.contradictionsFound} of ${row.contradictions} |`
const total: Figures = {
  documents: sum('documents'),
  stated: sum('stated'),
  found: sum('found'),
  right: sum('right'),
  samePassage: sum('samePassage'),
  gates: sum('gates'),
  gatesFound: sum('gatesFound'),
  contradictions: sum('contradictions'),
  contradictionsFound: sum('contradictionsFound'),
}
const markdown = `## Sample vendors, from HTML to findings

Crawled over loopback, read and analysed; the truth files were written from the codebook alone. A wrong value costs precision
and recall. 'Same passage' is the share of right answers that quote the very passage which the truth file names; another
passage may say the same.

| vendor | documents | stated facts | found | precision | recall | same passage | plan limits | contradictions |
|---|---|---|---|---|---|---|---|---|
${rows.map((row) => line(row.name, row)).join('\n')}
${line('All', total)}

Score, texts and restrictions of a review after its findings: at most ${slowest} ms (to reach: 300).

Differences: ${rows.flatMap((row) => row.wrong.map((words) => `${row.name} ${words}`)).join(' · ') || 'none'}.`
writeSection('samples', markdown)
process.stdout.write(`${markdown}\n`)
