interface BarFigureProps {
  readonly title: string
  /** When each bar begins. */
  readonly times: readonly string[]
  /** Null where there is none. */
  readonly values: readonly (number | null)[]
  readonly format: (value: number) => string
}

const [width, height] = [240, 48]

/** A row of bars with its highest value; whoever shows it shows all of them elsewhere. */
export function BarFigure({ title, times, values, format }: BarFigureProps) {
  const highest = Math.max(...values.map((value) => value ?? 0))
  const step = width / Math.max(1, values.length)
  return (
    <figure className="rounded-card border border-line bg-s1 p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="text-label text-fg3 tabular-nums">highest {format(highest)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-2 h-12 w-full"
        role="img"
        aria-label={`${title}, from ${times[0] ?? ''} on: highest ${format(highest)}`}
      >
        {values.map((value, at) => {
          const tall = highest === 0 || value === null ? 0 : Math.max(1, (height * value) / highest)
          return (
            <rect
              key={times[at]}
              x={at * step + 1}
              y={height - tall}
              width={step - 2}
              height={tall}
              fill="var(--chart-1)"
            />
          )
        })}
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} stroke="var(--line)" />
      </svg>
      <p className="mt-1 flex justify-between text-meta text-fg3 tabular-nums">
        <span>{times[0]}</span>
        <span>{times.at(-1)}</span>
      </p>
    </figure>
  )
}
