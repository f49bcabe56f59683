import { Field } from '../../ui/Field.tsx'

/** Days of the log, both included. */
interface Period {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

interface PeriodFieldsProps {
  readonly period: Period
  readonly onNarrow: (change: Period) => void
}

export function PeriodFields({ period: { from = '', until = '' }, onNarrow }: PeriodFieldsProps) {
  return (
    <>
      <Field label="From" type="date" value={from} onChange={({ target }) => onNarrow({ from: target.value })} />
      <Field label="Until" type="date" value={until} onChange={({ target }) => onNarrow({ until: target.value })} />
    </>
  )
}
