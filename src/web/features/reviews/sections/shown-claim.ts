import type { Claim, ReviewSection } from '../../../../contract/reviews.ts'

function* keyedClaims(sections: readonly ReviewSection[]): Generator<readonly [string, Claim]> {
  for (const section of sections) {
    for (const [index, block] of section.blocks.entries()) {
      const key = `${section.id}.${index}`
      if (block.type === 'paragraph') {
        for (const [place, claim] of block.claims.entries()) yield [`${key}.${place}`, claim]
      } else if (block.type === 'list') {
        for (const [item, claims] of block.items.entries()) {
          for (const [place, claim] of claims.entries()) yield [`${key}.${item}.${place}`, claim]
        }
      }
    }
  }
}

/**
 * Which claim the open evidence stands beside: the one that was clicked if it rests on it, else the one that rests on
 * the fewest findings, the first of them.
 */
export function shownClaimKey(
  sections: readonly ReviewSection[],
  findingId: string | null,
  clicked: string | null,
): string | null {
  if (findingId === null) return null
  const resting = [...keyedClaims(sections)].filter(([, claim]) => claim.finding_ids.includes(findingId))
  if (resting.some(([key]) => key === clicked)) return clicked
  const fewest = Math.min(...resting.map(([, claim]) => claim.finding_ids.length))
  return resting.find(([, claim]) => claim.finding_ids.length === fewest)?.[0] ?? null
}
