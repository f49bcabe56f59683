import { Check, ChevronRight, MessageSquarePlus, CircleHelp, Minus, X } from 'lucide-react'
import { moreQuestions } from '../../../../contract/labels.forms.ts'
import type { Claim, ReviewBlock, ReviewSection } from '../../../../contract/reviews.ts'
import { countOf } from '../../../lib/format.ts'
import { useIsAtLeast } from '../../../lib/use-is-at-least.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { useCommenting } from '../../comments/comments.public.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { ClaimText } from './ClaimText.tsx'
import { CopyQuestions } from './CopyQuestions.tsx'
import { citeTheSame } from '../evidence/evidence.ts'

const marks: Readonly<
  Partial<Record<Claim['tone'], { readonly shape: typeof Check; readonly colour: string; readonly label: string }>>
> = {
  good: { shape: Check, colour: 'text-ok', label: 'Good' },
  condition: { shape: Minus, colour: 'text-warn', label: 'With a condition' },
  bad: { shape: X, colour: 'text-bad', label: 'Against' },
  unknown: { shape: CircleHelp, colour: 'text-fg3', label: 'Not stated' },
}

/** Shape, colour and spoken word for what a line means. */
function ToneMark({ tone }: { readonly tone: Claim['tone'] | undefined }) {
  const mark = tone ? marks[tone] : undefined
  if (!mark) return <span className="mt-2.5 size-1 shrink-0 rounded-full bg-fg3" aria-hidden="true" />
  const { shape: Shape, colour, label } = mark
  return (
    <span className={`mt-1 shrink-0 ${colour}`}>
      <Shape className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{label}: </span>
    </span>
  )
}

interface BlockViewProps {
  readonly block: ReviewBlock
  readonly blockKey: string
  readonly shownKey: string | null
  readonly isMarked: boolean
  /** The verdict: what a reader sees first. */
  readonly isLead: boolean
}

function BlockView({ block, blockKey, shownKey, isMarked, isLead }: BlockViewProps) {
  const draw = (claims: readonly Claim[], key: string) =>
    claims.map((claim, index) => {
      const claimKey = `${key}.${index}`
      return (
        <ClaimText
          key={claimKey}
          claim={claim}
          claimKey={claimKey}
          isShown={claimKey === shownKey}
          isCitedNext={citeTheSame(claim, claims[index + 1])}
        />
      )
    })
  if (block.type === 'heading')
    return (
      <h3 className="mt-5 text-ui font-semibold text-fg">
        <ForeignText text={block.text} />
      </h3>
    )
  if (block.type === 'paragraph')
    return <p className={isLead ? 'mt-2.5 font-medium text-fg' : 'mt-2.5'}>{draw(block.claims, blockKey)}</p>
  return (
    <ul className="mt-2.5 flex flex-col gap-2">
      {block.items.map((claims, index) => (
        <li key={`${blockKey}.${index}`} className="flex gap-2.5">
          {isMarked ? (
            <ToneMark tone={claims[0]?.tone} />
          ) : (
            <span className="mt-[0.7rem] size-1 shrink-0 rounded-full bg-fg3" aria-hidden="true" />
          )}
          <div className="min-w-0">{draw(claims, `${blockKey}.${index}`)}</div>
        </li>
      ))}
    </ul>
  )
}

interface SectionViewProps {
  readonly section: ReviewSection
  readonly shownKey: string | null
  /** Where its comments are listed. */
  readonly tab: 'executive' | 'detailed'
  /** Lines start with what they mean. */
  readonly isMarked?: boolean
  readonly isDense?: boolean
}

