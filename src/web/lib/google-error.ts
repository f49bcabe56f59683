/** Why Google sign-in ended, for the page that explains it. The wire contract's names. */
const errorKey = 'google_auth_error'
const messageKey = 'google_auth_error_message'
const corporateEmail = 'corporate_email_required'

export function keepCorporateEmailError(message: string): void {
  sessionStorage.setItem(errorKey, corporateEmail)
  sessionStorage.setItem(messageKey, message)
}

export const hasCorporateEmailError = (): boolean => sessionStorage.getItem(errorKey) === corporateEmail

export const readGoogleErrorMessage = (): string | null => sessionStorage.getItem(messageKey)

export function dropGoogleError(): void {
  sessionStorage.removeItem(errorKey)
  sessionStorage.removeItem(messageKey)
}
