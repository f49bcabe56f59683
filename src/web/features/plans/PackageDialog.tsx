import { useId, useRef, useState } from 'react'
import { X } from 'lucide-react'
import { longest } from '../../../contract/limits.forms.ts'
import type { SoldPlan } from '../../../contract/plans.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { useReport } from '../../ui/ErrorBanner.tsx'
import { Field, inputStyle } from '../../ui/Field.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { LimitNote } from '../../ui/LimitNote.tsx'
import { useTextLimit } from '../../ui/use-text-limit.ts'
import { emptyPackage, readPackage, typedOf } from './package-form.ts'
import { useSavePackage } from './queries/packages.ts'

interface FeatureLinesProps {
  readonly lines: readonly string[]
  readonly onChange: (lines: readonly string[]) => void
}

interface FeatureLineProps {
  readonly label: string
  readonly line: string
  readonly onChange: (line: string) => void
  readonly onEnter: () => void
}

function FeatureLine({ label, line, onChange, onEnter }: FeatureLineProps) {
  const id = useId()
  const { field, problem, count } = useTextLimit<HTMLInputElement>(line, longest.planFeature)
  return (
    <div className="min-w-0 flex-1">
      <input
        ref={field}
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null && count === null ? undefined : id}
        value={line}
        className={inputStyle}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
      />
      <LimitNote id={id} problem={problem} count={count} />
    </div>
  )
}

/** One line a feature; Enter makes the next one. */
function FeatureLines({ lines, onChange }: FeatureLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const add = (at: number): void => {
    onChange([...lines.slice(0, at + 1), '', ...lines.slice(at + 1)])
    // Once the new line is drawn.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[at + 1]?.focus())
  }
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-label font-medium text-fg2">Features</legend>
      <ul ref={list} className="flex flex-col gap-1.5">
        {lines.map((line, index) => (
          // Lines are known by their place alone.
          <li key={index} className="flex gap-1.5">
            <FeatureLine
              label={`Feature ${index + 1}`}
              line={line}
              onChange={(next) => onChange(lines.map((one, at) => (at === index ? next : one)))}
              onEnter={() => add(index)}
            />
            {lines.length > 1 && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove feature ${index + 1}`}
                onClick={() => onChange(lines.filter((_, at) => at !== index))}
              >
                <X className="size-4" aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" className="self-start" onClick={() => add(lines.length - 1)}>
        Add feature
      </Button>
    </fieldset>
  )
}

interface PackageDialogProps {
  /** Null makes a new one. */
  readonly plan: SoldPlan | null
  readonly onClose: () => void
}

/** Makes a package, or changes what the next buyers of one get. */
export function PackageDialog({ plan, onClose }: PackageDialogProps) {
  const [typed, setTyped] = useState(plan ? typedOf(plan) : emptyPackage)
  const [problem, setProblem] = useState<string | null>(null)
  const save = useSavePackage()
  const report = useReport()
  const isMissing = typed.name.trim() === '' || typed.description.trim() === ''
  const failed = plan === null ? 'Failed to create package' : 'Failed to update package'
  const set = (change: Partial<typeof typed>): void => {
    setProblem(null)
    setTyped({ ...typed, ...change })
  }
  const submit = (): void => {
    const read = readPackage(typed)
    if ('problem' in read) setProblem(read.problem)
    if ('problem' in read || isMissing || save.isPending) return
    save.mutate(
      { id: plan?.id ?? null, form: read.form },
      {
        onSuccess: () => {
          notify.success(`${read.form.name} is saved. The next checkout sees it.`)
          onClose()
        },
        onError: (error) => {
          setProblem(messageOf(error, failed))
          report(error, failed)
        },
      },
    )
  }
  const price = (key: 'onetime' | 'monthly' | 'yearly', label: string) => (
    <Field
      label={label}
      type="number"
      min={0}
      step={0.01}
      inputMode="decimal"
      className="min-w-32 flex-1"
      value={typed[key]}
      onChange={({ target }) => set({ [key]: target.value })}
    />
  )
  return (
    <FormDialog
      open
      title={plan === null ? 'Create Package' : `Edit ${plan.name}`}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            busy={save.isPending}
            disabledReason={isMissing ? 'A package needs a name and a description.' : null}
          >
            {plan === null ? 'Create Package' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        required
        most={longest.plan}
        value={typed.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextArea
        label="Description"
        rows={2}
        most={longest.description}
        value={typed.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <div className="flex flex-wrap gap-4">
        <Field
          label="Scan limit a month"
          type="number"
          min={1}
          className="min-w-32 flex-1"
          hint="999999 is unlimited."
          value={typed.limit}
          onChange={({ target }) => set({ limit: target.value })}
        />
        <Field
          label="Vendors"
          type="number"
          min={1}
          className="min-w-32 flex-1"
          hint="Empty for as many as wanted."
          value={typed.vendors}
          onChange={({ target }) => set({ vendors: target.value })}
        />
      </div>
      <div className="flex flex-wrap gap-4">
        {price('onetime', 'One-time price ($)')}
        {price('monthly', 'Monthly price ($)')}
        {price('yearly', 'Yearly price ($)')}
      </div>
      <FeatureLines lines={typed.features} onChange={(features) => set({ features })} />
      {plan !== null && plan.organizations > 0 && (
        <p className="text-label text-fg3">
          Who has this package keeps what they bought; the change is for the next buyers.
        </p>
      )}
      <p role="alert" className={problem === null ? 'sr-only' : 'text-label text-bad'}>
        {problem}
      </p>
    </FormDialog>
  )
}
