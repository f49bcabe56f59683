/** What the shell may use of this feature. */
export { ApiKeysTab } from './ApiKeysTab.tsx'
