import { ChevronRight, ListChecks } from 'lucide-react'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { countOf } from '../../../lib/format.ts'

import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { progressOf, queueOf } from '../judging/judging-queue.ts'
import { claimStates, countStates, filterSections, type ClaimState } from './claim-states.ts'
import type { Framework, FrameworkScore, ReviewSection } from '../../../../contract/reviews.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SectionBody, SectionView } from '../sections/SectionView.tsx'
import { ScoreBreakdown } from './ScoreBreakdown.tsx'

const isFramework = (section: ReviewSection): boolean => section.id.startsWith('framework-')

function jump(id: string): void {
  const heading = document.getElementById(`section-${id}`)
  for (let at = heading?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true
  heading?.scrollIntoView({ block: 'start' })
}

function Contents({ sections }: { readonly sections: readonly ReviewSection[] }) {
  return (
    <nav aria-label="Sections of the analysis" className="mb-7 flex flex-wrap gap-1.5">
      {sections.map((section) => (
        <button
          key={section.id}
          type="button"
          className="h-7 rounded-control border border-line px-2.5 text-label text-fg2 hover:bg-s2 hover:text-fg"
          onClick={() => jump(section.id)}
        >
          {section.title}
        </button>
      ))}
    </nav>
  )
}

/** Each framework is long: it is folded until it is wanted. */
function FrameworkSection({
  section,
  framework,
  isOpen,
  shownKey,
}: {
  readonly section: ReviewSection
  readonly framework: FrameworkScore | undefined
  readonly isOpen: boolean
  readonly shownKey: string | null
}) {
  const holdsShown = shownKey?.startsWith(`${section.id}.`) ?? false
  return (
    <details className="group/one mb-3 rounded-card border border-line bg-s1" open={holdsShown || isOpen || undefined}>
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-card px-4 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 text-fg3 transition-transform group-open/one:rotate-90" aria-hidden="true" />
        <h3 id={`section-${section.id}`} className="scroll-mt-16 font-semibold">
          {section.title}
        </h3>
        <span className="text-label text-fg3 tabular-nums">
          {framework
            ? `${framework.met} claimed · ${framework.partial} in part · ${framework.gap} gap · ${framework.unknown} not found`
            : 'by control'}
        </span>
      </summary>
      <div className="border-t border-line px-4 pt-1 pb-5">
        <SectionBody tab="detailed" section={section} shownKey={shownKey} isMarked isDense />
      </div>
    </details>
  )
}

/** The same answers by control: a view of its own, folded as a whole. */
function FrameworkViews({ sections: unsorted, frameworks, first, shownKey }: FrameworkViewsProps) {
  const isFirst = ({ id }: ReviewSection): boolean => first.some((one) => id === `framework-${one}`)
  const sections = [...unsorted.filter(isFirst), ...unsorted.filter((section) => !isFirst(section))]
  const holdsShown = sections.some((section) => shownKey?.startsWith(`${section.id}.`))
  return (
    <details className="group rounded-card border border-line" open={holdsShown || first.length > 0 || undefined}>
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-2 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 text-fg3 transition-transform group-open:rotate-90" aria-hidden="true" />
        <h2 className="text-ui font-semibold">The same answers by framework</h2>
        <span className="text-label text-fg3">{sections.map((section) => section.title).join(' · ')}</span>
      </summary>
      <div className="px-4 pt-1 pb-3">
        <p className="mb-3 max-w-reading text-fg2">
          Each answer counts once in the score. These views sort the answers by control and add nothing to it.
        </p>
        {sections.map((section) => (
          <FrameworkSection
            key={section.id}
            section={section}
            framework={frameworks.find((row) => section.id === `framework-${row.framework}`)}
            isOpen={isFirst(section)}
            shownKey={shownKey}
          />
        ))}
      </div>
    </details>
  )
}

interface AnalysisTabProps extends ViewsProps {
  readonly page: ReviewPage
  readonly state: ClaimState | undefined
  readonly onState: (state: ClaimState | undefined) => void
  readonly onJudge: () => void
}

interface ViewsProps {
  readonly sections: readonly ReviewSection[]
  readonly frameworks: readonly FrameworkScore[]
  readonly shownKey: string | null
}

interface FrameworkViewsProps extends ViewsProps {
  /** What the organization wants to see first, and open. */
  readonly first: readonly Framework[]
}

const stateLabels: Readonly<Record<ClaimState, string>> = {
  against: 'Against',
  conditional: 'Conditional',
  unconfirmed: 'Unconfirmed',
  unknown: 'Unknown',
}

export function AnalysisTab({ page, state, onState, onJudge, sections, frameworks, shownKey }: AnalysisTabProps) {
  if (sections.length === 0) {
    return <EmptyState title="Detailed analysis sections not available" text="Rescan the vendor to write them again." />
  }
  const views = sections.filter(isFramework)
  const own = sections.filter((section) => !isFramework(section))
  const amounts = countStates(own, page.findings)
  const shown = state === undefined ? own : filterSections(own, page.findings, state)
  const { looked, all } = progressOf(queueOf(page))
  const filters = [
    { value: 'all' as const, label: 'All' },
    ...claimStates.map((value) => ({ value, label: `${stateLabels[value]} ${amounts[value]}` })),
  ]
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Segmented
          label="Answers"
          options={filters}
          value={state ?? 'all'}
          onChange={(value) => onState(value === 'all' ? undefined : value)}
        />
        <span className="ml-auto text-label text-fg3 tabular-nums max-sm:ml-0">
          {looked} of {all} looked at
        </span>
        <Button onClick={onJudge}>
          <ListChecks className="size-3.5" aria-hidden="true" />
          {looked === all ? 'Open the queue' : `Judge ${countOf(all - looked, 'answer')}`}
        </Button>
      </div>
      {state === undefined && <ScoreBreakdown page={page} />}
      {state === undefined && <Contents sections={sections} />}
      {shown.length === 0 && <p className="text-fg3">No answer stands like this.</p>}
      {shown.map((section) => (
        <SectionView key={section.id} tab="detailed" section={section} shownKey={shownKey} isMarked />
      ))}
      {views.length > 0 && state === undefined && (
        <FrameworkViews sections={views} frameworks={frameworks} first={page.first_frameworks} shownKey={shownKey} />
      )}
    </>
  )
}
