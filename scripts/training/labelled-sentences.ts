import type { LabelledAnswer } from './labelled.ts'
import type { OwnSentence } from './own-sentences.ts'

/** Passages of a fact that is not stated which the rules took for it: the most telling counterexamples, a few a vendor. */
const mostMistaken = 4

/** The sentences that a reader quoted for a fact, as the analysis reads them. */
function quotedSentences({ label, rules, prepared }: LabelledAnswer): OwnSentence[] {
  const { quote } = label
  if (quote === null || label.value === 'not-stated') return []
  for (const { document, units } of prepared.documents) {
    const at = document.text.indexOf(quote)
    if (at < 0) continue
    return units
      .filter(({ start, end, block }) => start < at + quote.length && end > at && block.type !== 'heading')
      .map(({ text }) => ({ fact: rules.fact.id, states: true, text }))
  }
  return []
}

/** The sentences that the rules took for a fact which a reader found nowhere. */
function mistakenSentences({ label, rules, prepared }: LabelledAnswer): OwnSentence[] {
  if (label.value !== 'not-stated') return []
  const evidence = prepared.evidence.get(rules.fact.id) ?? []
  return evidence
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostMistaken)
    .map(({ unit }) => ({ fact: rules.fact.id, states: false, text: unit.text }))
}

/** What the labels of documents teach the second reader. */
export const labelledSentences = (answers: readonly LabelledAnswer[]): OwnSentence[] =>
  answers.flatMap((answer) => [...quotedSentences(answer), ...mistakenSentences(answer)])
