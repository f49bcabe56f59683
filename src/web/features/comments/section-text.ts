import type { Comment } from '../../../contract/comments.ts'
import type { ReviewSection } from '../../../contract/reviews.ts'
import { locate, packed } from './anchor.ts'

/** The words of a section as they are read, packed. */
function sectionText({ blocks }: ReviewSection): string {
  const claims = blocks.flatMap((block) => {
    if (block.type === 'heading') return [block.text]
    return (block.type === 'list' ? block.items.flat() : block.claims).map((claim) => claim.text)
  })
  return packed(claims.join(' '))
}

interface Texts {
  readonly summary: readonly ReviewSection[]
  readonly analysis: readonly ReviewSection[]
}

/** The section that has the comment's passage now: its own one, else another of the same tab. Null for none. */
export function sectionOf(comment: Comment, { summary, analysis }: Texts): ReviewSection | null {
  const sections = comment.section === 'executive' ? summary : analysis
  const own = sections.find(({ id }) => id === comment.section_id)
  const inOrder = own ? [own, ...sections.filter((section) => section !== own)] : sections
  return inOrder.find((section) => locate(sectionText(section), comment) !== null) ?? null
}
