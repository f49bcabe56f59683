import { useEffect, useState } from 'react'
import { Popover } from '@base-ui/react/popover'
import type { Person } from '../../../contract/comments.ts'
import { messageOf } from '../../lib/api-error.ts'
import { dropDraft, keepDraft } from '../../lib/drafts.ts'
import { notify } from '../../lib/notify.ts'
import { shortText } from '../../../contract/text.forms.ts'
import { Button } from '../../ui/Button.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Select } from '../../ui/Select.tsx'
import { MentionArea } from './MentionArea.tsx'
import { mentionedIn } from './mentions.ts'
import { useAddComment } from './queries/change-comment.ts'
import type { Selected } from './shown-text.ts'

/** A comment that is being written, and what it is about. */
export interface Draft {
  readonly selected: Selected
  readonly text: string
}

interface ComposerProps {
  readonly vendorId: string
  readonly scanId: string
  readonly people: readonly Person[]
  readonly draft: Draft
  /** Sentences to choose from, where it was not opened by a selection. */
  readonly choices: readonly Selected[]
  /** Where the passage stands on the screen; null docks the form at the foot. */
  readonly place: DOMRect | null
  readonly onClose: () => void
}

export const draftName = (vendorId: string): string => `comment:${vendorId}`

function Form({ vendorId, scanId, people, draft, choices, onClose }: Omit<ComposerProps, 'place'>) {
  const [text, setText] = useState(draft.text)
  const [selected, setSelected] = useState(draft.selected)
  const [mentioned, setMentioned] = useState<readonly Person[]>([])
  const name = draftName(vendorId)
  const add = useAddComment(vendorId, () => {
    dropDraft(name)
    notify.success('Comment added')
    onClose()
  })
  useEffect(() => {
    if (text.trim() === '') dropDraft(name)
    else keepDraft(name, { selected, text })
  }, [name, selected, text])
  const isReady = text.trim() !== ''
  const send = (): void => {
    if (isReady && !add.isPending)
      add.mutate({ ...selected, scan_id: scanId, text, mentions: mentionedIn(text, mentioned) })
  }
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex flex-col gap-1">
        <Popover.Title className="text-label text-fg3">Comment on {selected.sectionTitle}</Popover.Title>
        {choices.length > 1 ? (
          <Select
            label="Sentence"
            isLabelHidden
            value={String(selected.startOffset)}
            options={choices.map((one) => ({ value: String(one.startOffset), label: shortText(one.selectedText, 90) }))}
            onChange={(start) => setSelected(choices.find((one) => String(one.startOffset) === start) ?? selected)}
          />
        ) : (
          <blockquote className="clamp-2 border-l-2 border-accent pl-3 wrap-anywhere text-fg2">
            “<ForeignText text={selected.selectedText} />”
          </blockquote>
        )}
      </div>
      <MentionArea
        label="Comment"
        autoFocus
        value={text}
        people={people}
        onChange={setText}
        onMention={(person) => setMentioned([...mentioned, person])}
      />
      <p role="alert" className={add.isError ? 'rounded-control bg-bad-soft px-3 py-2 text-bad' : 'sr-only'}>
        {add.isError && messageOf(add.error)}
      </p>
      <div className="flex items-center gap-2">
        <Button type="submit" busy={add.isPending} disabled={!isReady}>
          Comment
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            dropDraft(name)
            onClose()
          }}
        >
          Cancel
        </Button>
        <span className="ml-auto text-meta text-fg3 max-md:hidden">Ctrl Enter sends</span>
      </div>
    </form>
  )
}

/** The form beside the passage that it is about. */
export function Composer({ place, ...rest }: ComposerProps) {
  const foot = (): DOMRect => new DOMRect(innerWidth / 2, innerHeight - 24, 0, 0)
  return (
    <Popover.Root open onOpenChange={(open) => (open ? undefined : rest.onClose())}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={{ getBoundingClientRect: () => place ?? foot() }}
          side={place === null ? 'top' : 'bottom'}
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className="z-40 outline-none"
        >
          <Popover.Popup className="popup w-[min(24rem,calc(100vw-1.5rem))] p-4 outline-none" initialFocus={false}>
            <Form {...rest} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
