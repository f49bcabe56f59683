import type { ReactNode } from 'react'
import type { GradeDistribution, RiskDistribution } from '../../../../contract/analytics.ts'
import { Donut } from '../charts/Donut.tsx'
import { ShareBars } from '../charts/ShareBars.tsx'
import { gradeShares, riskShares, type Share } from '../charts/shares.ts'
import type { ReportRequest } from '../queries/analytics.ts'
import { ChartCard } from './ChartCard.tsx'

const tableOf = (name: string, shares: readonly Share[]) => ({
  head: [name, 'Vendors', 'Percent'],
  rows: shares.map(({ label, count, percentage }) => [label, count, `${percentage}%`]),
})

interface ShareCardProps {
  readonly title: string
  readonly request: ReportRequest
  readonly mayExport: boolean
  readonly isPie?: boolean
  readonly className?: string
  readonly children?: ReactNode
}

function ShareCard({
  name,
  shares,
  isPie = false,
  children,
  ...card
}: ShareCardProps & { readonly name: string; readonly shares: readonly Share[] }) {
  return (
    <ChartCard {...card} table={tableOf(name, shares)}>
      {isPie ? (
        <Donut
          label={card.title}
          whole={shares.reduce((sum, { count }) => sum + count, 0) === 1 ? 'vendor' : 'vendors'}
          shares={shares}
        />
      ) : (
        <ShareBars label={card.title} shares={shares} />
      )}
      {children}
    </ChartCard>
  )
}

export const RiskCard = ({ distribution, ...card }: ShareCardProps & { readonly distribution: RiskDistribution }) => (
  <ShareCard {...card} name="Risk" shares={riskShares(distribution)} />
)

export const GradeCard = ({ distribution, ...card }: ShareCardProps & { readonly distribution: GradeDistribution }) => (
  <ShareCard {...card} name="Grade" shares={gradeShares(distribution)} />
)
