import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { OperatedVendor } from '../../../../contract/operator.reviews.ts'
import { formatShortDate } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { ListStates } from '../../../ui/ListStates.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { Cell, HeadCell, Table } from '../../../ui/Table.tsx'
import { vendorsOfAllQuery } from '../queries/reviews.ts'
import { useOperatorSearch } from '../use-operator-search.ts'

const heads = ['Name', 'Domain', 'Tenant', 'Industry', 'Scans', 'Last Scan', 'Created'] as const

function VendorRow({ vendor }: { readonly vendor: OperatedVendor }) {
  return (
    <tr>
      <Cell className="font-medium wrap-anywhere">
        <ForeignText text={vendor.name} />
      </Cell>
      <Cell className="wrap-anywhere">
        {vendor.domain === null ? (
          <span className="text-fg3">N/A</span>
        ) : (
          <NewTabLink
            href={`https://${vendor.domain}/`}
            className="inline-flex items-center gap-1 underline decoration-line underline-offset-4"
            hasIcon
          >
            {vendor.domain}
          </NewTabLink>
        )}
      </Cell>
      <Cell className="text-fg2 wrap-anywhere">
        <ForeignText text={vendor.tenant_name} />
      </Cell>
      <Cell className="text-fg2">{vendor.industry ?? 'N/A'}</Cell>
      <Cell className="text-fg2 tabular-nums">{vendor.scan_count}</Cell>
      <Cell className="whitespace-nowrap text-fg2">
        {vendor.last_scan_date === null ? 'Never' : formatShortDate(vendor.last_scan_date)}
      </Cell>
      <Cell className="whitespace-nowrap text-fg2">{formatShortDate(vendor.created_at)}</Cell>
      <Cell className="text-right">
        <Link
          to="/vendor/$vendorId"
          params={{ vendorId: vendor.id }}
          aria-label={`Open ${vendor.name}`}
          className={buttonStyle('secondary', 'sm')}
        >
          Open
        </Link>
      </Cell>
    </tr>
  )
}

/** The vendors of all organizations. */
export function VendorsTab() {
  const { search, page, toPage, narrow, clear, isNarrowed } = useOperatorSearch()
  const query = useQuery(vendorsOfAllQuery({ search: search.search, tenant: search.tenant, page }))
  return (
    <section aria-label="Vendor Management" className="mt-6">
      <h2 className="mb-3 text-read font-semibold">Vendors</h2>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchBox
          label="Search by name or domain"
          value={search.search ?? ''}
          onSearch={(text) => narrow({ search: text })}
        />
        {isNarrowed && (
          <Button variant="ghost" onClick={clear}>
            Clear filters
          </Button>
        )}
      </div>
      <ListStates
        query={query}
        loading="Loading vendors"
        failed="Failed to load vendors"
        emptyOf={({ vendors }) => {
          if (vendors.length > 0) return null
          if (!isNarrowed) return { title: 'No vendors yet', text: 'No organization has added a vendor.' }
          const action = <Button onClick={clear}>Clear filters</Button>
          return { title: 'No match', text: 'No vendors found matching your criteria.', action }
        }}
      >
        {({ vendors, total, limit, is_counted: isCounted }) => (
          <>
            <Table label="Vendors">
              <thead>
                <tr>
                  {heads.map((head) => (
                    <HeadCell key={head} className="min-w-24">
                      {head}
                    </HeadCell>
                  ))}
                  <HeadCell>
                    <span className="sr-only">Actions</span>
                  </HeadCell>
                </tr>
              </thead>
              <tbody>
                {vendors.map((vendor) => (
                  <VendorRow key={vendor.id} vendor={vendor} />
                ))}
              </tbody>
            </Table>
            <Pager page={page} limit={limit} total={total} isCounted={isCounted} noun="vendors" onPage={toPage} />
          </>
        )}
      </ListStates>
    </section>
  )
}
