import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export const useForgotPassword = () =>
  useChange({ run: (email: string) => call('auth', 'forgotPassword', { body: { email } }), changes: () => null })

interface Reset {
  readonly token: string
  readonly next: string
  readonly confirm: string
}

export const useResetPassword = () =>
  useChange({
    run: ({ token, next, confirm }: Reset) =>
      call('auth', 'resetPassword', { body: { token, new_password: next, confirm_password: confirm } }),
    changes: () => null,
  })

export const useVerifyEmail = () =>
  useChange({ run: (token: string) => call('auth', 'verifyEmail', { body: { token } }), changes: () => null })

export const useResendVerification = () =>
  useChange({ run: () => call('auth', 'resendVerification', {}), changes: () => null })
