import { unlimitedScans } from './plans.forms.ts'

/** What an assessment by hand is taken to cost; kept for each organization. */
export interface CostConfiguration {
  /** US dollars. */
  readonly analystHourlyRate: number
  readonly manualReviewHours: number
  readonly automatedReviewMinutes: number
  /** What compliance work adds, as a factor: 1.2 is a fifth more. */
  readonly complianceOverhead: number
}

export const costDefaults: CostConfiguration = {
  analystHourlyRate: 75,
  manualReviewHours: 8,
  automatedReviewMinutes: 15,
  complianceOverhead: 1.2,
}

/** The most that a setting takes. */
export const costLimits: CostConfiguration = {
  analystHourlyRate: 100_000,
  manualReviewHours: 10_000,
  automatedReviewMinutes: 100_000,
  complianceOverhead: 100,
}

export const periodDays = [7, 30, 90, 365] as const
export type PeriodDays = (typeof periodDays)[number]
export const defaultPeriod: PeriodDays = 30

/** What is sold, as far as a price for each report follows from it. Amounts in cents. */
export interface PricedPlan {
  readonly id: string
  readonly monthly_scan_limit: number
  readonly price_onetime_cents: number | null
  readonly price_monthly_cents: number | null
}

/** What a report costs where no plan says otherwise, in dollars. */
const reportPrice = 599

export const isUnlimited = (limit: number): boolean => limit > unlimitedScans

const cents = (dollars: number): number => Math.round(dollars * 100) / 100

/**
 * Dollars for one report on a plan: the price of a single one, or the month's price by its reports, in whole dollars. An
 * unlimited plan costs nothing a report; without a plan it is the price of a single report.
 */
export function costPerReport(plan: PricedPlan | null): number {
  if (plan === null) return reportPrice
  if (isUnlimited(plan.monthly_scan_limit)) return 0
  if (plan.price_onetime_cents !== null) return plan.price_onetime_cents / 100
  if (plan.price_monthly_cents === null) return reportPrice
  return Math.round(plan.price_monthly_cents / 100 / plan.monthly_scan_limit)
}

export const manualCostOf = (config: CostConfiguration): number =>
  cents(config.analystHourlyRate * config.manualReviewHours * config.complianceOverhead)

export interface CostBreakdown {
  readonly manual_cost_per_assessment: number
  readonly product_cost_per_assessment: number
  readonly savings_per_assessment: number
  /** Of the manual cost, in percent with one decimal; never below 0. */
  readonly cost_reduction_percent: number
  readonly hours_saved_per_assessment: number
}

/** What one assessment saves. Never below 0: a plan that costs more than work by hand saves nothing. */
export function costBreakdown(config: CostConfiguration, productCost: number): CostBreakdown {
  const manual = manualCostOf(config)
  const saved = cents(Math.max(0, manual - productCost))
  return {
    manual_cost_per_assessment: manual,
    product_cost_per_assessment: cents(productCost),
    savings_per_assessment: saved,
    cost_reduction_percent: manual === 0 ? 0 : Math.round((saved / manual) * 1000) / 10,
    hours_saved_per_assessment: Math.max(0, cents(config.manualReviewHours - config.automatedReviewMinutes / 60)),
  }
}

/** Dollars that so many completed assessments saved. */
export const costSavings = (completed: number, breakdown: CostBreakdown): number =>
  cents(completed * breakdown.savings_per_assessment)

/** Change against the period before, in whole percent; null where there was nothing before. */
export const growthPercentage = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)

/** Shares of 100 with one decimal; all 0 where there is nothing. */
export function percentagesOf<Key extends string>(counts: Readonly<Record<Key, number>>): Record<Key, number> {
  const entries = Object.entries<number>(counts)
  const total = entries.reduce((sum, [, count]) => sum + count, 0)
  // safe because the keys are those of the counts
  return Object.fromEntries(
    entries.map(([key, count]) => [key, total === 0 ? 0 : Math.round((count / total) * 1000) / 10]),
  ) as Record<Key, number>
}
