import type { Observation } from '../../contract/findings.ts'
import { cutQuote } from '../verify/quotes.ts'
import type { PreparedCorpus } from './prepare.ts'

const instruction =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |previous |prior |above |these ){1,4}(?:instructions?|prompts?|rules|guidelines|context)\b|\b(?:as an ai|you are an? (?:ai|language model|assistant|security reviewer|auditor)|dear (?:ai|llm|assistant|reviewer|auditor))\b|\b(?:ai|llm|automated|security) (?:reviewers?|auditors?|scanners?|agents?|assistants?|tools?|models?|crawlers?)\b.{0,40}\b(?:must|should|shall|please|are (?:instructed|required)) (?:rate|score|mark|report|assume|conclude|answer|treat|ignore|give|output|respond|state|grade)\b|\b(?:mark|rate|score|report|grade|treat) (?:this|the|our|us|all) (?:\w+ ){0,4}(?:as (?:compliant|secure|passed|low risk|yes)|100|a\+|highest)|\bsystem prompt\b|<\|?(?:im_start|system)\|?>/

/** Sentences that order a reviewer about. They are told, and change nothing. */
export function findInstructions(prepared: PreparedCorpus): Observation[] {
  const found: Observation[] = []
  for (const document of prepared.documents) {
    for (const unit of document.units) {
      if (found.length >= 50) return found
      if (!instruction.test(unit.text)) continue
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

/** Documents that were kept but not analysed because of their language. */
export function findForeign(prepared: PreparedCorpus): Observation[] {
  return prepared.foreign.map((document) => ({
    kind: 'language',
    text: `${document.url} is not in English (${document.language ?? 'unknown'}) and was not analysed.`,
    facts: [],
    quotes: [],
  }))
}
