import { useId, type ComponentProps } from 'react'
import { buttonStyle, type ButtonVariant, type ButtonSize } from './button-style.ts'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Shows a spinner and takes no click. */
  readonly busy?: boolean
  readonly disabled?: boolean
  /** Why this may not be used now; the button stays focusable so that everyone can read it. */
  readonly disabledReason?: string | null
}

export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  disabled = false,
  disabledReason = null,
  className = '',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const off = busy || disabled || disabledReason !== null
  const button = (
    <button
      {...rest}
      type={type}
      className={`${buttonStyle(variant, size)} ${className}`}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason === null ? undefined : reasonId}
      onClick={(event) => {
        if (off) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
  if (disabledReason === null) return button
  return (
    <>
      <Tooltip text={disabledReason}>{button}</Tooltip>
      <span id={reasonId} className="sr-only">
        {disabledReason}
      </span>
    </>
  )
}
