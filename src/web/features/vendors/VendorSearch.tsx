import { useState, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { longest } from '../../../contract/limits.forms.ts'
import { firstLetter, markHidden } from '../../../contract/text.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { directorySearchQuery, shortestSearch } from './queries/directory-search.ts'
import { useDebounced } from './use-debounced.ts'
import type { Draft } from './VendorForm.tsx'

const pause = 300
const noMatches: readonly never[] = []

interface Match {
  readonly name: string
  readonly domain: string
  readonly category: string | null
  readonly vendor_id: string | null
}

/** The last choice of a list of matches: none of them. */
const manual = { brandId: 'manual', name: '', domain: '', category: null, vendor_id: null } as const

function MatchRow({ match, typed }: { readonly match: Match & { readonly brandId: string }; readonly typed: string }) {
  if (match.brandId === manual.brandId)
    return (
      <span className="min-w-0 flex-1 truncate text-fg2">
        None of these: enter <ForeignText text={typed} /> manually
      </span>
    )
  return (
    <>
      <span
        className="flex size-7 shrink-0 items-center justify-center rounded-chip bg-s3 font-medium"
        aria-hidden="true"
      >
        {markHidden(firstLetter(match.name))}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          <ForeignText text={match.name} />
        </span>
        <span className="block truncate text-label text-fg3">
          <ForeignText text={match.domain} />
        </span>
      </span>
      {match.vendor_id !== null && <Chip tone="accent">In your Review Hub</Chip>}
      {match.category && <span className="text-label text-fg3 max-sm:hidden">{match.category}</span>}
    </>
  )
}

export function VendorSearch({ onChoose }: { readonly onChoose: (draft: Draft) => void }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed.trim(), pause)
  const { data = [], isFetching, error } = useQuery(directorySearchQuery(text))
  const isLong = typed.trim().length >= shortestSearch
  const isSettled = isLong && text === typed.trim() && !isFetching
  const status = ((): ReactNode => {
    if (!isLong) return null
    if (!isSettled) return <p className="py-2">Searching…</p>
    if (error) return <p className="py-2">The search failed: {messageOf(error)}</p>
    if (data.length > 0) return `${countOf(data.length, 'vendor')} found`
    return (
      <p className="py-2">No vendors found for “{text}”. Check the spelling, or enter the vendor’s details manually.</p>
    )
  })()
  const choose = ({ brandId, name, domain, vendor_id: vendorId }: Match & { readonly brandId: string }): void => {
    if (brandId === manual.brandId) onChoose({ name: text, website: '', description: '' })
    else if (vendorId === null) onChoose({ name, website: `https://${domain}`, description: '' })
    else void navigate({ to: '/vendor/$vendorId/review', params: { vendorId } })
  }
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,20rem)]">
      <section aria-label="Find the vendor" className="rounded-card border border-line bg-s1 p-5">
        <Combobox
          label="Search for a vendor"
          placeholder="Type at least 3 characters"
          most={longest.search}
          items={isSettled && data.length > 0 ? [...data, manual] : noMatches}
          typed={typed}
          onType={setTyped}
          onChoose={choose}
          keyOf={(match) => match.brandId}
          renderItem={(match) => <MatchRow match={match} typed={text} />}
          status={status}
        />
        <div className="mt-5 flex items-center gap-3 text-label text-fg3">
          <span className="h-px flex-1 bg-line" />
          or
          <span className="h-px flex-1 bg-line" />
        </div>
        <Button
          className="mt-5 w-full max-md:h-10"
          onClick={() => onChoose({ name: typed.trim(), website: '', description: '' })}
        >
          Enter vendor details manually
        </Button>
      </section>
      <section aria-labelledby="search-tips" className="text-fg2">
        <h2 id="search-tips" className="font-semibold text-fg">
          Search tips
        </h2>
        <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-4 marker:text-fg3">
          <li>Search by the name of the product or the company.</li>
          <li>Vendors you already have come first and open their review.</li>
          <li>The directory lists well-known vendors. Enter any other vendor manually with its website.</li>
          <li>Only public pages are read. Nothing is sent to the vendor.</li>
        </ul>
      </section>
    </div>
  )
}
