import { useEffect, useState } from 'react'
import { longest } from '../../../../contract/limits.forms.ts'
import { useQuery } from '@tanstack/react-query'
import type { OperatedTenant } from '../../../../contract/operator.ts'
import { Combobox } from '../../../ui/Combobox.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { tenantsQuery } from '../queries/tenants.ts'

interface TenantPickerProps {
  readonly label: string
  /** One that cannot be chosen. */
  readonly without?: string | null
  readonly onChoose: (tenant: OperatedTenant | null) => void
}

const pause = 200
const shown = 8

/** Finds one organization among many by its name, slug or owner. */
export function TenantPicker({ label, without = null, onChoose }: TenantPickerProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [isChosen, setChosen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const isSearching = !isChosen && asked !== '' && asked.length <= longest.search
  const { data } = useQuery({
    ...tenantsQuery({ search: asked, limit: shown + 1, sort: 'name' }),
    enabled: isSearching,
  })
  const items = isSearching ? (data?.tenants ?? []).filter(({ id }) => id !== without).slice(0, shown) : []
  const found = items.length === 0 ? 'No organization is called so.' : null
  return (
    <Combobox
      label={label}
      most={longest.search}
      placeholder="Name, slug or owner"
      items={items}
      typed={typed}
      onType={(text) => {
        setTyped(text)
        setChosen(false)
        onChoose(null)
      }}
      onChoose={(tenant) => {
        setTyped(tenant.name)
        setChosen(true)
        onChoose(tenant)
      }}
      keyOf={({ id }) => id}
      renderItem={({ name, owner_email: ownerEmail }) => (
        <span className="min-w-0 wrap-anywhere">
          <ForeignText text={name} /> <span className="text-label text-fg3">{ownerEmail ?? 'no owner'}</span>
        </span>
      )}
      status={isSearching && data ? (found ?? '') : null}
    />
  )
}
