import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { askPasskey, hasPasskeys } from '../../lib/passkeys.ts'
import { keepSession } from '../../lib/session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { FormMessage } from './FormMessage.tsx'
import { useEnter } from './CredentialsForm.tsx'

/** Lucide's key (ISC): its library is not loaded for one icon. */
const keyShape =
  'M2.59 17.41A2 2 0 0 0 2 18.83V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.17a2 2 0 0 0 1.41-.59l.82-.81a6.5 6.5 0 1 0-4-4zM16.5 7.5h.01'

/** Signs in with nothing but a passkey of this device; not shown where the browser knows none. */
export function PasskeyButton({ next }: { readonly next: string | null }) {
  const enter = useEnter(next ?? undefined)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (!hasPasskeys()) return null
  const submit = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      const { options } = await call('auth', 'passkeyStart', {})
      enter(keepSession(await call('auth', 'passkeyLogin', { body: { passkey: await askPasskey(options) } })))
    } catch (failure) {
      setError(messageOf(failure, 'Login failed'))
    }
    setBusy(false)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => (isBusy ? undefined : void submit())}
        className={`${buttonStyle('secondary', 'lg')} w-full`}
      >
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          className="size-4"
          aria-hidden="true"
        >
          <path d={keyShape} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {isBusy ? 'Signing in...' : 'Sign in with a passkey'}
      </button>
      <FormMessage error={error} />
    </div>
  )
}
