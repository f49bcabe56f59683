import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleSlash } from 'lucide-react'
import type { LedgerEntry, LedgerOutcome } from '../../../../contract/documents.ts'
import type { DocumentHead, ReviewPage } from '../../../../contract/scans.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { countOf, formatBytes, formatClock, formatCount, formatDateTime, shortAddress } from '../../../lib/format.ts'
import { useIsAtLeast } from '../../../lib/use-is-at-least.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { Cell, HeadCell, Table } from '../../../ui/Table.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import type { Evidence } from '../evidence/evidence.ts'
import { EvidenceChips } from '../evidence/EvidenceChips.tsx'
import { UnconfirmedHosts } from './UnconfirmedHosts.tsx'
import { ledgerQuery } from '../queries/ledger.ts'
import { kindLabels, outcomeLabels, purposeLabels } from '../source-labels.ts'

const rowsAtFirst = 100

/** Kinds that a review hopes for, in the order of their worth. */
const hopedFor = [
  'security',
  'trust',
  'compliance',
  'privacy',
  'dpa',
  'subprocessors',
  'terms',
  'sla',
  'pricing',
  'status',
  'docs',
  'disclosure',
  'ai',
] as const

function KindCoverage({ documents }: { readonly documents: readonly DocumentHead[] }) {
  return (
    <section aria-labelledby="kinds" className="mb-8">
      <h2 id="kinds" className="text-ui font-semibold">
        Coverage by kind
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-px overflow-hidden rounded-card border border-line bg-s1">
        {hopedFor.map((kind) => {
          const amount = documents.filter((document) => document.kind === kind).length
          const Shape = amount > 0 ? CircleCheck : CircleSlash
          return (
            <li
              key={kind}
              className="-mr-px -mb-px flex items-center gap-2 border-r border-b border-line px-3 py-2 text-label"
            >
              <Shape className={`size-3.5 shrink-0 ${amount > 0 ? 'text-ok' : 'text-fg3'}`} aria-hidden="true" />
              <span className={amount > 0 ? 'text-fg2' : 'text-fg3'}>{kindLabels[kind]}</span>
              <span className="ml-auto text-fg3 tabular-nums">{amount > 0 ? amount : 'none'}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function PageName({ head }: { readonly head: DocumentHead }) {
  return (
    <>
      <p className="font-medium wrap-anywhere">
        <ForeignText text={head.title || shortAddress(head.url)} />
      </p>
      <NewTabLink href={head.url} className="font-mono text-meta break-all text-fg3 hover:text-fg2">
        <ForeignText text={shortAddress(head.url)} />
      </NewTabLink>
    </>
  )
}

/** The evidence that rests on a document. */
function Resting({ findingIds, documentId }: { readonly findingIds: readonly string[]; readonly documentId: string }) {
  if (findingIds.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1 [&>button]:mx-0 [&>button]:h-6 [&>button]:min-w-6">
      <EvidenceChips findingIds={findingIds} claimKey={documentId} />
    </div>
  )
}

function Documents({
  documents,
  evidence,
}: {
  readonly documents: readonly DocumentHead[]
  readonly evidence: Evidence
}) {
  const restingOn = (id: string): string[] =>
    evidence.items
      .filter((item) => item.finding.quotes.some((quote) => quote.document_id === id))
      .map((item) => item.finding.id)
  const isWide = useIsAtLeast('lg')
  return (
    <section aria-labelledby="documents" className="mb-8">
      <h2 id="documents" className="mb-3 text-ui font-semibold">
        Documents read
        <span className="pl-2 font-normal text-fg3">{formatCount(documents.length)}</span>
      </h2>
      {documents.length === 0 ? (
        <div className="rounded-card border border-line bg-s1">
          <EmptyState title="No document could be read" text="The requests below show why." />
        </div>
      ) : !isWide ? (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-s1">
          {documents.map((head) => (
            <li key={head.id} className="flex flex-col gap-2 px-4 py-3">
              <div>
                <PageName head={head} />
              </div>
              <Resting findingIds={restingOn(head.id)} documentId={head.id} />
              <p className="text-label text-fg3">
                {kindLabels[head.kind]} · {countOf(head.characters, 'character')} · captured{' '}
                {formatDateTime(head.fetched_at)}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <Table label="Documents read">
          <thead>
            <tr>
              <HeadCell>Page</HeadCell>
              <HeadCell>Kind</HeadCell>
              <HeadCell>Evidence</HeadCell>
              <HeadCell className="text-right">Characters</HeadCell>
              <HeadCell>Captured</HeadCell>
            </tr>
          </thead>
          <tbody className="[&>tr:last-child>td]:border-0">
            {documents.map((head) => (
              <tr key={head.id}>
                <Cell className="min-w-56">
                  <PageName head={head} />
                </Cell>
                <Cell className="whitespace-nowrap text-fg2">{kindLabels[head.kind]}</Cell>
                <Cell className="min-w-36">
                  <Resting findingIds={restingOn(head.id)} documentId={head.id} />
                </Cell>
                <Cell className="text-right text-fg2 tabular-nums">{formatCount(head.characters)}</Cell>
                <Cell className="whitespace-nowrap text-fg3">{formatDateTime(head.fetched_at)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

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
    <li className="flex flex-col gap-1 px-4 py-3">
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

function Ledger({ scanId, requests }: { readonly scanId: string; readonly requests: number | undefined }) {
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
      {data && !isWide && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-s1">
          {shown.map((entry) => (
            <LedgerItem key={`${entry.at} ${entry.url} ${entry.purpose}`} entry={entry} />
          ))}
        </ul>
      )}
      {data && isWide && (
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

/** Documents and requests: everything that the review could rest on. */
export function SourcesTab({ page, evidence }: { readonly page: ReviewPage; readonly evidence: Evidence }) {
  return (
    <>
      <KindCoverage documents={page.documents} />
      <Documents documents={page.documents} evidence={evidence} />
      <UnconfirmedHosts page={page} />
      <Ledger scanId={page.scan.id} requests={page.scan.receipt?.requests} />
    </>
  )
}
