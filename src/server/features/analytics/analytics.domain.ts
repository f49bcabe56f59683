import { weights } from '../../../catalog/weights.ts'
import { percentagesOf } from '../../../contract/analytics.forms.ts'
import type {
  AnalyticsDashboard,
  GradeDistribution,
  RiskDistribution,
  TrendPeriod,
} from '../../../contract/analytics.ts'

const day = 86_400_000

/** The last so many days, and where as many days before them begin. */
export function periodBefore(
  now: Date,
  days: number,
): { readonly before: Date; readonly from: Date; readonly to: Date } {
  const from = now.getTime() - days * day
  return { before: new Date(from - days * day), from: new Date(from), to: now }
}

interface RiskCounts {
  readonly low: number
  readonly medium: number
  readonly high: number
  readonly no_risk: number
}

export function riskDistributionOf({ low, medium, high, no_risk: withheld }: RiskCounts): RiskDistribution {
  const data = { low, medium, high, withheld }
  return { data, percentages: percentagesOf(data) }
}

/** Whatever has no grade is withheld: the counts add up to `reviewed`. */
export function gradeDistributionOf(grades: Readonly<Record<string, number>>, reviewed: number): GradeDistribution {
  const { A = 0, B = 0, C = 0, D = 0, F = 0 } = grades
  const data = { A, B, C, D, F, withheld: Math.max(0, reviewed - A - B - C - D - F) }
  return { data, percentages: percentagesOf(data) }
}

export const gradeOfAverage = (score: number | null): AnalyticsDashboard['summary']['avg_grade'] =>
  score === null ? null : (weights.grades.find(({ from }) => Math.round(score) >= from)?.grade ?? 'F')

export const inTenths = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10)

export const inHundredths = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100

/** `2026-11`, `2026-Q4` or `2026`, in UTC. */
export function periodName(start: Date, period: TrendPeriod): string {
  const year = String(start.getUTCFullYear())
  if (period === 'yearly') return year
  const month = start.getUTCMonth()
  return period === 'quarterly'
    ? `${year}-Q${Math.floor(month / 3) + 1}`
    : `${year}-${String(month + 1).padStart(2, '0')}`
}
