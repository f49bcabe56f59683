import type { Evidence } from './match.ts'
import { readParameters } from './parameters.ts'
import type { PlanReader } from './gates.ts'
import type { FactRules } from './rules.ts'

/** The figure that pages of one vendor must agree on, by fact. */
const keyFigure: Readonly<Record<string, string>> = {
  'ir.notice': 'hours',
  'data.exit_deletion': 'days',
  'log.retention': 'days',
  'priv.subproc_notice': 'days',
  'app.patch_sla': 'critical_days',
  'bc.rto_rpo': 'rto_hours',
}

function figuresOf(rules: FactRules, one: Evidence, name: string): number | null {
  const value = readParameters(rules.entry.params, one, false)[name]
  return typeof value === 'number' ? value : null
}

/** Two statements on different pages that give different figures for the same promise; null when all agree. */
export function differingFigures(rules: FactRules, evidence: readonly Evidence[]): readonly Evidence[] | null {
  const name = keyFigure[rules.entry.fact]
  if (name === undefined) return null
  const stated = evidence.filter((one) => one.kind === 'yes' && one.unit.block.type !== 'row').slice(0, 40)
  for (const one of stated) {
    const figure = figuresOf(rules, one, name)
    if (figure === null) continue
    for (const other of stated) {
      if (other.prepared === one.prepared) continue
      const second = figuresOf(rules, other, name)
      if (second !== null && second !== figure) return [one, other]
    }
  }
  return null
}

/** A page that limits a feature to fewer plans than another page gives it to; null when they agree. */
export function differingPlans(
  evidence: readonly Evidence[],
  gateOf: (one: Evidence) => readonly string[] | null,
  reader: PlanReader,
): readonly Evidence[] | null {
  const exclusive = evidence.filter(
    (one) => /\bonly\b/.test(one.unit.text) && !/\b(?:custom|advanced)\b/.test(one.unit.text),
  )
  for (const one of exclusive.slice(0, 10)) {
    const limit = reader.gatesIn(one.unit.text)
    if (limit.length === 0) continue
    for (const other of evidence.slice(0, 60)) {
      if (other.prepared === one.prepared || other.unit.block.headerCells.length < 3) continue
      const given = gateOf(other)
      if (given?.some((plan) => !limit.includes(plan))) return [one, other]
    }
  }
  return null
}
