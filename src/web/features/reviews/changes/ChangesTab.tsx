import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft, Minus, MoveRight, Plus, TrendingDown, TriangleAlert, TrendingUp } from 'lucide-react'
import type { ClaimChange, ReviewChanges } from '../../../../contract/reviews.changes.ts'
import type { Finding } from '../../../../contract/findings.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { shortText } from '../../../../contract/text.forms.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { answerLabels } from '../../../lib/answer-labels.ts'
import { countOf, formatDateTime, shortAddress } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip, type ChipTone } from '../../../ui/Chip.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { sayStale, staleDecisions } from '../page-counts.ts'
import { EvidenceChips } from '../evidence/EvidenceChips.tsx'
import { describeScale, describeScore, isOtherScale } from './score-change.ts'
import { countUnchanged } from './unchanged.ts'
import { changesQuery } from '../queries/changes.ts'
import { kindLabels } from '../../../lib/source-labels.ts'

interface KindStyle {
  readonly title: string
  readonly tone: ChipTone
  readonly shape: typeof Plus
}

const kinds: Readonly<Record<ClaimChange['kind'], KindStyle>> = {
  weakened: { title: 'Weakened', tone: 'bad', shape: TrendingDown },
  removed: { title: 'No longer found', tone: 'warn', shape: Minus },
  strengthened: { title: 'Strengthened', tone: 'ok', shape: TrendingUp },
  added: { title: 'New', tone: 'accent', shape: Plus },
  changed: { title: 'Changed', tone: 'neutral', shape: ArrowRightLeft },
  moved: { title: 'Moved to another page', tone: 'neutral', shape: MoveRight },
}
const order = ['weakened', 'removed', 'strengthened', 'added', 'changed', 'moved'] as const

const cautions: Readonly<Record<NonNullable<ClaimChange['caution']>, string>> = {
  page_not_read: 'The page behind this answer could not be read this time. That does not mean that it changed.',
  passage_still_there: 'The passage is still on the page. Only our reading of it differs.',
  passage_was_there: 'The passage was on the page before. Only our reading of it differs.',
  decided: 'An analyst decided this. The page may not have changed.',
}

const mostShown = 420

function Side({ label, finding }: { readonly label: string; readonly finding: Finding }) {
  const [quote] = finding.quotes
  return (
    <div className="min-w-0">
      <p className="text-label text-fg3">
        {label}: {answerLabels[finding.value]}
        {finding.plans.length > 0 && <ForeignText text={` (${finding.plans.join(', ')})`} />}
      </p>
      {quote ? (
        <blockquote className="mt-1 border-l-2 border-line pl-3 wrap-anywhere text-fg2 [unicode-bidi:plaintext]">
          <ForeignText text={shortText(quote.text, mostShown)} />
        </blockquote>
      ) : (
        <p className="mt-1 text-fg3">No passage.</p>
      )}
    </div>
  )
}

function Change({ change, question }: { readonly change: ClaimChange; readonly question: string }) {
  return (
    <li className="px-4 py-4">
      <p className="font-medium">
        {question} <EvidenceChips findingIds={[change.after.id]} claimKey={`change:${change.fact}`} />
      </p>
      {change.differences.length > 0 && (
        <p className="mt-0.5 text-label text-fg2 first-letter:uppercase">
          <ForeignText text={change.differences.join(' · ')} />
        </p>
      )}
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Side label="Before" finding={change.before} />
        <Side label="Now" finding={change.after} />
      </div>
      {change.caution !== null && (
        <p className="mt-3 rounded-control bg-warn-soft px-3 py-2 text-label text-warn">{cautions[change.caution]}</p>
      )}
    </li>
  )
}

