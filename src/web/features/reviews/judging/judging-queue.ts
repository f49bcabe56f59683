import type { AppliedDecision } from '../../../../contract/decisions.ts'
import type { Finding } from '../../../../contract/findings.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { foundOf } from '../evidence/evidence.ts'

/** How an answer stands in the queue. again: it was decided, and its pages have changed since. */
export type JudgingState = AppliedDecision['kind'] | 'open' | 'again'

export interface QueueItem {
  readonly fact: string
  readonly number: number
  readonly question: string
  readonly group: string
  /** As it counts now. */
  readonly finding: Finding
  /** As the program found it: what there is to confirm. */
  readonly found: Finding
  readonly decision: AppliedDecision | null
  readonly state: JudgingState
}

type Judged = Pick<ReviewPage, 'findings' | 'found' | 'decisions' | 'facts'>

/** All answers that can be judged (`confirmedHere` are on their way to the server), in the order of the catalogue: no decision moves one or changes its number. */
export function queueOf(
  { findings, found, decisions, facts }: Judged,
  confirmedHere: ReadonlySet<string> = new Set(),
): readonly QueueItem[] {
  const decisionOf = new Map(decisions.map((decision) => [decision.fact, decision]))
  const factOf = new Map(facts.map((fact) => [fact.id, fact]))
  return findings.flatMap((finding, index) => {
    const decision = decisionOf.get(finding.fact) ?? null
    if (finding.value === 'not-stated' && decision === null) return []
    const known = decision === null ? 'open' : decision.standing === 'holds' ? decision.kind : 'again'
    const state = confirmedHere.has(finding.fact) ? 'confirmed' : known
    const fact = factOf.get(finding.fact)
    return [
      {
        fact: finding.fact,
        number: index + 1,
        question: fact?.question ?? finding.fact,
        group: fact?.group ?? '',
        finding,
        found: foundOf({ found }, finding),
        decision,
        state,
      },
    ]
  })
}

const isWaiting = ({ state }: QueueItem): boolean => state === 'open' || state === 'again'

/** The next one that waits after this one, then from the start; null when all were looked at. */
export function nextWaiting(queue: readonly QueueItem[], fact: string): QueueItem | null {
  const at = queue.findIndex((item) => item.fact === fact)
  const inOrder = [...queue.slice(at + 1), ...queue.slice(0, Math.max(0, at))]
  return inOrder.find(isWaiting) ?? null
}

export interface JudgingProgress {
  readonly all: number
  readonly looked: number
  readonly confirmed: number
  readonly corrected: number
  readonly rejected: number
}

export function progressOf(queue: readonly QueueItem[]): JudgingProgress {
  const countOf = (state: JudgingState): number => queue.filter((item) => item.state === state).length
  const [confirmed, corrected, rejected] = [countOf('confirmed'), countOf('corrected'), countOf('rejected')]
  return { all: queue.length, looked: confirmed + corrected + rejected, confirmed, corrected, rejected }
}
