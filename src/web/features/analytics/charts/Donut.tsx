import { useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { arcsOf, nextMark } from './chart-scale.ts'
import type { Share } from './shares.ts'

const radius = 52
const around = 2 * Math.PI * radius

/** A pie with a hole that says the whole, beside its legend with the figures. Arrow keys go from share to share. */
export function Donut({
  label,
  whole,
  shares,
}: {
  readonly label: string
  readonly whole: string
  readonly shares: readonly Share[]
}) {
  const shown = shares.filter(({ count }) => count > 0)
  const [focus, setFocus] = useState(0)
  const current = Math.min(focus, Math.max(0, shown.length - 1))
  const total = shown.reduce((sum, { count }) => sum + count, 0)
  const arcs = arcsOf(
    shown.map(({ count }) => count),
    around,
    2,
  )
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <svg viewBox="0 0 132 132" className="size-33 shrink-0 overflow-visible" role="group" aria-label={label}>
        <circle cx={66} cy={66} r={radius} fill="none" stroke="var(--s3)" strokeWidth={16} aria-hidden="true" />
        <g transform="rotate(-90 66 66)">
          {shown.map(({ key, label: word, count, percentage, fill }, at) => (
            <circle
              key={key}
              role="img"
              aria-label={`${word}: ${formatCount(count)}, ${percentage}%`}
              tabIndex={at === current ? 0 : -1}
              onFocus={() => setFocus(at)}
              onKeyDown={(event) => {
                const next = nextMark(event.key, at, shown.length)
                if (next === at) return
                event.preventDefault()
                const marks = event.currentTarget.parentElement?.querySelectorAll<SVGElement>('[role=img]')
                marks?.[next]?.focus()
              }}
              cx={66}
              cy={66}
              r={radius}
              fill="none"
              stroke={fill}
              strokeWidth={16}
              strokeDasharray={`${arcs[at]?.length ?? 0} ${around}`}
              strokeDashoffset={-(arcs[at]?.offset ?? 0)}
            />
          ))}
        </g>
        <text
          x={66}
          y={68}
          textAnchor="middle"
          className="fill-fg text-figure font-semibold tabular-nums"
          aria-hidden="true"
        >
          {formatCount(total)}
        </text>
        <text x={66} y={84} textAnchor="middle" className="fill-fg3 text-meta" aria-hidden="true">
          {whole}
        </text>
      </svg>
      <ul className="min-w-40 flex-1">
        {shares.map(({ key, label: word, count, percentage, fill }) => (
          <li key={key} className="flex h-7 items-center gap-2.5">
            <span className="size-2.5 rounded-[3px]" style={{ background: fill }} aria-hidden="true" />
            <span className="flex-1 text-fg2">{word}</span>
            <span className="font-medium tabular-nums">{formatCount(count)}</span>
            <span className="w-13 text-right text-fg3 tabular-nums">{percentage}%</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
