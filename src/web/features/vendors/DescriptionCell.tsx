import { useEffect, useRef, useState } from 'react'
import { Pencil } from 'lucide-react'
import { longest } from '../../../contract/limits.forms.ts'
import type { Vendor } from '../../../contract/vendors.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useUpdateVendor } from './queries/update-vendor.ts'

function Editor({ vendor, onDone }: { readonly vendor: Vendor; readonly onDone: () => void }) {
  const [text, setText] = useState(vendor.description ?? '')
  const update = useUpdateVendor(vendor.id)
  const save = (): void => {
    update.mutate(
      { description: text },
      {
        onSuccess: onDone,
        onError: (error) => notify.error(`Failed to update vendor description: ${messageOf(error)}`),
      },
    )
  }
  return (
    <form
      className="flex min-w-56 flex-col gap-2"
      action={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
      }}
    >
      <TextArea
        label={`Description of ${markHidden(vendor.name)}`}
        isLabelHidden
        rows={3}
        most={longest.description}
        autoFocus
        placeholder="Enter vendor description..."
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={update.isPending}>
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Two lines of description; the pencil edits it in place. */
export function DescriptionCell({ vendor }: { readonly vendor: Vendor }) {
  const [isEditing, setEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  if (isEditing) return <Editor vendor={vendor} onDone={() => setEditing(false)} />
  return (
    <div className="group flex items-start gap-1">
      <p className={`clamp-2 clamp-dense max-w-md ${vendor.description ? 'text-fg2' : 'text-fg3'}`}>
        <ForeignText text={vendor.description ?? 'No description available'} />
      </p>
      {vendor.abilities.edit && (
        <Tooltip text="Edit the description">
          <Button
            ref={pencil}
            variant="ghost"
            size="icon"
            className="-my-1.5 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
            aria-label={`Edit the description of ${markHidden(vendor.name)}`}
            onClick={() => setEditing(true)}
          >
            <Pencil className="size-3.5" aria-hidden="true" />
          </Button>
        </Tooltip>
      )}
    </div>
  )
}
