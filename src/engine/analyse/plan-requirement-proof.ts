import { normaliseText } from './normalise.ts'
import type { PlanReader } from './plan-requirements.ts'
import type { Evidence } from './match.ts'
import { claimText, limitingText, offerOf } from './plan-text.ts'
import type { PreparedDocument, Unit } from './units.ts'

/** Where a plan limit was read that the claim's own sentence does not hold: a neighbour, a heading, the top of the page. */
export interface GateProof {
  readonly prepared: PreparedDocument
  readonly unit: Unit
}

const firstLines = 8
const nearby = 4

/** Of a long cell of a table the words beside the claim alone. */
const claimed = (passage: GateProof | Evidence, text: string): string =>
  'at' in passage && passage.unit.block.type === 'row'
    ? claimText(passage.prepared, passage.unit, passage.at, passage.end)
    : text

/** By the words that a quote of the unit would show, not by the question or the heading that it is read with. */
function names(passage: GateProof | Evidence, plans: readonly string[], reader: PlanReader): boolean {
  const { prepared, unit } = passage
  const raw = prepared.document.text.slice(unit.start, unit.end)
  const text = limitingText(raw, normaliseText(raw))
  const columns = unit.block.type === 'row' ? (reader.columnsOf(unit) ?? []) : []
  const own = unit.block.type === 'heading' ? reader.namesIn(`${text} plan`) : reader.gatesIn(claimed(passage, text))
  const offer = offerOf(prepared, unit)
  return [...columns, ...own, ...reader.prefixOf(text), ...(offer === null ? [] : [offer])].some((name) =>
    plans.includes(name),
  )
}

/** Units that may limit a claim without standing in it, the nearest first. */
function surroundings({ prepared, unit }: Evidence): Unit[] {
  const path = unit.block.headingPath
  const beside: Unit[] = []
  for (let step = 1; step <= nearby; step++) {
    for (const other of [prepared.units[unit.index + step], prepared.units[unit.index - step]])
      if (other?.block.headingPath === path) beside.push(other)
  }
  const above = prepared.units.slice(0, unit.index).filter((other) => other.block.type === 'heading')
  return [...beside, ...above.toReversed(), ...prepared.units.slice(0, firstLines)]
}

/** The passage that proves the plan limit; 'quoted' when a passage that is quoted anyway does; null when none is found. */
export function proveRequirement(
  quoted: readonly Evidence[],
  all: readonly Evidence[],
  plans: readonly string[],
  reader: PlanReader,
): GateProof | 'quoted' | null {
  if (quoted.some((one) => names(one, plans, reader))) return 'quoted'
  const other = all.find((one) => names(one, plans, reader))
  if (other) return other
  for (const one of [...quoted, ...all]) {
    const { prepared } = one
    const unit = surroundings(one).find((each) => names({ prepared, unit: each }, plans, reader))
    if (unit) return { prepared, unit }
  }
  return null
}
