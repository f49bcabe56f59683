import { facts } from '../../catalog/facts.ts'
import type { ClaimChange, ReviewChanges } from '../../contract/reviews.changes.ts'
import type { LedgerEntry, ReviewDocument } from '../../contract/documents.ts'
import type { Finding, VendorPlan } from '../../contract/findings.ts'

/** One of the two reviews that are compared. */
export interface ReviewSide {
  readonly findings: readonly Finding[]
  readonly plans: readonly VendorPlan[]
  readonly documents: readonly Pick<ReviewDocument, 'id' | 'url' | 'title' | 'kind' | 'text_sha256'>[]
  /** Whether a passage stands in a page of this review. */
  readonly holds: (passage: string) => boolean
  readonly ledger: readonly Pick<LedgerEntry, 'url' | 'outcome'>[]
}

type Direction = 'strengthened' | 'weakened' | 'changed'

const rank: Readonly<Record<Finding['value'], number>> = { 'not-stated': 0, no: 1, partial: 2, yes: 3 }

type Figure = Finding['params'][string] | undefined

const say = (value: Figure): string =>
  value === undefined ? 'none' : Array.isArray(value) ? value.join(', ') || 'none' : String(value)

function byFigure(fact: string, figure: string, before: Figure, after: Figure): Direction {
  const [left, right] = [Number.parseFloat(say(before)), Number.parseFloat(say(after))]
  if (!Number.isFinite(left) || !Number.isFinite(right) || left === right) return 'changed'
  const entry = facts.find(({ id }) => id === fact)
  if (entry?.lessIsBetter.includes(figure)) return right < left ? 'strengthened' : 'weakened'
  if (entry?.moreIsBetter.includes(figure)) return right > left ? 'strengthened' : 'weakened'
  return 'changed'
}

interface Difference {
  readonly words: string
  readonly direction: Direction
}

/** Fewer plans than before have it: weaker. No limit at all is the strongest. */
function planDifference(before: Finding, after: Finding): Difference | null {
  const [left, right] = [new Set(before.plans), new Set(after.plans)]
  if (left.size === right.size && [...left].every((name) => right.has(name))) return null
  const words = `plans: ${left.size === 0 ? 'all' : before.plans.join(', ')} → ${right.size === 0 ? 'all' : after.plans.join(', ')}`
  if (left.size === 0) return { words, direction: 'weakened' }
  if (right.size === 0) return { words, direction: 'strengthened' }
  const kept = [...left].every((name) => right.has(name))
  const within = [...right].every((name) => left.has(name))
  return { words, direction: kept ? 'strengthened' : within ? 'weakened' : 'changed' }
}

function differencesOf(before: Finding, after: Finding): Difference[] {
  if (before.value !== after.value) {
    const direction = rank[after.value] > rank[before.value] ? 'strengthened' : 'weakened'
    return [{ words: `answer: ${before.value} → ${after.value}`, direction }]
  }
  const found: Difference[] = []
  const plans = planDifference(before, after)
  if (plans) found.push(plans)
  for (const name of new Set([...Object.keys(before.params), ...Object.keys(after.params)].toSorted())) {
    const [left, right] = [before.params[name], after.params[name]]
    if (name === 'plans' || say(left) === say(right)) continue
    found.push({
      words: `${name.replaceAll('_', ' ')}: ${say(left)} → ${say(right)}`,
      direction: byFigure(after.fact, name, left, right),
    })
  }
  return found
}

function directionOf(differences: readonly Difference[]): Direction {
  const directions = new Set(differences.map((one) => one.direction))
  if (directions.size === 1) return differences[0]?.direction ?? 'changed'
  directions.delete('changed')
  return directions.size === 1 ? ([...directions][0] ?? 'changed') : 'changed'
}

const addressOf = (id: string | undefined, side: ReviewSide): string | undefined =>
  side.documents.find((document) => document.id === id)?.url

