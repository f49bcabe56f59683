import { ChevronRight } from 'lucide-react'
import type { ReviewSection } from '../../../../contract/reviews.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SectionBody, SectionView } from '../sections/SectionView.tsx'

const isFramework = (section: ReviewSection): boolean => section.id.startsWith('framework-')

function jump(id: string): void {
  const heading = document.getElementById(`section-${id}`)
  const folded = heading?.closest('details')
  if (folded) folded.open = true
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

/** Frameworks are long: each is folded until it is wanted. */
function FrameworkSection({
  section,
  shownKey,
}: {
  readonly section: ReviewSection
  readonly shownKey: string | null
}) {
  const holdsShown = shownKey?.startsWith(`${section.id}.`) ?? false
  return (
    <details className="group mb-3 rounded-card border border-line bg-s1" open={holdsShown || undefined}>
      <summary className="flex h-11 cursor-pointer list-none items-center gap-2 rounded-card px-4 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 text-fg3 transition-transform group-open:rotate-90" aria-hidden="true" />
        <h3 id={`section-${section.id}`} className="scroll-mt-16 font-semibold">
          {section.title}
        </h3>
        <span className="text-label text-fg3">by control</span>
      </summary>
      <div className="border-t border-line px-4 pt-1 pb-5">
        <SectionBody section={section} shownKey={shownKey} isMarked isDense />
      </div>
    </details>
  )
}

interface AnalysisTabProps {
  readonly sections: readonly ReviewSection[]
  readonly shownKey: string | null
}

export function AnalysisTab({ sections, shownKey }: AnalysisTabProps) {
  if (sections.length === 0) {
    return <EmptyState title="Detailed analysis sections not available" text="Rescan the vendor to write them again." />
  }
  const frameworks = sections.filter(isFramework)
  return (
    <>
      <Contents sections={sections} />
      {sections
        .filter((section) => !isFramework(section))
        .map((section) => (
          <SectionView key={section.id} section={section} shownKey={shownKey} isMarked />
        ))}
      {frameworks.length > 0 && <h2 className="mb-3 text-ui font-semibold">Frameworks</h2>}
      {frameworks.map((section) => (
        <FrameworkSection key={section.id} section={section} shownKey={shownKey} />
      ))}
    </>
  )
}
