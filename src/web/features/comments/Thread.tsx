import { useState } from 'react'
import { Check, CornerDownRight, RotateCcw, Trash2 } from 'lucide-react'
import type { Comment, CommentReply, Person } from '../../../contract/comments.ts'
import { firstLetter } from '../../../contract/text.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { MentionArea } from './MentionArea.tsx'
import { mentionedIn } from './mentions.ts'
import { useDeletion, useReply, useResolve } from './queries/change-comment.ts'

const fail = (error: unknown): void => notify.error(messageOf(error))

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => firstLetter(word).toLocaleUpperCase())
    .join('')

function Avatar({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-6 shrink-0 items-center justify-center rounded-full bg-s3 text-[0.625rem] font-semibold text-fg2"
    >
      {initials(name)}
    </span>
  )
}

interface DeletedProps {
  readonly vendorId: string
  readonly said: CommentReply
  readonly what: 'comment' | 'reply'
}

/** What is left of a deleted comment: who deleted it, and the way back. */
function Deleted({ vendorId, said, what }: DeletedProps) {
  const deletion = useDeletion(vendorId, said.id)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-fg3">
      <p className="min-w-0 flex-1 wrap-anywhere">
        A {what} by <ForeignText text={said.author} /> was deleted by{' '}
        <ForeignText text={said.deleted?.by ?? 'a former member'} />, {formatDateTime(said.deleted?.at ?? null)}. It can
        be restored until {formatDateTime(said.deleted?.restorable_until ?? null)}.
      </p>
      <Button size="sm" busy={deletion.isPending} onClick={() => deletion.mutate(false, { onError: fail })}>
        <RotateCcw className="size-3.5" aria-hidden="true" />
        Restore
      </Button>
    </div>
  )
}

/** Its words with the names of members set apart. */
function Words({ text, people }: { readonly text: string; readonly people: readonly Person[] }) {
  const named = people.find(({ name }) => name !== '' && text.includes(`@${name}`))
  if (!named) return <ForeignText text={text} />
  const at = text.indexOf(`@${named.name}`)
  const end = at + named.name.length + 1
  return (
    <>
      <Words text={text.slice(0, at)} people={people} />
      <span className="font-medium text-accent">
        <ForeignText text={text.slice(at, end)} />
      </span>
      <Words text={text.slice(end)} people={people} />
    </>
  )
}

