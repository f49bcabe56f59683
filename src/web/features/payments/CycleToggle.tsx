import type { Plan } from '../../../contract/plans.ts'
import { yearlySaving } from '../../../contract/plans.forms.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Segmented } from '../../ui/Segmented.tsx'

interface CycleToggleProps {
  readonly plans: readonly Plan[]
  readonly value: 'monthly' | 'yearly'
  readonly onChange: (next: 'monthly' | 'yearly') => void
}

/** By the month or by the year, with what a year saves at most. */
export function CycleToggle({ plans, value, onChange }: CycleToggleProps) {
  const most = Math.max(0, ...plans.map((plan) => yearlySaving(plan)?.percent ?? 0))
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segmented
        label="Billing cycle"
        value={value}
        onChange={onChange}
        options={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'yearly', label: 'Yearly' },
        ]}
      />
      {most > 0 && <Chip tone="ok">Save up to {most}%</Chip>}
    </div>
  )
}
