import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { DependencyKind, RiskAnalysis } from '../../../../contract/analytics.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { formatCount } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { riskAnalysisQuery } from '../queries/analytics.ts'
import { ChartCard } from './ChartCard.tsx'
import { EvidenceRows } from './EvidenceRows.tsx'

const kinds = [
  { value: 'subprocessor', label: 'Subprocessor' },
  { value: 'hosting', label: 'Hosting' },
  { value: 'region', label: 'Region' },
] as const satisfies readonly { readonly value: DependencyKind; readonly label: string }[]

const nothingOf: Readonly<Record<DependencyKind, string>> = {
  subprocessor: 'No reviewed vendor’s pages name a subprocessor. A vendor is read anew when it is rescanned.',
  hosting: 'No reviewed vendor’s pages name who hosts it.',
  region: 'No reviewed vendor’s pages name a region where data is kept.',
}

/** The rows once they are there; until then what loads, or what failed. */
function WithAnalysis({ children }: { readonly children: (analysis: RiskAnalysis) => ReactNode }) {
  const { data, error, refetch } = useQuery(riskAnalysisQuery)
  if (data) return children(data)
  if (error)
    return (
      <div role="alert" className="flex flex-col items-start gap-3 py-6">
        <p className="text-fg2">
          <strong className="font-semibold text-fg">Failed to load the risk analysis.</strong> {messageOf(error)}
        </p>
        <Button onClick={() => void refetch()}>Retry</Button>
      </div>
    )
  return (
    <div className="flex flex-col gap-5 py-3">
      <Loading>Loading the risk analysis</Loading>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-9 w-full" />
      ))}
    </div>
  )
}

/** Companies and places that many vendors depend on. */
export function ConcentrationCard({ mayExport }: { readonly mayExport: boolean }) {
  const [kind, setKind] = useState<DependencyKind>('subprocessor')
  const { data } = useQuery(riskAnalysisQuery)
  const label = kinds.find(({ value }) => value === kind)?.label ?? ''
  const rows = data?.concentration[kind]
  const table = rows && { head: [label, 'Vendors'], rows: rows.map(({ name, vendors }) => [name, vendors]) }
  return (
    <ChartCard
      title="Concentration"
      request={{ report: 'concentration' }}
      mayExport={mayExport}
      table={table ?? null}
      shows="passages"
      choices={<Segmented label="Concentration by" options={kinds} value={kind} onChange={setKind} />}
    >
      <WithAnalysis>
        {({ concentration, reviewed_vendors: reviewed }) =>
          concentration[kind].length === 0 ? (
            <p className="py-6 text-fg3">{nothingOf[kind]}</p>
          ) : (
            <EvidenceRows
              key={kind}
              name={label}
              of={reviewed}
              rows={concentration[kind].map((row) => ({
                id: row.name,
                name: row.name,
                vendors: row.vendors,
                evidence: row.evidence,
              }))}
            />
          )
        }
      </WithAnalysis>
    </ChartCard>
  )
}

/** `1 denied · 2 in part · 3 more say nothing`. */
function standingsOf({ denied, partial, plan_gated: gated, unanswered }: RiskAnalysis['top_risks'][number]): string {
  const standings: readonly (readonly [number, string])[] = [
    [denied, 'denied'],
    [partial, 'in part'],
    [gated, 'on some plans only'],
    [unanswered, unanswered === 1 ? 'more says nothing' : 'more say nothing'],
  ]
  return standings
    .filter(([amount]) => amount > 0)
    .map(([amount, words]) => `${formatCount(amount)} ${words}`)
    .join(' · ')
}

/** Critical and high risks that vendors share and that nobody has dealt with. */
export function TopRisksCard({ mayExport }: { readonly mayExport: boolean }) {
  const { data } = useQuery(riskAnalysisQuery)
  const table = data && {
    head: ['Risk', 'Vendors', 'Denied', 'In part', 'Some plans only', 'Say nothing'],
    rows: data.top_risks.map((risk) => [
      risk.title,
      risk.vendors,
      risk.denied,
      risk.partial,
      risk.plan_gated,
      risk.unanswered,
    ]),
  }
  return (
    <ChartCard
      title="Top risks"
      request={{ report: 'top_risks' }}
      mayExport={mayExport}
      table={table ?? null}
      shows="passages"
    >
      <WithAnalysis>
        {({ top_risks: risks, reviewed_vendors: reviewed }) =>
          risks.length === 0 ? (
            <p className="py-6 text-fg3">No open critical or high risk rests on what a vendor’s pages say.</p>
          ) : (
            <>
              <p className="mb-2 max-w-reading text-label text-fg3">
                Open critical and high risks by what the vendors’ own pages say, in the newest review of each.
              </p>
              <EvidenceRows
                name="Risk"
                of={reviewed}
                rows={risks.map((risk) => ({
                  id: risk.fact,
                  name: risk.title,
                  note: standingsOf(risk),
                  vendors: risk.vendors,
                  evidence: risk.evidence,
                }))}
              />
            </>
          )
        }
      </WithAnalysis>
    </ChartCard>
  )
}
