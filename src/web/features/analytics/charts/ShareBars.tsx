import { formatCount } from '../../../lib/format.ts'
import type { Share } from './shares.ts'

/** A row for each share: word, bar, count and percent. */
export function ShareBars({ label, shares }: { readonly label: string; readonly shares: readonly Share[] }) {
  const most = Math.max(1, ...shares.map(({ count }) => count))
  return (
    <ul aria-label={label} className="flex flex-col">
      {shares.map(({ key, label: word, count, percentage, fill }) => (
        <li
          key={key}
          tabIndex={0}
          className="grid h-8.5 grid-cols-[4.5rem_1fr_2.5rem_3.25rem] items-center gap-2 rounded-chip"
        >
          <span className="truncate font-medium text-fg2">{word}</span>
          <span className="h-2.5 overflow-hidden rounded-chip bg-s3" aria-hidden="true">
            <span
              className="block h-full rounded-chip"
              style={{ background: fill, width: `${(100 * count) / most}%` }}
            />
          </span>
          <span className="text-right font-medium tabular-nums">{formatCount(count)}</span>
          <span className="text-right text-fg3 tabular-nums">{percentage}%</span>
        </li>
      ))}
    </ul>
  )
}
