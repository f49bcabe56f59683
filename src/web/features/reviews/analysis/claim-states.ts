import type { Finding } from '../../../../contract/findings.ts'
import type { Claim, ReviewSection } from '../../../../contract/reviews.ts'
import type { ReviewSearch } from '../../../lib/review-search.ts'

export type ClaimState = NonNullable<ReviewSearch['state']>
export const claimStates = ['against', 'conditional', 'unconfirmed', 'unknown'] as const satisfies readonly ClaimState[]

const isUnconfirmed = (finding: Finding | undefined): boolean =>
  finding !== undefined &&
  finding.value !== 'not-stated' &&
  finding.tier !== 'confirmed' &&
  (finding.tier === 'conflict' || finding.certainty !== 'stated')

function standsAs(claim: Claim, findings: ReadonlyMap<string, Finding>, state: ClaimState): boolean {
  if (state === 'against') return claim.tone === 'bad'
  if (state === 'conditional') return claim.tone === 'condition'
  if (state === 'unknown') return claim.tone === 'unknown'
  return claim.finding_ids.length > 0 && claim.finding_ids.some((id) => isUnconfirmed(findings.get(id)))
}

const byId = (findings: readonly Finding[]) => new Map(findings.map((finding) => [finding.id, finding]))

/** The sections with the lines that stand like this, and none that has no such line. */
export function filterSections(
  sections: readonly ReviewSection[],
  findings: readonly Finding[],
  state: ClaimState,
): readonly ReviewSection[] {
  const known = byId(findings)
  return sections.flatMap((section) => {
    const blocks = section.blocks.flatMap((block) => {
      if (block.type !== 'list') return []
      const items = block.items.filter(([lead]) => lead !== undefined && standsAs(lead, known, state))
      return items.length === 0 ? [] : [{ ...block, items }]
    })
    return blocks.length === 0 ? [] : [{ ...section, blocks }]
  })
}

export function countStates(
  sections: readonly ReviewSection[],
  findings: readonly Finding[],
): Readonly<Record<ClaimState, number>> {
  const countOf = (state: ClaimState): number =>
    filterSections(sections, findings, state)
      .flatMap(({ blocks }) => blocks)
      .reduce((sum, block) => sum + (block.type === 'list' ? block.items.length : 0), 0)
  return {
    against: countOf('against'),
    conditional: countOf('conditional'),
    unconfirmed: countOf('unconfirmed'),
    unknown: countOf('unknown'),
  }
}
