import { useState } from 'react'
import { ArrowDown, ArrowUp, ChevronRight, RefreshCw } from 'lucide-react'
import type { Person } from '../../../../contract/comments.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { countOf } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import type { Restriction } from '../../../../contract/reviews.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import type { ReviewSearch } from '../../../lib/review-search.ts'
import { useIsAtLeast } from '../../../lib/use-is-at-least.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import {
  DueField,
  OwnerMenu,
  PlanChooser,
  StatusMenu,
  statusOf,
  TrackerProgress,
  useTrackMany,
} from '../../restrictions/restrictions.public.ts'
import { openRestrictions } from '../page-counts.ts'
import { TrackerHeads, noRight, TrackerRow } from './TrackerRow.tsx'
import { Sources } from './Sources.tsx'
import { TrackerExport } from './TrackerExport.tsx'
import { filterRestrictions, sortRestrictions, type Order } from './restrictions-order.ts'

interface RestrictionsTabProps {
  readonly page: ReviewPage
  readonly search: ReviewSearch
  readonly people: readonly Person[]
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

interface BulkProps {
  readonly page: ReviewPage
  readonly people: readonly Person[]
  readonly chosen: readonly Restriction[]
  readonly shown: number
  readonly onClear: () => void
}

/** What can be done to all chosen rows, in sight wherever one is. Its place is kept when none is, so that choosing moves nothing. */
function BulkBar({ page, people, chosen, shown, onClear }: BulkProps) {
  const many = useTrackMany(page.vendor.id)
  const off = page.abilities.edit_vendor ? null : noRight
  const facts = chosen.map(({ fact }) => fact)
  const change = (given: Parameters<typeof many.mutate>[0]['change']): void =>
    many.mutate(
      { facts, change: given },
      {
        onSuccess: () => notify.success(`${countOf(facts.length, 'restriction')} changed`),
        onError: (error) => notify.error(`Nothing was changed: ${messageOf(error)}`),
      },
    )
  if (chosen.length === 0)
    return <p className="mb-2 flex min-h-10 items-center text-label text-fg3">Select rows to change several at once.</p>
  return (
    <div
      role="group"
      aria-label="Selected restrictions"
      className="sticky top-11 z-10 mb-2 flex min-h-10 flex-wrap items-center gap-2 rounded-control bg-accent-soft px-3 py-1"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClear()
      }}
    >
      <p className="text-label" role="status">
        <strong className="font-semibold">{chosen.length} selected</strong> of {shown} shown
      </p>
      <StatusMenu
        label="Status of the selected"
        status={null}
        isBusy={many.isPending}
        disabledReason={off}
        onChange={(status) => change({ status })}
      />
      <OwnerMenu
        label="Owner of the selected"
        owner={undefined}
        people={people}
        disabledReason={off}
        onChange={(owner) => change({ owner })}
      />
      <DueField
        label="Due date of the selected"
        due={null}
        isOver
        isDisabled={off !== null}
        onChange={(due) => change({ due })}
      />
      <TrackerExport page={page} rows={chosen} label="Export rows" />
      <Button size="sm" variant="ghost" className="ml-auto" onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}

interface RowsProps {
  readonly page: ReviewPage
  readonly people: readonly Person[]
  readonly rows: readonly Restriction[]
  readonly label: string
  readonly isWide: boolean
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (fact: string, isChosen: boolean) => void
}

function Rows({ rows, label, chosen, onChoose, ...shared }: RowsProps) {
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <TrackerRow
          key={row.id}
          {...shared}
          row={row}
          isChosen={chosen.has(row.fact)}
          onChoose={(isChosen) => onChoose(row.fact, isChosen)}
        />
      ))}
    </ul>
  )
}

/** Rows that are no longer open, below those that are; an accepted risk stays in sight. */
function Folded({ isOpen = false, ...props }: RowsProps & { readonly isOpen?: boolean }) {
  if (props.rows.length === 0) return null
  return (
    <details className="group border-t border-line" open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 text-fg3 transition-transform group-open:rotate-90" aria-hidden="true" />
        {props.label}
        <span className="font-normal text-fg3 tabular-nums">{props.rows.length}</span>
      </summary>
      <Rows {...props} />
    </details>
  )
}

