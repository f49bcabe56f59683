import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { dropLinkToken, goToGoogle, readLinkToken } from '../../lib/google.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { authOptionsQuery, currentUserQuery } from '../auth/auth.public.tsx'
import { IdentityDialog } from './IdentityDialog.tsx'
import { useLinkGoogle } from './queries/own-account.ts'

/** Whether Google opens this account, and the way to let it. */
export function OwnGoogle({ hasPassword }: { readonly hasPassword: boolean }) {
  const { data: user } = useQuery(currentUserQuery)
  const { data: options } = useQuery(authOptionsQuery)
  const [token, setToken] = useState(readLinkToken)
  const link = useLinkGoogle()
  const close = (): void => {
    dropLinkToken()
    setToken(null)
  }
  const isLinked = typeof user?.google_id === 'string'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Chip tone={isLinked ? 'ok' : 'neutral'}>{isLinked ? 'Connected' : 'Not connected'}</Chip>
      {!isLinked && (
        <Button
          disabledReason={options?.google === false ? 'Google sign-in is not set up in this installation.' : null}
          onClick={() => void goToGoogle('link').catch((error: unknown) => notify.error(messageOf(error)))}
        >
          Connect Google
        </Button>
      )}
      {token !== null && (
        <IdentityDialog
          title="Connect your Google account"
          description="From now on your Google account opens this account as well."
          confirm="Connect"
          hasPassword={hasPassword}
          onClose={close}
          onConfirm={async (password) => {
            await link.mutateAsync({ token, password })
            notify.success('Google account connected')
          }}
        />
      )}
    </div>
  )
}
