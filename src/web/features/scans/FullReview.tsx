import { useCallback, useEffect, useMemo } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReviewPage } from '../../../contract/scans.ts'
import type { ReviewSearch, ReviewTab } from '../../router.tsx'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { Tabs, TabPanel, type TabItem } from '../../ui/Tabs.tsx'
import { AnalysisTab } from './AnalysisTab.tsx'
import { numberEvidence } from './evidence.ts'
import { EvidenceProvider, useEvidence } from './EvidenceContext.tsx'
import { EvidencePanel } from './EvidencePanel.tsx'
import { RestrictionsTab } from './RestrictionsTab.tsx'
import { ReviewHeader } from './ReviewHeader.tsx'
import { shownClaimKey } from './shown-claim.ts'
import { SourcesTab } from './SourcesTab.tsx'
import { StatStrip } from './StatStrip.tsx'
import { SummaryTab } from './SummaryTab.tsx'

interface FullReviewProps {
  readonly page: ReviewPage
  readonly isCached: boolean
  readonly isBusy: boolean
  readonly isFetching: boolean
  readonly onRefetch: () => void
}

/** On a wide screen the reading tabs always have a passage beside them. */
const readingTabs: ReadonlySet<ReviewTab> = new Set(['summary', 'analysis'])

function useReviewSearch() {
  const search: ReviewSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = useCallback(
    (next: ReviewSearch, replace = true): void => {
      void navigate({ to: '.', search: next, replace, resetScroll: false })
    },
    [navigate],
  )
  return { search, change }
}

interface BodyProps extends FullReviewProps {
  readonly search: ReviewSearch
  readonly change: (next: ReviewSearch, replace?: boolean) => void
}

function ReviewBody({ page, search, change, isFetching, onRefetch }: BodyProps) {
  const { evidence, open, claimKey, hide } = useEvidence()
  const isWide = useMediaQuery('(min-width: 73.75rem)')
  const tab = search.tab ?? 'summary'
  const shown = open ?? (isWide && readingTabs.has(tab) && evidence.items.length > 0 ? 1 : null)
  const findingId = shown === null ? null : (evidence.items[shown - 1]?.finding.id ?? null)
  const sections = tab === 'analysis' ? page.analysis : page.summary
  const shownKey = useMemo(() => shownClaimKey(sections, findingId, claimKey), [sections, findingId, claimKey])

  useEffect(() => {
    if (open !== null)
      document.querySelector('[aria-pressed=true][data-evidence]')?.scrollIntoView({ block: 'nearest' })
  }, [open, tab])

  const goTo = (next: ReviewTab): void => {
    const { evidence: number } = search
    change({ tab: next, ...(number === undefined || next === 'sources' ? {} : { evidence: number }) }, false)
  }
  const items: readonly TabItem<ReviewTab>[] = [
    { value: 'summary', label: 'Executive Summary' },
    { value: 'analysis', label: 'Detailed Analysis' },
    { value: 'restrictions', label: 'Restrictions Tracker', count: page.restrictions.length },
    { value: 'sources', label: 'Sources', count: page.documents.length },
  ]
  const panel = (number: number) => (
    <EvidencePanel
      page={page}
      number={number}
      canClose={!isWide || !readingTabs.has(tab)}
      onOpenSources={() => change({ tab: 'sources' }, false)}
    />
  )
  return (
    <Tabs items={items} value={tab} label="Parts of the review" onChange={goTo} className="px-2 md:px-6">
      <div className={shown !== null && isWide ? 'grid grid-cols-[minmax(0,1fr)_26.25rem]' : ''}>
        <div className="min-w-0 px-4 py-7 md:px-8">
          <TabPanel value="summary">
            <SummaryTab page={page} shownKey={shownKey} onOpenAnalysis={() => goTo('analysis')} />
          </TabPanel>
          <TabPanel value="analysis">
            <AnalysisTab sections={page.analysis} shownKey={shownKey} />
          </TabPanel>
          <TabPanel value="restrictions">
            <RestrictionsTab
              restrictions={page.restrictions}
              search={search}
              isFetching={isFetching}
              onSearch={(next) => change({ ...search, ...next })}
              onReparse={onRefetch}
            />
          </TabPanel>
          <TabPanel value="sources">
            <SourcesTab page={page} evidence={evidence} />
          </TabPanel>
        </div>
        {shown !== null && isWide && (
          <aside
            aria-label="Evidence"
            className="sticky top-0 flex max-h-dvh flex-col self-start border-l border-line"
            onKeyDown={(event) => {
              if (event.key === 'Escape' && open !== null) hide()
            }}
          >
            {panel(shown)}
          </aside>
        )}
      </div>
      {!isWide && (
        <BottomSheet open={open !== null} title="Evidence" onClose={hide}>
          {open !== null && panel(open)}
        </BottomSheet>
      )}
    </Tabs>
  )
}

export function FullReview(props: FullReviewProps) {
  const { page, isCached, isBusy } = props
  const { search, change } = useReviewSearch()
  const evidence = useMemo(() => numberEvidence(page), [page])
  const { evidence: asked, ...others } = search
  const open = asked !== undefined && asked <= evidence.items.length ? asked : null
  const onOpen = (number: number | null): void => change(number === null ? others : { ...others, evidence: number })
  return (
    <EvidenceProvider evidence={evidence} open={open} onOpen={onOpen}>
      <div className="mx-auto max-w-[1384px]">
        <div className="px-4 pt-6 pb-5 md:px-8">
          {isBusy && (
            <p role="status" className="mb-4 rounded-control bg-warn-soft px-3 py-2 text-warn">
              Server is busy. This is the review as it was last read; it is asked for again every 5 seconds.
            </p>
          )}
          <ReviewHeader page={page} isCached={isCached} />
          <StatStrip page={page} evidence={evidence} />
          {page.scan.error_log && (
            <section aria-labelledby="scan-errors" className="mt-4 rounded-card border border-line bg-s1 p-4">
              <h2 id="scan-errors" className="font-semibold">
                Scan Errors
              </h2>
              <p className="mt-1 text-fg2">{page.scan.error_log}</p>
            </section>
          )}
        </div>
        <ReviewBody {...props} search={search} change={change} />
      </div>
    </EvidenceProvider>
  )
}
