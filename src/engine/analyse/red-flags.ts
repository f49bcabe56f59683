import { redFlagRules, type RedFlagRule } from '../../catalog/red-flags.ts'
import type { Observation, Quote, RedFlagKind } from '../../contract/findings.ts'
import { cutQuote } from '../verify/quotes.ts'
import { isDefinition, isImperative, isSelfHosted } from './polarity.ts'
import type { PreparedCorpus } from './prepare.ts'
import { isInstruction } from './speakers.ts'
import type { PreparedDocument, Unit } from './units.ts'

/** Sentences of one kind that are told: the first of the corpus are read, the others add nothing to the verdict. */
const mostOfKind = 3
/** Letters of a sentence that is no clause of a contract that names everything. */
const longest = 500

/** Words of which one stands in every flagged sentence: most sentences are ruled out by them. */
const telling =
  /expir|indefinitely|forever|perpetuity|limit|years|breach|unauthori|incident|intrusion|attack|compromis|ransomware|exposed|leaked|stolen|admin|owner|full |same |complete |valid|without|any time|any (?:reason|purpose)|discretion|advertis|ad (?:net|part|ex)|brokers|marketing|usa|states|outside|regions?|globally|country|not |exclud|scope|withdrawn|revoked|superseded|lapsed|suspended|access/

function isFlagged({ says, unless, under }: RedFlagRule, { text, above }: Unit): boolean {
  if (unless?.test(text) || (under && !under.test(above))) return false
  return says.every((pattern) => pattern.test(text))
}

/** Whether the sentence is about this vendor and its service, and says that something is so. */
function isStatement({ text, block, above }: Unit): boolean {
  if (block.type === 'heading' || text.length > longest) return false
  if (isInstruction(text) || isDefinition(text) || isImperative(text)) return false
  return !isSelfHosted(text) && !isSelfHosted(above)
}

/** Pages that tell of others, or tell everybody what to do, say nothing adverse of the vendor. */
const isAboutVendor = ({ elsewhere, advice, internal, mapping }: PreparedDocument): boolean =>
  !elsewhere && !advice && !internal && !mapping

const isLifted = ({ liftedBy }: RedFlagRule, { units }: PreparedDocument): boolean =>
  liftedBy !== undefined && units.some(({ text }) => liftedBy.test(text))

/** Adverse statements beyond the facts, each with its sentence; several of one kind are one observation. */
export function findRedFlags(prepared: PreparedCorpus): Observation[] {
  const quotes = new Map<RedFlagKind, { rule: RedFlagRule; quotes: Quote[] }>()
  for (const document of prepared.documents.filter(isAboutVendor)) {
    for (const unit of document.units) {
      if (!telling.test(unit.text)) continue
      const rule = redFlagRules.find((one) => isFlagged(one, unit))
      if (!rule || !isStatement(unit) || isLifted(rule, document)) continue
      const known = quotes.get(rule.kind) ?? { rule, quotes: [] }
      quotes.set(rule.kind, known)
      const quote = known.quotes.length < mostOfKind ? cutQuote(document.document, unit.start, unit.end) : null
      if (quote && !known.quotes.some((other) => other.text === quote.text)) known.quotes.push(quote)
    }
  }
  return [...quotes.values()]
    .filter((found) => found.quotes.length > 0)
    .map(({ rule, quotes: own }) => ({ kind: rule.kind, text: rule.text, facts: [...rule.facts], quotes: own }))
}
