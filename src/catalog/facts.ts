import { z } from 'zod'
import { factEntry, type FactEntry } from './fact-entry.ts'
import type { FactFile } from './fact-file.ts'
import { factFiles } from './fact-files.ts'

/** The questions of fact files, checked. Throws where one is not in form. */
export function readFacts(files: readonly FactFile[]): readonly FactEntry[] {
  return z.array(factEntry).parse(
    files.map(({ values, controls, topicWords: _words, texts: _texts, reading: _reading, ...rest }) => ({
      ...rest,
      ...values,
      ...controls,
    })),
  )
}

/** Those that a review examines. */
export const askedOf = (entries: readonly FactEntry[]): readonly FactEntry[] =>
  entries.filter((fact) => fact.retired === undefined)

const known = readFacts(factFiles)
const byId = new Map(known.map((fact) => [fact.id, fact]))

/** The facts that every review examines, in the order in which they are shown. */
export const facts: readonly FactEntry[] = askedOf(known)

/** Of retired facts too. Throws when the id is not in the catalogue: for ids that come from our own data. */
export function factById(id: string): FactEntry {
  const fact = byId.get(id)
  if (!fact) throw new Error(`No fact has the id ${id}`)
  return fact
}

/** Whether the catalogue has it, also as a retired one: stored reviews may be of an older catalogue. */
export const knowsFact = (id: string): boolean => byId.has(id)

/** What a stored review is shown with, of whatever catalogue it was made. */
export interface FactHead extends Pick<FactEntry, 'id' | 'question' | 'soc2' | 'iso27001' | 'csf2' | 'sp80053'> {
  readonly group: string
}

/** Never throws: a review may be older than a question, or come from a later version than this one. */
export const factHeadOf = (id: string): FactHead =>
  byId.get(id) ?? {
    id,
    group: 'Other',
    question: `A question that this version does not know (${id})`,
    soc2: [],
    iso27001: [],
    csf2: [],
    sp80053: [],
  }
