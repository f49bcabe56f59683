import { useId, type ComponentProps } from 'react'
import { LimitNote } from './LimitNote.tsx'
import { useTextLimit } from './use-text-limit.ts'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'maxLength'> {
  readonly label: string
  readonly isLabelHidden?: boolean
  /** The most UTF-16 code units that it takes: more stay in it, and its form is not sent. */
  readonly most?: number
}

export function TextArea({ label, isLabelHidden = false, most, ...area }: TextAreaProps) {
  const id = useId()
  const { field, problem, count } = useTextLimit<HTMLTextAreaElement>(area.value, most)
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-label font-medium text-fg2'}>
        {label}
      </label>
      <textarea
        {...area}
        ref={field}
        id={id}
        aria-invalid={problem === null ? area['aria-invalid'] : true}
        aria-describedby={problem || count ? `${id}-limit` : area['aria-describedby']}
        className="w-full rounded-control border border-control bg-s1 px-3 py-1.5 text-fg placeholder:text-fg3 aria-invalid:border-bad"
      />
      <LimitNote id={`${id}-limit`} problem={problem} count={count} />
    </div>
  )
}
