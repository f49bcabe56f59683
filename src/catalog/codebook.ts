import type { FactFile } from './fact-file.ts'
import { factFiles } from './fact-files.ts'
import { factReading, type CodebookEntry, type FactRule } from './fact-reading.ts'

const patternsOf = (rules: readonly FactRule[]): readonly string[] => rules.map((rule) => rule.match)

function entryOf({ id, reading }: FactFile): CodebookEntry {
  const { states, yes, partial, weaker, limits, no, exclusions, ...rest } = factReading.parse(reading())
  return {
    fact: id,
    ...rest,
    states: states.match,
    yes: patternsOf(yes),
    partial: patternsOf(partial),
    weaker: patternsOf(weaker),
    limits: patternsOf(limits),
    no: patternsOf(no),
    exclusions: patternsOf(exclusions),
  }
}

/** How each fact is read in text: one entry a fact that is asked, in the order in which they are shown. */
export const codebook: readonly CodebookEntry[] = factFiles.filter((file) => file.retired === undefined).map(entryOf)
