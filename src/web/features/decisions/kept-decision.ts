import type { FindingValue } from '../../../contract/findings.ts'
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts'
import type { DecisionDraft } from './queries/decide.ts'

export type DecisionKind = DecisionDraft['kind']

/** A decision that was typed and not sent. */
export interface KeptDecision {
  readonly kind: DecisionKind
  readonly reason: string
  readonly value: FindingValue
  readonly passage: string
  readonly plans: readonly string[]
}

const kinds: readonly DecisionKind[] = ['confirmed', 'rejected', 'corrected']
const answers: readonly FindingValue[] = ['yes', 'partial', 'no', 'not-stated']

export const draftName = (scanId: string, fact: string): string => `decision:${scanId}:${fact}`

/** Reads what was kept; null for what is no decision. */
export function decisionOf(draft: unknown): KeptDecision | null {
  if (typeof draft !== 'object' || draft === null) return null
  // safe because every member is looked at before it is used
  const { kind, reason, value, passage, plans } = draft as Readonly<Record<string, unknown>>
  const [known, answer] = [kinds.find((one) => one === kind), answers.find((one) => one === value)]
  if (!known || !answer || typeof reason !== 'string' || typeof passage !== 'string') return null
  const chosen = Array.isArray(plans) ? plans.filter((plan) => typeof plan === 'string') : []
  return { kind: known, reason, value: answer, passage, plans: chosen }
}

/** Keeps what was typed; once every word is taken back, nothing is kept. */
export function keepDecision(name: string, decision: KeptDecision): void {
  if (decision.reason.trim() === '' && decision.passage.trim() === '') dropDraft(name)
  else keepDraft(name, decision)
}

export const readKeptDecision = (scanId: string, fact: string): KeptDecision | null =>
  decisionOf(readDraft(draftName(scanId, fact)))
