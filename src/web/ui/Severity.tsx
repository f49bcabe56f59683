import type { Severity as Level } from '../../contract/reviews.ts'

const levels: Readonly<Record<Level, { readonly label: string; readonly bars: number; readonly colour: string }>> = {
  critical: { label: 'Critical', bars: 4, colour: 'text-crit' },
  high: { label: 'High', bars: 3, colour: 'text-bad' },
  medium: { label: 'Moderate', bars: 2, colour: 'text-warn' },
  low: { label: 'Low', bars: 1, colour: 'text-fg3' },
}

/** Word, bars and colour: nothing by colour alone. */
export function Severity({ level }: { readonly level: Level }) {
  const { label, bars, colour } = levels[level]
  return (
    <span className={`inline-flex items-center gap-2 font-medium whitespace-nowrap ${colour}`}>
      <svg className="size-3.5 shrink-0" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
        {[0, 1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={bar * 3.7}
            y={9.5 - bar * 3}
            width="2.4"
            height={4.5 + bar * 3}
            rx="1"
            opacity={bar < bars ? 1 : 0.25}
          />
        ))}
      </svg>
      {label}
    </span>
  )
}
