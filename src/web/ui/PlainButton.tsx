import type { ReactNode } from 'react'
import { buttonStyle } from './button-style.ts'
import { Spinner } from './Spinner.tsx'

/** The submit button of a form on a page that must load before anything else: no tooltip, so no popup code. */
export function PlainButton({ isBusy, children }: { readonly isBusy: boolean; readonly children: ReactNode }) {
  return (
    <button
      type="submit"
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
      }}
      className={`${buttonStyle('primary', 'lg')} w-full`}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
