import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { findingValue, type Finding } from '../contract/findings.ts'

/** Whether the passages that are shown prove their answers: a file of judgements, made by reading, that grows. */

const judgement = z.object({
  vendor: z.string(),
  fact: z.string(),
  value: findingValue,
  quotes: z.array(z.string()),
  proven: z.boolean().nullable(),
})
type Judgement = z.infer<typeof judgement>

export interface ProofCounts {
  readonly judged: number
  readonly proven: number
  readonly unjudged: number
}

const keyOf = ({ vendor, fact, value, quotes }: Judgement): string => JSON.stringify([vendor, fact, value, quotes])

async function readJudgements(file: string): Promise<Judgement[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  return z.array(judgement).parse(JSON.parse(text))
}

/** Counts the answers whose passages were judged, and adds the others to the file, to be judged by reading. */
export async function judgeProof(
  answers: readonly { readonly vendor: string; readonly finding: Finding }[],
  file: string,
): Promise<ProofCounts> {
  const known = await readJudgements(file)
  const byKey = new Map(known.map((one) => [keyOf(one), one]))
  const counts = { judged: 0, proven: 0, unjudged: 0 }
  for (const { vendor, finding } of answers) {
    if (finding.value === 'not-stated') continue
    const quotes = finding.quotes.map((quote) => quote.text)
    const asked: Judgement = { vendor, fact: finding.fact, value: finding.value, quotes, proven: null }
    const one = byKey.get(keyOf(asked)) ?? asked
    if (one === asked) known.push(asked)
    if (one.proven === null) counts.unjudged++
    else counts.judged++
    if (one.proven === true) counts.proven++
  }
  await writeFile(file, `${JSON.stringify(known, null, 2)}\n`)
  return counts
}
