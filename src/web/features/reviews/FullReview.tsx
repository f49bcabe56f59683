import { useCallback, useEffect, useMemo, useRef } from 'react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import type { ReviewSearch, ReviewTab } from '../../lib/review-search.ts'
import { useIsAtLeast } from '../../lib/use-is-at-least.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { lazily } from '../../ui/lazily.tsx'
import { pageSides } from '../../ui/Page.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs, TabPanel, type TabItem } from '../../ui/Tabs.tsx'
import { CommentLayer, CommentsContext, CommentsTab, useReviewComments } from '../comments/comments.public.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { claimsOf, numberEvidence } from './evidence/evidence.ts'
import { EvidenceProvider, useEvidence } from './evidence/EvidenceContext.tsx'

import { countPages, openRestrictions, staleDecisions } from './page-counts.ts'
import { ReviewHeader } from './header/ReviewHeader.tsx'
import { shownClaimKey } from './sections/shown-claim.ts'
import { StatStrip } from './header/StatStrip.tsx'
import { SummaryTab } from './summary/SummaryTab.tsx'

interface FullReviewProps {
  readonly page: ReviewPage
  readonly isCached: boolean
  /** A newer scan of the vendor runs. */
  readonly isRescanning: boolean
  readonly isBusy: boolean
  /** No answer came at all. */
  readonly isAway: boolean
  readonly isFetching: boolean
  /** Asks the server again. */
  readonly onRefetch: () => void
}

/** On a wide screen the reading tabs always have a passage beside them. */
const readingTabs: ReadonlySet<ReviewTab> = new Set(['summary', 'analysis'])

function LoadingTab() {
  return (
    <div className="flex max-w-reading flex-col gap-3">
      <Loading>Loading this part of the review…</Loading>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  )
}

const BottomSheet = lazily(async () => (await import('../../ui/BottomSheet.tsx')).BottomSheet)
const EvidencePanel = lazily(
  async () => (await import('./evidence/EvidencePanel.tsx')).EvidencePanel,
  <Skeleton className="m-5 h-48" />,
)
const Judging = lazily(async () => (await import('./judging/Judging.tsx')).Judging, <LoadingTab />)
const AnalysisTab = lazily(async () => (await import('./analysis/AnalysisTab.tsx')).AnalysisTab, <LoadingTab />)
const RestrictionsTab = lazily(
  async () => (await import('./restrictions/RestrictionsTab.tsx')).RestrictionsTab,
  <LoadingTab />,
)
const ChangesTab = lazily(async () => (await import('./changes/ChangesTab.tsx')).ChangesTab, <LoadingTab />)
const SourcesTab = lazily(async () => (await import('./sources/SourcesTab.tsx')).SourcesTab, <LoadingTab />)

function useReviewSearch() {
  const search: ReviewSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const { plan } = search
  const change = useCallback(
    (next: ReviewSearch, replace = true): void => {
      // A plan that is compared stays chosen on every tab.
      const kept = plan === undefined ? next : { plan, ...next }
      void navigate({ to: '.', search: kept, replace, resetScroll: false })
    },
    [navigate, plan],
  )
  return { search, change }
}

interface BodyProps extends FullReviewProps {
  readonly search: ReviewSearch
  readonly isWide: boolean
  readonly change: (next: ReviewSearch, replace?: boolean) => void
}

