import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ApiKey } from '../../../contract/api-keys.ts'
import { longest } from '../../../contract/limits.forms.ts'
import type { ApiKeyScope } from '../../../contract/permissions.ts'
import { messageOf } from '../../lib/api-error.ts'
import { copyToClipboard } from '../../lib/clipboard.ts'
import { formatDateTime, formatShortDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FormMessage } from '../auth/auth.public.tsx'
import { apiKeysQuery, useCreateApiKey, useRevokeApiKey } from './queries/api-keys.ts'

const scopes: readonly (readonly [ApiKeyScope, string])[] = [
  ['view_reports', 'View reports'],
  ['export_data', 'Export data'],
  ['create_vendors', 'Create vendors'],
  ['edit_vendors', 'Edit vendors'],
  ['delete_vendors', 'Delete vendors'],
  ['run_scans', 'Run scans'],
  ['view_analytics', 'View analytics'],
]
const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '366', label: 'One year' },
] as const

function NewKey({ value }: { readonly value: string }) {
  return (
    <div role="status" className="flex flex-col gap-3 rounded-card border border-line bg-s1 p-4">
      <p className="font-medium">Copy the key now. It is not shown again.</p>
      <code className="rounded-control bg-s3 px-3 py-2 wrap-anywhere">{value}</code>
      <Button className="self-start" onClick={() => void copyToClipboard(value, 'Key copied')}>
        Copy key
      </Button>
    </div>
  )
}

function KeyForm({ onMade }: { readonly onMade: (key: string) => void }) {
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly ApiKeyScope[]>(['view_reports'])
  const [days, setDays] = useState<'30' | '90' | '366'>('90')
  const [problem, setProblem] = useState<string | null>(null)
  const create = useCreateApiKey()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const missing = name.trim() === '' ? 'Key name is required' : null
    const found = missing ?? (chosen.length === 0 ? 'Choose at least one permission for the key' : null)
    setProblem(found)
    if (found !== null || create.isPending) return
    create.mutate(
      { name: name.trim(), scopes: [...chosen], expires_in_days: Number(days) },
      {
        onSuccess: ({ key }) => {
          setName('')
          onMade(key)
        },
        onError: (error) => setProblem(messageOf(error)),
      },
    )
  }
  return (
    <form noValidate aria-label="New API key" onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label="Name"
          required
          className="min-w-64 flex-1"
          most={longest.apiKeyName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Select label="Expires in" options={lifetimes} value={days} onChange={setDays} />
      </div>
      <fieldset>
        <legend className="mb-2 text-label font-medium text-fg2">Permissions</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {scopes.map(([scope, label]) => (
            <label key={scope} className="flex items-center gap-2">
              <input
                type="checkbox"
                checked={chosen.includes(scope)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
                }
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <FormMessage error={problem} />
      <Button variant="primary" type="submit" className="self-start" busy={create.isPending}>
        Create key
      </Button>
    </form>
  )
}

function KeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const revoke = useRevokeApiKey()
  const used = apiKey.last_used_at === null ? 'never used' : `last used ${formatDateTime(apiKey.last_used_at)}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <ForeignText text={apiKey.name} /> <code className="text-label text-fg3">{apiKey.beginning}…</code>
        </p>
        <p className="text-label text-fg3">
          {apiKey.scopes.map((scope) => scopes.find(([id]) => id === scope)?.[1] ?? scope).join(', ')} · by{' '}
          <ForeignText text={apiKey.created_by} /> · expires {formatShortDate(apiKey.expires_at)} · {used}
        </p>
      </div>
      {apiKey.abilities.revoke ? (
        <Button
          aria-label={`Revoke ${apiKey.name}`}
          busy={revoke.isPending}
          onClick={() => revoke.mutate(apiKey.id, { onError: (error) => notify.error(messageOf(error)) })}
        >
          Revoke
        </Button>
      ) : (
        <Chip>{apiKey.status}</Chip>
      )}
    </li>
  )
}

/** Keys by which programs use the API for the organization. */
export function ApiKeysTab() {
  const { data: keys, error } = useQuery(apiKeysQuery)
  const [made, setMade] = useState<string | null>(null)
  if (error) return <ErrorCard title="The API keys cannot be shown" text={messageOf(error)} />
  if (!keys) return <Skeleton className="mt-6 h-72 w-full" />
  return (
    <div className="mt-6 flex flex-col gap-8">
      <section aria-labelledby="new-key" className="flex flex-col gap-3">
        <h2 id="new-key" className="text-read font-semibold">
          New API key
        </h2>
        <p className="max-w-prose text-fg3">
          A program sends it as a bearer token. It does what its permissions say, within what you may do yourself, and
          ends when your account does.
        </p>
        <KeyForm onMade={setMade} />
        {made !== null && <NewKey value={made} />}
      </section>
      <section aria-labelledby="keys" className="flex flex-col gap-3">
        <h2 id="keys" className="text-read font-semibold">
          API keys
        </h2>
        {keys.length === 0 ? (
          <EmptyState title="No API keys" text="Nothing but people uses the API for your organization." />
        ) : (
          <ul className="rounded-card border border-line bg-s1">
            {keys.map((one) => (
              <KeyRow key={one.id} apiKey={one} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
