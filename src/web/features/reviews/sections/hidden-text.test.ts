import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ReviewSection } from '../../../../contract/reviews.ts'
import { numberEvidence } from '../evidence/evidence.ts'
import { EvidenceProvider } from '../evidence/EvidenceContext.tsx'
import { SectionView } from './SectionView.tsx'

test('sentences and headings of a review show what a page hid in them', () => {
  const hidden = 'flip \u202etxt.exe'
  const claim = { text: hidden, tone: 'plain' as const, finding_ids: [] }
  const section: ReviewSection = {
    id: 'strong',
    title: 'Strong points',
    blocks: [
      { type: 'heading', text: hidden },
      { type: 'paragraph', claims: [claim] },
      { type: 'list', items: [[claim]] },
    ],
  }
  const page = { summary: [section], analysis: [], restrictions: [], findings: [], facts: [] }
  const markup = renderToStaticMarkup(
    createElement(EvidenceProvider, {
      evidence: numberEvidence(page),
      open: null,
      onOpen: () => {},
      children: createElement(SectionView, { section, shownKey: null, tab: 'executive' }),
    }),
  )
  expect(markup).not.toContain('\u202e')
  expect(markup.match(/U\+202E<\/span>txt\.exe/g)).toHaveLength(3)
})
