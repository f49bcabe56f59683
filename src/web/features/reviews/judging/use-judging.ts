import { useState } from 'react'
import { messageOf } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { useConfirmMany, useDecideAny, useWithdrawAny } from '../../decisions/decisions.public.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { nextWaiting, queueOf } from './judging-queue.ts'

interface Sent {
  readonly fact: string
  /** The decision that the server held when this was sent. */
  readonly before: string | null
}

/** What was confirmed and what the page does not show yet. */
function unanswered({ decisions }: ReviewPage, sent: readonly Sent[]): ReadonlySet<string> {
  const idOf = new Map(decisions.map((decision) => [decision.fact, decision.id]))
  return new Set(sent.filter(({ fact, before }) => (idOf.get(fact) ?? null) === before).map(({ fact }) => fact))
}

/** The queue, with what was sent and has not come back yet counted as decided. */
export function useJudging(page: ReviewPage, shown: string | undefined, onShow: (fact: string) => void) {
  const [sent, setSent] = useState<readonly Sent[]>([])
  const [done, setDone] = useState<readonly string[]>([])
  const ids = { vendorId: page.vendor.id, scanId: page.scan.id }
  const decide = useDecideAny(ids)
  const withdraw = useWithdrawAny(ids)
  const confirmMany = useConfirmMany(ids)
  const waiting = unanswered(page, sent)
  const queue = queueOf(page, waiting)
  const current = queue.find((item) => item.fact === shown) ?? nextWaiting(queue, '') ?? queue[0] ?? null

  const step = (by: 1 | -1): void => {
    const at = queue.findIndex((item) => item.fact === current?.fact)
    const to = queue[at + by]
    if (to) onShow(to.fact)
  }
  const goOn = (fact: string): void => {
    const next = nextWaiting(queue, fact)
    if (next) onShow(next.fact)
  }
  const fail = (fact: string, error: unknown): void => {
    setSent((list) => list.filter((one) => one.fact !== fact))
    setDone((list) => list.filter((one) => one !== fact))
    notify.error(messageOf(error))
    onShow(fact)
  }
  const confirm = (): void => {
    if (!current || current.found.value === 'not-stated') return
    const { fact, decision } = current
    setSent((list) => [...list.filter((one) => one.fact !== fact), { fact, before: decision?.id ?? null }])
    setDone((list) => [...list, fact])
    goOn(fact)
    decide.mutate(
      { fact, body: { kind: 'confirmed', seen: decision?.id ?? null } },
      { onError: (error) => fail(fact, error) },
    )
  }
  const undo = (): void => {
    const fact = done.at(-1)
    if (fact === undefined) return
    setDone(done.slice(0, -1))
    setSent((list) => list.filter((one) => one.fact !== fact))
    onShow(fact)
    withdraw.mutate(fact, { onError: (error) => notify.error(messageOf(error)) })
  }
  /** After a correction or a rejection that a form has sent. */
  const settle = (fact: string): void => {
    setDone((list) => [...list, fact])
    goOn(fact)
  }
  return {
    queue,
    current,
    confirm,
    undo,
    step,
    skip: () => current && goOn(current.fact),
    settle,
    canUndo: done.length > 0,
    confirmMany,
  }
}
