import type { Observation } from '../../contract/findings.ts'
import { cutQuote } from '../verify/quotes.ts'
import type { PreparedCorpus } from './prepare.ts'
import { isInstruction } from './speakers.ts'

/** Sentences that order a reviewer about. They are told, and change nothing. */
export function findInstructions(prepared: PreparedCorpus): Observation[] {
  const found: Observation[] = []
  for (const document of prepared.documents) {
    for (const unit of document.units) {
      if (found.length >= 50) return found
      if (!isInstruction(unit.text)) continue
      const quote = cutQuote(document.document, unit.start, unit.end)
      if (quote)
        found.push({
          kind: 'instruction',
          text: 'A page addresses the reviewer; it was read as text only.',
          facts: [],
          quotes: [quote],
        })
    }
  }
  return found
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

function languageName(code: string | null): string {
  try {
    return (code && languageNames.of(code)) ?? 'another language'
  } catch {
    return 'another language'
  }
}

/** Documents that were kept but not read because of their language, each with what it would take. */
export function findForeign(prepared: PreparedCorpus): Observation[] {
  return prepared.foreign.map((document) => ({
    kind: 'language',
    text: `${document.url} is in ${languageName(document.language)} and was not read. Ask the vendor for an English version, or have somebody read it who knows the language.`,
    facts: [],
    quotes: [],
  }))
}
