const radius = 52
const around = 2 * Math.PI * radius

/** Determinate: 0–100. */
export function ProgressRing({ percentage }: { readonly percentage: number }) {
  const shown = Math.min(100, Math.max(0, percentage))
  return (
    <div
      className="relative size-32 shrink-0"
      role="progressbar"
      aria-label="Scan progress"
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg viewBox="0 0 120 120" className="size-full -rotate-90" aria-hidden="true">
        <circle cx="60" cy="60" r={radius} fill="none" stroke="var(--s3)" strokeWidth="7" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={`${(around * shown) / 100} ${around}`}
          className="transition-[stroke-dasharray] duration-500"
        />
      </svg>
      <span className="absolute inset-0 flex items-center justify-center text-figure font-semibold tabular-nums">
        {shown}%
      </span>
    </div>
  )
}
