import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { createPasskey } from '../../../lib/passkeys.ts'
import { useChange } from '../../../lib/use-change.ts'

const changes = () => ({ changed: 'account', id: '' }) as const

export const secondFactorsQuery = queryOptions({
  queryKey: ['account', 'two-factor'],
  queryFn: ({ signal }) => call('account', 'secondFactors', {}, { signal }),
})

export const useBeginAuthenticator = () =>
  useChange({
    run: (password: string | null) => call('account', 'beginAuthenticator', { body: { password } }),
    changes: () => null,
  })

export const useConfirmAuthenticator = () =>
  useChange({ run: (code: string) => call('account', 'confirmAuthenticator', { body: { code } }), changes })

export const useRemoveAuthenticator = () =>
  useChange({
    run: (password: string | null) => call('account', 'removeAuthenticator', { body: { password } }),
    changes,
  })

export const useReplaceRecoveryCodes = () =>
  useChange({
    run: (password: string | null) => call('account', 'replaceRecoveryCodes', { body: { password } }),
    changes,
  })

interface NewPasskey {
  readonly name: string
  readonly password: string | null
}

/** Asks the browser for a passkey, and keeps it. */
export const useAddPasskey = () =>
  useChange({
    run: async ({ name, password }: NewPasskey) => {
      const { options } = await call('account', 'beginPasskey', { body: { password } })
      return call('account', 'addPasskey', { body: { name, passkey: await createPasskey(options) } })
    },
    changes,
  })

export const useRemovePasskey = () =>
  useChange({
    run: ({ id, password }: { readonly id: string; readonly password: string | null }) =>
      call('account', 'removePasskey', { params: { passkey: id }, body: { password } }),
    changes,
  })
