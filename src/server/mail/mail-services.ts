import type { SecretKeys } from '../access/keys.ts'
import type { MailTransport } from './smtp.ts'

/** What sending a message needs. */
export interface MailServices {
  readonly keys: SecretKeys
  /** Null where no server is set. */
  readonly transport: MailTransport | null
  /** What links begin with. */
  readonly publicUrl: string
  /** Whether what cannot be sent is kept for the operator's mailbox. */
  readonly keepsUnsent: boolean
}
