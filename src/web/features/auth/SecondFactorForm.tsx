import { useState, type FormEvent } from 'react'
import type { SecondFactorAsked } from '../../../contract/auth.ts'
import { longest } from '../../../contract/limits.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { askPasskey, hasPasskeys } from '../../lib/passkeys.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { TextField } from '../../ui/TextField.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { FormMessage } from './FormMessage.tsx'
import type { TokenAnswer } from '../../lib/session.ts'

type Way = SecondFactorAsked['methods'][number]

const labels: Readonly<Record<Way, string>> = {
  passkey: 'Use a passkey',
  totp: 'Use the authenticator app',
  recovery_code: 'Use a recovery code',
}

export interface SecondFactorFormProps {
  readonly asked: SecondFactorAsked
  readonly onOpened: (answer: TokenAnswer) => Promise<void> | void
  /** Goes back to the first proof. */
  readonly onCancel: () => void
}

/** The second proof of a sign-in: a passkey, a code of the app, or a recovery code. */
export function SecondFactorForm({ asked, onOpened, onCancel }: SecondFactorFormProps) {
  const ways = asked.methods.filter((one) => one !== 'passkey' || hasPasskeys())
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery_code')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const token = { two_factor_token: asked.two_factor_token }
  const proofOf = async () => {
    if (way !== 'passkey') return way === 'totp' ? { code } : { recovery_code: code }
    const { options } = await call('auth', 'twoFactorPasskey', { body: token })
    return { passkey: await askPasskey(options) }
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy || (way !== 'passkey' && code.trim() === '')) return
    setBusy(true)
    setError(null)
    try {
      await onOpened(await call('auth', 'twoFactor', { body: { ...token, ...(await proofOf()) } }))
    } catch (failure) {
      setError(messageOf(failure, 'Login failed'))
      setCode('')
    }
    setBusy(false)
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p role="status" className="text-fg2">
        {way === 'passkey' && 'Confirm with the fingerprint, face, PIN or security key of your passkey.'}
        {way === 'totp' && 'Open your authenticator app and give the code that it shows for Assay.'}
        {way === 'recovery_code' && 'Give one of the recovery codes that you kept. It works once.'}
      </p>
      {way !== 'passkey' && (
        <TextField
          key={way}
          label={way === 'totp' ? 'Code of the app' : 'Recovery code'}
          name="code"
          inputMode={way === 'totp' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          required
          autoFocus
          most={way === 'totp' ? longest.appCode : longest.recoveryCode}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <FormMessage error={error} />
      <PlainButton isBusy={isBusy}>{way === 'passkey' ? 'Use passkey' : 'Continue'}</PlainButton>
      <div className="flex flex-col gap-1">
        {ways
          .filter((one) => one !== way)
          .map((one) => (
            <button
              key={one}
              type="button"
              className={`${buttonStyle('ghost')} self-start`}
              onClick={() => {
                setWay(one)
                setCode('')
                setError(null)
              }}
            >
              {labels[one]}
            </button>
          ))}
        <button type="button" className={`${buttonStyle('ghost')} self-start`} onClick={onCancel}>
          Back to the password
        </button>
      </div>
    </form>
  )
}
