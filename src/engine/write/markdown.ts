import type { Claim, ReviewBlock, ReviewSection } from '../../contract/reviews.ts'
import { escapeMarkdown } from './restriction-table.ts'

const line = (claims: readonly Claim[]): string => claims.map((claim) => escapeMarkdown(claim.text)).join(' ')

const renderBlock = (block: ReviewBlock): string => {
  if (block.type === 'heading') return `### ${escapeMarkdown(block.text)}`
  if (block.type === 'paragraph') return line(block.claims)
  return block.items.map((item) => `- ${line(item)}`).join('\n')
}

/** Sections as Markdown, second-level headings. */
export const renderSections = (sections: readonly ReviewSection[]): string =>
  sections
    .map((section) => [`## ${escapeMarkdown(section.title)}`, ...section.blocks.map(renderBlock)].join('\n\n'))
    .join('\n\n')