interface OrderProps {
  readonly order: Order
  readonly onOrder: (order: Order) => void
}

function OrderButtons({ order, onOrder }: OrderProps) {
  return (['severity', 'risk'] as const).map((column) => {
    const isOn = order.endsWith(column)
    const isDown = order.startsWith('-')
    const next: Order = (isOn && isDown) || (!isOn && column === 'risk') ? column : `-${column}`
    const Shape = isDown ? ArrowDown : ArrowUp
    return (
      <Button key={column} size="sm" variant="ghost" aria-pressed={isOn} onClick={() => onOrder(next)}>
        {column === 'severity' ? 'Severity' : 'Risk'}
        {isOn && <Shape className="size-3" aria-label={isDown ? 'descending' : 'ascending'} />}
      </Button>
    )
  })
}

export function RestrictionsTab({
  page,
  search,
  people,
  isFetching,
  isNarrowed,
  onSearch,
  onReparse,
}: RestrictionsTabProps) {
  const isWide = useIsAtLeast('table') && !isNarrowed
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const order = search.sort ?? firstOrder
  const { restrictions } = page
  const all = sortRestrictions(filterRestrictions(restrictions, search.severity), order)
  const isOpen = new Set(openRestrictions(page).map(({ fact }) => fact))
  const rows = all.filter(({ fact }) => isOpen.has(fact))
  const over = all.filter(({ fact }) => !isOpen.has(fact))
  const chosen = all.filter(({ fact }) => picked.has(fact))
  const onChoose = (fact: string, isChosen: boolean): void =>
    setPicked((now) => new Set(isChosen ? [...now, fact] : [...now].filter((one) => one !== fact)))
  const onFilter = (value: (typeof filters)[number]['value']): void => {
    const { severity: _, ...rest } = search
    onSearch(value === 'all' ? rest : { ...rest, severity: value })
  }
  const shared = { page, people, isWide, chosen: picked, onChoose }
  const isAccepted = ({ fact }: Restriction): boolean => statusOf(page.tracked, fact) === 'wont_implement'
  const [accepted, done] = [over.filter(isAccepted), over.filter((row) => !isAccepted(row))]
  const toConfirm = page.conditions.filter((one) => one.restriction_id === null && one.act === 'confirm').length
  return (
    <>
      <PlanChooser page={page} onChoose={(plan) => onSearch({ ...search, plan: plan ?? '' })} />
      <TrackerProgress restrictions={restrictions} tracked={page.tracked} />
      <div className="mb-1 flex flex-wrap items-center gap-3">
        <Segmented label="Severity" options={filters} value={search.severity ?? 'all'} onChange={onFilter} />
        <OrderButtons order={order} onOrder={(next) => onSearch({ ...search, sort: next })} />
        <p className="text-label text-fg3" role="status">
          {rows.length} shown
        </p>
        <span className="ml-auto" />
        <TrackerExport page={page} rows={all} label="Export" />
        <Button
          variant="ghost"
          size="sm"
          busy={isFetching}
          title="Reloads the tracker from the stored review, without a new scan"
          onClick={onReparse}
        >
          {!isFetching && <RefreshCw className="size-3.5" aria-hidden="true" />}
          <span className="max-sm:sr-only">Re-parse</span>
        </Button>
      </div>
      <BulkBar page={page} people={people} chosen={chosen} shown={all.length} onClear={() => setPicked(new Set())} />
      <div className="rounded-card border border-line bg-s1">
        {rows.length === 0 ? (
          <EmptyState
            title="No restrictions found"
            text={
              restrictions.length === 0
                ? `No security risks identified in the vendor’s public statements. Assay did not test them.${toConfirm === 0 ? '' : ` ${countOf(toConfirm, 'answer')} to confirm: see the conditions in the summary.`}`
                : 'No open restriction has this severity.'
            }
          />
        ) : (
          <>
            {isWide && <TrackerHeads />}
            <Rows {...shared} label="Restrictions" rows={rows} />
          </>
        )}
        <Folded {...shared} label="Accepted risks" rows={accepted} isOpen />
        <Folded {...shared} label="Done" rows={done} />
      </div>
      <Sources page={page} />
    </>
  )
}
