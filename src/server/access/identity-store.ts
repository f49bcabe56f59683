import { queueMessage } from '../mail/queue-message.ts'
import type { MailRequest } from '../mail/mail-request.ts'
import { selectKeptMail, type KeptMail } from '../mail/mail.queries.ts'
import { accountStoreOf, type AccountStore } from './account-store.queries.ts'
import { paymentStoreOf, type PaymentQueries } from './payment-store.queries.ts'
import { organizationStoreOf, type OrganizationStore } from './organization-store.queries.ts'
import { briefingStoreOf, type BriefingStore } from './briefing-store.queries.ts'
import type { SecretKeys } from './keys.ts'
import { secondFactorStoreOf, type SecondFactorStore } from './second-factor-store.queries.ts'
import { signInStoreOf, type SignInStore } from './sign-in-store.queries.ts'
import type { SystemTransaction } from './transactions.ts'

/** All that handlers without a tenant may ask and change, in one transaction. */
export interface IdentityStore
  extends SignInStore, AccountStore, OrganizationStore, SecondFactorStore, PaymentQueries, BriefingStore {
  /** Has a message sent when this transaction commits. */
  queueMessage(recipient: string, request: MailRequest): Promise<void>
  selectKeptMail(): Promise<readonly KeptMail[]>
}

export const identityStoreOf = (trx: SystemTransaction, keys: SecretKeys): IdentityStore => ({
  ...signInStoreOf(trx),
  ...accountStoreOf(trx),
  ...organizationStoreOf(trx),
  ...secondFactorStoreOf(trx),
  ...paymentStoreOf(trx),
  ...briefingStoreOf(trx),
  queueMessage: (recipient, request) => queueMessage(trx, keys, recipient, request),
  selectKeptMail: () => selectKeptMail(trx),
})
