import { useRef, useState } from 'react'
import { labelStep, nextMark, placeOf, ticksTo } from './chart-scale.ts'
import { useWidth } from './use-width.ts'

export interface Series {
  readonly label: string
  /** A value for each point; null where there is none. */
  readonly values: readonly (number | null)[]
  readonly format: (value: number) => string
  /** Ticks are whole: half a review is none. */
  readonly isWhole?: boolean
}

interface SeriesChartProps {
  /** Says what the chart is about. */
  readonly label: string
  readonly points: readonly { readonly short: string; readonly long: string }[]
  readonly bars?: Series
  readonly line?: Series
  /** Fixed ends of the line's axis; from 0 where they are left out. */
  readonly lineRange?: readonly [number, number]
  readonly thresholds?: readonly { readonly value: number; readonly label: string }[]
}

const height = 212
const [top, bottom] = [14, 26]
const lowest = height - bottom

const ends = (series: Series): { readonly ticks: readonly number[]; readonly range: readonly [number, number] } => {
  const ticks = ticksTo(Math.max(0, ...series.values.map((value) => value ?? 0)), 4, series.isWhole)
  return { ticks, range: [0, ticks.at(-1) ?? 1] }
}

interface Axis {
  readonly ticks: readonly number[]
  readonly range: readonly [number, number]
  readonly format: (value: number) => string
}

function axisOf(series: Series | undefined, range?: readonly [number, number]): Axis | null {
  if (!series) return null
  if (!range) return { ...ends(series), format: series.format }
  const [from, to] = range
  return { ticks: [from, (from + to) / 2, to], range, format: series.format }
}

const spoken = (series: Series | undefined, at: number): string[] => {
  const value = series?.values[at]
  return !series ? [] : [`${series.label} ${value === null || value === undefined ? 'none' : series.format(value)}`]
}

interface Frame {
  readonly left: number
  readonly right: number
}

function Ticks({
  axis,
  side,
  frame,
  hasRules,
}: {
  axis: Axis
  side: 'left' | 'right'
  frame: Frame
  hasRules: boolean
}) {
  return axis.ticks.map((tick) => {
    const y = placeOf(tick, axis.range, [lowest, top])
    const x = side === 'left' ? frame.left - 8 : frame.right + 8
    return (
      <g key={tick} aria-hidden="true">
        {hasRules && <line x1={frame.left} x2={frame.right} y1={y} y2={y} stroke="var(--line)" />}
        <text
          x={x}
          y={y + 4}
          textAnchor={side === 'left' ? 'end' : 'start'}
          className="fill-fg3 text-meta tabular-nums"
        >
          {axis.format(tick)}
        </text>
      </g>
    )
  })
}

/** The line through the points that have a value. */
function Line({
  series,
  place,
  xs,
  isLast,
}: {
  series: Series
  place: (value: number) => number
  xs: readonly number[]
  isLast: (at: number) => boolean
}) {
  const shown = series.values.flatMap((value, at) => (value === null ? [] : [{ at, x: xs[at] ?? 0, y: place(value) }]))
  return (
    <g aria-hidden="true">
      <polyline
        points={shown.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="var(--chart-1)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {shown.map(({ at, x, y }) => (
        <circle
          key={at}
          cx={x}
          cy={y}
          r={isLast(at) ? 4.5 : 3}
          fill={isLast(at) ? 'var(--chart-1)' : 'var(--s1)'}
          stroke="var(--chart-1)"
          strokeWidth={1.75}
        />
      ))}
    </g>
  )
}

function Thresholds({
  thresholds,
  axis,
  frame,
}: {
  thresholds: NonNullable<SeriesChartProps['thresholds']>
  axis: Axis
  frame: Frame
}) {
  const [from, to] = axis.range
  return thresholds
    .filter(({ value }) => value > from && value < to)
    .map(({ value, label }) => {
      const y = placeOf(value, axis.range, [lowest, top])
      return (
        <g key={label} aria-hidden="true">
          <line x1={frame.left} x2={frame.right} y1={y} y2={y} stroke="var(--control)" strokeDasharray="2 4" />
          <text x={frame.right + 6} y={y + 4} className="fill-fg3 text-meta">
            {label}
          </text>
        </g>
      )
    })
}

