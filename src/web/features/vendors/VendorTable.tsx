import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { Vendor } from '../../../contract/vendors.ts'
import { formatShortDate, shortAddress } from '../../lib/format.ts'
import { Cell, HeadCell, Table } from '../../ui/Table.tsx'
import { DescriptionCell } from './DescriptionCell.tsx'
import { ScanStatus, ScoreCell } from './ScanStatus.tsx'
import { VendorActions } from './VendorActions.tsx'

interface VendorListProps {
  readonly vendors: readonly Vendor[]
  readonly onDelete: (vendor: Vendor) => void
}

function VendorName({ vendor }: { readonly vendor: Vendor }) {
  const { id, name, website } = vendor
  const isLink = website !== null && /^https?:\/\//i.test(website)
  return (
    <div className="min-w-0">
      <Link
        to="/vendor/$vendorId/review"
        params={{ vendorId: id }}
        className="font-medium underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      {website !== null &&
        (isLink ? (
          <a
            href={website}
            target="_blank"
            rel="noreferrer"
            className="mt-0.5 flex w-fit max-w-full items-center gap-1 text-label text-fg3 hover:text-fg2"
          >
            <span className="truncate">{shortAddress(website)}</span>
            <ExternalLink className="size-3 shrink-0" aria-label="(opens in a new tab)" />
          </a>
        ) : (
          <p className="mt-0.5 truncate text-label text-fg3">{website}</p>
        ))}
    </div>
  )
}

/** Wide screens. */
export function VendorTable({ vendors, onDelete }: VendorListProps) {
  return (
    <Table label="Vendor Directory">
      <thead>
        <tr>
          <HeadCell>Vendor Name</HeadCell>
          <HeadCell>Description</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell>Score</HeadCell>
          <HeadCell>Added</HeadCell>
          <HeadCell>
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>td]:border-0">
        {vendors.map((vendor) => (
          <tr key={vendor.id} className="hover:bg-s2">
            <Cell className="max-w-64">
              <VendorName vendor={vendor} />
            </Cell>
            <Cell className="w-2/5">
              <DescriptionCell vendor={vendor} />
            </Cell>
            <Cell>
              <ScanStatus vendor={vendor} />
            </Cell>
            <Cell>
              <ScoreCell vendor={vendor} />
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
            <div className="flex items-end justify-between gap-3 border-t border-line pt-3">
              <ScanStatus vendor={vendor} />
              <ScoreCell vendor={vendor} />
            </div>
            <p className="mt-2 text-meta text-fg3">Added {formatShortDate(vendor.created_at)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
