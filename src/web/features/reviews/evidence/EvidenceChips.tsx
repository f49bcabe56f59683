import type { NumberRange } from './evidence.ts'
import { rangesOf } from './evidence.ts'
import { useEvidence } from './EvidenceContext.tsx'

interface EvidenceChipsProps {
  readonly findingIds: readonly string[]
  readonly claimKey: string
}

const chipStyle =
  'relative mx-0.5 inline-flex h-[1.125rem] min-w-[1.125rem] items-center justify-center rounded-chip px-1 align-[0.1em] text-meta leading-none font-medium tabular-nums after:absolute after:-inset-1 after:content-[""]'

/** The numbers behind a claim; a dashed one stands for what was looked for and not found. */
export function EvidenceChips({ findingIds, claimKey }: EvidenceChipsProps) {
  const { evidence, open, enter } = useEvidence()
  const describe = ({ from, to }: NumberRange): string => {
    const item = evidence.items[from - 1]
    return from === to ? `Evidence ${from}: ${item?.question ?? ''}` : `Evidence ${from}–${to}`
  }
  return rangesOf(findingIds, evidence).map((range) => {
    const { from, to } = range
    const isOpen = open !== null && open >= from && open <= to
    const hasQuote = evidence.items.slice(from - 1, to).some((item) => item.finding.quotes.length > 0)
    const quiet = hasQuote ? 'bg-accent-soft text-accent' : 'border border-dashed border-control text-fg3'
    return (
      <button
        key={from}
        type="button"
        aria-label={describe(range)}
        aria-pressed={isOpen}
        data-evidence={from}
        onClick={(event) => enter(isOpen && open !== null ? open : from, claimKey, event.currentTarget)}
        className={`${chipStyle} ${isOpen ? 'bg-accent text-on-primary' : quiet}`}
      >
        {from === to ? from : `${from}–${to}`}
      </button>
    )
  })
}
