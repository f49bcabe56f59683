import { countOf } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { BulkDialog, type BulkDialogProps } from './BulkDialog.tsx'
import { useDeleteVendor } from './queries/delete-vendor.ts'

/** Deletes one vendor after the other, after the warning. */
export function BulkDeleteDialog(props: BulkDialogProps) {
  const remove = useDeleteVendor()
  const ready = props.vendors.filter(({ abilities }) => abilities.delete).length
  return (
    <BulkDialog
      {...props}
      title={`Delete ${countOf(ready, 'vendor')} - Credit Warning`}
      label={`Delete ${countOf(ready, 'vendor')}`}
      isDangerous
      working={(at, all) => `Deleting ${at} of ${all}…`}
      act={({ id }) => remove.mutateAsync(id)}
      isReady={({ abilities }) => abilities.delete}
      left={(amount) => `${countOf(amount, 'vendor')} of your choice cannot be deleted by your role.`}
      refusal="was not deleted"
      onEnd={(done) => notify.success(`${countOf(done, 'vendor')} deleted`)}
    >
      <p>They are deleted permanently, together with their scan data.</p>
      <p>Deleting a vendor and adding it again later costs extra credits.</p>
    </BulkDialog>
  )
}
