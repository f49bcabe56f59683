import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { OperatedTenant } from '../../../../contract/operator.ts'
import { countOf } from '../../../lib/format.ts'
import { oneOf } from '../../../lib/search-values.ts'
import { Button } from '../../../ui/Button.tsx'
import { ListStates } from '../../../ui/ListStates.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { planName } from '../plan-choice.ts'
import { catalogueQuery } from '../queries/catalogue.ts'
import { tenantsQuery, type BulkAction } from '../queries/tenants.ts'
import { useOperatorSearch } from '../use-operator-search.tsx'
import { BulkDialog, bulkWords } from './BulkDialog.tsx'
import { TenantCard, type TenantDialog } from './TenantCard.tsx'
import { TenantDialogs } from './TenantDialogs.tsx'
import { TenantForm } from './TenantForm.tsx'
import { statusOptions } from './tenant-words.ts'

const sorts = [
  { value: '-created', label: 'Newest' },
  { value: 'created', label: 'Oldest' },
  { value: 'name', label: 'Name (A–Z)' },
  { value: '-name', label: 'Name (Z–A)' },
] as const
const usages = [
  { value: '', label: 'Any usage' },
  { value: 'over', label: 'Over the limit' },
  { value: 'near', label: '80% or more' },
] as const

function Filters() {
  const { search, narrow, clear, isNarrowed } = useOperatorSearch()
  const { data: plans = [] } = useQuery(catalogueQuery)
  const planOptions = [
    { value: '', label: 'All plans' },
    ...plans.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'none', label: 'No plan' },
  ]
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <SearchBox
        label="Search by name, owner email or slug"
        value={search.search ?? ''}
        onSearch={(text) => narrow({ search: text })}
      />
      <Select
        label="Status"
        isLabelHidden
        options={statusOptions}
        value={statusOptions.find(({ value }) => value === search.status)?.value ?? ''}
        onChange={(status) => narrow({ status })}
      />
      <Select
        label="Plan"
        isLabelHidden
        options={planOptions}
        value={search.plan ?? ''}
        onChange={(plan) => narrow({ plan })}
      />
      <Select
        label="Usage"
        isLabelHidden
        options={usages}
        value={search.usage ?? ''}
        onChange={(usage) => narrow({ usage: usage === '' ? undefined : usage })}
      />
      <Select
        label="Order"
        isLabelHidden
        options={sorts}
        value={
          oneOf(
            sorts.map(({ value }) => value),
            search.sort,
          ) ?? '-created'
        }
        onChange={(sort) => narrow({ sort: sort === '-created' ? undefined : sort })}
      />
      {isNarrowed && (
        <Button variant="ghost" onClick={clear}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

interface ChosenTenantsProps {
  readonly chosen: readonly string[]
  readonly onClear: () => void
  readonly onAct: (action: BulkAction) => void
}

/** What can be done with the organizations that were selected, on whichever page. */
function ChosenTenants({ chosen, onClear, onAct }: ChosenTenantsProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 rounded-control border border-line bg-s1 px-3 py-2">
      <p role="status" className="mr-1 font-medium tabular-nums">
        {countOf(chosen.length, 'tenant')} selected
      </p>
      {(['suspend', 'activate', 'reset_usage', 'delete'] as const).map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'delete' ? 'danger' : 'secondary'}
          onClick={() => onAct(action)}
        >
          {bulkWords[action].label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  )
}

interface Open {
  readonly tenant: OperatedTenant
  readonly dialog: TenantDialog
}

/** Every organization of the installation. */
export function TenantsTab() {
  const { search, page, toPage, noneOf } = useOperatorSearch()
  const status = oneOf(['active', 'suspended', 'trial', 'expired'] as const, search.status)
  const sort = oneOf(
    sorts.map(({ value }) => value),
    search.sort,
  )
  const query = useQuery(
    tenantsQuery({ search: search.search, status, plan: search.plan, usage: search.usage, sort, page }),
  )
  const { data: plans } = useQuery(catalogueQuery)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [open, setOpen] = useState<Open | null>(null)
  const [isCreating, setCreating] = useState(false)
  const [bulk, setBulk] = useState<BulkAction | null>(null)
  const shown = query.data?.tenants ?? []
  const ids = shown.map(({ id }) => id)
  const isAll = ids.length > 0 && ids.every((id) => chosen.includes(id))
  const others = chosen.filter((id) => !ids.includes(id))
  const create = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      <Plus className="size-4" aria-hidden="true" />
      Create Tenant
    </Button>
  )
  return (
    <section aria-label="Tenant Management" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-read font-semibold">Tenants</h2>
        {create}
      </div>
      <Filters />
      {chosen.length > 0 && <ChosenTenants chosen={chosen} onClear={() => setChosen([])} onAct={setBulk} />}
      <ListStates
        query={query}
        loading="Loading tenants"
        failed="Failed to load tenants"
        emptyOf={({ tenants }) =>
          noneOf(tenants, 'tenants', {
            title: 'No tenants yet',
            text: 'Create the first organization.',
            action: create,
          })
        }
      >
        {({ tenants, total, limit }) => (
          <>
            <label className="mb-2 ml-4 flex w-max items-center gap-2 text-label text-fg2">
              <input
                type="checkbox"
                className="size-4"
                checked={isAll}
                onChange={({ target }) => setChosen(target.checked ? [...others, ...ids] : others)}
              />
              Select all on this page
            </label>
            <ul aria-label="Tenants" className="rounded-card border border-line">
              {tenants.map((tenant) => (
                <TenantCard
                  key={tenant.id}
                  tenant={tenant}
                  planName={planName(plans, tenant.subscription_plan)}
                  isChosen={chosen.includes(tenant.id)}
                  onChoose={(isChosen) =>
                    setChosen(isChosen ? [...chosen, tenant.id] : chosen.filter((id) => id !== tenant.id))
                  }
                  onOpen={(dialog) => setOpen({ tenant, dialog })}
                />
              ))}
            </ul>
            <Pager page={page} limit={limit} total={total} noun="tenants" onPage={toPage} />
          </>
        )}
      </ListStates>
      {isCreating && <TenantForm tenant={null} onClose={() => setCreating(false)} />}
      {open && <TenantDialogs tenant={open.tenant} dialog={open.dialog} onClose={() => setOpen(null)} />}
      {bulk && (
        <BulkDialog
          action={bulk}
          ids={chosen}
          onClose={() => setBulk(null)}
          onDone={(refused) => {
            setBulk(null)
            setChosen(refused)
          }}
        />
      )}
    </section>
  )
}
