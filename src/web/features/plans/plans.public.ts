/** What the shell may use of this feature. */
export { PackagesTab } from './PackagesTab.tsx'
