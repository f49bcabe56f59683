import type { ReviewChanges } from '../../../../contract/reviews.changes.ts'
import type { ScanDetail } from '../../../../contract/scans.ts'

type Before = ReviewChanges['before']
type Now = Pick<ScanDetail, 'score' | 'score_version'>

const say = (score: number | null): string => (score === null ? 'withheld' : String(score))

/** Whether the two scans were scored by different versions. */
export const isOtherScale = (before: Before, now: Now): boolean =>
  before.score_version !== null && now.score_version !== null && before.score_version !== now.score_version

/** The earlier score as it was, and by the scale of the later one: a change of the scale is none of the vendor's. */
export const describeScale = (before: Before): string =>
  before.score_on_this_scale === null
    ? `It scored ${say(before.score)}; on this scale its score would be withheld.`
    : `It scored ${say(before.score)}, which is ${before.score_on_this_scale} on this scale.`

/** How the score moved, both figures on the later scan's scale. */
export function describeScore(before: Before, now: Now): string {
  const earlier = isOtherScale(before, now) ? before.score_on_this_scale : before.score
  return earlier === now.score ? `Score ${say(now.score)}, unchanged` : `Score ${say(earlier)} → ${say(now.score)}`
}
