import type { ReviewPage } from '../../../contract/scans.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { SectionView } from './SectionView.tsx'

interface SummaryTabProps {
  readonly page: ReviewPage
  readonly shownKey: string | null
  readonly onOpenAnalysis: () => void
}

/** Says plainly why there is no figure, and what the review still holds. */
function WithheldNotice({ page }: { readonly page: ReviewPage }) {
  const { scan, documents, findings } = page
  const answered = findings.filter((finding) => finding.value !== 'not-stated').length
  return (
    <section aria-labelledby="withheld" className="mb-8 max-w-[72ch] rounded-card border border-line bg-s1 p-5">
      <h2 id="withheld" className="text-read font-semibold">
        Insufficient public evidence
      </h2>
      <p className="mt-2 text-read text-fg2">
        {documents.length === 0
          ? 'No page could be read, so there is nothing to score.'
          : `What ${page.vendor.name} publishes answers ${answered} of ${findings.length} questions, ${scan.coverage ?? 0}% by weight. That is too little for a score that could be trusted either way.`}
      </p>
      <p className="mt-2 text-fg3">
        This is no verdict on the vendor’s security. What was found stands below with its quotes; the questions to send
        would settle the rest.
      </p>
    </section>
  )
}

export function SummaryTab({ page, shownKey, onOpenAnalysis }: SummaryTabProps) {
  const { scan, summary } = page
  if (summary.length === 0) {
    return (
      <ErrorCard
        title="Executive Summary Generation Failed"
        text="Executive summary sections not found"
        hint="The answers and their quotes are kept in the detailed analysis."
      >
        <Button look="primary" onClick={onOpenAnalysis}>
          Open Detailed Analysis
        </Button>
      </ErrorCard>
    )
  }
  return (
    <>
      {scan.score === null && <WithheldNotice page={page} />}
      {summary.map((section) => (
        <SectionView key={section.id} section={section} shownKey={shownKey} />
      ))}
    </>
  )
}
