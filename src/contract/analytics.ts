import { z } from 'zod'
import { costLimits, defaultPeriod, periodDays } from './analytics.forms.ts'
import { count, id, isoTime, text } from './primitives.ts'
import { route } from './route.ts'
import { readerZone, workbookType } from './tables.ts'

/** US dollars. */
const dollars = z.number().min(0)
const percent = z.number().min(0).max(100)

/** The days that a period of analytics has. */
const wantedDays = z.coerce
  .number()
  .refine((days) => periodDays.some((known) => known === days), { message: 'A period has 7, 30, 90 or 365 days' })

const periodQuery = z.object({
  period_days: wantedDays.default(defaultPeriod),
  /** Keeps caches from answering; read by nobody. */
  _t: text(40).optional(),
})

export const trendPeriod = z.enum(['monthly', 'quarterly', 'yearly'])
export type TrendPeriod = z.infer<typeof trendPeriod>

/** `months`: how many points, of a month, a quarter or a year each. */
const trendQuery = z.object({
  period: trendPeriod.default('monthly'),
  months: z.coerce.number().int().min(1).max(60).default(12),
})

const setting = (most: number) => z.number().min(0).max(most)
export const costConfiguration = z.strictObject({
  analystHourlyRate: setting(costLimits.analystHourlyRate),
  manualReviewHours: setting(costLimits.manualReviewHours),
  automatedReviewMinutes: setting(costLimits.automatedReviewMinutes),
  complianceOverhead: setting(costLimits.complianceOverhead),
})

/** Vendors by the risk of their review; a critical risk counts as high. */
export const riskDistribution = z.object({
  data: z.object({ low: count, medium: count, high: count, withheld: count }),
  percentages: z.object({ low: percent, medium: percent, high: percent, withheld: percent }),
})
export type RiskDistribution = z.infer<typeof riskDistribution>

const gradeCounts = { A: count, B: count, C: count, D: count, F: count, withheld: count }
const gradeShares = { A: percent, B: percent, C: percent, D: percent, F: percent, withheld: percent }
/** Likewise by grade. `withheld`: too little public evidence for a score. */
export const gradeDistribution = z.object({ data: z.object(gradeCounts), percentages: z.object(gradeShares) })
export type GradeDistribution = z.infer<typeof gradeDistribution>

const costAnalysis = z.object({
  manual_cost_per_assessment: dollars,
  product_cost_per_assessment: dollars,
  savings_per_assessment: dollars,
  cost_reduction_percent: percent,
  hours_saved_per_assessment: z.number().min(0),
  subscription: z.object({
    plan: z.string().nullable(),
    plan_name: z.string().nullable(),
    /** Null for a plan that is not paid by the month. */
    monthly_price: dollars.nullable(),
    monthly_reports: count.nullable(),
  }),
  configuration: costConfiguration,
})
export type CostAnalysis = z.infer<typeof costAnalysis>

/**
 * An assessment is a vendor whose review was completed in the period: a rescan within it is no second one, and its newest
 * review counts. Assessed is a vendor for which a scan was asked.
 */
export const analyticsDashboard = z.object({
  /** Nothing was ever scanned. */
  is_empty: z.boolean(),
  from: isoTime,
  to: isoTime,
  metrics: z.object({
    total_vendors_assessed: count,
    previous_vendors_assessed: count,
    completed_assessments: count,
    high_risk_vendors: count,
    previous_high_risk_vendors: count,
    /**
     * Hours from adding a vendor to its first decision, else to its first completed review, on average over the vendors
     * where that was in the period; null for none.
     */
    avg_time_to_decision: z.number().min(0).nullable(),
    cost_savings: dollars,
    /** Whole percent against the period before; null where nothing was assessed then. */
    growth_percentage: z.int().nullable(),
    period_days: z.int(),
  }),
  summary: z.object({
    avg_score: z.number().min(0).max(100).nullable(),
    avg_grade: z.enum(['A', 'B', 'C', 'D', 'F']).nullable(),
    scored: count,
    total_scans: count,
  }),
  risk_distribution: riskDistribution,
  grade_distribution: gradeDistribution,
  highest_risk: z.array(
    z.object({
      vendor_id: id,
      vendor_name: z.string(),
      score: z.int().nullable(),
      grade: z.string().nullable(),
      open_high_risks: count,
    }),
  ),
  /**
   * Vendors of the period below high risk whose verdict is that conditions are not met, or to refuse: risk follows the score,
   * a verdict the worst answers.
   */
  adverse_verdicts: count,
  costs: costAnalysis,
  abilities: z.object({ export: z.boolean(), edit_costs: z.boolean() }),
})
export type AnalyticsDashboard = z.infer<typeof analyticsDashboard>

export const trendPoint = z.object({
  /** `2026-11`, `2026-Q4` or `2026`, in UTC. */
  period: z.string(),
  starts_at: isoTime,
  scans: count,
  completed_scans: count,
  failed_scans: count,
  /** Assessments: each vendor once a point. */
  completed_reviews: count,
  high_risk_vendors: count,
  avg_score: z.number().min(0).max(100).nullable(),
  /** At today's prices and settings. */
  cost_savings: dollars,
})
export type TrendPoint = z.infer<typeof trendPoint>

/** What a vendor's own page says, word for word, and where to read it. */
const evidence = z.object({
  vendor_id: id,
  vendor_name: z.string(),
  scan_id: id,
  fact: z.string(),
  quote: z.string(),
  document_title: z.string(),
  document_url: z.string(),
})
export type RiskEvidence = z.infer<typeof evidence>

