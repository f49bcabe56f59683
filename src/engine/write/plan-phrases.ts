import type { Finding, VendorPlan } from '../../contract/findings.ts'
import { leavesOthersOut } from '../analyse/plan-names.ts'

/** A plan's name without the word plan; the add-on of a plan is not the plan. */
const bare = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/(?<=\S) (?:plan|tier)s?$/, '')

const same = (left: string, right: string): boolean => bare(left) === bare(right)

/** Plans from the smallest to the largest. */
export const inRankOrder = (plans: readonly VendorPlan[]): VendorPlan[] =>
  [...plans].sort((left, right) => left.rank - right.rank || left.name.localeCompare(right.name, 'en'))

/** `a`, `a and b`, `a, b and c`. */
export const joinWords = (words: readonly string[], last = 'and'): string => {
  const head = words.slice(0, -1)
  const tail = words.at(-1) ?? ''
  return head.length === 0 ? tail : `${head.join(', ')} ${last} ${tail}`
}

/** The vendor's plans that a gated finding names, in rank order. */
export const plansWith = (finding: Finding, plans: readonly VendorPlan[]): VendorPlan[] =>
  inRankOrder(plans).filter((plan) => finding.plans.some((name) => same(name, plan.name)))

/** The vendor's plans that lack what a gated finding is about, in rank order: what a plan has, larger plans have. */
export const plansWithout = (finding: Finding, plans: readonly VendorPlan[]): VendorPlan[] => {
  const having = plansWith(finding, plans)
  const largest = having.at(-1)
  return inRankOrder(plans).filter((plan) => !having.includes(plan) && (!largest || plan.rank < largest.rank))
}

/** The plans and add-ons of a gate whose place among the vendor's plans is not known. */
export const unrankedPlans = (finding: Finding, plans: readonly VendorPlan[]): string[] =>
  finding.plans.filter((name) => !same(name, 'paid') && !isExtra(name) && !plans.some((plan) => same(plan.name, name)))

/** Plan names of a finding: in rank order where the vendor's pricing page is known, else as the finding has them. */
export const planNames = (finding: Finding, plans: readonly VendorPlan[]): string[] => {
  const known = plansWith(finding, plans).map((plan) => plan.name)
  const unknown = finding.plans.filter((name) => !known.some((other) => same(other, name)))
  return [...known, ...unknown]
}

/** Whether a name in a gate is an add-on rather than a plan. */
export const isExtra = (name: string): boolean => /^add[ -]?ons?$/i.test(name)

const namedPlans = (names: readonly string[], plans: readonly VendorPlan[]): string => {
  const [first] = names
  if (!first) return ''
  if (names.length === 1) return same(first, 'paid') ? 'a paid plan' : `the ${first} plan`
  const ordered = inRankOrder(plans).map((plan) => plan.name)
  const top = ordered.slice(ordered.findIndex((name) => same(name, first)))
  const isTopDown = top.length === names.length && names.every((name, at) => same(name, top[at] ?? ''))
  return isTopDown ? `the ${first} plan and above` : `the ${joinWords(names)} plans`
}

const sayExtra = (name: string): string => (isExtra(name) ? 'an add-on' : `the ${name}`)

const extraPrice = /[$€£] ?\d[\d.,]*(?: ?(?:\/|per) ?[a-z]+){0,3}/
const refused = /\bnot available\b|[✗✘❌✖×]/i

/** What a row that refuses it to other plans asks for on the plan that has it: '$15 per user/month'; null where it asks nothing. */
export const extraPriceOf = ({ quotes, plans }: Finding): string | null => {
  if (plans.length === 0) return null
  const row = quotes.find(({ text }) => refused.test(text) && extraPrice.test(text))
  return row ? (extraPrice.exec(row.text)?.[0] ?? null) : null
}

const atExtraPrice = (finding: Finding): string => {
  const price = extraPriceOf(finding)
  return price === null ? '' : `, where it costs ${price} more`
}

/** 'the Business plan and above', 'the Enterprise plan', 'the Team and Business plans', 'the Pro plan or the Vault add-on'. */
export function planPhrase(finding: Finding, plans: readonly VendorPlan[]): string {
  const names = planNames(finding, plans)
  const isAdded = (name: string): boolean => /\badd[ -]?ons?$/i.test(name)
  const phrase = namedPlans(
    names.filter((name) => !isAdded(name)),
    plans,
  )
  const extras = names.filter(isAdded).map(sayExtra)
  if (phrase === '' && extras.length === 1 && extras[0] === 'an add-on') return 'a paid add-on'
  return `${joinWords(phrase === '' ? extras : [phrase, ...extras], 'or')}${atExtraPrice(finding)}`
}

const isSmallest = (plan: VendorPlan): boolean => plan.price !== null || /^(?:free|trial|community)$/i.test(plan.name)

/**
 * Whether the smallest plan that is sold is surely among those that have it: several plans are known, the smallest by its
 * price, and no passage tells of one below.
 */
const isForAll = (finding: Finding, plans: readonly VendorPlan[]): boolean => {
  const [smallest, ...larger] = inRankOrder(plans)
  if (!smallest || larger.length === 0 || !isSmallest(smallest)) return false
  if (plansWith(finding, plans).length === 0 || plansWithout(finding, plans).length > 0) return false
  return !finding.quotes.some((quote) => leavesOthersOut(quote.text, finding.plans))
}

/** Whether a finding is limited to plans: it names some, and nothing proves that these are all that are sold. */
export const gateBites = (finding: Finding, plans: readonly VendorPlan[]): boolean =>
  finding.plans.length > 0 && !isForAll(finding, plans)

/**
 * The findings as a customer on one of the vendor's plans reads them: what that plan has is limited no more. Others stay
 * as they are, and all do where the plan is not one of the vendor's.
 */
export const onPlan = (
  findings: readonly Finding[],
  plans: readonly VendorPlan[],
  plan: VendorPlan | null,
): readonly Finding[] =>
  plan === null
    ? findings
    : findings.map((finding) =>
        finding.plans.length > 0 && isOnPlan(finding, plan.name, plans) ? { ...finding, plans: [] } : finding,
      )

/** A plan of the vendor by its name; null when it sells none of that name. */
export const planNamed = (name: string | null | undefined, plans: readonly VendorPlan[]): VendorPlan | null =>
  plans.find((plan) => name != null && same(plan.name, name)) ?? null

/** 'USD 13 more per user and month', or null when a price is not public or in another unit. */
export const sayDifference = (from: VendorPlan | null, to: VendorPlan): string | null => {
  if (from?.price == null || to.price === null || to.currency === null) return null
  if (from.currency !== to.currency || from.per !== to.per || to.price <= from.price) return null
  const amount = Math.round((to.price - from.price) * 100) / 100
  const per = to.per === null ? '' : ` per ${to.per.split(/ ?\/ ?| per | a /).join(' and ')}`
  return `${to.currency} ${Number.isInteger(amount) ? amount : amount.toFixed(2)} more${per}`
}

/** Whether the customer's plan has it: it is named, or it is larger than every plan that is named. */
export const isOnPlan = (finding: Finding, chosen: string, plans: readonly VendorPlan[]): boolean => {
  if (finding.plans.some((name) => same(name, chosen))) return true
  if (finding.plans.some((name) => same(name, 'paid')) && !/^(?:free|trial|community|hobby)$/i.test(bare(chosen)))
    return true
  const known = plans.some((plan) => same(plan.name, chosen))
  return (
    known &&
    plansWith(finding, plans).length > 0 &&
    !plansWithout(finding, plans).some((plan) => same(plan.name, chosen))
  )
}
