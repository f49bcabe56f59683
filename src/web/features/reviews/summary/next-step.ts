import { conditionsOf } from '../../../../contract/conditions.forms.ts'
import type { Condition } from '../../../../contract/reviews.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { countOf } from '../../../lib/format.ts'
import { openRestrictions, sayStale, staleDecisions } from '../page-counts.ts'

/** How many points a next step names: as many as one keeps in mind. */
const mostNamed = 6

const words: Readonly<Record<Condition['act'], string>> = {
  ask: 'ask the vendor about',
  confirm: 'confirm the passages on',
  buy: 'buy or do without:',
  accept: 'accept or avoid the risk on',
}

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The points that decided the verdict or weigh most, by what is to be done about each. */
function sayPoints(open: readonly Condition[]): string {
  const named = open.slice(0, mostNamed)
  const left = open.length - named.length
  // In the order of the list: what decided is named first.
  const first = [...new Set(named.map(({ act }) => act))]
  const parts = first.map((act) => {
    const topics = named.filter((one) => one.act === act).map(({ topic }) => topic)
    const verb = act === 'confirm' && topics.length === 1 ? 'confirm the passage on' : words[act]
    return `${verb} ${lists.format(topics)}`
  })
  return `${parts.join('; ')}${left === 0 ? '' : `; and ${left} more`}`
}

/** What is to do before one decides, the most pressing first; null where nothing is left. */
export function nextStep(page: ReviewPage): string | null {
  const stale = staleDecisions(page).length
  if (stale > 0) return `Next: ${sayStale(stale)}.`
  const waiting = conditionsOf(page).rows.filter(({ state }) => state === 'open')
  if (waiting.length > 0)
    return `Next: ${sayPoints(waiting.map(({ condition }) => condition))}. Then record the decision.`
  const open = openRestrictions(page).length
  return open === 0 ? null : `Next: settle ${countOf(open, 'open item')}, then record the decision.`
}
