import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { longest } from '../../../contract/limits.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { useUpdateProfile } from '../account/account.public.ts'
import { mostViews, withView, writeViews, type HubView } from './hub-views.ts'

interface ViewsDialogProps {
  readonly open: boolean
  readonly views: readonly HubView[]
  /** What the list shows now. */
  readonly current: Omit<HubView, 'name'>
  readonly onClose: () => void
}

/** Names the list as it is shown now, and deletes what was named before; kept with the account. */
export function ViewsDialog({ open, views, current, onClose }: ViewsDialogProps) {
  const [name, setName] = useState('')
  const update = useUpdateProfile()
  const keep = (next: readonly HubView[], onSuccess?: () => void): void =>
    update.mutate(
      { preferences: { hub_views: writeViews(next) } },
      {
        onSuccess: () => onSuccess?.(),
        onError: (error) => notify.error('The views could not be saved', messageOf(error)),
      },
    )
  const next = withView(views, { ...current, name: name.trim() })
  const problem = next.length > mostViews ? `There can be ${mostViews} views. Delete one first.` : null
  const isReady = name.trim() !== '' && problem === null
  return (
    <FormDialog
      open={open}
      title="Views"
      onClose={onClose}
      onSubmit={() => {
        if (isReady) keep(next, onClose)
      }}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" type="submit" busy={update.isPending} disabled={!isReady}>
            Save view
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        value={name}
        most={longest.hubViewName}
        error={name.trim() === '' ? null : problem}
        onChange={(event) => setName(event.target.value)}
      />
      <p className="text-label text-fg3">Keeps what the list shows now: search, filter, order and columns.</p>
      {views.length > 0 && (
        <ul aria-label="Saved views" className="border-t border-line">
          {views.map((view) => (
            <li key={view.name} className="flex h-10 items-center gap-2 border-b border-line">
              <span className="min-w-0 flex-1 truncate">{view.name}</span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Delete the view ${view.name}`}
                onClick={() => keep(views.filter((one) => one !== view))}
              >
                <Trash2 className="size-4" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}
