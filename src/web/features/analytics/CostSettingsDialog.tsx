import { useState, type FormEvent } from 'react'
import { costDefaults, manualCostOf, type CostConfiguration } from '../../../contract/analytics.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { emptySetting, readCostSettings, settingProblem, type Setting } from './cost-settings.ts'
import { formatDollars } from './figures.ts'
import { useSaveCostSettings } from './queries/analytics.ts'

const fields: readonly {
  readonly key: Setting
  readonly label: string
  readonly hint?: string
}[] = [
  { key: 'analystHourlyRate', label: 'Analyst hourly rate ($)' },
  { key: 'manualReviewHours', label: 'Manual review hours' },
  { key: 'automatedReviewMinutes', label: 'Automated review minutes' },
  {
    key: 'complianceOverhead',
    label: 'Compliance overhead',
    hint: 'A factor: 1.2 adds a fifth to a manual review.',
  },
]

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
  const read = readCostSettings(typed)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const wrong = fields.find(({ key }) => settingProblem(key, typed[key]) !== null)
    if (wrong) {
      document.getElementsByName(wrong.key)[0]?.focus()
      return
    }
    if (save.isPending || read === null) return
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
          {fields.map(({ key, label, hint }) => (
            <Field
              key={key}
              label={label}
              hint={hint}
              name={key}
              inputMode="decimal"
              autoComplete="off"
              placeholder={String(emptySetting[key])}
              error={settingProblem(key, typed[key])}
              value={typed[key]}
              onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
            />
          ))}
          <p className="text-fg" role="status">
            {read === null ? (
              'What a manual assessment costs is shown once every number is right.'
            ) : (
              <>
                A manual assessment costs{' '}
                <strong className="font-semibold tabular-nums">{formatDollars(manualCostOf(read))}</strong>.
              </>
            )}
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
