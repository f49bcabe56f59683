import { recordSystemAudit } from '../access/audit.queries.ts'
import { paymentStoreOf } from '../access/payment-store.queries.ts'
import type { SystemTransaction } from '../access/transactions.ts'
import type { IdentityNote } from '../http/handlers.ts'
import type { WorkerServices } from '../jobs/define-job.ts'
import { queueMessage } from '../mail/queue-message.ts'
import type { MailRequest } from '../mail/mail-request.ts'

type InSystem = <T>(work: (trx: SystemTransaction) => Promise<T>) => Promise<T>

/** What a request has of its context, for a job: the store with its messages, and audit rows in the same transaction. */
export function deskOf({ payments, mail }: Pick<WorkerServices, 'payments' | 'mail'>, inSystem: InSystem, now: Date) {
  const storeOf = (trx: SystemTransaction) => ({
    ...paymentStoreOf(trx),
    queueMessage: (recipient: string, request: MailRequest) => queueMessage(trx, mail.keys, recipient, request),
  })
  const inTransaction = <T>(work: (store: ReturnType<typeof storeOf>, note: IdentityNote) => Promise<T>): Promise<T> =>
    inSystem(async (trx) => {
      const noted: Parameters<IdentityNote>[] = []
      const answer = await work(storeOf(trx), (...one) => void noted.push(one))
      for (const [action, resourceId, { caller, details = {}, resource = 'payment' as const } = {}] of noted)
        await recordSystemAudit(trx, caller?.tenantId ?? null, {
          userId: caller?.userId ?? null,
          userEmail: caller?.userEmail ?? null,
          action,
          resourceType: resource,
          resourceId,
          ipAddress: '',
          details,
        })
      return answer
    })
  return { provider: payments.provider, inTransaction, now }
}
