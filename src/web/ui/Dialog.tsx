import { lazily } from './lazily.tsx'

/** Asks before something that cannot be undone. Its code comes when something is asked for the first time. */
export const ConfirmDialog = lazily(async () => (await import('./ConfirmPopup.tsx')).ConfirmPopup)
