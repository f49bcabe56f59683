import path from 'node:path'
import { parseArgs } from 'node:util'
import { factById, facts } from '../catalog/facts.ts'
import type { ReviewDocument } from '../contract/documents.ts'
import type { Finding } from '../contract/findings.ts'
import { markHidden } from '../contract/text.forms.ts'
import {
  explainFact,
  type ExplainedDocument,
  type ExplainedMatch,
  type Explanation,
} from '../engine/analyse/explain.ts'
import { guards, type GuardId } from '../engine/analyse/guards.ts'
import { readCorpus } from './corpus-folder.ts'

const usage = `assay explain --fact ID --corpus DIR [--document FILE]

Says for each document of DIR which rule of the fact matched where, and which guard stopped it, and what was decided.
--document tells of one file of DIR alone; what is decided rests on all of them.`

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const sayGuard = (guard: GuardId): string => `${guard}: ${guards[guard]}`

function sayMatch({ rule, meaning, source, text, start, words, kind, guard, exclusion }: ExplainedMatch): string[] {
  return [
    `  ${rule} at ${start}: “${inOneLine(text)}”`,
    `    reads: ${meaning}`,
    `    rule: ${source}`,
    `    words: “${words}”`,
    guard === null ? `    counts as ${kind ?? ''}` : `    stopped by ${sayGuard(guard)}`,
    ...(exclusion === null ? [] : [`    exclusion: ${exclusion}`]),
  ]
}

function sayDocument({ url, title, kind, guard, matches }: ExplainedDocument): string[] {
  const head = `${url} (${kind}: ${inOneLine(title)})`
  if (guard !== null) return [head, `  stopped by ${sayGuard(guard)}`]
  return [head, ...(matches.length === 0 ? ['  no rule matched'] : matches.flatMap(sayMatch))]
}

function sayQuotes({ quotes }: Finding, documents: readonly ExplainedDocument[]): string[] {
  const addresses = new Map(documents.map(({ id, url }) => [id, url]))
  return quotes.map(
    ({ document_id: id, start, text }) => `  “${inOneLine(text)}” at ${start} of ${addresses.get(id) ?? id}`,
  )
}

function sayDecision({ finding, guard, documents }: Explanation): string[] {
  const { value, certainty, tier, plans } = finding
  if (guard !== null) return [`Decided: ${value}; stopped by ${sayGuard(guard)}`]
  if (value === 'not-stated') return ['Decided: not-stated; no match was left']
  const limits = plans.length === 0 ? '' : `, on ${plans.join(', ')}`
  return [`Decided: ${value} (${certainty ?? ''}, ${tier})${limits}`, ...sayQuotes(finding, documents)]
}

/** The document that a file of the folder became. */
const documentOf = (documents: ReadonlyMap<string, ReviewDocument>, file: string): ReviewDocument | undefined =>
  documents.get(path.basename(file))

/** `assay explain`: why a fact was answered as it was. Answers the exit status: 0, or 2 for a mistaken call. */
export async function runExplain(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fact: { type: 'string' },
      corpus: { type: 'string' },
      document: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const refuse = (words: string): number => {
    process.stderr.write(`${markHidden(words)}\n`)
    return 2
  }
  if (values.help) {
    process.stdout.write(`${usage}\n`)
    return 0
  }
  if (values.fact === undefined || values.corpus === undefined) return refuse(usage)
  if (!facts.some(({ id }) => id === values.fact))
    return refuse(`No fact has the id ${values.fact}. There are: ${facts.map(({ id }) => id).join(', ')}`)
  const { corpus, files } = await readCorpus(values.corpus, path.basename(path.resolve(values.corpus)))
  const only = values.document === undefined ? undefined : documentOf(files, values.document)
  if (values.document !== undefined && !only)
    return refuse(`There is no document ${values.document} in ${values.corpus}`)
  const explanation = explainFact(corpus, values.fact)
  if (!explanation) return refuse(`The codebook has no rules for ${values.fact}`)
  const shown = explanation.documents.filter(({ id }) => only === undefined || id === only.id)
  const lines = [
    `${values.fact}: ${factById(values.fact).question}`,
    '',
    ...shown.flatMap((document) => sayDocument(document).concat('')),
    ...sayDecision(explanation),
  ]
  process.stdout.write(`${markHidden(lines.join('\n'))}\n`)
  return 0
}
