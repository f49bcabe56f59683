import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { CheckCheck, X } from 'lucide-react'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { answerLabels } from '../../../lib/answer-labels.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { countOf } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { useIsAtLeast } from '../../../lib/use-is-at-least.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { JudgingPanel, Progress, StateMark } from './JudgingPanel.tsx'
import type { QueueItem } from './judging-queue.ts'
import { useJudging } from './use-judging.ts'

interface JudgingProps {
  readonly page: ReviewPage
  readonly fact: string | undefined
  readonly onShow: (fact: string) => void
  readonly onClose: () => void
}

interface ListProps {
  readonly queue: readonly QueueItem[]
  readonly current: string | undefined
  readonly mayEdit: boolean
  readonly onShow: (fact: string) => void
  readonly onTopic: (group: string, open: readonly string[]) => void
}

function List({ queue, current, mayEdit, onShow, onTopic }: ListProps) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return [...Map.groupBy(queue, ({ group }) => group)].map(([group, items]) => {
    const open = items.filter(({ state }) => state === 'open').map(({ fact }) => fact)
    return (
      <section key={group} aria-label={group} className="mb-6">
        <div className="flex min-h-9 flex-wrap items-center gap-x-2">
          <h2 className="font-semibold">{group}</h2>
          <span className="text-label text-fg3 tabular-nums">
            {items.filter(({ state }) => state !== 'open' && state !== 'again').length} of {items.length} looked at
          </span>
          {open.length > 1 && (
            <Button
              size="sm"
              className="ml-auto"
              disabledReason={mayEdit ? null : 'Your role can read findings but not decide on them.'}
              onClick={() => onTopic(group, open)}
            >
              <CheckCheck className="size-3.5" aria-hidden="true" />
              Confirm the topic…
            </Button>
          )}
        </div>
        <ul className="mt-1 border-t border-line">
          {items.map((item) => (
            <li key={item.fact} className="border-b border-line">
              <button
                ref={item.fact === current ? row : null}
                type="button"
                aria-current={item.fact === current || undefined}
                className="grid min-h-11 w-full grid-cols-[2rem_minmax(0,1fr)_4.5rem_7rem] items-center gap-2 border-l-2 border-transparent py-1.5 pl-2 text-left hover:bg-s2 aria-current:border-accent aria-current:bg-s3"
                onClick={() => onShow(item.fact)}
              >
                <span className="text-label text-fg3 tabular-nums">{item.number}</span>
                <span className="min-w-0">{item.question}</span>
                <span className="text-label text-fg2">{answerLabels[item.found.value]}</span>
                <StateMark state={item.state} />
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=alertdialog]') !== null

/** Judging as a queue: one answer after the other, by one key each. The keys work while the focus is in here. */
export function Judging({ page, fact, onShow, onClose }: JudgingProps) {
  const isWide = useIsAtLeast('panel')
  const judging = useJudging(page, fact, (next) => {
    setForm(null)
    onShow(next)
  })
  const [form, setForm] = useState<'rejected' | 'corrected' | null>(null)
  const [topic, setTopic] = useState<{ readonly group: string; readonly open: readonly string[] } | null>(null)
  const { queue, current } = judging
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    // The passage and the bar with the answers are in view together from the first question on.
    if (isWide) frame.current?.scrollIntoView({ block: 'start' })
  }, [isWide])
  const mayEdit = page.abilities.edit_vendor
  const onKeyDown = (event: KeyboardEvent): void => {
    // A key that is held down would decide on what nobody has read.
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !current) return
    const says = current.found.value !== 'not-stated'
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      c: mayEdit ? judging.confirm : undefined,
      e: mayEdit ? () => setForm('corrected') : undefined,
      x: mayEdit && says ? () => setForm('rejected') : undefined,
      s: () => judging.skip(),
      z: mayEdit ? judging.undo : undefined,
      j: () => judging.step(1),
      k: () => judging.step(-1),
    }
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }
  if (!current) return <EmptyState title="Nothing to judge" text="No page of this vendor answers a question." />
  const panel = (
    <section
      ref={frame}
      aria-label="Judging"
      className="flex scroll-mt-14 flex-col border-line bg-s1 max-md:-mx-4 max-md:border-y md:border md:rounded-card panel:sticky panel:top-14 panel:max-h-[calc(100dvh-4.5rem)]"
    >
      <div className="flex items-start gap-3 border-b border-line px-5 py-3">
        <div className="min-w-0 flex-1">
          <Progress queue={queue} />
        </div>
        <Button variant="ghost" size="icon" aria-label="Stop judging" title="Stop judging" onClick={onClose}>
          <X className="size-4" aria-hidden="true" />
        </Button>
      </div>
      <JudgingPanel page={page} item={current} judging={judging} form={form} mayEdit={mayEdit} onForm={setForm} />
    </section>
  )
  return (
    <div onKeyDown={onKeyDown} className={isWide ? 'grid grid-cols-[minmax(0,1fr)_35rem] gap-6' : ''}>
      {isWide && (
        <div className="min-w-0">
          <List
            queue={queue}
            current={current.fact}
            mayEdit={mayEdit}
            onShow={onShow}
            onTopic={(group, open) => setTopic({ group, open })}
          />
        </div>
      )}
      {panel}
      <ConfirmDialog
        open={topic !== null}
        title={`Confirm ${countOf(topic?.open.length ?? 0, 'answer')} of ${topic?.group ?? ''}?`}
        description={
          <p>
            The answers that nobody has judged yet count in full from then on, and later scans keep them. Read their
            passages first: you vouch for each.
          </p>
        }
        onClose={() => setTopic(null)}
      >
        <Button onClick={() => setTopic(null)}>Cancel</Button>
        <Button
          variant="primary"
          busy={judging.confirmMany.isPending}
          onClick={() =>
            topic &&
            judging.confirmMany.mutate(topic.open, {
              onSuccess: ({ confirmed }) => {
                notify.success(`${countOf(confirmed.length, 'answer')} confirmed`)
                setTopic(null)
              },
              onError: (error) => notify.error(messageOf(error)),
            })
          }
        >
          Confirm {countOf(topic?.open.length ?? 0, 'answer')}
        </Button>
      </ConfirmDialog>
    </div>
  )
}
