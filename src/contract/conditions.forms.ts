import type { Condition, Verdict } from './reviews.ts'
import type { ReviewPage } from './reviews.page.ts'

/** accepted: nobody will see to it, and the risk stays. */
export type ConditionState = 'open' | 'met' | 'accepted'

/** A condition as it stands in the tracker, and the smallest of the vendor's plans that removes it; null where none does. */
export interface StandingCondition {
  readonly condition: Condition
  readonly state: ConditionState
  /** Who accepted it, where that is known. */
  readonly acceptedBy: string | null
  readonly removedBy: string | null
  /** Its own words name that plan. */
  readonly namesRemoval: boolean
}

export interface Conditions {
  readonly title: string
  /** Which of them stay whatever is bought, and which plan removes which; empty where no plan removes any. */
  readonly note: string
  /** '1 met, 1 accepted of 4'. */
  readonly progress: string
  readonly rows: readonly StandingCondition[]
}

/** '3 stay on every plan. Business removes 1, Enterprise 2 more.' */
function noteOf(rows: readonly StandingCondition[], plans: readonly string[], beyond: string): string {
  const staying = rows.filter(({ removedBy }) => removedBy === null).length
  if (staying === rows.length) return ''
  const counts = plans
    .map((plan) => ({ plan, count: rows.filter(({ removedBy }) => removedBy === plan).length }))
    .filter(({ count }) => count > 0)
  const removed = counts.map(({ plan, count }, index) =>
    index === 0 ? `${plan} removes ${count === rows.length ? 'all of them' : count}` : `${plan} ${count} more`,
  )
  const stay = staying === 0 ? '' : `${staying} ${staying === 1 ? 'stays' : 'stay'} on every ${beyond}plan. `
  return `${stay}${removed.join(', ')}.`
}

function progressOf(rows: readonly StandingCondition[]): string {
  const [met, accepted] = (['met', 'accepted'] as const).map(
    (state) => rows.filter((row) => row.state === state).length,
  )
  if (!accepted) return `${met} of ${rows.length} met`
  return `${met} met, ${accepted} accepted of ${rows.length}`
}

const states = { done: 'met', wont_implement: 'accepted' } as const

/** How a row of the tracker stands: what nobody will see to is accepted, not met. */
export const stateOf = (status: string | undefined): ConditionState =>
  status === 'done' || status === 'wont_implement' ? states[status] : 'open'

/** What the list of conditions is called: nothing is conditional where nothing is approved. */
export const conditionsHeading = (verdict: Verdict | undefined): string =>
  verdict === undefined || verdict.startsWith('approve') ? 'Conditions' : 'What must be settled'

/** Whether a text names this plan; one whose name only holds it ('Business Plus') does not count. */
const namesPlan = (text: string, plan: string, plans: readonly string[]): boolean =>
  plans
    .filter((other) => other !== plan && other.includes(plan))
    .reduce((rest, longer) => rest.replaceAll(longer, ''), text)
    .includes(plan)

/** The conditions of the verdict as they stand: one wording for the screen and for every file. */
export function conditionsOf({
  conditions,
  restrictions,
  tracked,
  plan_choices: choices,
  plans,
  written_for: plan,
  scan,
}: Pick<
  ReviewPage,
  'conditions' | 'restrictions' | 'tracked' | 'plan_choices' | 'plans' | 'written_for' | 'scan'
>): Conditions {
  const ordered = plans
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ name }) => choices.find((one) => one.plan === name) ?? [])
  const factOf = new Map(restrictions.map(({ id, fact }) => [id, fact]))
  const rows = conditions.map((condition): StandingCondition => {
    const id = condition.restriction_id
    const held = id === null ? undefined : tracked.find(({ fact }) => fact === factOf.get(id))
    const state = stateOf(held?.status)
    const removedBy = id === null ? null : (ordered.find(({ lifted }) => lifted.includes(id))?.plan ?? null)
    const acceptedBy = state === 'accepted' ? (held?.updated_by ?? null) : null
    const names = plans.map(({ name }) => name)
    const namesRemoval = removedBy !== null && namesPlan(condition.text, removedBy, names)
    return { condition, state, acceptedBy, removedBy, namesRemoval }
  })
  const note = noteOf(
    rows,
    ordered.map((one) => one.plan),
    plan === null ? '' : 'other ',
  )
  const heading = conditionsHeading(scan.breakdown?.verdict)
  const title = plan === null ? (note === '' ? `${heading} on every plan` : heading) : `${heading} on ${plan}`
  return { title, note, progress: progressOf(rows), rows }
}

/** What a row says of plans beside what settles it; empty where it stays on every plan or its words name the plan. */
export function sayRemoval({ condition, removedBy, namesRemoval }: StandingCondition): string {
  if (removedBy === null || namesRemoval) return ''
  // The approval names a plan that has more: for this one a smaller would do.
  return condition.act === 'buy' ? `${removedBy} is enough for it` : `${removedBy} removes it`
}

export const stateLabels: Readonly<Record<ConditionState, string>> = { open: 'Open', met: 'Met', accepted: 'Accepted' }

/** 'Accepted by Dana Levi'. */
export const sayState = ({ state, acceptedBy }: Pick<StandingCondition, 'state' | 'acceptedBy'>): string =>
  acceptedBy === null ? stateLabels[state] : `${stateLabels[state]} by ${acceptedBy}`
