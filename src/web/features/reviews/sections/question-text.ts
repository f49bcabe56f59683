import type { ReviewSection } from '../../../../contract/reviews.ts'

/** The questions numbered through, one a line, under their headings. */
export function questionText(section: ReviewSection): string {
  let number = 0
  return section.blocks
    .flatMap((block) => {
      if (block.type === 'heading') return ['', block.text]
      if (block.type === 'paragraph') return []
      return block.items.map((claims) => {
        number += 1
        return `${number}. ${claims.map((claim) => claim.text).join(' ')}`
      })
    })
    .join('\n')
    .trim()
}
