import type { Finding } from '../../contract/findings.ts'
import type { ReviewDocument } from '../../contract/documents.ts'
import type { AgentAnswer } from '../corpus.ts'
import { verifyQuote } from './quotes.ts'

/** The answer when nothing was found. */
export const notStated = (fact: string): Finding => ({
  id: `f-${fact}`,
  fact,
  value: 'not-stated',
  certainty: null,
  tier: 'local',
  plans: [],
  params: {},
  quotes: [],
})

export interface RefusedFinding {
  readonly finding: Finding
  readonly reason: 'no quote' | 'quote not found' | 'quotes on an unstated fact'
}

export interface Admission {
  readonly accepted: readonly Finding[]
  readonly refused: readonly RefusedFinding[]
}

/**
 * Admission: a stated finding passes only when it has quotes and each of them stands verbatim in its document; a
 * not-stated one only without quotes.
 */
export function admitFindings(
  findings: readonly Finding[],
  documents: readonly Pick<ReviewDocument, 'id' | 'text'>[],
): Admission {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const accepted: Finding[] = []
  const refused: RefusedFinding[] = []
  for (const finding of findings) {
    const reason = refusal(finding, byId)
    if (reason === null) accepted.push(finding)
    else refused.push({ finding, reason })
  }
  return { accepted, refused }
}

function refusal(
  finding: Finding,
  byId: ReadonlyMap<string, Pick<ReviewDocument, 'id' | 'text'>>,
): RefusedFinding['reason'] | null {
  if (finding.value === 'not-stated') return finding.quotes.length === 0 ? null : 'quotes on an unstated fact'
  if (finding.quotes.length === 0) return 'no quote'
  const verified = finding.quotes.every((quote) => {
    const document = byId.get(quote.document_id)
    return document !== undefined && verifyQuote(document, quote)
  })
  return verified ? null : 'quote not found'
}

/** An agent's answer as it is admitted: what is refused says nothing. */
export function admitAnswer(
  answer: AgentAnswer,
  documents: readonly Pick<ReviewDocument, 'id' | 'text'>[],
): AgentAnswer {
  const refused = new Set(admitFindings(answer.findings, documents).refused.map((one) => one.finding))
  const findings = answer.findings.map((finding) => (refused.has(finding) ? notStated(finding.fact) : finding))
  return { ...answer, findings, refusedQuotes: answer.refusedQuotes + refused.size }
}
