import type { FactFile } from './fact-file.ts'
import { factFiles } from './fact-files.ts'
import { factReading, type CodebookEntry, type FactRule } from './fact-reading.ts'

const patternsOf = (rules: readonly FactRule[]): readonly string[] => rules.map((rule) => rule.match)

function entryOf({ id, reading }: FactFile): CodebookEntry {
  const { yes, partial, lesser, limits, no, traps, ...rest } = factReading.parse(reading())
  return {
    fact: id,
    ...rest,
    yes: patternsOf(yes),
    partial: patternsOf(partial),
    lesser: patternsOf(lesser),
    limits: patternsOf(limits),
    no: patternsOf(no),
    traps: patternsOf(traps),
  }
}

/** How each fact is read in text: one entry a fact that is asked, in the order in which they are shown. */
export const codebook: readonly CodebookEntry[] = factFiles.filter((file) => file.retired === undefined).map(entryOf)
