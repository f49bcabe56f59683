import type { AuditAction, AuditResource } from '../../../contract/audit.forms.ts'
import { recordSystemAudit } from '../../access/audit.queries.ts'
import type { SystemContext } from '../../http/handlers.ts'

interface Told {
  readonly action: AuditAction
  readonly resource: AuditResource
  readonly resourceId: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** The organization reads it in its own log as well, as the operator's: who that is, and where they sit, is not its business. */
export async function tellOrganization(
  { trx }: Pick<SystemContext, 'trx'>,
  tenantId: string,
  { action, resource, resourceId, details = {} }: Told,
): Promise<void> {
  const operator = { userId: null, userEmail: 'Operator', ipAddress: null }
  await recordSystemAudit(trx, tenantId, { ...operator, action, resourceType: resource, resourceId, details })
}
