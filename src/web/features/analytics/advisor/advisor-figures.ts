import { costPerReport, isUnlimited, type PricedPlan } from '../../../../contract/analytics.forms.ts'

export type ReviewType = 'internal' | 'external'

export interface AdvisorInput {
  readonly monthlyReviews: number
  readonly reviewType: ReviewType
  /** US dollars an hour; counts for the internal team alone. */
  readonly hourlyRate: number
}

/** Hours that one review takes by hand, and with the product; dollars of a consultant's. */
export const hoursByHand: Readonly<Record<ReviewType, number>> = { internal: 18, external: 8 }
export const platformHours = 2
export const consultantCost = 3000
const workWeek = 40

export const defaultInput: AdvisorInput = { monthlyReviews: 1, reviewType: 'internal', hourlyRate: 100 }

/** A whole number of at least 1; 1 for anything else. */
export function readReviews(typed: string): number {
  const amount = Number(typed)
  return Number.isInteger(amount) && amount >= 1 ? amount : 1
}

/** At least 1; 100 for anything else. */
export function readRate(typed: string): number {
  const rate = Number(typed)
  return typed.trim() !== '' && Number.isFinite(rate) && rate >= 1 ? rate : defaultInput.hourlyRate
}

export interface ManualWork {
  readonly costPerReview: number
  readonly totalMonthlyCost: number
  readonly manualHours: number
  readonly platformHours: number
  readonly hoursReclaimed: number
  /** Of forty hours, with one decimal. */
  readonly workWeeksSaved: number
}

export function manualWork({ monthlyReviews, reviewType, hourlyRate }: AdvisorInput): ManualWork {
  const costPerReview = reviewType === 'external' ? consultantCost : hourlyRate * hoursByHand.internal
  const hoursReclaimed = monthlyReviews * (hoursByHand[reviewType] - platformHours)
  return {
    costPerReview,
    totalMonthlyCost: monthlyReviews * costPerReview,
    manualHours: monthlyReviews * hoursByHand[reviewType],
    platformHours: monthlyReviews * platformHours,
    hoursReclaimed,
    workWeeksSaved: Math.round((hoursReclaimed / workWeek) * 10) / 10,
  }
}

export interface PlanFigures<Plan extends PricedPlan = PricedPlan> {
  readonly plan: Plan
  /** Dollars for the reviews of a month; single reports are bought one by one. */
  readonly monthlyPrice: number
  /** Below 0 where the plan costs more than work by hand. */
  readonly savings: number
  readonly costPerReview: number
  readonly isOverLimit: boolean
}

function figuresOf<Plan extends PricedPlan>(plan: Plan, reviews: number, work: ManualWork): PlanFigures<Plan> {
  const isSingle = plan.price_onetime_cents !== null && plan.price_monthly_cents === null
  const monthlyPrice = isSingle ? reviews * costPerReport(plan) : (plan.price_monthly_cents ?? 0) / 100
  return {
    plan,
    monthlyPrice,
    savings: work.totalMonthlyCost - monthlyPrice,
    costPerReview: monthlyPrice / reviews,
    isOverLimit: !isUnlimited(plan.monthly_scan_limit) && reviews > plan.monthly_scan_limit,
  }
}

export interface Advice<Plan extends PricedPlan = PricedPlan> {
  readonly work: ManualWork
  readonly plans: readonly PlanFigures<Plan>[]
  /** Of the plans within their limit the one that saves most, else pay as you go; null where neither is sold. */
  readonly recommended: string | null
}

/** What is sold by people alone has no price to reckon with. */
const hasPrice = (plan: PricedPlan): boolean => plan.price_onetime_cents !== null || plan.price_monthly_cents !== null

export function advise<Plan extends PricedPlan>(input: AdvisorInput, offered: readonly Plan[]): Advice<Plan> {
  const work = manualWork(input)
  const plans = offered.filter(hasPrice).map((plan) => figuresOf(plan, input.monthlyReviews, work))
  const within = plans.filter((one) => !one.isOverLimit).toSorted((a, b) => b.savings - a.savings)
  const best = within[0] ?? plans.find(({ plan }) => plan.id === 'pay_as_you_go')
  return { work, plans, recommended: best?.plan.id ?? null }
}

/** Twelve months of what a plan saves in one. */
export const annualSavings = (monthly: number): number => 12 * monthly
