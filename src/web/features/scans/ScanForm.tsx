import { useActionState, useState } from 'react'
import { longest } from '../../../contract/limits.forms.ts'
import type { Vendor } from '../../../contract/vendors.ts'
import { messageOf } from '../../lib/api-error.ts'
import { cannotStartScans } from '../../lib/role-notes.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ScanCost } from '../usage/usage.public.ts'
import { useUpdateVendor } from '../vendors/vendors.public.ts'
import { useStartScan } from './queries/start-scan.ts'

interface ScanFormProps {
  readonly vendor: Vendor
  readonly label: string
}

/** Where to look and the button that looks there: the usual reason of a failure is the address. */
export function ScanForm({ vendor, label }: ScanFormProps) {
  const start = useStartScan()
  const update = useUpdateVendor(vendor.id)
  const [website, setWebsite] = useState(vendor.website ?? '')
  const [error, submit, isPending] = useActionState(async (): Promise<string | null> => {
    try {
      if (vendor.abilities.edit && website.trim() !== (vendor.website ?? '')) {
        await update.mutateAsync({ website: website.trim() })
      }
      await start.mutateAsync(vendor.id)
      return null
    } catch (failure) {
      return `The scan could not be started: ${messageOf(failure)}`
    }
  }, null)
  return (
    <form action={submit} className="flex w-full max-w-lg flex-col gap-3">
      {vendor.abilities.edit && (
        <TextField
          label="Website URL"
          inputMode="url"
          autoComplete="off"
          most={longest.website}
          placeholder="https://"
          hint="The vendor’s public website. Private addresses are never read."
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
        />
      )}
      <p role="alert" className={error ? 'rounded-control bg-bad-soft px-3 py-2 text-bad' : 'sr-only'}>
        {error}
      </p>
      <ScanCost />
      <Button
        type="submit"
        variant="primary"
        className="self-start max-md:h-10"
        busy={isPending}
        disabledReason={vendor.abilities.scan ? null : cannotStartScans}
      >
        {label}
      </Button>
    </form>
  )
}
