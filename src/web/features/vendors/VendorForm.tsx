import { startTransition, useActionState, useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { longest } from '../../../contract/limits.forms.ts'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { TextField } from '../../ui/TextField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { ScanCost } from '../usage/usage.public.ts'
import { useStartScan } from '../scans/scans.public.tsx'
import { findWebsiteProblem } from './queries/check-website.ts'
import { useCreateVendor } from './queries/create-vendor.ts'

export interface Draft {
  readonly name: string
  readonly website: string
  readonly description: string
}

interface VendorFormProps {
  readonly draft: Draft
  readonly onBack: () => void
}

/** Formatted as an address, with or without its protocol. */
const isAddress = (typed: string): boolean => {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !/\s/.test(typed)
}

interface Refusal {
  readonly message: string
  /** The vendor that is there already, where that is why. */
  readonly duplicateId: string | null
  /** What was refused: a change of it is another question. */
  readonly of: Draft
}

/** Creates the vendor, starts its scan, and goes where the scan can be followed. */
function useAddVendor(draft: Draft) {
  const navigate = useNavigate()
  const create = useCreateVendor()
  const start = useStartScan()
  return useActionState(async (_: Refusal | null, allowSameDomain: boolean): Promise<Refusal | null> => {
    let id: string
    const website = draft.website.trim()
    const problem = website === '' ? null : await findWebsiteProblem(website)
    if (problem !== null) return { message: problem, duplicateId: null, of: draft }
    try {
      id = (await create.mutateAsync({ ...draft, allowSameDomain })).id
    } catch (error) {
      const duplicateId = error instanceof ApiError ? error.vendorId : null
      return { message: `Failed to create vendor: ${messageOf(error)}`, duplicateId, of: draft }
    }
    try {
      await start.mutateAsync(id)
      notify.success(`${draft.name.trim()} was added and its review has started`)
      await navigate({ to: '/vendor/$vendorId/review', params: { vendorId: id } })
    } catch (error) {
      notify.error(`${draft.name.trim()} was added, but its scan did not start: ${messageOf(error)}`)
      await navigate({ to: '/dashboard' })
    }
    return null
  }, null)
}

export function VendorForm({ draft: first, onBack }: VendorFormProps) {
  const [draft, setDraft] = useState(first)
  const [refused, submit, isPending] = useAddVendor(draft)
  const isSame = refused?.of.name === draft.name && refused.of.website === draft.website
  const refusal = isSame ? refused : null
  const set = (part: Partial<Draft>): void => setDraft({ ...draft, ...part })
  const website = draft.website.trim()
  const websiteError = website !== '' && !isAddress(website) ? 'Enter an address such as https://vendor.example' : null
  const isReady = draft.name.trim() !== '' && websiteError === null
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,20rem)]">
      <form
        action={() => submit(false)}
        aria-label="Vendor details"
        className="flex flex-col gap-4 rounded-card border border-line bg-s1 p-5"
      >
        <TextField
          label="Vendor Name"
          required
          autoFocus
          most={longest.vendorName}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          label="Website URL"
          inputMode="url"
          autoComplete="off"
          most={longest.website}
          placeholder="https://"
          hint="Optional for vendors in the directory, required for all others."
          error={websiteError}
          value={draft.website}
          onChange={(event) => set({ website: event.target.value })}
        />
        <TextArea
          label="Description (optional)"
          rows={3}
          most={longest.description}
          value={draft.description}
          onChange={(event) => set({ description: event.target.value })}
        />
        <p role="alert" className={refusal ? 'rounded-control bg-bad-soft px-3 py-2 text-bad' : 'sr-only'}>
          {refusal?.message}
        </p>
        {refusal !== null && refusal.duplicateId !== null && (
          <div className="flex flex-wrap items-center gap-2">
            <Link
              to="/vendor/$vendorId/review"
              params={{ vendorId: refusal.duplicateId }}
              className={`${buttonStyle('secondary')} max-md:h-10 max-md:w-full`}
            >
              Open existing review
            </Link>
            <Button
              variant="ghost"
              busy={isPending}
              onClick={() => startTransition(() => submit(true))}
              className="max-md:h-10 max-md:w-full"
            >
              Add as a separate vendor
            </Button>
          </div>
        )}
        <ScanCost />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={isPending}
            disabled={!isReady}
            className="max-md:h-10 max-md:w-full"
          >
            {isPending ? 'Creating Vendor & Starting Review...' : 'Create Vendor & Start Review'}
          </Button>
          <Button onClick={onBack} className="max-md:h-10 max-md:flex-1">
            Back to Search
          </Button>
          <Link to="/dashboard" className={`${buttonStyle('ghost')} max-md:h-10 max-md:flex-1`}>
            Cancel
          </Link>
        </div>
      </form>
      <section aria-labelledby="next-steps" className="text-fg2">
        <h2 id="next-steps" className="font-semibold text-fg">
          Next Steps
        </h2>
        <ol className="mt-2 flex list-decimal flex-col gap-1.5 pl-4 marker:text-fg3">
          <li>The vendor is added to your Review Hub and its scan starts.</li>
          <li>Agents read its public security, privacy, legal and pricing pages.</li>
          <li>The review opens here: score, restrictions, and a quote behind every claim.</li>
        </ol>
      </section>
    </div>
  )
}
