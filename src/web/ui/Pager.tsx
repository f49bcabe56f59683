import { formatCount } from '../lib/format.ts'
import { Button } from './Button.tsx'

interface PagerProps {
  readonly page: number
  readonly limit: number
  readonly total: number
  /** False where there are more than `total`. */
  readonly isCounted?: boolean
  /** What is listed, in the plural. */
  readonly noun: string
  readonly onPage: (page: number) => void
}

/** Where a page stands in its list, and the way to the ones beside it. */
export function Pager({ page, limit, total, isCounted = true, noun, onPage }: PagerProps) {
  const first = Math.min((page - 1) * limit + 1, total)
  const last = Math.min(page * limit, total)
  return (
    <nav aria-label={`Pages of ${noun}`} className="mt-3 flex flex-wrap items-center gap-3">
      <p role="status" className="text-label text-fg3 tabular-nums">
        {formatCount(first)}–{formatCount(last)} of {isCounted ? '' : 'more than '}
        {formatCount(total)} {noun}
      </p>
      {page > 1 && (
        <Button size="sm" onClick={() => onPage(page - 1)}>
          Previous page
        </Button>
      )}
      {last < total && (
        <Button size="sm" onClick={() => onPage(page + 1)}>
          Next page
        </Button>
      )}
    </nav>
  )
}
