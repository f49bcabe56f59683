import { Link } from '@tanstack/react-router'
import type { Vendor } from '../../../contract/vendors.ts'
import { countOf, formatShortDate, isWebAddress, shortAddress } from '../../lib/format.ts'
import type { VendorSort } from '../../lib/hub-search.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { SortHead } from '../../ui/SortHead.tsx'
import { Cell, HeadCell, Table } from '../../ui/Table.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { DescriptionCell } from './DescriptionCell.tsx'
import { HighRisks, ReviewCell, ReviewedOn } from './LastReview.tsx'
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
        className="font-medium underline-offset-4 hover:underline"
      >
        <ForeignText text={name} />
      </Link>
      {website !== null &&
        (isLink ? (
          <NewTabLink
            href={website}
            hasIcon
            className="mt-0.5 flex w-fit max-w-full items-center gap-1 text-label text-fg3 hover:text-fg2"
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
  readonly sort: VendorSort
  readonly onSort: (sort: VendorSort) => void
}

/** Wide screens. */
export function VendorTable({ vendors, onDelete, sort, onSort }: VendorTableProps) {
  const head = (column: Parameters<typeof nextSort>[1], label: string) => (
    <SortHead label={label} direction={directionOf(sort, column)} onSort={() => onSort(nextSort(sort, column))} />
  )
  return (
    <Table label="Vendor Directory">
      <thead>
        <tr>
          {head('name', 'Vendor Name')}
          {head('score', 'Last review')}
          {head('risks', 'Open high risks')}
          {head('reviewed', 'Reviewed')}
          <HeadCell>Status</HeadCell>
          <HeadCell>Description</HeadCell>
          {head('added', 'Added')}
          <HeadCell>
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>td]:border-0">
        {vendors.map((vendor) => (
          <tr key={vendor.id} className="hover:bg-s2">
            <Cell className="max-w-64 min-w-36">
              <VendorName vendor={vendor} />
            </Cell>
            <Cell>
              <ReviewCell vendor={vendor} />
            </Cell>
            <Cell>
              <HighRisks vendor={vendor} />
            </Cell>
            <Cell>
              <ReviewedOn vendor={vendor} />
            </Cell>
            <Cell className="max-w-64">
              <ScanStatus vendor={vendor} />
            </Cell>
            <Cell className="w-56 min-w-44">
              <DescriptionCell vendor={vendor} />
            </Cell>
            <Cell className="whitespace-nowrap text-fg3">{formatShortDate(vendor.created_at)}</Cell>
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
