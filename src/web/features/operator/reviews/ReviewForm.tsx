import { useState } from 'react'
import type { OperatedReview } from '../../../../contract/operator.reviews.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/Button.tsx'
import { useReport } from '../../../ui/ErrorBanner.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useUpdateReview } from '../queries/reviews.ts'
import { readResults } from './results-text.ts'

const statuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'completed', label: 'Completed' },
  { value: 'failed', label: 'Failed' },
] as const
const risks = [
  { value: '', label: 'None' },
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'critical', label: 'Critical' },
] as const

/** A score as it was typed: empty for none; undefined for what is none. */
function readScore(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const value = Number(typed)
  return Number.isInteger(value) && value >= 0 && value <= 100 ? value : undefined
}

/** What the operator says of a review, beside what the program computed. */
export function ReviewForm({ review, onClose }: { readonly review: OperatedReview; readonly onClose: () => void }) {
  const written = JSON.stringify(review.results, null, 2)
  const [status, setStatus] = useState(review.status)
  const [risk, setRisk] = useState<(typeof risks)[number]['value']>(review.risk_level ?? '')
  const [score, setScore] = useState(review.score === null ? '' : String(review.score))
  const [results, setResults] = useState(written)
  const [problem, setProblem] = useState<string | null>(null)
  const [badScore, setBadScore] = useState<string | null>(null)
  const update = useUpdateReview()
  const report = useReport()
  const submit = (): void => {
    const points = readScore(score)
    const read = results === written ? null : readResults(results)
    setBadScore(points === undefined ? 'The score is a whole number from 0 to 100.' : null)
    setProblem(read && 'problem' in read ? read.problem : null)
    if (points === undefined || (read && 'problem' in read) || update.isPending) return
    update.mutate(
      {
        id: review.id,
        status,
        risk_level: risk === '' ? null : risk,
        score: points,
        ...(read ? { results: read.value } : {}),
        updated_at: review.updated_at,
      },
      {
        onSuccess: () => {
          notify.success('The review is saved, marked as edited by the operator.')
          onClose()
        },
        onError: (error) => {
          setProblem(messageOf(error, 'Failed to update security review'))
          report(error, 'Failed to update security review')
        },
      },
    )
  }
  return (
    <FormDialog
      open
      title={`Edit the review of ${review.vendor_name}`}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" busy={update.isPending}>
            Save Changes
          </Button>
        </>
      }
    >
      <p className="text-fg2">
        {review.tenant_name} sees this as the operator&rsquo;s, beside what the program computed: score{' '}
        {review.found.score ?? 'none'}, risk {review.found.risk_level ?? 'none'}.
      </p>
      <div className="flex flex-wrap gap-4">
        <Select label="Status" options={statuses} value={status} onChange={setStatus} />
        <Select label="Risk level" options={risks} value={risk} onChange={setRisk} />
      </div>
      <Field
        label="Score"
        type="number"
        min={0}
        max={100}
        inputMode="numeric"
        value={score}
        error={badScore}
        onChange={({ target }) => {
          setBadScore(null)
          setScore(target.value)
        }}
      />
      <TextArea
        label="Results (JSON)"
        rows={10}
        spellCheck={false}
        style={{ fontFamily: 'var(--font-mono)' }}
        value={results}
        aria-invalid={problem !== null || undefined}
        onChange={({ target }) => {
          setProblem(null)
          setResults(target.value)
        }}
      />
      <p role="alert" className={problem === null ? 'sr-only' : 'text-label text-bad'}>
        {problem}
      </p>
    </FormDialog>
  )
}
