/** What the shell may use of this feature. */
export { AuditTab } from './AuditTab.tsx'
export { OwnAuditTab } from './OwnAuditTab.tsx'
