import { useId, type ComponentProps } from 'react'
import { ChevronDown } from 'lucide-react'

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Why this may not be changed now. */
  readonly disabledReason?: string | null
}

/** The browser's own list of choices: keyboard and screen reader work as everywhere. */
export function Select<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  disabledReason = null,
  className = '',
  ...rest
}: SelectProps<Value>) {
  const id = useId()
  return (
    <div className={`flex items-center gap-2 ${className}`} title={disabledReason ?? undefined}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-label font-medium whitespace-nowrap text-fg2'}>
        {label}
      </label>
      <span className="relative inline-flex min-w-0">
        <select
          {...rest}
          id={id}
          value={value}
          disabled={disabledReason !== null}
          aria-describedby={disabledReason === null ? undefined : `${id}-reason`}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
          className="h-8 w-full appearance-none truncate rounded-control border border-control bg-s1 pr-8 pl-2.5 text-fg disabled:border-line disabled:text-fg3 max-md:h-10"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-2.5 size-3.5 -translate-y-1/2 text-fg3"
          aria-hidden="true"
        />
      </span>
      {disabledReason !== null && (
        <span id={`${id}-reason`} className="sr-only">
          {disabledReason}
        </span>
      )}
    </div>
  )
}
