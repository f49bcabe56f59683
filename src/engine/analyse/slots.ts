import { facets, type Facet } from '../../catalog/facets.ts'
import type { Evidence } from './match.ts'
import type { Hit } from './product-talk.ts'
import type { FactRules } from './rules.ts'
import type { Unit } from './units.ts'

/**
 * The value of a claim, computed from what it says beside its subject: which part, since when, for whom, how firmly. Each
 * fact's own table says what that comes to.
 */

type Kind = Evidence['kind']

export interface ValuedClaim {
  readonly kind: Kind
  readonly lessBy: readonly string[]
}

const clauseEnds = /[;]| - |(?<=[a-z)])\. (?=[a-z])/g

/** The clause that holds the claim: what the next one says is another matter. */
function clauseOf(text: string, { at, end }: Hit): string {
  let from = 0
  let to = text.length
  for (const found of text.matchAll(clauseEnds)) {
    if (found.index < at) from = found.index + found[0].length
    else if (found.index >= end) {
      to = found.index
      break
    }
  }
  return text.slice(from, to)
}

/** What a claim comes to by the fact's table of facets and by what it needs to name; other kinds stay as they are. */
export function withFacets(kind: Kind, unit: Unit, hit: Hit, rules: FactRules): ValuedClaim | 'nothing' {
  if (kind !== 'yes') return { kind, lessBy: [] }
  const clause = clauseOf(unit.text, hit)
  const lessBy: string[] = []
  let value: Kind = kind
  // safe because the keys are facets
  for (const [name, effect] of Object.entries(rules.entry.facets) as [Facet, string][]) {
    if (!facets[name].pattern.test('inSentence' in facets[name] ? unit.text : clause)) continue
    if (effect === 'nothing') return 'nothing'
    lessBy.push(facets[name].says)
    if (effect === 'limits') value = 'limits'
    else if (value === 'yes') value = 'partial'
  }
  for (const { what, any } of rules.needs) {
    // A sentence names it itself; an item or a row may leave that to what stands above it.
    if (any.test(unit.text) || (unit.block.type !== 'paragraph' && any.test(unit.above))) continue
    lessBy.push(what)
    if (value === 'yes') value = 'partial'
  }
  return { kind: value, lessBy }
}
