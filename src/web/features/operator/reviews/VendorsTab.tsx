import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { OperatedVendor } from '../../../../contract/operator.reviews.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { ListStates } from '../../../ui/ListStates.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { Day } from '../Day.tsx'
import { OperatedList, type OperatedRow } from '../OperatedList.tsx'
import { vendorsOfAllQuery } from '../queries/reviews.ts'
import { useOperatorSearch } from '../use-operator-search.tsx'

const heads = ['Name', 'Domain', 'Tenant', 'Industry', 'Scans', 'Last Scan', 'Created'] as const

const rowOf = (vendor: OperatedVendor): OperatedRow => ({
  id: vendor.id,
  cells: [
    <ForeignText key="name" text={vendor.name} />,
    vendor.domain === null ? (
      <span className="text-fg3">N/A</span>
    ) : (
      <NewTabLink
        href={`https://${vendor.domain}/`}
        className="inline-flex items-center gap-1 text-fg underline decoration-line underline-offset-4"
        hasIcon
      >
        {vendor.domain}
      </NewTabLink>
    ),
    <ForeignText key="tenant" text={vendor.tenant_name} />,
    vendor.industry ?? 'N/A',
    <span key="scans" className="tabular-nums">
      {vendor.scan_count}
    </span>,
    <Day key="last" of={vendor.last_scan_date} />,
    <Day key="created" of={vendor.created_at} />,
  ],
  actions: (
    <Link
      to="/vendor/$vendorId"
      params={{ vendorId: vendor.id }}
      aria-label={`Open ${vendor.name}`}
      className={buttonStyle('secondary', 'sm')}
    >
      Open
    </Link>
  ),
})

/** The vendors of all organizations. */
export function VendorsTab() {
  const { search, page, narrow, clear, isNarrowed, noneOf } = useOperatorSearch()
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
        emptyOf={({ vendors }) =>
          noneOf(vendors, 'vendors', { title: 'No vendors yet', text: 'No organization has added a vendor.' })
        }
      >
        {(found) => (
          <OperatedList label="Vendors" noun="vendors" heads={heads} found={found} rows={found.vendors.map(rowOf)} />
        )}
      </ListStates>
    </section>
  )
}
