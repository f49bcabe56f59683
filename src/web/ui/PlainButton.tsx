import type { ReactNode } from 'react'
import { buttonStyle } from './button-style.ts'
import { Spinner } from './Spinner.tsx'

interface PlainButtonProps {
  readonly isBusy: boolean
  /** Takes no click, though it can be reached: the form says why. */
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

/** The submit button of a form on a page that must load before anything else: no tooltip, so no popup code. */
export function PlainButton({ isBusy, isDisabled = false, children }: PlainButtonProps) {
  const isOff = isBusy || isDisabled
  return (
    <button
      type="submit"
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault()
      }}
      className={`${buttonStyle('primary', 'lg')} w-full`}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
