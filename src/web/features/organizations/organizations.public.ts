/** What the shell may use of this feature. */
export { RolesTab } from './RolesTab.tsx'
export { TeamTab } from './TeamTab.tsx'
