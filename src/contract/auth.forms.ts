import { emailProblem } from './corporate-email.forms.ts'
import { settingsPasswordProblem, signUpPasswordProblem } from './passwords.forms.ts'

/** What a visitor fills in to register. */
export interface SignUpForm {
  readonly first_name: string
  readonly last_name: string
  readonly organization_name: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
}

export interface FormProblem<Field extends string> {
  readonly field: Field
  readonly message: string
}

const wanted: readonly (readonly [keyof SignUpForm, string])[] = [
  ['first_name', 'First name is required'],
  ['last_name', 'Last name is required'],
  ['organization_name', 'Organization name is required'],
  ['email', 'Email is required'],
  ['password', 'Password is required'],
  ['confirmPassword', 'Please confirm your password'],
]

/** The first thing that is wrong with a sign-up, in the order in which both sides look, or null. */
export function signUpProblem(
  form: SignUpForm,
  isPersonal?: (domain: string) => boolean,
): FormProblem<keyof SignUpForm> | null {
  const missing = wanted.find(([field]) => form[field].trim() === '')
  if (missing) return { field: missing[0], message: missing[1] }
  const ofEmail = emailProblem(form.email.trim(), isPersonal)
  if (ofEmail !== null) return { field: 'email', message: ofEmail }
  if (form.password !== form.confirmPassword) return { field: 'confirmPassword', message: 'Passwords do not match' }
  const ofPassword = signUpPasswordProblem(form.password)
  return ofPassword === null ? null : { field: 'password', message: ofPassword }
}

export interface PasswordChange {
  /** Null for an account that has no password yet. */
  readonly current: string | null
  readonly next: string
  readonly confirm: string
}

/** The first thing that is wrong with a change of password in the settings, or null. */
export function passwordChangeProblem({ current, next, confirm }: PasswordChange): string | null {
  if (current === '' || (current !== null && (next === '' || confirm === ''))) return 'All fields are required'
  if (next === '' || confirm === '') return 'New password and confirmation are required'
  if (next !== confirm) return 'New passwords do not match'
  return settingsPasswordProblem(next)
}
