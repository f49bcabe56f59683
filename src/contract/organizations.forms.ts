import { passwordCriteria } from './passwords.forms.ts'

/** What is wrong with the name of a new organization, or null. */
export function organizationNameProblem(name: string): string | null {
  if (name.trim() === '') return 'Organization name is required'
  return name.trim().length < 2 ? 'Organization name must be at least 2 characters long' : null
}

export const weakPassword =
  'Password must be at least 8 characters with uppercase, lowercase, number, and special character'

export interface NewMemberForm {
  readonly first_name: string
  readonly last_name: string
  readonly password: string
  /** What was typed again; the same as the password where nothing is. */
  readonly confirm: string
}

/** The first thing that is wrong with what a new member fills in, or null. */
export function newMemberProblem({
  first_name: first,
  last_name: last,
  password,
  confirm,
}: NewMemberForm): string | null {
  if (first.trim() === '') return 'First name is required'
  if (last.trim() === '') return 'Last name is required'
  if (password === '') return 'Password is required'
  if (password !== confirm) return 'Passwords do not match'
  return Object.values(passwordCriteria(password)).every(Boolean) ? null : weakPassword
}

/** Thirty days: no session lasts longer, whatever an organization says. */
export const longestSessionHours = 720
export const mostAllowedDomains = 50

/** What was typed as a list of domains, by commas, spaces or lines, in small letters and without the @ before them. */
export const splitDomains = (typed: string): string[] => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((one) => one.replace(/^@/, ''))
      .filter((one) => one !== ''),
  ),
]

/** Whether an organization that allows these domains, or all where there are none, invites the address. */
export const isAllowedAddress = (email: string, domains: readonly string[]): boolean =>
  domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