function ReviewBody({ page, search, isWide, change, isFetching, onRefetch }: BodyProps) {
  const { evidence, open: shown, claimKey, hide, comeBack } = useEvidence()
  const tab = search.tab ?? 'summary'
  const isJudging = tab === 'analysis' && search.judge === true
  const { state: _, ...withoutState } = search

  const findingId = shown === null ? null : (evidence.items[shown - 1]?.finding.id ?? null)
  const sections = tab === 'analysis' ? page.analysis : page.summary
  const shownKey = useMemo(() => shownClaimKey(sections, findingId, claimKey), [sections, findingId, claimKey])

  const before = useRef(shown)
  useEffect(() => {
    const previous = before.current
    before.current = shown
    if (previous === shown && search.evidence === undefined) return
    const wanted = shown === null ? `[data-evidence="${previous}"]` : '[aria-pressed=true][data-evidence]'
    const chip = document.querySelector<HTMLElement>(wanted)
    chip?.scrollIntoView({ block: 'nearest' })
    // What had the focus is gone with the panel or the table.
    if (previous !== shown && document.activeElement === document.body) chip?.focus({ preventScroll: true })
  }, [shown, search.evidence, tab])

  const goTo = (next: ReviewTab, fact = search.evidence): void => {
    change({ tab: next, ...(fact === undefined || next === 'sources' ? {} : { evidence: fact }) }, false)
  }
  const comments = useReviewComments(page.vendor.id, () => change({ tab: 'comments' }, false))
  const stale = staleDecisions(page).length
  const canClose = !isWide || !readingTabs.has(tab)
  /** The numbers follow the texts: the fact that was decided on stays open under its new one. */
  const onDecided = (fact: string | undefined): void => {
    if (fact !== undefined && search.evidence !== fact) change({ ...search, evidence: fact })
  }
  const items: readonly TabItem<ReviewTab>[] = [
    { value: 'summary', label: 'Executive Summary' },
    { value: 'analysis', label: 'Detailed Analysis' },
    { value: 'restrictions', label: 'Restrictions Tracker', count: openRestrictions(page).length },
    { value: 'comments', label: 'Comments', ...(comments.count > 0 ? { count: comments.count } : {}) },
    { value: 'changes', label: 'Changes', ...(stale > 0 ? { count: stale } : {}) },
    { value: 'sources', label: 'Sources', count: countPages(page) },
  ]
  const panel = (number: number) => (
    <EvidencePanel
      page={page}
      number={number}
      canClose={canClose}
      onOpenSources={() => change({ tab: 'sources' }, false)}
      onDecided={() => onDecided(evidence.items[number - 1]?.finding.fact)}
    />
  )
  return (
    <CommentsContext value={comments.commenting}>
      <Tabs items={items} value={tab} label="Parts of the review" onChange={goTo} className="px-2 md:px-6">
        <div className={shown !== null && isWide && !isJudging ? 'grid grid-cols-[minmax(0,1fr)_26.25rem]' : ''}>
          <div className={`min-w-0 py-7 ${pageSides}`}>
            <TabPanel value="summary">
              <SummaryTab
                page={page}
                shownKey={shownKey}
                onOpenAnalysis={() => goTo('analysis')}
                onOpenTracker={(fact) => goTo('restrictions', fact)}
                onOpenChanges={() => goTo('changes')}
                onJudge={() => change({ tab: 'analysis', judge: true }, false)}
              />
            </TabPanel>
            <TabPanel value="analysis">
              {isJudging ? (
                <Judging
                  page={page}
                  fact={search.evidence}
                  onShow={(fact) => change({ ...search, evidence: fact })}
                  onClose={() => change({ tab: 'analysis', ...(search.evidence ? { evidence: search.evidence } : {}) })}
                />
              ) : (
                <AnalysisTab
                  page={page}
                  state={search.state}
                  onState={(state) => change({ ...withoutState, ...(state === undefined ? {} : { state }) })}
                  onJudge={() => change({ tab: 'analysis', judge: true }, false)}
                  sections={page.analysis}
                  frameworks={page.scan.breakdown?.frameworks ?? []}
                  shownKey={shownKey}
                />
              )}
            </TabPanel>
            <TabPanel value="restrictions">
              <RestrictionsTab
                page={page}
                people={comments.people}
                search={search}
                isFetching={isFetching}
                isNarrowed={isWide && shown !== null}
                onSearch={(next) => change({ ...search, ...next })}
                onReparse={onRefetch}
              />
            </TabPanel>
            <TabPanel value="comments">
              <CommentsTab
                vendorId={page.vendor.id}
                summary={page.summary}
                analysis={page.analysis}
                onShow={({ id, section }) =>
                  change({ tab: section === 'detailed' ? 'analysis' : 'summary', comment: id }, false)
                }
              />
            </TabPanel>
            <TabPanel value="changes">
              <ChangesTab
                page={page}
                onLook={(fact) => change({ tab: 'analysis', judge: true, evidence: fact }, false)}
              />
            </TabPanel>
            <TabPanel value="sources">
              <SourcesTab page={page} evidence={evidence} />
            </TabPanel>
          </div>
          {shown !== null && isWide && !isJudging && (
            <aside
              aria-label="Evidence"
              className="sticky top-11 flex max-h-[calc(100dvh-2.75rem)] flex-col self-start border-l border-line"
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return
                if (canClose) hide()
                else comeBack()
              }}
            >
              {panel(shown)}
            </aside>
          )}
        </div>
        {!isWide && !isJudging && (
          <BottomSheet open={shown !== null} title="Evidence" onClose={hide}>
            {shown !== null && panel(shown)}
          </BottomSheet>
        )}
      </Tabs>
      {readingTabs.has(tab) && (
        <CommentLayer
          vendorId={page.vendor.id}
          scanId={page.scan.id}
          comments={comments.comments}
          people={comments.people}
          asked={comments.asked}
          onAskedDone={() => comments.setAsked(null)}
          shown={search.comment ?? null}
        />
      )}
    </CommentsContext>
  )
}

