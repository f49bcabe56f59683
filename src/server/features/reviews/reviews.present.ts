import type { ReviewPage } from '../../../contract/reviews.page.ts'
import { facts } from '../../../catalog/facts.ts'
import { finding as findingSchema, type Finding } from '../../../contract/findings.ts'
import { documentHead, type DocumentHead } from '../../../contract/reviews.page.ts'

const order = new Map(facts.map((fact, index) => [fact.id, index]))

interface FindingRow {
  readonly fact: string
  readonly value: string
  readonly certainty: string | null
  readonly tier: string
  readonly plans: unknown
  readonly params: unknown
  readonly quotes: unknown
}

export const findingId = (fact: string): string => `f-${fact}`

/** In the order of the catalogue. */
/** In the order of the catalogue; what is asked no more stands last. */
export function presentFindings(rows: readonly FindingRow[]): Finding[] {
  return rows
    .map((row) => findingSchema.parse({ ...row, id: findingId(row.fact) }))
    .toSorted((a, b) => (order.get(a.fact) ?? order.size) - (order.get(b.fact) ?? order.size))
}

interface DocumentRow {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly text_sha256: string
  readonly language: string | null
  readonly kind: string
  readonly redirects: unknown
  readonly status: number
  readonly fetched_at: Date
  readonly characters: number
}

export function presentDocumentHead(row: DocumentRow): DocumentHead {
  return documentHead.parse({ ...row, fetched_at: row.fetched_at.toISOString() })
}

interface OperatorEditRow {
  readonly status: string
  readonly risk: string | null
  readonly score: number | null
  readonly results: unknown
  readonly edited_at: Date
}

export function presentOperatorEdit(row: OperatorEditRow | undefined): ReviewPage['operator_edit'] {
  if (!row) return null
  const { risk, edited_at: at, ...edit } = row
  // safe because check constraints hold both columns to these words
  const said = { ...edit, risk_level: risk } as NonNullable<ReviewPage['operator_edit']>
  return { ...said, edited_at: at.toISOString() }
}
