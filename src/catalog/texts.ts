import { z } from 'zod'
import { factFiles } from './fact-files.ts'
import { factText, type FactText } from './texts/fact-text.ts'

const all: readonly FactText[] = z.array(factText).parse(factFiles.map(({ id, texts }) => ({ fact: id, ...texts })))
const retired = new Set(factFiles.flatMap((file) => (file.retired === undefined ? [] : [file.id])))

/** What a review says about each of the facts that are asked, in the order of the facts. */
export const factTexts: readonly FactText[] = all.filter(({ fact }) => !retired.has(fact))

const byFact = new Map(all.map((text) => [text.fact, text]))

/** Of retired facts too. Throws when the fact is not in the catalogue: ids come from our own data, never from outside. */
export function textOf(fact: string): FactText {
  const text = byFact.get(fact)
  if (!text) throw new Error(`No text for the fact ${fact}`)
  return text
}
