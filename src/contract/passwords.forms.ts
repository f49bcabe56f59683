import { tooLong } from './length.forms.ts'
import { longest } from './limits.forms.ts'

/** One policy for every password; each form says it in its own words. */
export const shortestPassword = 8
export const specialCharacters = '!@#$%^&*(),.?":{}|<>'

export interface PasswordCriteria {
  readonly uppercase: boolean
  readonly lowercase: boolean
  readonly digit: boolean
  readonly special: boolean
  readonly long: boolean
}

/** Which of the five criteria a password meets. */
export function passwordCriteria(password: string): PasswordCriteria {
  return {
    uppercase: /\p{Lu}/u.test(password),
    lowercase: /\p{Ll}/u.test(password),
    digit: /\d/.test(password),
    special: Array.from(specialCharacters).some((letter) => password.includes(letter)),
    long: password.length >= shortestPassword,
  }
}

export type Strength = 'bad' | 'warn' | 'ok'

/** How many criteria are met, and the colour of that: fewer than two is bad, all five are good. */
export function passwordStrength(password: string): { readonly met: number; readonly strength: Strength } {
  const met = Object.values(passwordCriteria(password)).filter(Boolean).length
  return { met, strength: met === 5 ? 'ok' : met < 2 ? 'bad' : 'warn' }
}

export const tooShort = 'Password must be at least 8 characters long'
export const tooCommon = 'This password is among the most common ones. Please choose another.'

const overLong = (password: string): string | null =>
  password.length > longest.password ? `Password has ${tooLong(password.length, longest.password)}` : null

/** What sign-up says of a password, or null. */
export function signUpPasswordProblem(password: string): string | null {
  const { long, ...kinds } = passwordCriteria(password)
  if (!long) return tooShort
  if (Object.values(kinds).every(Boolean)) return overLong(password)
  return 'Password must contain uppercase, lowercase, number, and special character'
}

/** What the settings say of a new password, one thing after the other, or null. */
export function settingsPasswordProblem(password: string): string | null {
  const { uppercase, lowercase, digit, special, long } = passwordCriteria(password)
  if (!long) return tooShort
  if (!uppercase) return 'Password must contain at least one uppercase letter'
  if (!lowercase) return 'Password must contain at least one lowercase letter'
  if (!digit) return 'Password must contain at least one number'
  return special ? overLong(password) : 'Password must contain at least one special character (!@#$%^&*)'
}
