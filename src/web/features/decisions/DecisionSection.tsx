import { useState } from 'react'
import type { AppliedDecision } from '../../../contract/decisions.ts'
import type { Finding } from '../../../contract/findings.ts'
import { answerLabels } from '../../lib/answer-labels.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { actionLabels } from './action-labels.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { readKeptDecision, type DecisionKind } from './kept-decision.ts'
import { useDecide, type Subject } from './queries/decide.ts'
import { useWithdrawDecision } from './queries/withdraw-decision.ts'

interface DecisionSectionProps {
  readonly vendorId: string
  readonly scanId: string
  /** As the program found it. */
  readonly found: Finding
  /** The vendor's plans, by name. */
  readonly plans: readonly string[]
  readonly decision: AppliedDecision | undefined
  readonly mayEdit: boolean
  /** The server has written score and texts anew; the page is about to be read again. */
  readonly onDecided: () => void
}

const noRight = 'Your role can read findings but not decide on them.'

const kindLabels: Readonly<Record<AppliedDecision['kind'], string>> = {
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  corrected: 'Corrected',
}

const cautions: Readonly<Record<AppliedDecision['standing'], string | null>> = {
  holds: null,
  new_evidence: 'The pages now say something different from when this was decided. Check the decision.',
  passage_gone: 'The passage behind this decision is no longer on the pages that were read. Check the decision.',
}

interface DecidedProps {
  readonly subject: Subject
  readonly decision: AppliedDecision
  readonly mayEdit: boolean
  readonly onDecided: () => void
}

function Decided({ subject, decision, mayEdit, onDecided }: DecidedProps) {
  const withdraw = useWithdrawDecision(subject, () => {
    notify.success('Decision withdrawn. The original finding counts again.')
    onDecided()
  })
  const caution = cautions[decision.standing]
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-s1 p-4">
      <p className="text-label text-fg3">
        {kindLabels[decision.kind]} by <ForeignText text={decision.decided_by ?? 'a former member'} />,{' '}
        {formatDateTime(decision.decided_at)}. Original answer: {answerLabels[decision.found_value]}.
      </p>
      {decision.reason !== '' && (
        <p className="wrap-anywhere whitespace-pre-line">
          <ForeignText text={decision.reason} />
        </p>
      )}
      {caution !== null && <p className="rounded-control bg-warn-soft px-3 py-2 text-label text-warn">{caution}</p>}
      <Button
        size="sm"
        className="self-start"
        busy={withdraw.isPending}
        disabledReason={mayEdit ? null : noRight}
        onClick={() => withdraw.mutate(undefined, { onError: (error) => notify.error(messageOf(error)) })}
      >
        Withdraw decision
      </Button>
    </div>
  )
}

/** What an analyst decided of the finding, or the ways to decide. */
export function DecisionSection(props: DecisionSectionProps) {
  const { vendorId, scanId, found, plans, decision, mayEdit, onDecided } = props
  const subject = { vendorId, scanId, fact: found.fact, seen: decision?.id ?? null }
  const confirm = useDecide(subject, onDecided)
  const [kept, setKept] = useState(() => readKeptDecision(scanId, found.fact))
  const [kind, setKind] = useState<DecisionKind | null>(kept?.kind ?? null)
  const off = mayEdit ? null : noRight
  const close = (): void => {
    setKind(null)
    setKept(readKeptDecision(scanId, found.fact))
  }
  return (
    <section aria-labelledby="analyst" className="flex flex-col gap-2">
      <h3 id="analyst" className="text-label font-medium text-fg3">
        Analyst judgment
      </h3>
      {decision && <Decided subject={subject} decision={decision} mayEdit={mayEdit} onDecided={onDecided} />}
      {!decision && kind === null && (
        <div className="flex flex-wrap gap-2">
          {found.value !== 'not-stated' && (
            <>
              <Button
                size="sm"
                busy={confirm.isPending}
                disabledReason={off}
                onClick={() =>
                  confirm.mutate({ kind: 'confirmed' }, { onError: (error) => notify.error(messageOf(error)) })
                }
              >
                {actionLabels.confirmed}
              </Button>
              <Button size="sm" disabledReason={off} onClick={() => setKind('rejected')}>
                {actionLabels.rejected}
              </Button>
            </>
          )}
          <Button size="sm" disabledReason={off} onClick={() => setKind('corrected')}>
            {actionLabels.corrected}
          </Button>
        </div>
      )}
      {!decision && kind !== null && (
        <DecisionForm
          key={kind}
          subject={subject}
          found={found}
          plans={plans}
          kind={kind}
          kept={kept?.kind === kind ? kept : null}
          onCancel={close}
          onDone={() => {
            close()
            onDecided()
          }}
        />
      )}
    </section>
  )
}