function DeleteButton({ vendorId, said, what }: DeletedProps) {
  const deletion = useDeletion(vendorId, said.id)
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Delete this ${what} by ${said.author}`}
      title="Delete"
      busy={deletion.isPending}
      onClick={() =>
        deletion.mutate(true, {
          onSuccess: () => notify.success('Deleted. Anyone can restore it for a day.'),
          onError: fail,
        })
      }
    >
      {!deletion.isPending && <Trash2 className="size-3.5" aria-hidden="true" />}
    </Button>
  )
}

interface ReplyFormProps {
  readonly vendorId: string
  readonly commentId: string
  readonly people: readonly Person[]
}

function ReplyForm({ vendorId, commentId, people }: ReplyFormProps) {
  const name = `reply:${commentId}`
  const kept = readDraft(name)
  const [text, setText] = useState(typeof kept === 'string' ? kept : '')
  const [isOpen, setOpen] = useState(text !== '')
  const [mentioned, setMentioned] = useState<readonly Person[]>([])
  const close = (): void => {
    dropDraft(name)
    setText('')
    setOpen(false)
  }
  const reply = useReply(vendorId, commentId, close)
  const send = (): void => {
    if (text.trim() !== '' && !reply.isPending) reply.mutate({ text, mentions: mentionedIn(text, mentioned) })
  }
  if (!isOpen)
    return (
      <Button variant="ghost" size="sm" className="-ml-2.5" onClick={() => setOpen(true)}>
        Reply
      </Button>
    )
  return (
    <form
      aria-label="Reply"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <MentionArea
        label="Reply"
        autoFocus
        value={text}
        people={people}
        onChange={(next) => {
          setText(next)
          keepDraft(name, next)
        }}
        onMention={(person) => setMentioned([...mentioned, person])}
      />
      <p role="alert" className={reply.isError ? 'rounded-control bg-bad-soft px-3 py-2 text-bad' : 'sr-only'}>
        {reply.isError && messageOf(reply.error)}
      </p>
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={reply.isPending} disabled={text.trim() === ''}>
          Reply
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

interface ThreadProps {
  readonly vendorId: string
  readonly comment: Comment
  readonly people: readonly Person[]
  /** Shows the passage in its text; null where the text no longer has it. */
  readonly onShow: (() => void) | null
}

const tabLabels: Readonly<Record<Comment['section'], string>> = {
  executive: 'Executive Summary',
  detailed: 'Detailed Analysis',
}

function Byline({ said }: { readonly said: CommentReply }) {
  return (
    <p className="min-w-0 flex-1 text-label text-fg3 wrap-anywhere">
      <span className="text-ui font-medium text-fg">
        <ForeignText text={said.author} />
      </span>{' '}
      <time dateTime={said.timestamp}>{formatDateTime(said.timestamp)}</time>
    </p>
  )
}

/** One comment with what it is about and its replies. */
export function Thread({ vendorId, comment, people, onShow }: ThreadProps) {
  const resolve = useResolve(vendorId, comment.id)
  const frame = 'rounded-card border border-line bg-s1'
  if (comment.deleted !== null)
    return (
      <li className={`${frame} px-4 py-3`}>
        <Deleted vendorId={vendorId} said={comment} what="comment" />
      </li>
    )
  return (
    <li id={`comment-${comment.id}`} className={frame}>
      <article aria-label={`Comment by ${comment.author}`}>
        <div className="flex flex-col gap-3 p-4">
          <div className="flex flex-wrap items-center gap-2">
            <Avatar name={comment.author} />
            <Byline said={comment} />
            {comment.resolved && (
              <Chip tone="ok" icon={<Check className="size-3" aria-hidden="true" />}>
                Resolved
              </Chip>
            )}
            <span className="flex gap-1">
              <Button
                variant="ghost"
                size="sm"
                busy={resolve.isPending}
                onClick={() => resolve.mutate(!comment.resolved, { onError: fail })}
              >
                {!resolve.isPending && !comment.resolved && <Check className="size-3.5" aria-hidden="true" />}
                {comment.resolved ? 'Mark unresolved' : 'Resolve'}
              </Button>
              <DeleteButton vendorId={vendorId} said={comment} what="comment" />
            </span>
          </div>
          <div className="border-l-2 border-accent pl-3">
            <p className="text-label text-fg3">
              {tabLabels[comment.section]} · {comment.sectionTitle}
            </p>
            <blockquote className="text-label wrap-anywhere text-fg2">
              “<ForeignText text={comment.selectedText} />”
            </blockquote>
            {onShow && (
              <button
                type="button"
                className="mt-1 min-h-6 text-label font-medium text-accent underline-offset-4 hover:underline"
                onClick={onShow}
              >
                Show in the text
              </button>
            )}
          </div>
          <p className="max-w-reading wrap-anywhere whitespace-pre-line">
            <Words text={comment.text} people={people} />
          </p>
        </div>
        {comment.replies.length > 0 && (
          <ul aria-label="Replies">
            {comment.replies.map((reply) => (
              <li key={reply.id} className="flex gap-2.5 border-t border-line px-4 py-3">
                <CornerDownRight className="mt-1 size-3.5 shrink-0 text-fg3" aria-hidden="true" />
                {reply.deleted === null ? (
                  <div className="min-w-0 flex-1">
                    <div className="flex items-center gap-2">
                      <Byline said={reply} />
                      <DeleteButton vendorId={vendorId} said={reply} what="reply" />
                    </div>
                    <p className="wrap-anywhere whitespace-pre-line">
                      <Words text={reply.text} people={people} />
                    </p>
                  </div>
                ) : (
                  <div className="min-w-0 flex-1">
                    <Deleted vendorId={vendorId} said={reply} what="reply" />
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
        <div className="border-t border-line px-4 py-2">
          <ReplyForm vendorId={vendorId} commentId={comment.id} people={people} />
        </div>
      </article>
    </li>
  )
}
