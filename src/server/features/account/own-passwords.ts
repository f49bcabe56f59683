import type { accountRoutes } from '../../../contract/account.ts'
import { AppError } from '../../../contract/errors.ts'
import type { BodyOf } from '../../../contract/route.ts'
import { hashPassword } from '../../access/passwords.ts'
import type { AccountContext } from '../../http/handlers.ts'
import { refuseBadPassword } from '../auth/auth.public.ts'
import { isOwnPassword, readPasswordHash } from '../../http/confirm-identity.ts'
import { notice } from './security-notice.ts'

async function storePassword(
  { session, inTransaction, now }: AccountContext,
  next: string,
  action: 'password_changed' | 'password_set',
): Promise<Record<string, never>> {
  const hash = await hashPassword(next)
  const change = action === 'password_set' ? 'A password was set' : 'Your password was changed'
  await inTransaction(async (store, note) => {
    await store.replacePasswordHash(session.user_id, hash)
    await store.closeSessions(session.user_id, session.session_id, change)
    await store.queueMessage(session.email, notice(session, change, now))
    note(action, session.user_id)
  })
  return {}
}

export async function changePassword(
  context: AccountContext,
  { current_password: current, new_password: next }: BodyOf<typeof accountRoutes.changePassword>,
): Promise<Record<string, never>> {
  await refuseBadPassword(current, next, next)
  const hash = await readPasswordHash(context)
  if (hash === null) throw new AppError('invalid_input', 'This account has no password yet. Set one instead.')
  if (!(await isOwnPassword(context, hash, current)))
    throw new AppError('invalid_input', 'The current password is not right.')
  return storePassword(context, next, 'password_changed')
}

export async function setPassword(
  context: AccountContext,
  { new_password: next, confirm_password: confirm }: BodyOf<typeof accountRoutes.setPassword>,
): Promise<Record<string, never>> {
  await refuseBadPassword(null, next, confirm)
  if ((await readPasswordHash(context)) !== null)
    throw new AppError('invalid_input', 'This account has a password already. Change it instead.')
  return storePassword(context, next, 'password_set')
}
