import type { Finding } from '../../contract/findings.ts'
import type { ReviewDocument } from '../../contract/documents.ts'
import { verifyQuote } from './quotes.ts'

export interface RefusedFinding {
  readonly finding: Finding
  readonly reason: 'no quote' | 'quote not found' | 'quotes on an unstated fact'
}

export interface Admission {
  readonly accepted: readonly Finding[]
  readonly refused: readonly RefusedFinding[]
}

/**
 * The gate: a stated finding passes only when it has quotes and each of them stands verbatim in its document; a
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
