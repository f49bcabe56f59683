import type { Restriction } from '../../../contract/reviews.ts'
import type { TrackedRestriction } from '../../../contract/restrictions.ts'
import { statusOf, statusLabels } from './restriction-status.ts'

const fills = {
  todo: 'var(--color-control)',
  next: 'var(--color-accent)',
  in_progress: 'var(--fill-warn)',
  done: 'var(--fill-ok)',
  wont_implement: 'var(--color-fg3)',
} as const

/** Count and share of each status over all restrictions. */
export function TrackerProgress({
  restrictions,
  tracked,
}: {
  readonly restrictions: readonly Restriction[]
  readonly tracked: readonly TrackedRestriction[]
}) {
  const all = restrictions.length
  if (all === 0) return null
  const rows = statusLabels.map(({ value, label }) => {
    const amount = restrictions.filter((one) => statusOf(tracked, one.fact) === value).length
    return { value, label, amount, share: Math.round((100 * amount) / all) }
  })
  return (
    <section aria-label="Progress" className="mb-5">
      <div className="flex h-1.5 gap-px overflow-hidden rounded-full bg-s3" aria-hidden="true">
        {rows
          .filter((row) => row.amount > 0)
          .map((row) => (
            <span key={row.value} style={{ width: `${(100 * row.amount) / all}%`, background: fills[row.value] }} />
          ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-label">
        {rows.map((row) => (
          <li key={row.value} className="flex items-center gap-2 text-fg3">
            <span className="size-2 rounded-full" style={{ background: fills[row.value] }} aria-hidden="true" />
            {row.label}
            <span className="text-fg2 tabular-nums">
              {row.amount} ({row.share} %)
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
