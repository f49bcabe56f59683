import { Fragment, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { markHidden } from '../../../contract/text.forms.ts'
import type { Vendor } from '../../../contract/vendors.ts'
import { countOf, formatShortDate, isWebAddress, shortAddress } from '../../lib/format.ts'
import type { VendorSort } from '../../lib/hub-search.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { SortHead } from '../../ui/SortHead.tsx'
import { Cell, HeadCell, Table } from '../../ui/Table.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { DescriptionCell } from './DescriptionCell.tsx'
import { columnLabels, columnSorts, columnWidths, type HubColumn } from './hub-columns.ts'
import {
  CoverageCell,
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
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

const cells: Readonly<Record<HubColumn, (vendor: Vendor) => ReactNode>> = {
  score: (vendor) => <ScoreCell vendor={vendor} />,
  verdict: (vendor) => <VerdictCell vendor={vendor} />,
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

const fixedWidths = { box: 44, name: 188, actions: 128 } as const
const leastForText = 160

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

/** Wide screens: the columns that the user chose, each as wide as on every page. */
export function VendorTable({ vendors, onDelete, columns, sort, onSort, chosen, onChoose }: VendorTableProps) {
  const head = (column: Parameters<typeof nextSort>[1], label: string) => (
    <SortHead label={label} direction={directionOf(sort, column)} onSort={() => onSort(nextSort(sort, column))} />
  )
  const ids = vendors.map(({ id }) => id)
  const isWhole = ids.every((id) => chosen.has(id))
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
            <input
              type="checkbox"
              className="size-4 accent-accent"
              aria-label="Choose all vendors of this page"
              checked={isWhole}
              onChange={() => onChoose(toggled(chosen, ids, !isWhole))}
            />
          </HeadCell>
          {head('name', 'Vendor Name')}
          {columns.map((column) => {
            const sorts = columnSorts[column]
            if (sorts) return <Fragment key={column}>{head(sorts, columnLabels[column])}</Fragment>
            return <HeadCell key={column}>{columnLabels[column]}</HeadCell>
          })}
          <HeadCell>
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>td]:border-0">
        {vendors.map((vendor) => (
          <tr key={vendor.id} className="hover:bg-s2">
            <Cell>
              <input
                type="checkbox"
                className="mt-0.5 size-4 accent-accent"
                aria-label={`Choose ${markHidden(vendor.name)}`}
                checked={chosen.has(vendor.id)}
                onChange={() => onChoose(toggled(chosen, [vendor.id], !chosen.has(vendor.id)))}
              />
            </Cell>
            <Cell>
              <VendorName vendor={vendor} />
            </Cell>
            {columns.map((column) => (
              <Cell key={column}>{cells[column](vendor)}</Cell>
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
export function VendorCards({ vendors, onDelete }: VendorListProps) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {vendors.map((vendor) => (
        <li key={vendor.id} className="flex min-w-0 flex-col rounded-card border border-line bg-s1 p-4">
          <div className="flex items-start justify-between gap-3">
            <VendorName vendor={vendor} />
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
                {countOf(vendor.last_review.open_high_risks, 'open high risk')} · Reviewed{' '}
                {formatShortDate(vendor.last_review.completed_at)}
              </p>
            )}
            <p className="mt-2 text-meta text-fg3">Added {formatShortDate(vendor.created_at)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
