import { useState, type FormEvent } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Field } from '../ui/Field.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'

/** Asks for the access password of a private beta. A wrong one is said under the field, which is cleared. */
export function AccessCard({ onGranted }: { readonly onGranted: (grant: string | null) => void }) {
  usePageTitle('Access Required')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy || password.trim() === '') return
    setBusy(true)
    try {
      onGranted((await call('access', 'verify', { body: { password } })).grant)
    } catch (failure) {
      setError(messageOf(failure))
      setPassword('')
    }
    setBusy(false)
  }
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <section className="flex w-full max-w-sm flex-col gap-4 rounded-card border border-line bg-s1 p-6">
        <Wordmark />
        <div>
          <h1 className="text-title font-semibold">Access Required</h1>
          <p className="mt-1 text-fg2">This product is in private beta. Please enter the access password.</p>
        </div>
        <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
          <Field
            label="Access password"
            name="access-password"
            type="password"
            autoComplete="off"
            autoFocus
            value={password}
            error={error}
            onChange={({ target }) => {
              setError(null)
              setPassword(target.value)
            }}
          />
          <PlainButton isBusy={isBusy} isDisabled={password.trim() === ''}>
            Access Platform
          </PlainButton>
        </form>
        <p className="text-label text-fg3">Don't have access? Contact your administrator.</p>
      </section>
    </main>
  )
}
