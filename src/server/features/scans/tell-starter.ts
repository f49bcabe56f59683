import type { SecretKeys } from '../../access/keys.ts'
import type { TenantTransaction } from '../../access/transactions.ts'
import { queueMessage } from '../../mail/queue-message.ts'
import { selectStarter } from './scans.queries.ts'
import type { Attempt } from './scan-store.ts'

/** Has whoever started the scan hear by e-mail that it is over, where they want to. */
export async function tellStarter(
  trx: TenantTransaction,
  { scope, scanId, vendorId }: Attempt,
  keys: SecretKeys,
  isReviewed: boolean,
): Promise<void> {
  const starter = await selectStarter(trx, scope, scanId)
  if (!starter?.email_notifications) return
  await queueMessage(trx, keys, starter.email, {
    kind: 'scan_finished',
    first_name: starter.first_name,
    vendor_id: vendorId,
    vendor_name: starter.vendor_name,
    is_reviewed: isReviewed,
  })
}
