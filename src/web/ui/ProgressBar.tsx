/** A thin bar, 0–100, that names what it measures. */
export function ProgressBar({ percentage, label }: { readonly percentage: number; readonly label: string }) {
  const shown = Math.min(100, Math.max(0, percentage))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1 w-full overflow-hidden rounded-full bg-s3"
    >
      <div className="h-full rounded-full bg-accent transition-[width] duration-500" style={{ width: `${shown}%` }} />
    </div>
  )
}
