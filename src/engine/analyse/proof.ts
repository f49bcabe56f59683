import { formGuard } from './proof-form.ts'
import type { Rule, RulePart } from './rules.ts'
import type { PreparedDocument, Unit } from './units.ts'

/**
 * Whether a passage proves the answer by itself. A reader sees the quoted words, the headings above them, the line that
 * introduces their list and the header of their table, and nothing else of the page.
 */

/** Items and rows are read below the line that introduces them; a sentence has to name its subject itself. */
function shownText({ block, above, text }: Unit): string {
  return block.type === 'item' || block.type === 'row' ? `${above}: ${text}` : text
}

const outright = (states: readonly RulePart[], shown: string): boolean =>
  states.every(({ pattern, negative }) => pattern.test(shown) !== negative)

/** Whether the rule held only by words of the page that are not shown with the quote. */
const looksBeyond = (rule: Rule, { above, text }: Unit): boolean =>
  rule.parts.some(
    ({ where, negative, pattern }) =>
      !negative && (where === 'near' || where === 'section') && !pattern.test(text) && !pattern.test(above),
  )

/** A passage that proves what the rule reads in it: in form, saying it outright, and by its own words. */
export function isProof(states: readonly RulePart[], prepared: PreparedDocument, unit: Unit, rule: Rule): boolean {
  if (formGuard(prepared, unit) !== null || looksBeyond(rule, unit)) return false
  return outright(states, shownText(unit))
}
