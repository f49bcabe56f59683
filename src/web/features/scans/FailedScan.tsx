import { useActionState, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { Vendor } from '../../../contract/vendors.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { Field } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { useStartScan, useUpdateWebsite, vendorQuery } from '../vendors/vendors.public.ts'
import { Breadcrumb } from './ReviewHeader.tsx'

interface ScanFormProps {
  readonly vendor: Vendor
  readonly words: string
}

/** Where to look and the button that looks there: the usual reason of a failure is the address. */
function ScanForm({ vendor, words }: ScanFormProps) {
  const start = useStartScan()
  const update = useUpdateWebsite()
  const [website, setWebsite] = useState(vendor.website ?? '')
  const [error, submit, isPending] = useActionState(async (): Promise<string | null> => {
    try {
      if (vendor.abilities.edit && website.trim() !== (vendor.website ?? '')) {
        await update.mutateAsync({ id: vendor.id, website: website.trim() })
      }
      await start.mutateAsync(vendor.id)
      return null
    } catch (failure) {
      return `Failed to start rescan: ${messageOf(failure)}`
    }
  }, null)
  return (
    <form action={submit} className="flex w-full max-w-lg flex-col gap-3">
      {vendor.abilities.edit && (
        <Field
          label="Website URL"
          inputMode="url"
          autoComplete="off"
          maxLength={2048}
          placeholder="https://"
          hint="The public site of the vendor. Private addresses are never read."
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
        />
      )}
      <p role="alert" className={error ? 'rounded-control bg-bad-soft px-3 py-2 text-bad' : 'sr-only'}>
        {error}
      </p>
      <Button
        type="submit"
        look="primary"
        className="self-start max-md:h-10"
        busy={isPending}
        disabledReason={vendor.abilities.scan ? null : 'Your role may not start scans.'}
      >
        {words}
      </Button>
    </form>
  )
}

interface FailedScanProps {
  readonly vendorId: string
  readonly name: string
  readonly reason: string | null
}

function Frame({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="mx-auto max-w-[1320px] px-4 py-6 md:px-8">
      <Breadcrumb name={name} />
      <h1 className="mt-4 text-title font-semibold max-md:mt-0">
        <ForeignText text={name} />
      </h1>
      <div className="mt-6 max-w-2xl">{children}</div>
    </div>
  )
}

/** The latest scan failed or was cancelled: says why, what is kept, and offers the next step. */
export function FailedScan({ vendorId, name, reason }: FailedScanProps) {
  const { data: vendor } = useQuery(vendorQuery(vendorId))
  const earlier = vendor?.last_review
  const isCancelled = vendor?.latest_scan?.cancelled_at != null
  return (
    <Frame name={name}>
      <ErrorCard
        title={isCancelled ? 'This scan was cancelled' : 'This scan failed'}
        text={markHidden(reason ?? 'What was found until then is kept.')}
        hint={
          earlier
            ? `${markHidden(name)} and its earlier reviews are kept.`
            : `${markHidden(name)} is kept in your Review Hub.`
        }
      >
        {vendor ? <ScanForm vendor={vendor} words="Rescan Vendor" /> : <Skeleton className="h-8 w-32" />}
        <div className="flex w-full flex-wrap gap-2 border-t border-line pt-3">
          {earlier && (
            <Link
              to="/vendor/$vendorId/review/$scanId"
              params={{ vendorId, scanId: earlier.scan_id }}
              className={buttonStyle()}
            >
              Open the review of {formatDateTime(earlier.completed_at)}
            </Link>
          )}
          <Link to="/dashboard" className={buttonStyle(earlier ? 'ghost' : 'secondary')}>
            Dashboard
          </Link>
        </div>
      </ErrorCard>
    </Frame>
  )
}

/** The vendor has no scan yet. */
export function FirstScan({ vendor }: { readonly vendor: Vendor }) {
  return (
    <Frame name={vendor.name}>
      <section aria-labelledby="first-scan" className="flex flex-col gap-3 rounded-card border border-line bg-s1 p-5">
        <h2 id="first-scan" className="text-read font-semibold">
          No review yet
        </h2>
        <p className="text-fg2">
          A scan reads the public pages of <ForeignText text={vendor.name} /> and writes the review.
        </p>
        <ScanForm vendor={vendor} words="Start review" />
      </section>
    </Frame>
  )
}
