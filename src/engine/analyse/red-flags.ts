import type { RedFlagRule } from '../../catalog/red-flag-rule.ts'
import { redFlagRules } from '../../catalog/red-flags.ts'
import type { Observation, Quote, RedFlagKind } from '../../contract/findings.ts'
import { cutQuote } from '../verify/quotes.ts'
import { requirementOf } from './demands.ts'
import { isDefinition, isImperative, isSelfHosted } from './polarity.ts'
import type { PreparedCorpus } from './prepare.ts'
import { isInstruction } from './speakers.ts'
import type { PreparedDocument, Unit } from './units.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'

/** Sentences of one kind that are told: the first of the corpus are read, the others add nothing to the verdict. */
const mostOfKind = 3
/** Of these by one rule, so that one point said over and over does not hide another. */
const mostOfRule = 2
/** Letters of a sentence that is no clause of a contract that names everything. */
const longest = 500

let index: WordIndex | null = null
/** Most sentences are ruled out by their words alone. Built when the first text is read. */
const rulesFor = (text: string): readonly RedFlagRule[] => {
  index ??= buildWordIndex(redFlagRules.map(({ says }) => requirementOf(says.map(({ source }) => source))))
  return [...index.candidates(text)].flatMap((place) => redFlagRules[place] ?? [])
}

function isFlagged({ says, unless, under }: RedFlagRule, { text, above }: Unit): boolean {
  if (!says.every((pattern) => pattern.test(text))) return false
  return unless?.test(text) !== true && (under === null || under.test(above))
}

/** Whether the sentence is about this vendor and its service, and says that something is so. */
function isStatement({ text, block, above }: Unit): boolean {
  if (block.type === 'heading' || text.length > longest) return false
  // 'This means that …' draws a conclusion and defines nothing.
  if (isInstruction(text) || isImperative(text) || (isDefinition(text) && !text.startsWith('this means'))) return false
  return !isSelfHosted(text) && !isSelfHosted(above)
}

/** Pages that tell of others say nothing adverse of the vendor. */
const isAboutVendor = ({ elsewhere, mapping }: PreparedDocument): boolean => !elsewhere && !mapping

const ownVoice = /\b(?:we|our|us)\b/

const isLifted = ({ liftedBy }: RedFlagRule, { units }: PreparedDocument): boolean =>
  liftedBy !== undefined && units.some(({ text }) => liftedBy.test(text))

/** The rule by which a sentence is adverse; null for most sentences. */
function flagIn(document: PreparedDocument, unit: Unit): RedFlagRule | null {
  const rule = rulesFor(unit.text).find((one) => isFlagged(one, unit))
  if (!rule || !isStatement(unit) || isLifted(rule, document)) return null
  if (document.internal && !rule.inPolicies) return null
  // What a page of advice says in nobody's name is true of everybody.
  return document.advice && !ownVoice.test(unit.text) ? null : rule
}

interface Found {
  readonly rule: RedFlagRule
  readonly quote: Quote
}

/** Adverse statements beyond the facts, each with its sentence; several of one kind are one observation. */
export function findRedFlags(prepared: PreparedCorpus): Observation[] {
  const found = new Map<RedFlagKind, Found[]>()
  for (const document of prepared.documents.filter(isAboutVendor)) {
    for (const unit of document.units) {
      const rule = flagIn(document, unit)
      if (!rule) continue
      const known = found.get(rule.kind) ?? []
      found.set(rule.kind, known)
      const isTold = known.filter((other) => other.rule === rule).length >= mostOfRule
      const quote = known.length < mostOfKind && !isTold ? cutQuote(document.document, unit.start, unit.end) : null
      if (quote && !known.some((other) => other.quote.text === quote.text)) known.push({ rule, quote })
    }
  }
  return [...found].flatMap(([kind, [first, ...others]]) =>
    first
      ? [
          {
            kind,
            text: first.rule.text,
            facts: [...first.rule.facts],
            quotes: [first, ...others].map((one) => one.quote),
          },
        ]
      : [],
  )
}
