interface SegmentedProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** Null while nothing is chosen. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

/** A few choices side by side, one of them on. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex max-w-full flex-wrap rounded-control border border-line p-0.5"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="h-7 rounded-chip px-2.5 text-label whitespace-nowrap font-medium text-fg3 hover:text-fg aria-pressed:bg-s3 aria-pressed:text-fg"
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
