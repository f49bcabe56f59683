import { useEffect, useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import { longest } from '../../../contract/limits.forms.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { kindWords, sayDecision } from './decision-words.ts'
import { useDecideVendor, type VendorDecisionDraft } from './queries/decide-vendor.ts'
import { vendorDecisionsQuery } from './queries/vendor-decisions.ts'

export interface DecisionDialogProps {
  readonly page: ReviewPage
  readonly open: boolean
  readonly onClose: () => void
}

const kinds = [
  { value: 'approved', label: 'Approve' },
  { value: 'approved_with_conditions', label: 'With conditions' },
  { value: 'rejected', label: 'Reject' },
] as const

function History({ vendorId }: { readonly vendorId: string }) {
  const { data = [] } = useQuery(vendorDecisionsQuery(vendorId))
  if (data.length === 0) return null
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-label font-medium">Earlier decisions ({data.length})</summary>
      <ol className="mt-1 max-h-40 overflow-y-auto" tabIndex={0} aria-label="Earlier decisions">
        {data.map((decision) => (
          <li key={decision.id} className="border-t border-line py-2 text-label">
            <span className="font-medium text-fg">{sayDecision(decision)}</span>{' '}
            <span className="text-fg3">
              by <ForeignText text={decision.decided_by ?? 'a former member'} />, {formatDateTime(decision.decided_at)}
            </span>
            <br />
            <ForeignText text={decision.reason} />
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Records what the organization decides about the vendor. What was typed outlives a refusal and a reload. */
export function DecisionDialog({ page, open, onClose }: DecisionDialogProps) {
  const name = `vendor-decision:${page.vendor.id}`
  const kept = readDraft(name)
  const standing = page.vendor_decision?.standing === 'holds' ? page.vendor_decision.kind : null
  /** Nothing is proposed: what is chosen here is the organization's own word. */
  const [kind, setKind] = useState<VendorDecisionDraft['kind'] | null>(standing)
  const [reason, setReason] = useState(typeof kept === 'string' ? kept : '')
  const [plan, setPlan] = useState(page.written_for ?? '')
  const [expires, setExpires] = useState('')
  const decide = useDecideVendor(page.vendor.id, page.scan.id)
  useEffect(() => {
    if (reason === '') dropDraft(name)
    else keepDraft(name, reason)
  }, [name, reason])
  const missing =
    kind === null
      ? 'Choose what you decide first.'
      : reason.trim() === ''
        ? 'Give a reason, so that the next reader can follow the decision.'
        : null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (kind === null || missing !== null || decide.isPending) return
    decide.mutate(
      {
        kind,
        reason,
        plan: plan === '' ? null : plan,
        expires_on: expires === '' ? null : expires,
        seen: page.vendor_decision?.id ?? null,
      },
      {
        onSuccess: () => {
          notify.success(`Decision recorded: ${kindWords[kind].toLowerCase()}`)
          setReason('')
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      open={open}
      title={`Decide on ${markHidden(page.vendor.name)}`}
      description={
        <form id="vendor-decision" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <div>
            <Segmented label="Decision" options={kinds} value={kind} onChange={setKind} />
          </div>
          <TextArea
            label="Reason (required)"
            rows={3}
            required
            most={longest.decisionReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <Select
              label="Plan"
              className="flex-col items-stretch! gap-1.5!"
              value={plan}
              options={[
                { value: '', label: 'All plans' },
                ...page.plans.map((one) => ({ value: one.name, label: markHidden(one.name) })),
              ]}
              onChange={setPlan}
            />
            <Field
              label="Expires on (optional)"
              type="date"
              min={new Date().toISOString().slice(0, 10)}
              value={expires}
              onChange={(event) => setExpires(event.target.value)}
            />
          </div>
          <p className="text-label text-fg3">
            It stands until it expires, or until a later scan changes an answer that it rests on.
          </p>
          <History vendorId={page.vendor.id} />
          <p role="alert" className={decide.isError ? 'rounded-control bg-bad-soft px-3 py-2 text-bad' : 'sr-only'}>
            {decide.isError && messageOf(decide.error)}
          </p>
        </form>
      }
      onClose={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" type="submit" form="vendor-decision" busy={decide.isPending} disabledReason={missing}>
        Record decision
      </Button>
    </ConfirmDialog>
  )
}
