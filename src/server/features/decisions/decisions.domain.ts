import { isOpposite, needsPassage } from '../../../contract/decisions.forms.ts'
import type { z } from 'zod'
import type { decisionsRoutes } from '../../../contract/decisions.ts'
import type { Finding, FindingValue, Quote } from '../../../contract/findings.ts'

export type Asked = z.output<typeof decisionsRoutes.decide.body>

/** What an analyst's words come to, or why they cannot stand. */
export type Judged =
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'decided'
      readonly value: FindingValue
      readonly plans: readonly string[]
      readonly quotes: readonly Quote[]
    }

const refused = (reason: string): Judged => ({ kind: 'refused', reason })

/** What a correction must prove: a passage, and the plans that it names. Null where there is nothing to look up. */
export interface Lookup {
  readonly passage: string | null
  readonly plans: readonly string[]
}

/** What was found of it in the pages stored with the review. */
export interface Found {
  /** The passage as stored, in the first document that has it. */
  readonly quote: Quote | null
  /** Where it begins in characters, which is what the database counts in; 0 without a quote. */
  readonly firstCharacter: number
  /** The plans that some page names. */
  readonly plans: readonly string[]
}

export const nothingFound: Found = { quote: null, firstCharacter: 0, plans: [] }

/** Letters and words below which a passage proves nothing: any page has them. */
const least = { letters: 12, words: 2 } as const

const isTooShort = (passage: string): boolean =>
  passage.length < least.letters ||
  passage.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length < least.words

const isWithin = (part: Quote, whole: Quote): boolean =>
  part.document_id === whole.document_id && part.start >= whole.start && part.end <= whole.end

/** What has to be looked up in the pages before this can be judged; null for nothing. */
export function lookupFor(asked: Asked): Lookup | null {
  if (asked.kind !== 'corrected' || asked.value === 'not-stated') return null
  const passage = asked.passage?.trim() ?? ''
  const isWorthIt = passage !== '' && !isTooShort(passage)
  return isWorthIt || asked.plans.length > 0 ? { passage: isWorthIt ? passage : null, plans: asked.plans } : null
}

/**
 * A claim is confirmed or rejected as it stands; a correction that says something is stated needs a passage of a stored
 * page, found word for word. Reading the same passages differently needs none, saying the opposite does.
 */
export function judge(asked: Asked, found: Finding, pages: Found): Judged {
  if (asked.kind !== 'corrected') {
    if (found.value === 'not-stated')
      return refused(
        'Nothing was found on this question, so there is no claim to confirm or reject. Correct it instead.',
      )
    const value = asked.kind === 'confirmed' ? found.value : 'not-stated'
    return { kind: 'decided', value, plans: asked.kind === 'confirmed' ? found.plans : [], quotes: found.quotes }
  }
  if (asked.value === 'not-stated')
    return { kind: 'decided', value: 'not-stated', plans: [], quotes: asked.passage === undefined ? found.quotes : [] }
  const unknown = asked.plans.find((plan) => !pages.plans.includes(plan) && !found.plans.includes(plan))
  if (unknown !== undefined) return refused(`None of the pages of this review names a plan “${unknown}”.`)
  const passage = asked.passage?.trim() ?? ''
  if (passage === '') {
    if (needsPassage(found, asked.value))
      return refused('Copy the passage of the vendor’s page that supports the answer. Every claim needs one.')
    return { kind: 'decided', value: asked.value, plans: asked.plans, quotes: found.quotes }
  }
  if (isTooShort(passage))
    return refused('Copy the whole sentence or table row. A passage this short could be found on any page.')
  const { quote } = pages
  if (!quote)
    return refused('This passage was not found on the pages of this review. Copy it word for word from one of them.')
  if (isOpposite(found.value, asked.value) && found.quotes.some((own) => isWithin(quote, own)))
    return refused('This passage supports the answer that you correct. Copy the passage that supports yours.')
  return { kind: 'decided', value: asked.value, plans: asked.plans, quotes: [quote] }
}
