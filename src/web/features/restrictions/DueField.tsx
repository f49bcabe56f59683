import { countOf } from '../../lib/format.ts'
import { inputStyle } from '../../ui/Field.tsx'

const dayInMilliseconds = 86_400_000

/** '3 days late', 'today', 'in 8 days'. */
export function sayDue(due: string, today: string): { readonly text: string; readonly isLate: boolean } {
  const days = Math.round((Date.parse(due) - Date.parse(today)) / dayInMilliseconds)
  if (days < 0) return { text: `${countOf(-days, 'day')} late`, isLate: true }
  return { text: days === 0 ? 'today' : `in ${countOf(days, 'day')}`, isLate: false }
}

interface DueFieldProps {
  readonly label: string
  readonly due: string | null
  readonly isOver: boolean
  readonly isDisabled: boolean
  readonly onChange: (due: string | null) => void
}

/** The day until which it is to be done; lateness is said in words. */
export function DueField({ label, due, isOver, isDisabled, onChange }: DueFieldProps) {
  const said = due === null || isOver ? null : sayDue(due, new Date().toISOString().slice(0, 10))
  return (
    <div className="w-24 md:w-29">
      <div className="relative">
        <input
          key={due ?? 'none'}
          type="date"
          aria-label={label}
          defaultValue={due ?? ''}
          disabled={isDisabled}
          className={`${inputStyle} peer h-7 border-transparent bg-transparent px-1 text-label hover:border-control ${due === null ? 'not-focus:text-transparent' : 'disabled:text-fg3'}`}
          onBlur={(event) => {
            const next = event.target.value === '' ? null : event.target.value
            if (next !== due && event.target.validity.valid) onChange(next)
          }}
        />
        {due === null && (
          <span
            className="pointer-events-none absolute inset-y-0 left-1 flex items-center text-label text-fg3 peer-focus:hidden"
            aria-hidden="true"
          >
            No date
          </span>
        )}
      </div>
      {said && <p className={`px-1 text-meta ${said.isLate ? 'font-medium text-bad' : 'text-fg3'}`}>{said.text}</p>}
    </div>
  )
}
