import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { SectionView } from '../sections/SectionView.tsx'

interface SummaryTabProps {
  readonly page: ReviewPage
  readonly shownKey: string | null
  readonly onOpenAnalysis: () => void
}

export function SummaryTab({ page, shownKey, onOpenAnalysis }: SummaryTabProps) {
  if (page.summary.length === 0) {
    return (
      <ErrorCard
        title="Executive Summary Generation Failed"
        text="Executive summary sections not found"
        hint="The answers and their quotes are in the detailed analysis."
      >
        <Button variant="primary" onClick={onOpenAnalysis}>
          Open Detailed Analysis
        </Button>
      </ErrorCard>
    )
  }
  return (
    <>
      {page.summary.map((section) => (
        <SectionView key={section.id} section={section} shownKey={shownKey} isMarked={section.id === 'decision'} />
      ))}
    </>
  )
}
