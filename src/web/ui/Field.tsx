import { useId, useState, type ComponentProps } from 'react'
import { PlainIcon } from './PlainIcon.tsx'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'maxLength'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | null
  /** Said where the error would be, when what was typed is right. */
  readonly success?: string | null
}

export const inputStyle =
  'w-full rounded-control border border-control bg-s1 px-3 text-fg placeholder:text-fg3 aria-invalid:border-bad h-8 max-md:h-10'

/** A labelled input; its error is announced and tied to it. A password can be looked at. */
export function Field({
  label,
  hint,
  error = null,
  success = null,
  className = '',
  required,
  type,
  ...input
}: FieldProps) {
  const isRight = error === null && success !== null
  const id = useId()
  const [isShown, setShown] = useState(false)
  const isSecret = type === 'password'
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
          type={isShown ? 'text' : type}
          required={required}
          aria-invalid={error !== null || undefined}
          aria-describedby={described || undefined}
          className={`${inputStyle} ${isSecret ? 'pr-11' : ''} ${isRight ? 'border-ok' : ''}`}
        />
        {isSecret && (
          <button
            type="button"
            className="absolute inset-y-0 right-1 my-auto flex size-8 items-center justify-center rounded-control text-fg3 hover:text-fg"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!isShown)}
          >
            <PlainIcon shape={isShown ? 'eye-off' : 'eye'} />
          </button>
        )}
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
