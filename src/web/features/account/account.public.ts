/** What the shell and other features may use of this one. */
export { IdentityDialog } from './IdentityDialog.tsx'
export { hasPasswordQuery, useUpdateProfile } from './queries/own-account.ts'
export { useSavedTheme } from './use-saved-theme.ts'