/**
 * Bars, a line or both over the same points. One stop of the Tab key: arrows go from point to point, each is spoken, and the
 * line below says the one that is looked at.
 */
export function SeriesChart({ label, points, bars, line, lineRange, thresholds = [] }: SeriesChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [looked, setLooked] = useState<number | null>(null)
  const [focus, setFocus] = useState(points.length - 1)
  const current = Math.min(focus, points.length - 1)
  const [barAxis, lineAxis] = [axisOf(bars), axisOf(line, lineRange)]
  const leftAxis = barAxis ?? lineAxis
  const frame = { left: 40, right: Math.max(80, width - (barAxis && lineAxis ? 48 : thresholds.length > 0 ? 52 : 10)) }
  const column = (frame.right - frame.left) / Math.max(1, points.length)
  const xs = points.map((_, at) => frame.left + column * (at + 0.5))
  const step = labelStep(points.length, frame.right - frame.left, 30)
  const told = looked ?? current
  const barWidth = Math.min(28, column * 0.56)
  const sentence = (at: number): string => [points[at]?.long ?? '', ...spoken(bars, at), ...spoken(line, at)].join(', ')
  return (
    <div ref={box} className="min-w-0" onPointerLeave={() => setLooked(null)}>
      {width > 0 && (
        <svg
          width={width}
          height={height}
          role="group"
          aria-label={`${label}. Arrow keys go from point to point.`}
          className="block overflow-visible"
        >
          {leftAxis && <Ticks axis={leftAxis} side="left" frame={frame} hasRules />}
          {barAxis && lineAxis && <Ticks axis={lineAxis} side="right" frame={frame} hasRules={false} />}
          {points.map((point, at) => {
            const x = xs[at] ?? 0
            const value = bars?.values[at] ?? 0
            const y = barAxis ? placeOf(value, barAxis.range, [lowest, top]) : lowest
            return (
              <g
                key={point.long}
                role="img"
                aria-label={sentence(at)}
                tabIndex={at === current ? 0 : -1}
                onFocus={() => {
                  setFocus(at)
                  setLooked(at)
                }}
                onBlur={() => setLooked(null)}
                onPointerEnter={() => setLooked(at)}
                onKeyDown={(event) => {
                  const next = nextMark(event.key, at, points.length)
                  if (next === at) return
                  event.preventDefault()
                  const marks = event.currentTarget.parentElement?.querySelectorAll<SVGGElement>('g[role=img]')
                  marks?.[next]?.focus()
                }}
              >
                <rect
                  x={x - column / 2}
                  y={top}
                  width={column}
                  height={lowest - top}
                  fill={told === at ? 'var(--s2)' : 'transparent'}
                  rx={4}
                />
                {bars && (
                  <rect
                    x={x - barWidth / 2}
                    y={Math.min(y, lowest)}
                    width={barWidth}
                    height={Math.max(value > 0 ? 2 : 0, lowest - y)}
                    rx={2}
                    fill="var(--chart-2)"
                  />
                )}
                {(points.length - 1 - at) % step === 0 && (
                  <text x={x} y={height - 8} textAnchor="middle" className="fill-fg3 text-meta" aria-hidden="true">
                    {point.short}
                  </text>
                )}
              </g>
            )
          })}
          {line && lineAxis && (
            <g className="pointer-events-none">
              <Thresholds thresholds={thresholds} axis={lineAxis} frame={frame} />
              <Line
                series={line}
                xs={xs}
                place={(value) => placeOf(value, lineAxis.range, [lowest, top])}
                isLast={(at) => at === told}
              />
            </g>
          )}
        </svg>
      )}
      <p className="mt-1 flex min-h-5 flex-wrap gap-x-3 text-label text-fg2 tabular-nums" aria-hidden="true">
        <span className="font-medium text-fg">{points[told]?.long}</span>
        {[...spoken(bars, told), ...spoken(line, told)].map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
    </div>
  )
}
