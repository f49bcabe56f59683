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
import { EvidenceHead, EvidenceRow } from './EvidenceRows.tsx'

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
      choices={<Segmented label="Concentration by" options={kinds} value={kind} onChange={setKind} />}
    >
      <WithAnalysis>
        {({ concentration, reviewed_vendors: reviewed }) =>
          concentration[kind].length === 0 ? (
            <p className="py-6 text-fg3">{nothingOf[kind]}</p>
          ) : (
            <>
              <EvidenceHead name={label} />
              <ul>
                {concentration[kind].map((row) => (
                  <EvidenceRow key={`${kind} ${row.name}`} of={reviewed} {...row} />
                ))}
              </ul>
            </>
          )
        }
      </WithAnalysis>
    </ChartCard>
  )
}

/** Critical and high risks that vendors share and that nobody has dealt with. */
export function TopRisksCard({ mayExport }: { readonly mayExport: boolean }) {
  const { data } = useQuery(riskAnalysisQuery)
  const table = data && {
    head: ['Risk', 'Vendors', 'Say nothing'],
    rows: data.top_risks.map(({ title, vendors, unanswered }) => [title, vendors, unanswered]),
  }
  return (
    <ChartCard title="Top risks" request={{ report: 'top_risks' }} mayExport={mayExport} table={table ?? null}>
      <WithAnalysis>
        {({ top_risks: risks, reviewed_vendors: reviewed }) =>
          risks.length === 0 ? (
            <p className="py-6 text-fg3">No open critical or high risk rests on what a vendor’s pages say.</p>
          ) : (
            <>
              <p className="mb-2 max-w-reading text-label text-fg3">
                Open critical and high risks by what the vendors’ own pages say, in the newest review of each.
              </p>
              <EvidenceHead name="Risk" />
              <ul>
                {risks.map(({ fact, title, unanswered, ...row }) => (
                  <EvidenceRow
                    key={fact}
                    name={title}
                    note={
                      unanswered === 0
                        ? undefined
                        : `${formatCount(unanswered)} more ${unanswered === 1 ? 'says' : 'say'} nothing`
                    }
                    of={reviewed}
                    {...row}
                  />
                ))}
              </ul>
            </>
          )
        }
      </WithAnalysis>
    </ChartCard>
  )
}
