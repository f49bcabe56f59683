import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { longest } from '../../../contract/limits.forms.ts'
import { countOf, formatShortDate } from '../../lib/format.ts'
import { hasPasskeys } from '../../lib/passkeys.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx'
import { IdentityDialog } from './IdentityDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import {
  secondFactorsQuery,
  useAddPasskey,
  useBeginAuthenticator,
  useRemoveAuthenticator,
  useRemovePasskey,
  useReplaceRecoveryCodes,
} from './queries/own-second-factors.ts'

type Asked = 'begin-app' | 'remove-app' | 'codes' | 'add-passkey' | { readonly passkey: string; readonly name: string }

const row = 'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0'

export function OwnSecondFactors({ hasPassword }: { readonly hasPassword: boolean }) {
  const { data: factors } = useQuery(secondFactorsQuery)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [setup, setSetup] = useState<{ readonly secret: string; readonly uri: string } | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const [name, setName] = useState('')
  const begin = useBeginAuthenticator()
  const removeApp = useRemoveAuthenticator()
  const replace = useReplaceRecoveryCodes()
  const add = useAddPasskey()
  const removeKey = useRemovePasskey()
  if (!factors) return <Skeleton className="h-40 w-full" />
  const { authenticator_app: hasApp, passkeys, recovery_codes_left: left } = factors
  const dialog = { hasPassword, onClose: () => setAsked(null) }
  return (
    <div className="flex flex-col gap-4">
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
      {setup && (
        <AuthenticatorSetup
          {...setup}
          onCancel={() => setSetup(null)}
          onDone={(made) => {
            setSetup(null)
            setCodes(made)
          }}
        />
      )}
      <div className="overflow-hidden rounded-card border border-line bg-s1">
        <div className={row}>
          <div className="min-w-0 flex-1">
            <p className="font-medium">Authenticator app</p>
            <p className="text-label text-fg3">A code of six digits that changes every 30 seconds.</p>
          </div>
          <Chip tone={hasApp ? 'ok' : 'neutral'}>{hasApp ? 'On' : 'Off'}</Chip>
          <Button onClick={() => setAsked(hasApp ? 'remove-app' : 'begin-app')}>
            {hasApp ? 'Turn off app' : 'Set up app'}
          </Button>
        </div>
        {passkeys.map((key) => (
          <div key={key.id} className={row}>
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{key.name}</p>
              <p className="text-label text-fg3">
                Passkey, added {formatShortDate(key.created_at)},{' '}
                {key.last_used_at === null ? 'not used yet' : `last used ${formatShortDate(key.last_used_at)}`}
              </p>
            </div>
            <Button
              aria-label={`Remove passkey ${key.name}`}
              onClick={() => setAsked({ passkey: key.id, name: key.name })}
            >
              Remove
            </Button>
          </div>
        ))}
        <div className={row}>
          <div className="min-w-0 flex-1">
            <p className="font-medium">Passkeys</p>
            <p className="text-label text-fg3">The fingerprint, face or PIN of a device, or a security key.</p>
          </div>
          <Button
            disabledReason={hasPasskeys() ? null : 'This browser knows no passkeys.'}
            onClick={() => setAsked('add-passkey')}
          >
            Add passkey
          </Button>
        </div>
        {(hasApp || passkeys.length > 0) && (
          <div className={row}>
            <div className="min-w-0 flex-1">
              <p className="font-medium">Recovery codes</p>
              <p className="text-label text-fg3">{countOf(left, 'code')} left for when you have no device at hand.</p>
            </div>
            <Button onClick={() => setAsked('codes')}>New codes</Button>
          </div>
        )}
      </div>
      {asked === 'begin-app' && (
        <IdentityDialog
          {...dialog}
          title="Set up an authenticator app"
          description="You need an app that makes codes, such as the one of your password manager."
          confirm="Continue"
          onConfirm={async (password) => setSetup(await begin.mutateAsync(password))}
        />
      )}
      {asked === 'remove-app' && (
        <IdentityDialog
          {...dialog}
          title="Turn the authenticator app off"
          description={passkeys.length > 0 ? 'Your passkeys stay.' : 'Your password alone opens your account then.'}
          confirm="Turn off"
          isDangerous
          onConfirm={(password) => removeApp.mutateAsync(password)}
        />
      )}
      {asked === 'codes' && (
        <IdentityDialog
          {...dialog}
          title="New recovery codes"
          description="The old ones end."
          confirm="Make new codes"
          onConfirm={async (password) => setCodes((await replace.mutateAsync(password)).recovery_codes)}
        />
      )}
      {asked === 'add-passkey' && (
        <IdentityDialog
          {...dialog}
          title="Add a passkey"
          description="Your browser asks for your fingerprint, face, PIN or security key next."
          confirm="Continue"
          onConfirm={async (password) => setCodes((await add.mutateAsync({ name, password })).recovery_codes)}
        >
          <TextField
            label="Name"
            most={longest.passkeyName}
            placeholder="Work laptop"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </IdentityDialog>
      )}
      {typeof asked === 'object' && asked !== null && (
        <IdentityDialog
          {...dialog}
          title={`Remove the passkey ${asked.name}`}
          description="It opens your account no longer. Remove it on your device as well."
          confirm="Remove"
          isDangerous
          onConfirm={(password) => removeKey.mutateAsync({ id: asked.passkey, password })}
        />
      )}
    </div>
  )
}
