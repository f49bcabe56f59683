import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { goToGoogle } from '../../lib/google.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { FormMessage } from './FormMessage.tsx'
import { authOptionsQuery } from './queries/auth-options.ts'

const mark =
  'M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.4h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.5ZM9 18c2.4 0 4.5-.8 6-2.2l-3-2.2a5.4 5.4 0 0 1-8-2.8H1v2.3A9 9 0 0 0 9 18ZM4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8l3-2.3ZM9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6Z'

/** Continues with Google, or says why that is not possible here. */
export function GoogleButton({ next }: { readonly next: string | null }) {
  const [error, setError] = useState<string | null>(null)
  const { data } = useQuery(authOptionsQuery)
  const id = useId()
  const isMissing = data?.google === false
  return (
    <div className="flex flex-col gap-1.5">
      <button
        type="button"
        aria-disabled={isMissing || undefined}
        aria-describedby={isMissing ? id : undefined}
        onClick={() => {
          if (isMissing) return
          goToGoogle('sign-in', next).catch((failure: unknown) => setError(messageOf(failure, 'Google login failed')))
        }}
        className={`${buttonStyle('secondary', 'lg')} w-full`}
      >
        <svg viewBox="0 0 18 18" className="size-4" aria-hidden="true">
          <path d={mark} fill="currentColor" />
        </svg>
        Continue with Google
        {isMissing && <span className="font-normal text-fg3">(not set up here)</span>}
      </button>
      <FormMessage error={error} />
      {isMissing && (
        <p id={id} className="sr-only">
          Google sign-in is not set up in this installation. Sign in with your email and password.
        </p>
      )}
    </div>
  )
}