/** Whether the leading quote stands on another page than before. */
function hasMoved(before: Finding, after: Finding, sides: readonly [ReviewSide, ReviewSide]): boolean {
  const from = addressOf(before.quotes[0]?.document_id, sides[0])
  const pages = after.quotes.map((quote) => addressOf(quote.document_id, sides[1]))
  return from !== undefined && !pages.includes(from)
}

const isDecided = (finding: Finding): boolean => finding.tier === 'confirmed' || finding.tier === 'rejected'

const stands = (finding: Finding, side: ReviewSide): boolean => finding.quotes.some((quote) => side.holds(quote.text))

/** A page of the earlier review that this scan asked for in vain. */
function wasNotRead(finding: Finding, sides: readonly [ReviewSide, ReviewSide]): boolean {
  const [before, after] = sides
  const address = addressOf(finding.quotes[0]?.document_id, before)
  if (address === undefined || after.documents.some((document) => document.url === address)) return false
  const failed = new Set([
    'timeout',
    'error',
    'over_budget',
    'blocked',
    'robots',
    'excluded',
    'login_wall',
    'too_large',
    'unreadable',
    'js_only',
  ])
  const asked = after.ledger.filter((entry) => entry.url === address)
  return asked.length === 0 || asked.some((entry) => failed.has(entry.outcome))
}

function cautionOf(
  kind: ClaimChange['kind'],
  before: Finding,
  after: Finding,
  sides: readonly [ReviewSide, ReviewSide],
): ClaimChange['caution'] {
  if (isDecided(before) || isDecided(after)) return 'decided'
  const isLoss = kind === 'removed' || kind === 'weakened' || kind === 'moved'
  if (isLoss && wasNotRead(before, sides)) return 'page_not_read'
  if ((kind === 'removed' || kind === 'weakened') && stands(before, sides[1])) return 'passage_still_there'
  if ((kind === 'added' || kind === 'strengthened') && stands(after, sides[0])) return 'passage_was_there'
  return null
}

function changeOf(before: Finding, after: Finding, sides: readonly [ReviewSide, ReviewSide]): ClaimChange | null {
  const wasStated = before.value !== 'not-stated'
  const isStated = after.value !== 'not-stated'
  if (!wasStated && !isStated) return null
  const differences = wasStated && isStated ? differencesOf(before, after) : []
  const kind = !wasStated
    ? 'added'
    : !isStated
      ? 'removed'
      : differences.length > 0
        ? directionOf(differences)
        : hasMoved(before, after, sides)
          ? 'moved'
          : null
  if (kind === null) return null
  const words = differences.map((one) => one.words)
  return { fact: after.fact, kind, before, after, differences: words, caution: cautionOf(kind, before, after, sides) }
}

const head = ({ url, title, kind }: ReviewSide['documents'][number]) => ({ url, title, kind })

function documentChanges(before: ReviewSide, after: ReviewSide): ReviewChanges['documents'] {
  const old = new Map(before.documents.map((document) => [document.url, document]))
  const now = new Set(after.documents.map((document) => document.url))
  const kept = after.documents.filter((document) => old.has(document.url))
  const changed = kept.filter((document) => old.get(document.url)?.text_sha256 !== document.text_sha256)
  return {
    added: after.documents.filter((document) => !old.has(document.url)).map(head),
    removed: before.documents.filter((document) => !now.has(document.url)).map(head),
    changed: changed.map(head),
    unchanged: kept.length - changed.length,
  }
}

/** What differs between two reviews of one vendor, fact by fact, with a caution where the vendor may have changed nothing. */
export function compareReviews(before: ReviewSide, after: ReviewSide): Omit<ReviewChanges, 'before'> {
  const old = new Map(before.findings.map((finding) => [finding.fact, finding]))
  const claims: ClaimChange[] = []
  let unchanged = 0
  for (const finding of after.findings) {
    const earlier = old.get(finding.fact)
    if (!earlier) continue
    const change = changeOf(earlier, finding, [before, after])
    if (change) claims.push(change)
    else unchanged += 1
  }
  return { claims, unchanged, documents: documentChanges(before, after) }
}
