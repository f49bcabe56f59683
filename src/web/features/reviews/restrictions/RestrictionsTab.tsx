import { RefreshCw } from 'lucide-react'
import type { Restriction } from '../../../../contract/reviews.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import type { ReviewSearch } from '../../../lib/review-search.ts'
import { useIsAtLeast } from '../../../lib/use-is-at-least.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Severity } from '../../../ui/Severity.tsx'
import { SortHead } from '../../../ui/SortHead.tsx'
import { Cell, HeadCell, Table } from '../../../ui/Table.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { PlanChooser, StatusSelect, TrackerProgress } from '../../restrictions/restrictions.public.ts'
import { EvidenceChips } from '../evidence/EvidenceChips.tsx'
import { filterRestrictions, sortRestrictions, type Order } from './restrictions-order.ts'

interface RestrictionsTabProps {
  readonly page: ReviewPage
  readonly search: ReviewSearch
  readonly isFetching: boolean
  /** The evidence stands beside: a table would not fit. */
  readonly isNarrowed: boolean
  readonly onSearch: (change: Pick<ReviewSearch, 'severity' | 'sort' | 'plan'>) => void
  readonly onReparse: () => void
}

const filters = [
  { value: 'all', label: 'All' },
  { value: 'high', label: 'High' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'low', label: 'Low' },
] as const

const firstOrder: Order = '-severity'

interface RowsProps {
  readonly page: ReviewPage
  readonly rows: readonly Restriction[]
}

function Status({ page, row }: { readonly page: ReviewPage; readonly row: Restriction }) {
  return (
    <StatusSelect
      vendorId={page.vendor.id}
      restriction={row}
      tracked={page.tracked}
      mayEdit={page.abilities.edit_vendor}
    />
  )
}

interface WideTableProps extends RowsProps {
  readonly order: Order
  readonly onOrder: (order: Order) => void
}

function WideTable({ page, rows, order, onOrder }: WideTableProps) {
  const head = (column: 'severity' | 'risk', label: string) => {
    const isOn = order.endsWith(column)
    const isDown = order.startsWith('-')
    const next: Order = (isOn && isDown) || (!isOn && column === 'risk') ? column : `-${column}`
    const direction = isDown ? 'descending' : 'ascending'
    return <SortHead label={label} direction={isOn ? direction : null} onSort={() => onOrder(next)} />
  }
  return (
    <Table label="Restrictions">
      <thead>
        <tr>
          {head('severity', 'Severity')}
          {head('risk', 'Risk')}
          <HeadCell>Affected plans</HeadCell>
          <HeadCell>Minimum</HeadCell>
          <HeadCell>Restriction</HeadCell>
          <HeadCell>Alternative mitigation</HeadCell>
          <HeadCell>Status</HeadCell>
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>td]:border-0">
        {rows.map((row) => (
          <tr key={row.id}>
            <Cell>
              <Severity level={row.severity} />
            </Cell>
            <Cell className="min-w-40 font-medium">
              <ForeignText text={row.risk} /> <EvidenceChips findingIds={[row.finding_id]} claimKey={row.id} />
            </Cell>
            <Cell className="min-w-24 text-fg2">
              <ForeignText text={row.affectedPlans} />
            </Cell>
            <Cell className="min-w-24 text-fg2">
              <ForeignText text={row.minimumPlans} />
            </Cell>
            <Cell className="min-w-56 text-fg2">
              <ForeignText text={row.restriction} />
            </Cell>
            <Cell className="min-w-44 text-fg3">
              <ForeignText text={row.alternativeMitigation} />
            </Cell>
            <Cell className="min-w-40">
              <Status page={page} row={row} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Cards({ page, rows, isNarrowed }: RowsProps & { readonly isNarrowed: boolean }) {
  return (
    <ul className={`grid gap-3 ${isNarrowed ? '' : 'md:grid-cols-2'}`}>
      {rows.map((row) => (
        <li key={row.id} className="rounded-card border border-line bg-s1 p-4">
          <Severity level={row.severity} />
          <p className="mt-1.5 font-medium">
            <ForeignText text={row.risk} /> <EvidenceChips findingIds={[row.finding_id]} claimKey={row.id} />
          </p>
          <p className="mt-1.5 text-fg2">
            <ForeignText text={row.restriction} />
          </p>
          <dl className="mt-3 flex flex-col gap-1.5 border-t border-line pt-3 text-label">
            {(
              [
                ['Affected plans', row.affectedPlans],
                ['Minimum', row.minimumPlans],
                ['Alternative', row.alternativeMitigation],
              ] as const
            ).map(([key, value]) => (
              <div key={key} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2">
                <dt className="text-fg3">{key}</dt>
                <dd className="text-fg2">
                  <ForeignText text={value} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-3">
            <Status page={page} row={row} />
          </div>
        </li>
      ))}
    </ul>
  )
}

export function RestrictionsTab({ page, search, isFetching, isNarrowed, onSearch, onReparse }: RestrictionsTabProps) {
  const isWide = useIsAtLeast('table') && !isNarrowed
  const order = search.sort ?? firstOrder
  const chosen = search.plan === undefined ? page.our_plan : search.plan || null
  const lifted = new Set(page.plan_choices.find((choice) => choice.plan === chosen)?.lifted)
  const restrictions = page.restrictions.filter((row) => !lifted.has(row.id))
  const rows = sortRestrictions(filterRestrictions(restrictions, search.severity), order)
  const onOrder = (next: Order): void => onSearch({ ...search, sort: next })
  const onFilter = (value: (typeof filters)[number]['value']): void => {
    const { severity: _, ...rest } = search
    onSearch(value === 'all' ? rest : { ...rest, severity: value })
  }
  return (
    <>
      <PlanChooser page={page} chosen={chosen} onChoose={(plan) => onSearch({ ...search, plan: plan ?? '' })} />
      <TrackerProgress restrictions={restrictions} tracked={page.tracked} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Segmented label="Severity" options={filters} value={search.severity ?? 'all'} onChange={onFilter} />
        <p className="text-label text-fg3" role="status">
          {rows.length} shown
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="ml-auto"
          busy={isFetching}
          title="Reloads the tracker from the stored review, without a new scan"
          onClick={onReparse}
        >
          {!isFetching && <RefreshCw className="size-3.5" aria-hidden="true" />}
          <span className="max-sm:sr-only">Re-parse</span>
        </Button>
      </div>
      {rows.length === 0 && (
        <div className="rounded-card border border-line bg-s1">
          <EmptyState
            title="No restrictions found"
            text={
              restrictions.length === 0
                ? 'No security risks identified in the vendor’s public statements. Assay did not test them.'
                : 'No restriction has this severity.'
            }
          />
        </div>
      )}
      {rows.length > 0 &&
        (isWide ? (
          <WideTable page={page} rows={rows} order={order} onOrder={onOrder} />
        ) : (
          <Cards page={page} rows={rows} isNarrowed={isNarrowed} />
        ))}
    </>
  )
}
