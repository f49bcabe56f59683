import { useRef } from 'react'
import type { Vendor } from '../../../contract/vendors.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { useDeleteVendor } from './queries/delete-vendor.ts'

interface DeleteVendorDialogProps {
  readonly vendor: Vendor | null
  readonly onClose: () => void
}

/** Names the vendor and what deleting costs. */
export function DeleteVendorDialog({ vendor, onClose }: DeleteVendorDialogProps) {
  const remove = useDeleteVendor()
  // Keeps the name on the screen while the dialog fades.
  const shown = useRef(vendor)
  if (vendor) shown.current = vendor
  const confirm = (): void => {
    if (!vendor) return
    remove.mutate(vendor.id, {
      onSuccess: () => {
        onClose()
        notify.success(`${markHidden(vendor.name)} was deleted`)
      },
      onError: (error) => {
        if (!(error instanceof ApiError && error.status === 401)) {
          notify.error(`Failed to delete vendor: ${messageOf(error)}`)
        }
      },
    })
  }
  return (
    <ConfirmDialog
      open={vendor !== null}
      title="Delete Vendor - Credit Warning"
      onClose={onClose}
      description={
        <>
          <p>
            <strong className="font-semibold text-fg">
              <ForeignText text={shown.current?.name ?? ''} />
            </strong>{' '}
            will be deleted permanently, together with its scan data.
          </p>
          <p>Deleting this vendor and adding it again later costs extra credits.</p>
        </>
      }
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="danger" busy={remove.isPending} onClick={confirm}>
        {remove.isPending ? 'Deleting...' : 'Delete Vendor'}
      </Button>
    </ConfirmDialog>
  )
}
