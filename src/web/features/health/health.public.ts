/** What the shell may use of this feature. */
export { MonitoringTab } from './MonitoringTab.tsx'