/** The evidence of the first sentence that has one: what stands beside the text before anything was chosen. */
function firstCited({ summary, analysis }: ReviewPage, evidence: ReturnType<typeof numberEvidence>): number | null {
  for (const claim of [...summary, ...analysis].flatMap(claimsOf)) {
    const item = evidence.byFinding.get(claim.finding_ids[0] ?? '')
    if (item) return item.number
  }
  return null
}

export function FullReview(props: FullReviewProps) {
  const { page, isCached, isRescanning, isBusy, isAway } = props
  usePageTitle(page.vendor.name)
  const { search, change } = useReviewSearch()
  const evidence = useMemo(() => numberEvidence(page), [page])
  const { evidence: asked, ...others } = search
  const isWide = useIsAtLeast('panel')
  const isRoomy = useIsAtLeast('md')
  const first = isWide && readingTabs.has(search.tab ?? 'summary') ? firstCited(page, evidence) : null
  const open = (asked === undefined ? undefined : evidence.byFact.get(asked)?.number) ?? first
  const onOpen = (number: number | null): void => {
    const fact = number === null ? undefined : evidence.items[number - 1]?.finding.fact
    change(fact === undefined ? others : { ...others, evidence: fact })
  }
  return (
    <EvidenceProvider evidence={evidence} open={open} onOpen={onOpen}>
      <div className="mx-auto max-w-review">
        <div className={`pt-6 pb-5 max-md:pt-4 max-md:pb-3 ${pageSides}`}>
          {isBusy && (
            <p role="status" className="mb-4 rounded-control bg-warn-soft px-3 py-2 text-warn">
              {isAway ? 'The server cannot be reached.' : 'Server is busy.'} You are seeing the last copy of this
              review; Assay tries again every 5 seconds.
            </p>
          )}
          {isRescanning && (
            <p role="status" className="mb-4 rounded-control bg-accent-soft px-3 py-2 text-fg2">
              A rescan is running. You are reading the last completed review.{' '}
              <Link
                to="/vendor/$vendorId/review"
                params={{ vendorId: page.vendor.id }}
                className="font-medium text-accent underline underline-offset-4"
              >
                View progress
              </Link>
            </p>
          )}
          <ReviewHeader page={page} isCached={isCached} isRescanning={isRescanning} plan={search.plan} />
          {isRoomy && (
            <div className="mt-6">
              <StatStrip page={page} />
            </div>
          )}
          {page.scan.error_log && (
            <section aria-labelledby="scan-errors" className="mt-4 rounded-card border border-line bg-s1 p-4">
              <h2 id="scan-errors" className="font-semibold">
                Scan Errors
              </h2>
              <p className="mt-1 text-fg2">
                <ForeignText text={page.scan.error_log} />
              </p>
            </section>
          )}
        </div>
        <ReviewBody {...props} search={search} isWide={isWide} change={change} />
      </div>
    </EvidenceProvider>
  )
}
