import type { CostAnalysis } from '../../../../contract/analytics.ts'
import { isUnlimited } from '../../../../contract/analytics.forms.ts'
import { assessments, formatDollars, formatHours } from '../figures.ts'
import { cardStyle, ExportButtons } from './ChartCard.tsx'
import type { ReportRequest } from '../queries/analytics.ts'

function Row({
  label,
  value,
  note,
  isResult = false,
}: {
  readonly label: string
  readonly value: string
  readonly note?: string
  readonly isResult?: boolean
}) {
  return (
    <div
      className={`flex min-h-9.5 items-center justify-between gap-4 border-t border-line px-4 py-1.5 ${isResult ? 'bg-ok-soft text-ok' : ''}`}
    >
      <dt className={isResult ? 'font-medium' : 'text-fg2'}>
        {label}
        {note !== undefined && <span className="block text-meta text-fg3">{note}</span>}
      </dt>
      <dd className="font-medium whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  )
}

function subscriptionWords({ subscription: { plan_name: plan, monthly_reports: reports } }: CostAnalysis): string {
  if (plan === null) return 'No subscription: the price of a single report'
  if (reports === null || isUnlimited(reports)) return `${plan} plan, unlimited reports`
  return `${plan} plan, ${reports === 1 ? '1 report' : `${reports} reports a month`}`
}

interface CostCardProps {
  readonly costs: CostAnalysis
  readonly completed: number
  readonly savings: number
  readonly request: ReportRequest
  readonly mayExport: boolean
}

/** What an assessment costs by hand and with the product. */
export function CostCard({ costs, completed, savings, request, mayExport }: CostCardProps) {
  const { analystHourlyRate: rate, manualReviewHours: hours, complianceOverhead: overhead } = costs.configuration
  const kept = costs.manual_cost_per_assessment - costs.savings_per_assessment
  const share = costs.manual_cost_per_assessment === 0 ? 0 : (100 * kept) / costs.manual_cost_per_assessment
  const costsMore = costs.product_cost_per_assessment > costs.manual_cost_per_assessment
  return (
    <section aria-labelledby="cost-savings" className={`flex flex-col overflow-hidden ${cardStyle}`}>
      <div className="flex min-h-11 items-center gap-3 px-4 pt-3 pb-2">
        <h2 id="cost-savings" className="font-semibold">
          Cost savings
        </h2>
        <span className="text-label text-fg3">{assessments(completed)}</span>
        <span className="-mr-2 ml-auto whitespace-nowrap">
          <ExportButtons title="Cost savings" request={request} mayExport={mayExport} />
        </span>
      </div>
      <dl>
        <Row
          label="Manual cost per assessment"
          value={formatDollars(costs.manual_cost_per_assessment)}
          note={`${formatDollars(rate)} × ${formatHours(hours)} × ${overhead}`}
        />
        <Row
          label="Product cost per assessment"
          value={formatDollars(costs.product_cost_per_assessment)}
          note={subscriptionWords(costs)}
        />
        <Row isResult label="Savings per assessment" value={formatDollars(costs.savings_per_assessment)} />
        <Row label={`Savings on ${assessments(completed)}`} value={formatDollars(savings)} />
        <Row label="Analyst time saved per assessment" value={formatHours(costs.hours_saved_per_assessment)} />
      </dl>
      <h3 className="border-t border-line px-4 pt-3 pb-1.5 text-label text-fg3">Subscription analysis</h3>
      <dl>
        <Row
          label="Subscription, this month"
          value={costs.subscription.monthly_price === null ? 'None' : formatDollars(costs.subscription.monthly_price)}
        />
        <Row label="Cost reduction" value={`${costs.cost_reduction_percent}%`} />
      </dl>
      <div className="px-4 pt-2 pb-4">
        <div className="h-2 overflow-hidden rounded-full bg-s3" aria-hidden="true">
          <div className="h-full rounded-full bg-fg2" style={{ width: `${share}%` }} />
        </div>
        <p className="mt-2 text-label text-fg3">
          {costsMore
            ? 'At these settings an assessment costs more than a manual one: nothing is saved.'
            : `An assessment costs ${Math.round(share * 10) / 10}% of a manual one.`}
        </p>
      </div>
    </section>
  )
}
