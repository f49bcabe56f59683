import { useState } from 'react'
import { BookOpenCheck, ChevronRight, CircleHelp, FileCheck, ShoppingCart, SlidersHorizontal } from 'lucide-react'
import type { Person } from '../../../../contract/comments.ts'
import type { Restriction } from '../../../../contract/reviews.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { Severity } from '../../../ui/Severity.tsx'
import {
  actionOf,
  DueField,
  NoteForm,
  OwnerMenu,
  sayAction,
  StatusMenu,
  statusOf,
  useTrackRestriction,
  type BulkChange,
} from '../../restrictions/restrictions.public.ts'
import { EvidenceChips } from '../evidence/EvidenceChips.tsx'

const shapes = {
  Buy: ShoppingCart,
  Configure: SlidersHorizontal,
  Accept: FileCheck,
  Ask: CircleHelp,
  Confirm: BookOpenCheck,
} as const

export const noRight = 'Your role can read the tracker but not change it.'

interface TrackerRowProps {
  readonly page: ReviewPage
  readonly row: Restriction
  readonly people: readonly Person[]
  readonly isWide: boolean
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

/** The seeds' columns whole, the note and who changed it last. */
function Opened({ page, row }: Pick<TrackerRowProps, 'page' | 'row'>) {
  const tracked = page.tracked.find(({ fact }) => fact === row.fact)
  const parts = [
    ['Restriction', row.restriction],
    ['Alternative mitigation', row.alternativeMitigation],
    ['Affected plans', row.affectedPlans],
    ['Minimum plans', row.minimumPlans],
  ] as const
  return (
    <div className="grid gap-5 px-4 pt-1 pb-5 md:grid-cols-2 md:pl-14">
      <dl className="flex flex-col gap-3">
        {parts.map(([key, value]) => (
          <div key={key}>
            <dt className="text-label text-fg3">{key}</dt>
            <dd className="text-fg2">
              <ForeignText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-3">
        <NoteForm vendorId={page.vendor.id} fact={row.fact} tracked={tracked} mayEdit={page.abilities.edit_vendor} />
        {tracked && (
          <p className="text-label text-fg3">
            Changed by <ForeignText text={tracked.updated_by ?? 'a former member'} />,{' '}
            {formatDateTime(tracked.updated_at)}
          </p>
        )}
      </div>
    </div>
  )
}

const rowColumns =
  'grid grid-cols-[1rem_1.5rem_5.5rem_5.25rem_minmax(0,1fr)_7.5rem_8.25rem_7.25rem_8.5rem] items-center gap-2 px-4'

/** What stands in the columns of the rows below; each control says it for itself. */
export function TrackerHeads() {
  return (
    <div
      className={`min-h-9 border-b py-1.5 border-line text-label font-medium text-fg3 ${rowColumns}`}
      aria-hidden="true"
    >
      <span className="col-start-3">Severity</span>
      <span>Action</span>
      <span>Risk, and what to do</span>
      <span className="leading-tight">Minimum plan, affected plans</span>
      <span>Owner</span>
      <span>Due</span>
      <span>Status</span>
    </div>
  )
}

/** One restriction: the risk with its evidence, and what to do about it, both whole. */
export function TrackerRow({ page, row, people, isWide, isChosen, onChoose }: TrackerRowProps) {
  const [isOpen, setOpen] = useState(false)
  const track = useTrackRestriction(page.vendor.id)
  const tracked = page.tracked.find(({ fact }) => fact === row.fact)
  const pending = track.isPending ? track.variables.change : {}
  const status = pending.status ?? statusOf(page.tracked, row.fact)
  const off = page.abilities.edit_vendor ? null : noRight
  const isOver = status === 'done' || status === 'wont_implement'
  const save = (change: BulkChange): void =>
    track.mutate(
      { fact: row.fact, change: { ...change, seen: tracked?.updated_at ?? null } },
      { onError: (error) => notify.error(`The change was not saved. ${messageOf(error)}`) },
    )
  const finding = page.findings.find(({ id }) => id === row.finding_id)
  const action = actionOf(row, finding)
  const Shape = shapes[action]
  const choose = (
    <input
      type="checkbox"
      aria-label={`Select ${row.risk}`}
      checked={isChosen}
      className="size-4 accent-accent"
      onChange={(event) => onChoose(event.target.checked)}
    />
  )
  const act = (
    <span className="inline-flex items-center gap-1.5 text-fg2">
      <Shape className="size-3.5 shrink-0 text-fg3" aria-hidden="true" />
      {action}
    </span>
  )
  const words = (
    <div className="min-w-0">
      <p className="font-medium wrap-anywhere">
        <ForeignText text={row.risk} /> <EvidenceChips findingIds={[row.finding_id]} claimKey={row.id} />
      </p>
      <p className="text-label wrap-anywhere text-fg3">
        <ForeignText text={sayAction(row, finding)} />
      </p>
    </div>
  )
  const opener = (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`Details of ${row.risk}`}
      className="flex size-6 shrink-0 items-center justify-center rounded-chip text-fg3 hover:bg-s3 hover:text-fg"
      onClick={() => setOpen(!isOpen)}
    >
      <ChevronRight className={`size-4 transition-transform ${isOpen ? 'rotate-90' : ''}`} aria-hidden="true" />
    </button>
  )
  const owner = (
    <OwnerMenu
      label={`Owner of ${row.risk}`}
      owner={tracked?.owner ?? null}
      people={people}
      disabledReason={off}
      onChange={(next) => save({ owner: next })}
    />
  )
  const due = (
    <DueField
      label={`Due date of ${row.risk}`}
      due={tracked?.due ?? null}
      isOver={isOver}
      isDisabled={off !== null}
      onChange={(next) => save({ due: next })}
    />
  )
  const state = (
    <StatusMenu
      label={`Status of ${row.risk}`}
      status={status}
      isBusy={track.isPending}
      disabledReason={off}
      onChange={(next) => save({ status: next })}
    />
  )
  if (!isWide)
    return (
      <li className="border-b border-line last:border-0">
        <div className="flex flex-col gap-2 px-4 py-row">
          <div className="flex items-center gap-3">
            {choose}
            <Severity level={row.severity} />
            {act}
            <span className="ml-auto">{opener}</span>
          </div>
          {words}
          <div className="flex flex-wrap items-center gap-1">
            {state}
            {owner}
            {due}
          </div>
        </div>
        {isOpen && <Opened page={page} row={row} />}
      </li>
    )
  return (
    <li className={`border-b border-line last:border-0 ${isChosen ? 'bg-accent-soft' : ''}`}>
      <div className={`min-h-9 py-[calc(var(--row)-4px)] ${rowColumns}`}>
        {choose}
        {opener}
        <Severity level={row.severity} />
        {act}
        {words}
        <span className="min-w-0 text-label wrap-anywhere">
          <span className="block text-fg">
            <ForeignText text={row.minimumPlans} />
          </span>
          <span className="block text-fg3">
            <ForeignText text={row.affectedPlans} />
          </span>
        </span>
        <span className="min-w-0">{owner}</span>
        {due}
        {state}
      </div>
      {isOpen && <Opened page={page} row={row} />}
    </li>
  )
}