function Pages({ documents }: { readonly documents: ReviewChanges['documents'] }) {
  const rows = (['added', 'removed', 'changed'] as const).flatMap((how) =>
    documents[how].map((page) => ({ ...page, how })),
  )
  if (rows.length === 0) return null
  const labels = { added: 'New', removed: 'Not read this time', changed: 'Text changed' }
  return (
    <section aria-labelledby="changed-pages">
      <h2 id="changed-pages" className="text-ui font-semibold">
        Pages
      </h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-s1">
        {rows.map((row) => (
          <li key={`${row.how} ${row.url}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <span className="w-32 shrink-0 text-label text-fg3">{labels[row.how]}</span>
            <NewTabLink href={row.url} className="min-w-0 font-mono text-label break-all text-fg2 hover:text-fg">
              <ForeignText text={shortAddress(row.url)} />
            </NewTabLink>
            <span className="ml-auto text-label text-fg3">{kindLabels[row.kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Compared({ page, changes }: { readonly page: ReviewPage; readonly changes: ReviewChanges }) {
  const questions = new Map(page.facts.map((fact) => [fact.id, fact.question]))
  return (
    <div className="flex flex-col gap-8">
      <p className="text-fg2">
        {describeScore(changes.before, page.scan)} · compared with the scan of{' '}
        {formatDateTime(changes.before.completed_at)} ·{' '}
        {countOf(countUnchanged(page.findings, changes.claims), 'answer')} unchanged
      </p>
      {isOtherScale(changes.before, page.scan) && (
        <p className="-mt-5 rounded-control bg-accent-soft px-3 py-2 text-fg2">
          The earlier scan was scored on scale {changes.before.score_version}, this one on scale{' '}
          {page.scan.score_version}. {describeScale(changes.before)} What changed at the vendor is listed below.
        </p>
      )}
      {changes.claims.length === 0 && (
        <div className="rounded-card border border-line bg-s1">
          <EmptyState title="No claims have changed" text="The vendor’s public statements are the same as before." />
        </div>
      )}
      {order.map((kind) => {
        const claims = changes.claims.filter((claim) => claim.kind === kind)
        if (claims.length === 0) return null
        const { title, tone, shape: Shape } = kinds[kind]
        return (
          <section key={kind} aria-labelledby={`changes-${kind}`}>
            <h2 id={`changes-${kind}`} className="flex items-center gap-2 text-ui font-semibold">
              <Chip tone={tone} icon={<Shape className="size-3" aria-hidden="true" />}>
                {title}
              </Chip>
              <span className="font-normal text-fg3">{claims.length}</span>
            </h2>
            <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-s1">
              {claims.map((claim) => (
                <Change key={claim.fact} change={claim} question={questions.get(claim.fact) ?? claim.fact} />
              ))}
            </ul>
          </section>
        )
      })}
      <Pages documents={changes.documents} />
    </div>
  )
}

const standings = {
  new_evidence: 'The pages now say something different from when this was decided.',
  passage_gone: 'The passage behind this decision is no longer on the pages that were read.',
} as const
const decided = { confirmed: 'Confirmed', rejected: 'Rejected', corrected: 'Corrected' } as const

interface ChangesTabProps {
  readonly page: ReviewPage
  readonly onLook: (fact: string) => void
}

/** Decisions whose pages changed: they count as they are, and somebody has to look at them again. */
function Stale({ page, onLook }: ChangesTabProps) {
  const questions = new Map(page.facts.map((fact) => [fact.id, fact.question]))
  const stale = staleDecisions(page)
  if (stale.length === 0) return null
  return (
    <section aria-labelledby="stale" className="mb-8">
      <h2 id="stale" className="flex items-center gap-2 text-ui font-semibold">
        <Chip tone="warn" icon={<TriangleAlert className="size-3" aria-hidden="true" />}>
          {sayStale(stale.length)}
        </Chip>
      </h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-warn/40 bg-s1">
        {stale.map((decision) => (
          <li key={decision.id} className="flex flex-wrap items-start gap-3 px-4 py-4">
            <div className="min-w-0 flex-1 basis-72">
              <p className="font-medium">{questions.get(decision.fact) ?? decision.fact}</p>
              <p className="mt-0.5 text-label text-warn">
                {decision.standing === 'holds' ? '' : standings[decision.standing]}
              </p>
              <p className="mt-0.5 text-label text-fg3">
                {decided[decision.kind]} by <ForeignText text={decision.decided_by ?? 'a former member'} />,{' '}
                {formatDateTime(decision.decided_at)}
                {decision.reason !== '' && <ForeignText text={`: ${decision.reason}`} />}
              </p>
            </div>
            <Button size="sm" onClick={() => onLook(decision.fact)}>
              Look at it again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ChangesTab(props: ChangesTabProps) {
  return (
    <>
      <Stale {...props} />
      <Differences page={props.page} />
    </>
  )
}

/** What differs from the vendor's scan before this one. */
function Differences({ page }: { readonly page: ReviewPage }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(changesQuery(page.vendor.id, page.scan.id))
  if (isPending) {
    return (
      <div className="flex max-w-reading flex-col gap-3">
        <Loading>Comparing the two scans…</Loading>
        <Skeleton className="h-4 w-64" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    )
  }
  if (error) {
    return (
      <ErrorCard title="The comparison could not be loaded" text={messageOf(error)}>
        <Button busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </ErrorCard>
    )
  }
  if (data === null) {
    return (
      <div className="rounded-card border border-line bg-s1">
        <EmptyState
          title="Nothing to compare with yet"
          text="This is the first completed scan of this vendor. The next one will be compared with it, claim by claim."
        />
      </div>
    )
  }
  return <Compared page={page} changes={data} />
}
