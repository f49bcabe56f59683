import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Vendor } from '../../../contract/vendors.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { inputStyle } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { ownersQuery } from './queries/owners.ts'
import { useUpdateVendor } from './queries/update-vendor.ts'

interface CareDialogProps {
  readonly open: boolean
  readonly vendor: Vendor
  readonly onClose: () => void
}

/** Who looks after the vendor and when it is looked at again. */
export function CareDialog({ open, vendor, onClose }: CareDialogProps) {
  const id = useId()
  const { data: owners = vendor.owner ? [vendor.owner] : [] } = useQuery(ownersQuery)
  const [owner, setOwner] = useState(vendor.owner?.id ?? '')
  const [next, setNext] = useState(vendor.next_review ?? '')
  const update = useUpdateVendor(vendor.id)
  const save = (): void =>
    update.mutate(
      { owner_id: owner === '' ? null : owner, next_review: next === '' ? null : next },
      { onSuccess: onClose },
    )
  return (
    <FormDialog
      open={open}
      title={`Owner and next review of ${markHidden(vendor.name)}`}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" busy={update.isPending}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <label htmlFor={`${id}-owner`} className="mb-1.5 block text-label font-medium text-fg2">
            Owner
          </label>
          <select
            id={`${id}-owner`}
            value={owner}
            onChange={(event) => setOwner(event.target.value)}
            className={inputStyle}
          >
            <option value="">Nobody</option>
            {owners.map((one) => (
              <option key={one.id} value={one.id}>
                {markHidden(one.name)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-next`} className="mb-1.5 block text-label font-medium text-fg2">
            Next review
          </label>
          <input
            id={`${id}-next`}
            type="date"
            value={next}
            onChange={(event) => setNext(event.target.value)}
            className={inputStyle}
          />
        </div>
      </div>
      <p role="alert" className={update.error ? 'rounded-control bg-bad-soft px-3 py-2 text-bad' : 'sr-only'}>
        {update.error && `This was not saved: ${messageOf(update.error)}`}
      </p>
    </FormDialog>
  )
}
