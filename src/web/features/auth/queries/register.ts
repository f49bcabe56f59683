import type { SignUpForm } from '../../../../contract/auth.forms.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export const useRegister = () =>
  useChange({ run: (form: SignUpForm) => call('auth', 'register', { body: form }), changes: () => null })
