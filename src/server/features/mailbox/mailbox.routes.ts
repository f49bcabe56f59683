import { AppError } from '../../../contract/errors.ts'
import type { mailboxRoutes, MailboxMessage } from '../../../contract/mailbox.ts'
import type { SecretKeys } from '../../access/keys.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { messagePlace } from '../../mail/mail-places.ts'
import { message } from '../../mail/mail-request.ts'
import { selectKeptMail, type KeptMail } from '../../mail/mail.queries.ts'

function present(keys: SecretKeys, mail: KeptMail): MailboxMessage {
  const opened = message.parse(JSON.parse(keys.open(messagePlace(mail.id), mail.message)))
  return { id: mail.id, to: mail.recipient, ...opened, created_at: mail.created_at.toISOString() }
}

export const mailboxHandlers: FeatureHandlers<typeof mailboxRoutes> = {
  list: async ({ trx, keys }) => ({ messages: (await selectKeptMail(trx)).map((mail) => present(keys, mail)) }),
  listInDevelopment: async ({ services, inTransaction, signIn }) => {
    if (!services.openMailbox) throw new AppError('not_found', 'There is no open mailbox here.')
    const kept = await inTransaction((store) => store.selectKeptMail())
    return { messages: kept.map((mail) => present(signIn.keys, mail)) }
  },
}