const sharedRisk = z.object({
  fact: z.string(),
  title: z.string(),
  /** Vendors whose pages say so: that it is denied, there in part, or there on some plans only. */
  vendors: count,
  denied: count,
  partial: count,
  plan_gated: count,
  /** Vendors whose pages say nothing about it, which is a high risk too. */
  unanswered: count,
  evidence: z.array(evidence),
})

export const dependencyKinds = ['subprocessor', 'hosting', 'region'] as const
export type DependencyKind = (typeof dependencyKinds)[number]

const dependency = z.object({ name: z.string(), vendors: count, evidence: z.array(evidence) })
export type Dependency = z.infer<typeof dependency>

/** Of the newest completed review of every vendor, whenever that was; at most five passages a row. */
export const riskAnalysis = z.object({
  reviewed_vendors: count,
  top_risks: z.array(sharedRisk),
  concentration: z.object({
    subprocessor: z.array(dependency),
    hosting: z.array(dependency),
    region: z.array(dependency),
  }),
})
export type RiskAnalysis = z.infer<typeof riskAnalysis>

/** A plan that is on offer. Amounts in cents; null where it is not sold that way. */
export const offeredPlan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  monthly_scan_limit: count,
  vendor_limit: count.nullable(),
  price_onetime_cents: count.nullable(),
  price_monthly_cents: count.nullable(),
  price_yearly_cents: count.nullable(),
})
export type OfferedPlan = z.infer<typeof offeredPlan>

export const analyticsRoutes = {
  dashboard: route({
    method: 'GET',
    path: '/analytics/dashboard',
    access: 'view_reports',
    limit: 'read',
    summary: 'The portfolio in a period: assessments, risks, grades, time to decision and cost savings',
    query: periodQuery,
    response: analyticsDashboard,
  }),
  trends: route({
    method: 'GET',
    path: '/analytics/trends',
    access: 'view_reports',
    limit: 'read',
    summary: 'Assessments, scores, high risks and cost savings by month, quarter or year, the oldest first',
    query: trendQuery,
    response: z.object({ trends: z.array(trendPoint) }),
  }),
  riskAnalysis: route({
    method: 'GET',
    path: '/analytics/risk-analysis',
    access: 'view_reports',
    limit: 'read',
    summary: 'Risks that vendors share, and the subprocessors, hosters and regions that many depend on, with quotes',
    response: riskAnalysis,
  }),
  costSettings: route({
    method: 'GET',
    path: '/analytics/cost-settings',
    access: 'view_reports',
    limit: 'read',
    summary: 'What the organization takes an assessment by hand to cost',
    response: z.object({ configuration: costConfiguration }),
  }),
  saveCostSettings: route({
    method: 'PUT',
    path: '/analytics/cost-settings',
    access: 'manage_settings',
    audit: { action: 'cost_settings_updated', resource: 'tenant' },
    limit: 'write',
    summary: 'Set what an assessment by hand costs',
    body: costConfiguration,
    response: z.object({ configuration: costConfiguration }),
  }),
  plans: route({
    method: 'GET',
    path: '/analytics/plans',
    access: 'view_reports',
    limit: 'read',
    summary: 'The plans that are on offer, for comparing what they cost',
    response: z.object({ plans: z.array(offeredPlan) }),
  }),
} as const

const reports = ['portfolio', 'summary', 'trends', 'top_risks', 'concentration'] as const

/** Their paths, and so their operations, are reports'. */
export const reportsRoutes = {
  riskDistribution: route({
    method: 'GET',
    path: '/reports/risk-distribution',
    access: 'view_reports',
    limit: 'read',
    summary: 'Risks and grades by the newest completed review of every vendor, whenever that was',
    response: z.object({
      reviewed_vendors: count,
      risk_distribution: riskDistribution,
      grade_distribution: gradeDistribution,
    }),
  }),
  scanTrends: route({
    method: 'GET',
    path: '/reports/scan-trends',
    access: 'view_reports',
    limit: 'read',
    summary: 'Scans asked for, completed and failed by month, quarter or year, the oldest first',
    query: trendQuery,
    response: z.object({
      trends: z.array(
        z.object({
          period: z.string(),
          starts_at: isoTime,
          total_scans: count,
          completed_scans: count,
          failed_scans: count,
        }),
      ),
    }),
  }),
  exportCsv: route({
    method: 'GET',
    path: '/reports/export/csv',
    access: 'export_data',
    limit: 'read',
    summary: 'One report as CSV: the portfolio, or what a card of the analytics shows, each row with its source',
    query: periodQuery.extend({ report: z.enum(reports).default('portfolio'), ...trendQuery.shape }),
    response: z.object({ filename: z.string(), media_type: z.string(), content: z.string() }),
    files: { csv: 'text/csv; charset=utf-8' },
  }),
  exportXlsx: route({
    method: 'GET',
    path: '/reports/export/xlsx',
    access: 'export_data',
    limit: 'read',
    summary: 'One report as a workbook, or every one on a sheet of its own where none is named',
    query: periodQuery.extend({ report: z.enum(reports).optional(), time_zone: readerZone, ...trendQuery.shape }),
    response: z.object({ filename: z.string(), media_type: z.literal(workbookType), base64: z.string() }),
    files: { xlsx: workbookType },
  }),
} as const
export type Report = (typeof reports)[number]
