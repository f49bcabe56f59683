import { useState, type FormEvent } from 'react'
import { costDefaults, costLimits, manualCostOf, type CostConfiguration } from '../../../contract/analytics.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { formatDollars } from './figures.ts'
import { useSaveCostSettings } from './queries/analytics.ts'

type Setting = keyof CostConfiguration

const fields: readonly {
  readonly key: Setting
  readonly label: string
  readonly hint?: string
  readonly step: string
}[] = [
  { key: 'analystHourlyRate', label: 'Analyst hourly rate ($)', step: '1' },
  { key: 'manualReviewHours', label: 'Manual review hours', step: '0.5' },
  { key: 'automatedReviewMinutes', label: 'Automated review minutes', step: '1' },
  {
    key: 'complianceOverhead',
    label: 'Compliance overhead',
    hint: 'A factor: 1.2 adds a fifth to a manual review.',
    step: '0.1',
  },
]

/** What was typed as a number within the limits; 0 for anything else, and 1 for the overhead. */
export function readSetting(key: Setting, typed: string): number {
  const value = Number(typed)
  const isRight = typed.trim() !== '' && Number.isFinite(value) && value >= 0
  return isRight ? Math.min(value, costLimits[key]) : key === 'complianceOverhead' ? 1 : 0
}

const textsOf = (config: CostConfiguration): Record<Setting, string> => ({
  analystHourlyRate: String(config.analystHourlyRate),
  manualReviewHours: String(config.manualReviewHours),
  automatedReviewMinutes: String(config.automatedReviewMinutes),
  complianceOverhead: String(config.complianceOverhead),
})

interface CostSettingsDialogProps {
  readonly open: boolean
  readonly configuration: CostConfiguration
  readonly onClose: () => void
}

/** What the organization takes an assessment by hand to cost. */
export function CostSettingsDialog({ open, configuration, onClose }: CostSettingsDialogProps) {
  const [typed, setTyped] = useState(() => textsOf(configuration))
  const [problem, setProblem] = useState<string | null>(null)
  const save = useSaveCostSettings()
  const read: CostConfiguration = {
    analystHourlyRate: readSetting('analystHourlyRate', typed.analystHourlyRate),
    manualReviewHours: readSetting('manualReviewHours', typed.manualReviewHours),
    automatedReviewMinutes: readSetting('automatedReviewMinutes', typed.automatedReviewMinutes),
    complianceOverhead: readSetting('complianceOverhead', typed.complianceOverhead),
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (save.isPending) return
    setProblem(null)
    save.mutate(read, {
      onSuccess: () => {
        notify.success('Cost settings saved')
        onClose()
      },
      onError: (error) => setProblem(`The cost settings were not saved. ${messageOf(error)}`),
    })
  }
  return (
    <ConfirmDialog
      open={open}
      title="Cost settings"
      description={
        <form
          id="cost-settings"
          noValidate
          onSubmit={submit}
          className="flex max-h-[60dvh] flex-col gap-4 overflow-y-auto p-1"
        >
          <p>Everybody in your organization sees cost savings by these settings.</p>
          {fields.map(({ key, label, hint, step }) => (
            <Field
              key={key}
              label={label}
              hint={hint}
              type="number"
              inputMode="decimal"
              min={0}
              max={costLimits[key]}
              step={step}
              value={typed[key]}
              onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
              onBlur={() => setTyped({ ...typed, [key]: String(read[key]) })}
            />
          ))}
          <p className="text-fg" role="status">
            A manual assessment costs{' '}
            <strong className="font-semibold tabular-nums">{formatDollars(manualCostOf(read))}</strong>.
          </p>
          {problem !== null && (
            <p role="alert" className="text-bad">
              {problem}
            </p>
          )}
        </form>
      }
      onClose={onClose}
    >
      <Button variant="ghost" className="mr-auto" onClick={() => setTyped(textsOf(costDefaults))}>
        Use defaults
      </Button>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" type="submit" form="cost-settings" busy={save.isPending}>
        Save
      </Button>
    </ConfirmDialog>
  )
}
