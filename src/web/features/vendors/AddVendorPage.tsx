import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { currentUserQuery } from '../../lib/query-client.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { VendorForm, type Draft } from './VendorForm.tsx'
import { VendorSearch } from './VendorSearch.tsx'

/** Step one finds the vendor in the directory, step two is the form; either way the scan starts and is followed. */
export function AddVendorPage() {
  usePageTitle('Add New Vendor')
  const [draft, setDraft] = useState<Draft | null>(null)
  const { data: user } = useQuery(currentUserQuery)
  const isRefused = user !== undefined && !user.permissions.includes('create_vendors')
  return (
    <div className="mx-auto max-w-[1320px] px-4 py-6 md:px-8">
      <Link to="/dashboard" className="inline-flex items-center gap-1.5 text-label text-fg3 hover:text-fg">
        <ArrowLeft className="size-3.5" aria-hidden="true" />
        Back to Dashboard
      </Link>
      <h1 className="mt-4 text-title font-semibold">Add New Vendor</h1>
      <p className="mt-1 max-w-prose text-fg3">
        Assay reads what the vendor publishes about its security and quotes every claim from it.
      </p>
      {isRefused && (
        <div className="mt-6 max-w-2xl rounded-card border border-line bg-s1">
          <EmptyState
            title="Adding vendors is not for your role"
            text={`Your role (${user.role}) may read reviews but not add vendors. Ask an administrator or a member of your organization to add it.`}
          />
        </div>
      )}
      {!isRefused &&
        (draft ? <VendorForm draft={draft} onBack={() => setDraft(null)} /> : <VendorSearch onChoose={setDraft} />)}
    </div>
  )
}