export function SectionBody({ section, shownKey, tab, isMarked = false, isDense = false }: SectionViewProps) {
  const { blocks } = section
  const fold = blocks.findIndex((block) => block.type === 'heading' && block.text === moreQuestions)
  const first = fold === -1 ? blocks : blocks.slice(0, fold)
  const more = fold === -1 ? [] : blocks.slice(fold + 1)
  const draw = (block: ReviewBlock, index: number) => (
    <BlockView
      key={`${section.id}.${index}`}
      block={block}
      blockKey={`${section.id}.${index}`}
      shownKey={shownKey}
      isMarked={isMarked}
      isLead={section.id === 'decision' && index === 0}
    />
  )
  return (
    <div
      data-section={section.id}
      data-title={section.title}
      data-tab={tab}
      className={`max-w-reading text-fg2 ${isDense ? 'text-ui' : 'text-read'}`}
    >
      {first.map(draw)}
      {more.length > 0 && (
        <details className="group mt-3">
          <summary className="flex min-h-10 cursor-pointer list-none items-center gap-1.5 font-medium text-fg [&::-webkit-details-marker]:hidden">
            <ChevronRight className="size-4 text-fg3 transition-transform group-open:rotate-90" aria-hidden="true" />
            {moreQuestions} ({countItems(more)})
          </summary>
          {more.map((block, index) => draw(block, fold + 1 + index))}
        </details>
      )}
    </div>
  )
}

const countItems = (blocks: readonly ReviewBlock[]): number =>
  blocks.reduce((sum, block) => sum + (block.type === 'list' ? block.items.length : 0), 0)

const sentencesOf = ({ blocks }: ReviewSection): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'heading') return []
    return (block.type === 'list' ? block.items.flat() : block.claims).map((claim) => claim.text)
  })

/** Opens the section's comments, and writes one by keyboard or thumb. */
export function SectionComments({ section }: { readonly section: ReviewSection }) {
  const commenting = useCommenting()
  if (!commenting) return null
  const open = commenting.openIn.get(section.id) ?? 0
  return (
    <>
      {open > 0 && (
        <button type="button" className={buttonStyle('ghost', 'sm')} onClick={commenting.onShowAll}>
          <span className="size-1.5 rounded-full bg-fill-warn" aria-hidden="true" />
          {countOf(open, 'comment')}
        </button>
      )}
      <button
        type="button"
        aria-label={`Comment on ${section.title}`}
        title="Comment on a sentence of this section"
        className={buttonStyle('ghost', 'icon')}
        onClick={() => commenting.ask(section.id, sentencesOf(section))}
      >
        <MessageSquarePlus className="size-3.5" aria-hidden="true" />
      </button>
    </>
  )
}

/** On a phone a section opens from its title, and by itself for a claim in it whose evidence is shown. */
function FoldedSection(props: SectionViewProps) {
  const { section, shownKey } = props
  const holdsShown = shownKey?.startsWith(`${section.id}.`) === true
  return (
    <details className="group/section max-w-reading border-t border-line" open={holdsShown || undefined}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 id={`section-${section.id}`} className="text-ui font-semibold">
          {section.title}
        </h2>
        <ChevronRight
          className="size-4 shrink-0 text-fg3 transition-transform group-open/section:rotate-90"
          aria-hidden="true"
        />
      </summary>
      <SectionBody {...props} />
      <div className="mt-2 mb-5 flex flex-wrap items-center gap-2">
        <SectionComments section={section} />
        {section.id === 'questions' && <CopyQuestions section={section} />}
      </div>
    </details>
  )
}

function FoldableSection(props: SectionViewProps) {
  return useIsAtLeast('md') ? <OpenSection {...props} /> : <FoldedSection {...props} />
}

/** `isFoldable` where a phone shows the title alone. */
export function SectionView({ isFoldable = false, ...props }: SectionViewProps & { readonly isFoldable?: boolean }) {
  return isFoldable ? <FoldableSection {...props} /> : <OpenSection {...props} />
}

function OpenSection(props: SectionViewProps) {
  const { section } = props
  return (
    <section aria-labelledby={`section-${section.id}`} className="mb-9">
      <div className="flex max-w-reading flex-wrap items-center justify-between gap-3 text-read">
        <h2 id={`section-${section.id}`} className="scroll-mt-16 text-ui font-semibold">
          {section.title}
        </h2>
        <span className="flex items-center gap-1">
          <SectionComments section={section} />
          {section.id === 'questions' && <CopyQuestions section={section} />}
        </span>
      </div>
      <SectionBody {...props} />
    </section>
  )
}
