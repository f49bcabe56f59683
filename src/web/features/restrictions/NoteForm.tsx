import { useState } from 'react'
import { longest } from '../../../contract/limits.forms.ts'
import type { TrackedRestriction } from '../../../contract/restrictions.ts'
import { messageOf } from '../../lib/api-error.ts'
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useTrackRestriction } from './queries/track-restriction.ts'

interface NoteFormProps {
  readonly vendorId: string
  readonly fact: string
  readonly tracked: TrackedRestriction | undefined
  readonly mayEdit: boolean
}

/** A note on one row. Somebody else was faster: that is said, and what was typed stays. */
export function NoteForm({ vendorId, fact, tracked, mayEdit }: NoteFormProps) {
  const name = `note:${vendorId}:${fact}`
  const kept = readDraft(name)
  const [note, setNote] = useState(typeof kept === 'string' ? kept : (tracked?.note ?? ''))
  const [seen, setSeen] = useState(tracked?.updated_at ?? null)
  const track = useTrackRestriction(vendorId)
  const isChanged = note !== (tracked?.note ?? '')
  const save = (): void =>
    track.mutate(
      { fact, change: { note, seen } },
      {
        onSuccess: ({ restriction }) => {
          dropDraft(name)
          setSeen(restriction.updated_at)
          notify.success('Note saved')
        },
        // The next attempt is made against what is shown then.
        onError: () => setSeen(tracked?.updated_at ?? null),
      },
    )
  return (
    <form
      className="flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && mayEdit) save()
      }}
    >
      <div className="w-full">
        <TextArea
          label="Note"
          rows={2}
          readOnly={!mayEdit}
          most={longest.note}
          value={note}
          onChange={(event) => {
            setNote(event.target.value)
            keepDraft(name, event.target.value)
          }}
        />
      </div>
      <p role="alert" className={track.isError ? 'rounded-control bg-bad-soft px-3 py-2 text-bad' : 'sr-only'}>
        {track.isError && messageOf(track.error)}
      </p>
      <Button
        type="submit"
        size="sm"
        busy={track.isPending}
        disabled={!isChanged}
        disabledReason={mayEdit ? null : 'Your role can read the tracker but not change it.'}
      >
        Save note
      </Button>
    </form>
  )
}
