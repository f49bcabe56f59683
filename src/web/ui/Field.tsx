import { useId, type ComponentProps, type ReactNode } from 'react'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'maxLength'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | null
  /** Said where the error would be, when what was typed is right. */
  readonly success?: string | null
  readonly trailing?: ReactNode
}

export const inputStyle =
  'w-full rounded-control border border-control bg-s1 px-3 text-fg placeholder:text-fg3 aria-invalid:border-bad h-8 max-md:h-10'

/** A labelled input; its error is announced and tied to it. */
export function Field({
  label,
  hint,
  error = null,
  success = null,
  trailing,
  className = '',
  required,
  ...input
}: FieldProps) {
  const isRight = error === null && success !== null
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-label font-medium text-fg2">
        {label}
        {required && <span className="text-fg3"> (required)</span>}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          required={required}
          aria-invalid={error !== null || undefined}
          aria-describedby={described || undefined}
          className={`${inputStyle} ${trailing ? 'pr-11' : ''} ${isRight ? 'border-ok' : ''}`}
        />
        {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-label text-fg3">
          {hint}
        </p>
      )}
      {isRight && (
        <p role="status" className="text-label text-ok">
          {success}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className={error ? 'text-label text-bad' : 'sr-only'}>
        {error}
      </p>
    </div>
  )
}
