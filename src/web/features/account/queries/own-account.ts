import { queryOptions } from '@tanstack/react-query'
import type { accountRoutes } from '../../../../contract/account.ts'
import type { SentBodyOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

const changes = () => ({ changed: 'account', id: '' }) as const

/** Where the answer does not come, there is a password: it is asked for rather than not. */
export const hasPasswordQuery = queryOptions({
  queryKey: ['account', 'has-password'],
  queryFn: async ({ signal }) => {
    try {
      return (await call('account', 'hasPassword', {}, { signal })).has_password
    } catch {
      return true
    }
  },
})

export const useUpdateProfile = () =>
  useChange({
    run: (body: SentBodyOf<typeof accountRoutes.update>) => call('account', 'update', { body }),
    changes,
  })

interface Words {
  readonly current: string | null
  readonly next: string
  readonly confirm: string
}

/** Changes the password, or sets the first one of an account. */
export const useStorePassword = () =>
  useChange({
    run: ({ current, next, confirm }: Words) =>
      current === null
        ? call('account', 'setPassword', { body: { new_password: next, confirm_password: confirm } })
        : call('account', 'changePassword', { body: { current_password: current, new_password: next } }),
    changes,
  })

export const useDeleteAccount = () =>
  useChange({
    run: (password: string | null) => call('account', 'remove', { body: { password } }),
    changes: () => null,
  })

export const useExportAccount = () =>
  useChange({ run: async () => (await call('account', 'export', {})).account, changes: () => null })

export const useLinkGoogle = () =>
  useChange({
    run: ({ token, password }: { readonly token: string; readonly password: string | null }) =>
      call('account', 'linkGoogle', { body: { google_token: token, password } }),
    changes,
  })
