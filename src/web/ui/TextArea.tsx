import { useId, type ComponentProps } from 'react'

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string
  readonly isLabelHidden?: boolean
}

export function TextArea({ label, isLabelHidden = false, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-label font-medium text-fg2'}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className="w-full rounded-control border border-control bg-s1 px-3 py-1.5 text-fg placeholder:text-fg3"
      />
    </div>
  )
}
