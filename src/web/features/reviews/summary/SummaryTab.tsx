import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { Fragment } from 'react'
import { useIsAtLeast } from '../../../lib/use-is-at-least.ts'
import { lazily } from '../../../ui/lazily.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { StatStrip } from '../header/StatStrip.tsx'
import { SectionView } from '../sections/SectionView.tsx'

interface SummaryTabProps {
  readonly page: ReviewPage
  readonly shownKey: string | null
  readonly onOpenAnalysis: () => void
  readonly onOpenTracker: (fact?: string) => void
  readonly onOpenChanges: () => void
  readonly onJudge: () => void
}

const FirstScreen = lazily(
  async () => (await import('./FirstScreen.tsx')).FirstScreen,
  <Skeleton className="mb-9 h-72 max-w-reading" />,
)
/** As high as the card of a vendor that nobody has decided on. */
const OurDecision = lazily(async () => (await import('./OurDecision.tsx')).OurDecision, <Skeleton className="h-14.5" />)

export function SummaryTab({ page, shownKey, onOpenAnalysis, ...ways }: SummaryTabProps) {
  const isPhone = !useIsAtLeast('md')
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
      {isPhone && (
        <div className="mb-6">
          <OurDecision page={page} />
        </div>
      )}
      {page.summary.map((section, index) => (
        <Fragment key={section.id}>
          <SectionView
            tab="executive"
            section={section}
            shownKey={shownKey}
            isMarked={section.id === 'decision'}
            isFoldable={index > 0}
          />
          {index === 0 && <FirstScreen page={page} isPhone={isPhone} {...ways} />}
          {index === 0 && isPhone && (
            <div className="mb-9">
              <StatStrip page={page} />
            </div>
          )}
        </Fragment>
      ))}
    </>
  )
}
