import { useEffect, useState } from 'react'
import { needsPassage } from '../../../contract/decisions.forms.ts'
import { longest } from '../../../contract/limits.forms.ts'
import type { Finding, FindingValue } from '../../../contract/findings.ts'
import { answerLabels } from '../../lib/answer-labels.ts'
import { messageOf } from '../../lib/api-error.ts'
import { dropDraft } from '../../lib/drafts.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { actionLabels } from './action-labels.ts'
import { draftName, keepDecision, type DecisionKind, type KeptDecision } from './kept-decision.ts'
import { useDecide, type DecisionDraft, type Subject } from './queries/decide.ts'

interface DecisionFormProps {
  readonly subject: Subject
  /** As the program found it: what the analyst confirms, rejects or corrects. */
  readonly found: Finding
  /** The vendor's plans, by name. */
  readonly plans: readonly string[]
  readonly kind: DecisionKind
  /** What was typed before a session ended. */
  readonly kept: KeptDecision | null
  readonly onDone: () => void
  readonly onCancel: () => void
}

const answers = (['yes', 'partial', 'no', 'not-stated'] as const).map((value) => ({
  value,
  label: answerLabels[value],
}))

const titles: Readonly<Record<DecisionKind, string>> = {
  confirmed: 'Confirm this finding',
  rejected: 'Reject this finding',
  corrected: 'Correct this finding',
}

const explained: Readonly<Record<DecisionKind, string>> = {
  confirmed: 'The finding counts in full, and later scans keep your decision.',
  rejected: 'The finding counts as not stated, and later scans keep your decision.',
  corrected: 'Your answer replaces the finding, and later scans keep your decision.',
}

interface PlansFieldProps {
  readonly options: readonly string[]
  readonly chosen: readonly string[]
  readonly onChoose: (plans: readonly string[]) => void
}

/** The plans that the answer is limited to: a correction that left them out would give the feature to all. */
function PlansField({ options, chosen, onChoose }: PlansFieldProps) {
  return (
    <fieldset>
      <legend className="text-label font-medium text-fg2">Only on these plans (none chosen: on all)</legend>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {options.map((plan) => (
          <label key={plan} className="flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={chosen.includes(plan)}
              onChange={({ target }) =>
                onChoose(options.filter((one) => (one === plan ? target.checked : chosen.includes(one))))
              }
            />
            <ForeignText text={plan} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Why, and for a correction the answer, its plans and the passage that says so. */
export function DecisionForm({ subject, found, plans, kind, kept, onDone, onCancel }: DecisionFormProps) {
  const name = draftName(subject.scanId, subject.fact)
  const decide = useDecide(subject, () => {
    dropDraft(name)
    notify.success('Decision saved. Score and review text are updated.')
    onDone()
  })
  const [reason, setReason] = useState(kept?.reason ?? '')
  const [value, setValue] = useState<FindingValue>(kept?.value ?? (found.value === 'yes' ? 'partial' : 'yes'))
  const [passage, setPassage] = useState(kept?.passage ?? '')
  const [chosen, setChosen] = useState<readonly string[]>(kept?.plans ?? found.plans)
  useEffect(() => {
    keepDecision(name, { kind, reason, value, passage, plans: chosen })
  }, [name, kind, reason, value, passage, chosen])
  const options = [...new Set([...plans, ...found.plans])]
  const isGiven = kind === 'corrected' && (value === 'yes' || value === 'partial')
  const isPassageNeeded = kind === 'corrected' && needsPassage(found, value)
  const isReady = reason.trim() !== '' && (!isPassageNeeded || passage.trim() !== '')
  const submit = (): void => {
    if (!isReady) return
    const given = passage.trim() === '' ? {} : { passage }
    const body: DecisionDraft =
      kind === 'corrected' ? { kind, value, plans: isGiven ? [...chosen] : [], reason, ...given } : { kind, reason }
    decide.mutate(body)
  }
  return (
    <form
      aria-label={titles[kind]}
      className="flex flex-col gap-3 rounded-card border border-line bg-s1 p-4"
      onKeyDown={(event) => {
        // What was typed is kept and comes back with the form.
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div>
        <p className="font-medium">{titles[kind]}</p>
        <p className="text-label text-fg3">{explained[kind]}</p>
      </div>
      {kind === 'corrected' && (
        <>
          <Segmented label="Correct answer" options={answers} value={value} onChange={setValue} />
          {isGiven && options.length > 0 && <PlansField options={options} chosen={chosen} onChoose={setChosen} />}
          {value !== 'not-stated' && (
            <TextArea
              label={
                isPassageNeeded
                  ? 'Supporting passage, copied word for word from a page of this review'
                  : 'Supporting passage (leave empty to keep the one above)'
              }
              rows={3}
              required={isPassageNeeded}
              most={longest.passage}
              value={passage}
              onChange={(event) => setPassage(event.target.value)}
            />
          )}
        </>
      )}
      <TextArea
        label="Reason"
        rows={2}
        most={longest.decisionReason}
        // What was typed before a session ended comes back with the page: there it takes no focus.
        autoFocus={kept === null}
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="alert" className={decide.isError ? 'rounded-control bg-bad-soft px-3 py-2 text-bad' : 'sr-only'}>
        {decide.isError && messageOf(decide.error)}
      </p>
      <div className="flex gap-2">
        <Button type="submit" busy={decide.isPending} disabled={!isReady}>
          {actionLabels[kind]}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            dropDraft(name)
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
