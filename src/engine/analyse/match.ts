import type { FactEntry } from '../../catalog/fact-entry.ts'
import { factById } from '../../catalog/facts.ts'
import type { Allowance } from '../../catalog/codebook-entry.ts'
import type { FactRules, Rule, RuleKind } from './rules.ts'
import type { PreparedDocument, Unit } from './units.ts'
import {
  isDefinition,
  isDuty,
  isFuture,
  isNegated,
  isQuestion,
  isSelfHosted,
  isStaff,
  isThirdParty,
} from './polarity.ts'

/** One unit that says something about one fact. */
export interface Evidence {
  readonly prepared: PreparedDocument
  readonly unit: Unit
  readonly rule: Rule
  readonly kind: Exclude<RuleKind, 'trap'>
  readonly planned: boolean
  readonly score: number
}

interface Hit {
  readonly at: number
  readonly end: number
}

function near(prepared: PreparedDocument, unit: Unit): string {
  const before = prepared.units[unit.index - 1]
  const after = prepared.units[unit.index + 1]
  return `${before?.text ?? ''} / ${unit.text} / ${after?.text ?? ''}`
}

/** Where the rule's first part stands in the unit; null when the rule does not hold. */
export function matchRule(rule: Rule, prepared: PreparedDocument, unit: Unit): Hit | null {
  let hit: Hit | null = null
  for (const part of rule.parts) {
    const inUnit = part.where === 'above' ? null : part.pattern.exec(unit.text)
    let holds = inUnit !== null
    if (!holds && (part.where === 'above' || part.where === 'any')) holds = part.pattern.test(unit.above)
    if (!holds && part.where === 'near') holds = part.pattern.test(near(prepared, unit))
    if (holds === part.negative) return null
    if (!part.negative && inUnit) {
      const found = { at: inUnit.index, end: inUnit.index + inUnit[0].length }
      hit = hit === null ? found : { at: Math.min(hit.at, found.at), end: Math.max(hit.end, found.end) }
    }
  }
  return hit ?? { at: 0, end: 0 }
}

const kindWeight: Readonly<Record<string, number>> = {
  security: 1.15,
  trust: 1.1,
  compliance: 1.1,
  docs: 1,
  whitepaper: 1.05,
  dpa: 1,
  pricing: 0.95,
  sla: 1,
  status: 1,
  subprocessors: 1,
  disclosure: 1,
  ai: 1,
  home: 0.85,
  terms: 0.8,
  privacy: 0.85,
  signal: 1,
  other: 0.95,
}

type Verdict = { readonly kind: Evidence['kind']; readonly planned: boolean } | null

function judgeClaim(
  unit: Unit,
  hit: Hit,
  kind: 'yes' | 'partial',
  fact: FactEntry,
  allow: ReadonlySet<Allowance>,
): Verdict {
  const { text } = unit
  const deniable = fact.kind === 'cert' || fact.kind === 'feature'
  if (!allow.has('question') && isQuestion(text)) return null
  if (!allow.has('selfhost') && (isSelfHosted(unit.above) || isSelfHosted(text))) return null
  if (isDefinition(text) && !/\b(?:we|our|us)\b/.test(text)) return null
  if (!allow.has('staff') && fact.kind === 'feature' && isStaff(text)) return null
  if (!allow.has('third') && fact.kind !== 'feature' && isThirdParty(text)) return null
  if (!allow.has('duty') && fact.kind !== 'feature' && isDuty(text)) return null
  if (!allow.has('condition') && fact.kind !== 'feature' && /^(?:if you|when you|in case you|should you)\b/.test(text))
    return null
  if (!allow.has('negation') && isNegated(text, hit.at, hit.end))
    return deniable ? { kind: 'no', planned: false } : null
  if (!allow.has('future') && isFuture(text)) return deniable ? { kind: 'no', planned: true } : null
  return { kind, planned: false }
}

function readRule(
  rules: FactRules,
  rule: Rule,
  prepared: PreparedDocument,
  unit: Unit,
  fact: FactEntry,
): Evidence | null {
  const hit = matchRule(rule, prepared, unit)
  if (!hit || rule.kind === 'trap') return null
  const allow = new Set(rules.entry.allow)
  const verdict: Verdict =
    rule.kind === 'yes' || rule.kind === 'partial'
      ? judgeClaim(unit, hit, rule.kind, fact, allow)
      : { kind: rule.kind, planned: isFuture(unit.text) }
  if (!verdict) return null
  let score = kindWeight[prepared.document.kind] ?? 1
  if (unit.block.type === 'heading') score *= 0.55
  if (unit.text.length > 450) score *= 0.85
  if (unit.end - unit.start < 25) score *= 0.9
  return { prepared, unit, rule, kind: verdict.kind, planned: verdict.planned, score }
}

/** All that one document says about one fact, in the order of the text. */
export function collectEvidence(rules: FactRules, prepared: PreparedDocument): Evidence[] {
  const found: Evidence[] = []
  if (rules.entry.notIn.includes(prepared.document.kind)) return found
  const fact = factById(rules.entry.fact)
  for (const unit of prepared.units) {
    if (rules.topic && !rules.topic.test(unit.text)) continue
    if (rules.traps.some((trap) => matchRule(trap, prepared, unit) !== null)) continue
    for (const rule of rules.rules) {
      const evidence = readRule(rules, rule, prepared, unit, fact)
      if (!evidence) continue
      found.push(evidence)
      break
    }
  }
  return found
}
