interface UsageBarProps {
  readonly used: number
  readonly limit: number
  readonly label: string
}

/** How much of a limit is used: red when it is reached, amber from four fifths on. */
export function UsageBar({ used, limit, label }: UsageBarProps) {
  const share = limit === 0 ? (used > 0 ? 100 : 0) : Math.min(100, (100 * used) / limit)
  const tone = used >= limit && limit > 0 ? 'bg-fill-bad' : share >= 80 ? 'bg-fill-warn' : 'bg-fill-ok'
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 w-full overflow-hidden rounded-full bg-s3"
    >
      <div className={`h-full rounded-full ${tone}`} style={{ width: `${share}%` }} />
    </div>
  )
}
