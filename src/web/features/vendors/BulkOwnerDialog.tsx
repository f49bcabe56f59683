import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { markHidden } from '../../../contract/text.forms.ts'
import { countOf } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Select } from '../../ui/Select.tsx'
import { BulkDialog, type BulkDialogProps } from './BulkDialog.tsx'
import { ownersQuery } from './queries/owners.ts'
import { useUpdateVendors } from './queries/update-vendor.ts'

const nobody = 'nobody'

/** Gives all of them one owner, or none. */
export function BulkOwnerDialog(props: BulkDialogProps) {
  const { data: owners = [] } = useQuery(ownersQuery)
  const [owner, setOwner] = useState(nobody)
  const update = useUpdateVendors()
  const ready = props.vendors.filter(({ abilities }) => abilities.edit).length
  return (
    <BulkDialog
      {...props}
      title={`Set the owner of ${countOf(ready, 'vendor')}`}
      label="Set owner"
      working={(at, all) => `Saving ${at} of ${all}…`}
      act={({ id }) => update.mutateAsync({ id, owner_id: owner === nobody ? null : owner })}
      isReady={({ abilities }) => abilities.edit}
      left={(amount) => `${countOf(amount, 'vendor')} of your choice cannot be changed by your role.`}
      refusal="was not changed"
      onEnd={(done) => notify.success(`The owner of ${countOf(done, 'vendor')} was set`)}
    >
      <Select
        label="Owner"
        options={[
          { value: nobody, label: 'Nobody' },
          ...owners.map(({ id, name }) => ({ value: id, label: markHidden(name) })),
        ]}
        value={owner}
        onChange={setOwner}
      />
    </BulkDialog>
  )
}
