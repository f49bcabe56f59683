import type { ReviewPage } from '../../../contract/reviews.page.ts'
import { readUserId, userCachePrefix } from '../../lib/token-store.ts'

/** A review as this browser last saw it. */
export interface CachedReview {
  readonly page: ReviewPage
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Goes up when a review has other fields, or other words in them: a copy of before is not shown. */
const shape = 5
const discardAfter = 24 * 3_600_000
const mostReviews = 8

/** The user and session-independent part of the key; a wiped token finds nothing. */
function prefix(): string | null {
  const user = readUserId()
  return user === null ? null : `${userCachePrefix}${user}:`
}

function parse(raw: string | null): CachedReview | undefined {
  if (raw === null) return undefined
  try {
    // safe because only keepReview writes under this key
    const cached = JSON.parse(raw) as CachedReview
    const isFinal = cached.page.scan.scan_status === 'completed'
    return isFinal || Date.now() - cached.at < discardAfter ? cached : undefined
  } catch {
    return undefined
  }
}

export function readCachedReview(scanId: string): CachedReview | undefined {
  const start = prefix()
  return start === null ? undefined : parse(localStorage.getItem(`${start}review:${shape}:${scanId}`))
}

/** The scan that this browser last showed as the vendor's latest, for when the server does not answer. */
export function readLatestScan(vendorId: string): string | undefined {
  const start = prefix()
  return start === null ? undefined : (localStorage.getItem(`${start}latest:${vendorId}`) ?? undefined)
}

/** Keeps the last few reviews; a full store makes room or gives up. */
export function keepReview(page: ReviewPage): void {
  const start = prefix()
  if (start === null) return
  const key = `${start}review:${shape}:${page.scan.id}`
  const others = Object.keys(localStorage)
    .filter((other) => other.startsWith(`${start}review:`) && other !== key)
    .map((other) => ({ other, at: parse(localStorage.getItem(other))?.at ?? 0 }))
    .sort((a, b) => a.at - b.at)
  const surplus = others.length + 1 - mostReviews
  for (const { other } of others.slice(0, Math.max(0, surplus))) localStorage.removeItem(other)
  try {
    localStorage.setItem(key, JSON.stringify({ page, at: Date.now() } satisfies CachedReview))
    localStorage.setItem(`${start}latest:${page.vendor.id}`, page.scan.id)
  } catch {
    for (const { other } of others) localStorage.removeItem(other)
  }
}
