import { useState, type FormEvent } from 'react'
import { encode } from 'uqr'
import { longest } from '../../../contract/limits.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useConfirmAuthenticator } from './queries/own-second-factors.ts'

/** Dark on white in both themes: cameras want it so. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="size-44 rounded-control bg-white"
      role="img"
      aria-label="QR code of the secret"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  )
}

interface AuthenticatorSetupProps {
  readonly secret: string
  readonly uri: string
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** The secret for the app, and the first code that proves the app has it. */
export function AuthenticatorSetup({ secret, uri, onDone, onCancel }: AuthenticatorSetupProps) {
  const [code, setCode] = useState('')
  const confirm = useConfirmAuthenticator()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (code.trim() === '' || confirm.isPending) return
    confirm.mutate(code, { onSuccess: ({ recovery_codes: codes }) => onDone(codes) })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-card border border-line bg-s1 p-4">
      <p>Scan this with your authenticator app, then give the code that it shows.</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={uri} />
        <p className="min-w-0 flex-1 text-label text-fg3">
          Or type this key into the app:
          <code className="mt-1 block font-mono text-fg wrap-anywhere">
            {secret.replaceAll(/(.{4})/g, '$1 ').trim()}
          </code>
        </p>
      </div>
      <TextField
        label="Code of the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        most={longest.appCode}
        value={code}
        error={confirm.isError ? messageOf(confirm.error) : null}
        onChange={({ target }) => setCode(target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={confirm.isPending}>
          Turn on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
