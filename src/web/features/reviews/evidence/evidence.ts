import type { Finding } from '../../../../contract/findings.ts'
import type { Claim, Restriction, ReviewSection } from '../../../../contract/reviews.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'

/** One numbered piece of evidence: a finding with its quotes, or with none when the material does not answer. */
export interface EvidenceItem {
  readonly number: number
  readonly finding: Finding
  readonly question: string
  readonly group: string
  readonly restrictions: readonly Restriction[]
}

export interface Evidence {
  readonly items: readonly EvidenceItem[]
  readonly byFinding: ReadonlyMap<string, EvidenceItem>
  readonly byFact: ReadonlyMap<string, EvidenceItem>
}

/** Numbers from `from` to `to`, both included. */
export interface NumberRange {
  readonly from: number
  readonly to: number
}

type Numbered = Pick<ReviewPage, 'restrictions' | 'findings' | 'facts'>

/** The claims of a section as they are read. */
export function claimsOf(section: ReviewSection): readonly Claim[] {
  return section.blocks.flatMap((block) => {
    if (block.type === 'paragraph') return block.claims
    return block.type === 'list' ? block.items.flat() : []
  })
}

/**
 * Numbers the findings in the order of the catalogue: no decision, plan or rewritten text moves a number, and files carry
 * the same ones.
 */
export function numberEvidence({ restrictions, findings, facts }: Numbered): Evidence {
  const factById = new Map(facts.map((fact) => [fact.id, fact]))
  const items = findings.map((finding, index): EvidenceItem => {
    const fact = factById.get(finding.fact)
    return {
      number: index + 1,
      finding,
      question: fact?.question ?? finding.fact,
      group: fact?.group ?? '',
      restrictions: restrictions.filter((row) => row.finding_id === finding.id),
    }
  })
  return {
    items,
    byFinding: new Map(items.map((item) => [item.finding.id, item])),
    byFact: new Map(items.map((item) => [item.finding.fact, item])),
  }
}

/** As the program found it, whatever an analyst decided since: by that the server judges the next decision. */
export const foundOf = ({ found }: Pick<ReviewPage, 'found'>, finding: Finding): Finding =>
  found.find(({ fact }) => fact === finding.fact) ?? finding

/** Neighbouring numbers from three on stand together, so that a sentence about many findings stays readable. */
export function rangesOf(findingIds: readonly string[], evidence: Evidence): NumberRange[] {
  const numbers = [...new Set(findingIds.flatMap((id) => evidence.byFinding.get(id)?.number ?? []))].sort(
    (a, b) => a - b,
  )
  const runs: NumberRange[] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && last.to === number - 1) runs[runs.length - 1] = { from: last.from, to: number }
    else runs.push({ from: number, to: number })
  }
  return runs.flatMap((run) =>
    run.to - run.from === 1
      ? [
          { from: run.from, to: run.from },
          { from: run.to, to: run.to },
        ]
      : [run],
  )
}

/** Whether two sentences rest on the same findings, so that one citation serves both. */
export function citeTheSame(a: Claim, b: Claim | undefined): boolean {
  if (b === undefined || a.finding_ids.length === 0) return false
  const [one, other] = [new Set(a.finding_ids), new Set(b.finding_ids)]
  return one.size === other.size && [...one].every((id) => other.has(id))
}

export const placeOf = ({ document_id: document, start, end }: Finding['quotes'][number]): string =>
  `${document} ${start} ${end}`

/** The passages of a finding, each once: what is quoted twice is read once. */
export const passagesOf = (quotes: Finding['quotes']): Finding['quotes'] => [
  ...new Map(quotes.map((quote) => [placeOf(quote), quote])).values(),
]

/** Other items that rest on a document of this one. */
export function sharingSource(item: EvidenceItem, evidence: Evidence): EvidenceItem[] {
  const documents = new Set(item.finding.quotes.map((quote) => quote.document_id))
  return evidence.items.filter(
    (other) => other !== item && other.finding.quotes.some((quote) => documents.has(quote.document_id)),
  )
}
