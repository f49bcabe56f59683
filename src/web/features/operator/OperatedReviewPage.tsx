import { Link, useParams } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { OperatedReview } from '../../../contract/operator.reviews.ts'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import type { ReviewBlock, ReviewSection } from '../../../contract/reviews.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf, formatDateTime } from '../../lib/format.ts'
import { verdictLabels } from '../../lib/verdict-labels.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { operatedReviewQuery } from './queries/reviews.ts'

function Block({ block }: { readonly block: ReviewBlock }) {
  if (block.type === 'heading')
    return (
      <h3 className="mt-4 font-semibold">
        <ForeignText text={block.text} />
      </h3>
    )
  if (block.type === 'paragraph')
    return (
      <p className="mt-2">
        <ForeignText text={block.claims.map(({ text }) => text).join(' ')} />
      </p>
    )
  return (
    <ul className="mt-2 list-disc pl-5">
      {block.items.map((claims, index) => (
        // The lines of a review do not change their places.
        <li key={index}>
          <ForeignText text={claims.map(({ text }) => text).join(' ')} />
        </li>
      ))}
    </ul>
  )
}

function Sections({ title, sections }: { readonly title: string; readonly sections: readonly ReviewSection[] }) {
  return (
    <details className="mt-6" open={title === 'Executive summary'}>
      <summary className="cursor-pointer text-read font-semibold">{title}</summary>
      {sections.map((section) => (
        <section key={section.id} aria-label={section.title} className="mt-5 max-w-reading text-fg2">
          <h2 className="text-read font-semibold text-fg">{section.title}</h2>
          {section.blocks.map((block, index) => (
            <Block key={`${section.id}.${index}`} block={block} />
          ))}
        </section>
      ))}
    </details>
  )
}

const words = (risk: string | null, score: number | null): string =>
  `${score === null ? 'no score' : `score ${score}/100`}, ${risk === null ? 'no risk' : `risk ${risk}`}`

function Said({ review }: { readonly review: OperatedReview }) {
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-2 rounded-card border border-line bg-s1 p-4 sm:grid-cols-[max-content_1fr]">
      <dt className="text-fg3">Status</dt>
      <dd>{review.status}</dd>
      <dt className="text-fg3">The program computed</dt>
      <dd>{words(review.found.risk_level, review.found.score)}</dd>
      {review.is_edited && (
        <>
          <dt className="text-fg3">The operator says</dt>
          <dd>{words(review.risk_level, review.score)}</dd>
        </>
      )}
      <dt className="text-fg3">Scanned</dt>
      <dd>{formatDateTime(review.created_at)}</dd>
      <dt className="text-fg3">Updated</dt>
      <dd>{formatDateTime(review.updated_at)}</dd>
    </dl>
  )
}

function Quotes({ page }: { readonly page: ReviewPage }) {
  const stated = page.findings.filter(({ quotes }) => quotes.length > 0)
  const questions = new Map(page.facts.map(({ id, question }) => [id, question]))
  return (
    <details className="mt-6">
      <summary className="cursor-pointer text-read font-semibold">
        Answers with their quotes ({countOf(stated.length, 'answer')})
      </summary>
      <ul className="mt-4 flex max-w-reading flex-col gap-4">
        {stated.map((finding) => (
          <li key={finding.id}>
            <p className="font-medium">
              {questions.get(finding.fact) ?? finding.fact} <Chip>{finding.value}</Chip>
            </p>
            {finding.quotes.map((quote, index) => (
              <blockquote key={index} className="mt-1 border-l-2 border-line pl-3 text-fg2 wrap-anywhere">
                <ForeignText text={quote.text} />
              </blockquote>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** One organization's review, for the operator to read and not to change; the organization's audit log tells of it. */
export function OperatedReviewPage() {
  const { reviewId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(operatedReviewQuery(reviewId))
  const back = (
    <div className="mb-6 flex items-center justify-between">
      <Link to="/super-admin" search={{ tab: 'reviews' }} className={buttonStyle('ghost')}>
        Back to Security Reviews
      </Link>
      <ThemeToggle />
    </div>
  )
  if (!data && !error) return <PageSkeleton title="Security review" loading="Loading the review…" />
  if (!data)
    return (
      <main>
        <Page title="Security review" above={back}>
          <div className="mt-4">
            <ErrorCard title="The review cannot be shown" text={messageOf(error)}>
              <Button onClick={() => void refetch()}>Retry</Button>
            </ErrorCard>
          </div>
        </Page>
      </main>
    )
  const { review, page } = data
  const verdict = page?.scan.breakdown?.verdict
  return (
    <main>
      <Page
        title={review.vendor_name}
        above={back}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <span>
              Review of <ForeignText text={review.tenant_name} />, read-only. Its audit log says that the operator read
              it.
            </span>
            {verdict && <Chip tone={verdictLabels[verdict].tone}>{verdictLabels[verdict].label}</Chip>}
          </span>
        }
      >
        <Said review={review} />
        {page === null ? (
          <p className="mt-6 text-fg2">This scan came to no review.</p>
        ) : (
          <>
            <Sections title="Executive summary" sections={page.summary} />
            <Sections title="Detailed analysis" sections={page.analysis} />
            <Quotes page={page} />
          </>
        )}
      </Page>
    </main>
  )
}
