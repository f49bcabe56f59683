import type { SecretKeys } from '../access/keys.ts'
import type { SystemTransaction, TenantTransaction } from '../access/transactions.ts'
import { newId } from '../db/ids.ts'
import { parametersPlace } from './mail-places.ts'
import type { MailRequest } from './mail-request.ts'
import { queueMail } from './mail.queries.ts'

/** Has a message sent when, and only when, this transaction commits. Nothing is looked up: that is the worker's. */
export async function queueMessage(
  trx: SystemTransaction | TenantTransaction,
  keys: SecretKeys,
  recipient: string,
  request: MailRequest,
): Promise<void> {
  const id = newId()
  const sealed = keys.seal(parametersPlace(id), JSON.stringify(request))
  await queueMail(trx, { id, kind: request.kind, recipient, sealed })
}
