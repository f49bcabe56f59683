import { Fragment, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { markHidden } from '../../../contract/text.forms.ts'
import type { Vendor } from '../../../contract/vendors.ts'
import { countOf, formatShortDate, isWebAddress, shortAddress } from '../../lib/format.ts'
import type { VendorSort } from '../../lib/hub-search.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { SortHead } from '../../ui/SortHead.tsx'
import { ActionsHeadCell, Cell, HeadCell, Table } from '../../ui/Table.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { DescriptionCell } from './DescriptionCell.tsx'
import { columnLabels, columnSorts, columnWidths, type HubColumn } from './hub-columns.ts'
import {
  CoverageCell,
  DecisionCell,
  HighRisks,
  NextReviewCell,
  OwnerCell,
  ReviewCell,
  ReviewedOn,
  RiskCell,
  ScoreCell,
  VerdictCell,
} from './LastReview.tsx'
import { ScanStatus } from './ScanStatus.tsx'
import { directionOf, nextSort } from './vendor-order.ts'
import { VendorActions } from './VendorActions.tsx'

interface VendorListProps {
  readonly vendors: readonly Vendor[]
  readonly onDelete: (vendor: Vendor) => void
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

function VendorName({ vendor }: { readonly vendor: Vendor }) {
  const { id, name, website } = vendor
  const isLink = website !== null && isWebAddress(website)
  return (
    <div className="min-w-0">
      <Link
        to="/vendor/$vendorId/review"
        params={{ vendorId: id }}
        className="clamp-2 leading-6 font-medium wrap-anywhere underline-offset-4 hover:underline"
        title={markHidden(name)}
        dir="auto"
      >
        <ForeignText text={name} />
      </Link>
      {website !== null &&
        (isLink ? (
          <NewTabLink
            href={website}
            hasIcon
            className="hide-compact flex min-h-6 w-fit max-w-full items-center gap-1 text-label text-fg3 hover:text-fg2"
          >
            <span className="truncate">
              <ForeignText text={shortAddress(website)} />
            </span>
          </NewTabLink>
        ) : (
          <p className="mt-0.5 truncate text-label text-fg3">
            <ForeignText text={website} />
          </p>
        ))}
    </div>
  )
}

interface VendorTableProps extends VendorListProps {
  readonly columns: readonly HubColumn[]
  readonly sort: VendorSort
  readonly onSort: (sort: VendorSort) => void
}

const cells: Readonly<Record<HubColumn, (vendor: Vendor, columns: readonly HubColumn[]) => ReactNode>> = {
  score: (vendor) => <ScoreCell vendor={vendor} />,
  verdict: (vendor, columns) => <VerdictCell vendor={vendor} hasDecision={!columns.includes('decision')} />,
  decision: (vendor) => <DecisionCell vendor={vendor} />,
  coverage: (vendor) => <CoverageCell vendor={vendor} />,
  risk: (vendor) => <RiskCell vendor={vendor} />,
  risks: (vendor) => <HighRisks vendor={vendor} />,
  reviewed: (vendor) => <ReviewedOn vendor={vendor} />,
  status: (vendor) => <ScanStatus vendor={vendor} />,
  owner: (vendor) => <OwnerCell vendor={vendor} />,
  next_review: (vendor) => <NextReviewCell vendor={vendor} />,
  description: (vendor) => <DescriptionCell vendor={vendor} />,
  added: (vendor) => <span className="whitespace-nowrap text-fg3">{formatShortDate(vendor.created_at)}</span>,
}

const fixedWidths = { box: 44, name: 220, actions: 128 } as const
const leastForText = 240

/** How wide the table has to be for its columns; below that its frame scrolls. */
const widthOf = (columns: readonly HubColumn[]): number =>
  columns.reduce((sum, column) => sum + (columnWidths[column] ?? leastForText), 0) +
  fixedWidths.box +
  fixedWidths.name +
  fixedWidths.actions

function toggled(chosen: ReadonlySet<string>, ids: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(chosen)
  for (const id of ids) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next
}

function ChooseAll({ vendors, chosen, onChoose }: Omit<VendorListProps, 'onDelete'>) {
  const ids = vendors.map(({ id }) => id)
  const isWhole = ids.every((id) => chosen.has(id))
  return (
    <input
      type="checkbox"
      className="size-4 accent-accent"
      aria-label="Choose all vendors of this page"
      checked={isWhole}
      onChange={() => onChoose(toggled(chosen, ids, !isWhole))}
    />
  )
}

interface ChooseOneProps extends Omit<VendorListProps, 'vendors' | 'onDelete'> {
  readonly vendor: Vendor
}

function ChooseOne({ vendor, chosen, onChoose }: ChooseOneProps) {
  return (
    <input
      type="checkbox"
      className="mt-0.5 size-4 accent-accent"
      aria-label={`Choose ${markHidden(vendor.name)}`}
      checked={chosen.has(vendor.id)}
      onChange={() => onChoose(toggled(chosen, [vendor.id], !chosen.has(vendor.id)))}
    />
  )
}

/** Wide screens: the columns that the user chose, each as wide as on every page. */
export function VendorTable({ vendors, onDelete, columns, sort, onSort, chosen, onChoose }: VendorTableProps) {
  const head = (column: Parameters<typeof nextSort>[1], label: string) => (
    <SortHead label={label} direction={directionOf(sort, column)} onSort={() => onSort(nextSort(sort, column))} />
  )
  return (
    <Table label="Vendor Directory" minWidth={widthOf(columns)}>
      <colgroup>
        <col style={{ width: fixedWidths.box }} />
        <col style={{ width: columns.includes('description') ? fixedWidths.name : undefined }} />
        {columns.map((column) => (
          <col key={column} style={{ width: columnWidths[column] ?? undefined }} />
        ))}
        <col style={{ width: fixedWidths.actions }} />
      </colgroup>
      <thead>
        <tr>
          <HeadCell>
            <ChooseAll vendors={vendors} chosen={chosen} onChoose={onChoose} />
          </HeadCell>
          {head('name', 'Vendor Name')}
          {columns.map((column) => {
            const sorts = columnSorts[column]
            if (sorts) return <Fragment key={column}>{head(sorts, columnLabels[column])}</Fragment>
            return <HeadCell key={column}>{columnLabels[column]}</HeadCell>
          })}
          <ActionsHeadCell />
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>td]:border-0">
        {vendors.map((vendor) => (
          <tr key={vendor.id} className={chosen.has(vendor.id) ? 'bg-accent-soft' : 'hover:bg-s2'}>
            <Cell>
              <ChooseOne vendor={vendor} chosen={chosen} onChoose={onChoose} />
            </Cell>
            <Cell>
              <VendorName vendor={vendor} />
              {!columns.includes('description') && <DescriptionCell vendor={vendor} />}
            </Cell>
            {columns.map((column) => (
              <Cell key={column}>{cells[column](vendor, columns)}</Cell>
            ))}
            <Cell>
              <VendorActions vendor={vendor} onDelete={onDelete} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Narrow screens: a card a vendor. */
export function VendorCards({ vendors, onDelete, chosen, onChoose }: VendorListProps) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {vendors.map((vendor) => (
        <li
          key={vendor.id}
          className={`flex min-w-0 flex-col rounded-card border px-4 py-row ${chosen.has(vendor.id) ? 'border-accent bg-accent-soft' : 'border-line bg-s1'}`}
        >
          <div className="flex items-start gap-1">
            {/* A thumb needs more room than the box itself. */}
            <label className="-mt-2.5 -ml-2.5 flex size-11 shrink-0 items-center justify-center">
              <ChooseOne vendor={vendor} chosen={chosen} onChoose={onChoose} />
            </label>
            <div className="min-w-0 flex-1">
              <VendorName vendor={vendor} />
            </div>
            <VendorActions vendor={vendor} onDelete={onDelete} />
          </div>
          <div className="mt-3">
            <DescriptionCell vendor={vendor} />
          </div>
          <div className="mt-auto pt-3">
            <div className="flex items-start justify-between gap-3 border-t border-line pt-3">
              <ScanStatus vendor={vendor} />
              {vendor.last_review && <ReviewCell vendor={vendor} />}
            </div>
            {vendor.last_review && (
              <p className="mt-2 text-meta text-fg3">
                {countOf(vendor.last_review.open_high_risks, 'open high risk')}
                {vendor.last_review.accepted_high_risks > 0 &&
                  ` · ${vendor.last_review.accepted_high_risks} accepted`}{' '}
                · Reviewed {formatShortDate(vendor.last_review.completed_at)}
              </p>
            )}
            <p className="mt-2 text-meta text-fg3">Added {formatShortDate(vendor.created_at)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
