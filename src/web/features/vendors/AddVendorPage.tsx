import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { cannotAddVendors } from '../../lib/role-notes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { VendorForm, type Draft } from './VendorForm.tsx'
import { VendorSearch } from './VendorSearch.tsx'

/** Step one finds the vendor in the directory, step two is the form; either way the scan starts and is followed. */
export function AddVendorPage() {
  const [draft, setDraft] = useState<Draft | null>(null)
  const { data: user } = useQuery(currentUserQuery)
  const isRefused = user !== undefined && !user.permissions.includes('create_vendors')
  return (
    <Page
      title="Add New Vendor"
      above={
        <Link to="/dashboard" className="mb-4 inline-flex items-center gap-1.5 text-label text-fg3 hover:text-fg">
          <ArrowLeft className="size-3.5" aria-hidden="true" />
          Back to Dashboard
        </Link>
      }
      lead="Assay reads what the vendor publishes about its security and backs every claim with a quote."
    >
      {isRefused && (
        <div className="mt-6 max-w-2xl rounded-card border border-line bg-s1">
          <EmptyState
            title="Your role cannot add vendors"
            text={`${cannotAddVendors(user.role)} Ask an administrator or another member of your organization to add it.`}
          />
        </div>
      )}
      {!isRefused &&
        (draft ? <VendorForm draft={draft} onBack={() => setDraft(null)} /> : <VendorSearch onChoose={setDraft} />)}
    </Page>
  )
}
