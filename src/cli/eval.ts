import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { markHidden } from '../contract/text.forms.ts'
import type { Finding } from '../contract/findings.ts'
import type { Corpus } from '../engine/corpus.ts'
import { patternExtractor } from '../engine/analyse/pattern-extractor.ts'
import { readCorpus } from './corpus-folder.ts'
import { sampleOf, type Comparison } from './eval-count.ts'
import { readLabels, type Label } from './eval-labels.ts'
import { judgeProof } from './eval-proof.ts'
import { buildReport, confusionText, markdownOf, type EvalReport } from './eval-report.ts'

const usage = `assay eval --corpus DIR --labels FILE [--vendors a,b] [--json OUT] [--report FILE] [--sample N --judgements FILE] [--proof FILE]

DIR holds one folder of text documents a vendor. FILE holds the labels.
--proof counts the answers whose passages were judged to prove them, and adds those not judged yet to its file.
--sample prints N findings with their context, to be judged by hand; answers go to the judgements file.`

interface Analysed {
  readonly vendor: string
  readonly corpus: Corpus
  readonly findings: readonly Finding[]
  readonly seconds: number
  readonly words: number
}

async function analyseVendor(folder: string, vendor: string): Promise<Analysed> {
  const { corpus } = await readCorpus(path.join(folder, vendor), vendor)
  const started = performance.now()
  const cpu = process.cpuUsage()
  const answers = await patternExtractor.extract({ corpus, done: [] }, new AbortController().signal)
  const used = process.cpuUsage(cpu)
  // The time of one core: where other processes hold it, less than what the clock shows.
  const seconds = Math.min((performance.now() - started) / 1000, (used.user + used.system) / 1_000_000)
  const words = corpus.documents.reduce((sum, document) => sum + document.text.split(/\s+/).length, 0)
  return { vendor, corpus, findings: answers.flatMap((answer) => answer.findings), seconds, words }
}

function compare(analysed: readonly Analysed[], labels: readonly Label[]): Comparison[] {
  const byVendor = new Map(analysed.map((one) => [one.vendor, new Map(one.findings.map((f) => [f.fact, f]))]))
  const comparisons: Comparison[] = []
  for (const label of labels) {
    const finding = byVendor.get(label.vendor)?.get(label.fact)
    if (finding) comparisons.push({ label, finding })
  }
  return comparisons
}

const judgement = z.object({
  key: z.string(),
  value: z.string(),
  judged: z.enum(['right', 'wrong', 'unsure']).nullable(),
})

/** Adds a random sample to the judgements file; what was judged before stays. */
async function writeSample(analysed: readonly Analysed[], count: number, file: string): Promise<void> {
  const known: z.infer<typeof judgement>[] = await readFile(file, 'utf8').then(
    (text) => z.array(judgement).parse(JSON.parse(text)),
    () => [],
  )
  const all = analysed.flatMap((one) =>
    one.findings.filter((f) => f.value !== 'not-stated').map((finding) => ({ one, finding })),
  )
  const keys = new Set(known.map((entry) => entry.key))
  for (const { one, finding } of sampleOf(all, count)) {
    const quote = finding.quotes[0]
    const document = one.corpus.documents.find((each) => each.id === quote?.document_id)
    if (!quote || !document) continue
    const key = `${one.vendor} ${finding.fact} ${quote.start}-${quote.end}`
    const before = document.text.slice(Math.max(0, quote.start - 200), quote.start)
    const after = document.text.slice(quote.end, quote.end + 200)
    process.stdout.write(
      markHidden(`\n${key} = ${finding.value} (${finding.certainty ?? ''})\n…${before}⟦${quote.text}⟧${after}…\n`),
    )
    if (!keys.has(key)) known.push({ key, value: finding.value, judged: null })
  }
  await writeFile(file, `${JSON.stringify(known, null, 2)}\n`)
}

/** Analyses every vendor of the corpus that has labels and compares. */
export async function evaluate(
  folder: string,
  labelFile: string,
  only: readonly string[] = [],
): Promise<{ report: EvalReport; analysed: Analysed[] }> {
  const labels = await readLabels(labelFile)
  const present = new Set(await readdir(folder))
  const labelled = [...new Set(labels.map((label) => label.vendor))].filter((vendor) => present.has(vendor))
  const vendors = labelled.filter((vendor) => only.length === 0 || only.includes(vendor))
  const analysed: Analysed[] = []
  for (const vendor of vendors) analysed.push(await analyseVendor(folder, vendor))
  let seconds = 0
  let words = 0
  for (const one of analysed) {
    const again = await analyseVendor(folder, one.vendor)
    seconds += again.seconds
    words += again.words
  }
  const kept = labels.filter((label) => vendors.includes(label.vendor))
  return { report: buildReport(compare(analysed, kept), words, Math.max(seconds, 1e-6)), analysed }
}

/** `assay eval`: measures the local extractor against labels. Returns the exit status. */
export async function runEval(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      labels: { type: 'string' },
      vendors: { type: 'string' },
      json: { type: 'string' },
      report: { type: 'string' },
      sample: { type: 'string' },
      judgements: { type: 'string' },
      proof: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help || values.corpus === undefined || values.labels === undefined) {
    process.stdout.write(`${usage}\n`)
    return values.help ? 0 : 2
  }
  const { report: counted, analysed } = await evaluate(values.corpus, values.labels, values.vendors?.split(',') ?? [])
  const answers = analysed.flatMap(({ vendor, findings }) => findings.map((finding) => ({ vendor, finding })))
  const proof = values.proof === undefined ? null : await judgeProof(answers, values.proof)
  const report = { ...counted, proof }
  process.stdout.write(`${markdownOf(report)}\n\n${confusionText(report)}\n`)
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`)
  if (values.report !== undefined) await writeFile(values.report, `${markdownOf(report)}\n`)
  if (values.sample !== undefined)
    await writeSample(analysed, Number(values.sample), values.judgements ?? 'judgements.json')
  return 0
}
