import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleSlash } from 'lucide-react'
import type { LedgerEntry, LedgerOutcome } from '../../../../contract/documents.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { countOf, formatBytes, formatClock, shortAddress } from '../../../lib/format.ts'
import { useIsAtLeast } from '../../../lib/use-is-at-least.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { Cell, HeadCell, Table } from '../../../ui/Table.tsx'
import { ledgerQuery } from '../queries/ledger.ts'
import { outcomeLabels, purposeLabels } from '../../../lib/source-labels.ts'

const rowsAtFirst = 100

const isRead = (outcome: LedgerOutcome): boolean => outcome === 'fetched' || outcome === 'not_modified'

function Outcome({ entry }: { readonly entry: LedgerEntry }) {
  const Shape = isRead(entry.outcome) ? CircleCheck : CircleSlash
  return (
    <div>
      <span className="flex items-center gap-2 whitespace-nowrap">
        <Shape className={`size-3.5 shrink-0 ${isRead(entry.outcome) ? 'text-ok' : 'text-fg3'}`} aria-hidden="true" />
        {outcomeLabels[entry.outcome]}
      </span>
      {entry.reason && (
        <span className="block text-label text-fg3">
          <ForeignText text={entry.reason} />
        </span>
      )}
    </div>
  )
}

function LedgerRow({ entry }: { readonly entry: LedgerEntry }) {
  return (
    <tr>
      <Cell className="font-mono text-meta whitespace-nowrap text-fg3">{formatClock(entry.at)}</Cell>
      <Cell className="min-w-56 font-mono text-meta break-all">
        <ForeignText text={shortAddress(entry.url)} />
      </Cell>
      <Cell className="whitespace-nowrap text-fg2">{purposeLabels[entry.purpose]}</Cell>
      <Cell className="min-w-36">
        <Outcome entry={entry} />
      </Cell>
      <Cell className="text-right whitespace-nowrap text-fg3 tabular-nums">{formatBytes(entry.bytes)}</Cell>
    </tr>
  )
}

const views = [
  { value: 'all', label: 'All' },
  { value: 'read', label: 'Read' },
  { value: 'nothing', label: 'Not read' },
] as const

/** The same for narrow screens. */
function LedgerItem({ entry }: { readonly entry: LedgerEntry }) {
  return (
    <li className="flex flex-col gap-1 px-4 py-row">
      <span className="font-mono text-meta break-all">
        <ForeignText text={shortAddress(entry.url)} />
      </span>
      <Outcome entry={entry} />
      <span className="text-label text-fg3">
        {purposeLabels[entry.purpose]} · {formatBytes(entry.bytes)} · {formatClock(entry.at)}
      </span>
    </li>
  )
}

/** Requests that were made, as the head of the review counts them, and addresses that were known but not asked. */
function ledgerCount(entries: number, made: number | undefined): string {
  if (made === undefined || made >= entries) return countOf(entries, 'request')
  return `${countOf(made, 'request')}, ${countOf(entries - made, 'address', 'addresses')} not requested`
}

export function Ledger({ scanId, requests }: { readonly scanId: string; readonly requests: number | undefined }) {
  const isWide = useIsAtLeast('lg')
  const { data, error, isFetching, refetch } = useQuery(ledgerQuery(scanId))
  const [view, setView] = useState<(typeof views)[number]['value']>('all')
  const [isAll, setAll] = useState(false)
  const rows = (data ?? []).filter(({ outcome }) => view === 'all' || isRead(outcome) === (view === 'read'))
  const shown = isAll ? rows : rows.slice(0, rowsAtFirst)
  return (
    <section aria-labelledby="ledger">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="ledger" className="text-ui font-semibold">
          Where we looked
          {data && <span className="pl-2 font-normal text-fg3">{ledgerCount(data.length, requests)}</span>}
        </h2>
        <div className="ml-auto">
          <Segmented label="Outcome" options={views} value={view} onChange={setView} />
        </div>
      </div>
      {error && !data && (
        <ErrorCard
          title="The list of requests could not be loaded"
          text={messageOf(error)}
          hint="The review itself is not affected."
        >
          <Button busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </ErrorCard>
      )}
      {!data && !error && (
        <div className="flex flex-col gap-2">
          <Loading>Loading the requests…</Loading>
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      )}
      {data?.length === 0 && (
        <p className="text-ui text-fg2">The log of this crawl is no longer kept. The review and its passages are.</p>
      )}
      {data && data.length > 0 && !isWide && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-s1">
          {shown.map((entry) => (
            <LedgerItem key={`${entry.at} ${entry.url} ${entry.purpose}`} entry={entry} />
          ))}
        </ul>
      )}
      {data && data.length > 0 && isWide && (
        <Table label="Where we looked">
          <thead>
            <tr>
              <HeadCell>Time</HeadCell>
              <HeadCell>Address</HeadCell>
              <HeadCell>Purpose</HeadCell>
              <HeadCell>Outcome</HeadCell>
              <HeadCell className="text-right">Size</HeadCell>
            </tr>
          </thead>
          <tbody className="[&>tr:last-child>td]:border-0">
            {shown.map((entry) => (
              <LedgerRow key={`${entry.at} ${entry.url} ${entry.purpose}`} entry={entry} />
            ))}
          </tbody>
        </Table>
      )}
      {shown.length < rows.length && (
        <Button className="mt-3" onClick={() => setAll(true)}>
          Show all {rows.length}
        </Button>
      )}
    </section>
  )
}
