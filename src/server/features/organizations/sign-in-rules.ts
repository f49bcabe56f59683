import type { SignInRules } from '../../../contract/organizations.ts'
import { AppError } from '../../../contract/errors.ts'
import type { TenantContext } from '../../http/handlers.ts'
import {
  saveSecondFactorRule,
  selectMembers,
  selectSecondFactorHolders,
  selectSecondFactorRule,
} from './organizations.queries.ts'

async function presentRules({ trx, scope }: TenantContext, since: Date | null): Promise<SignInRules> {
  const members = (await selectMembers(trx, scope)).filter(({ status }) => status === 'active')
  const holders = await selectSecondFactorHolders(trx)
  return {
    requires_two_factor: since !== null,
    required_since: since?.toISOString() ?? null,
    members: members.length,
    members_without_second_factor: members.filter(({ id }) => !holders.includes(id)).length,
  }
}

export async function readSignInRules(context: TenantContext): Promise<SignInRules> {
  return presentRules(context, await selectSecondFactorRule(context.trx, context.scope))
}

/** Whoever asks others for a second factor has one: nobody locks themselves out. */
export async function changeSignInRules(context: TenantContext, requires: boolean): Promise<SignInRules> {
  const { trx, scope, session, note, now } = context
  if (session.tenant_id === null) throw new Error('A route of an organization was called without one')
  if (requires && !session.second_factor)
    throw new AppError(
      'two_factor_required',
      'Turn on two-factor authentication for your own account first: the rule applies to you as well.',
    )
  const before = await selectSecondFactorRule(trx, scope)
  const since = requires ? (before ?? now) : null
  await saveSecondFactorRule(trx, scope, since)
  note(session.tenant_id, { requires_two_factor: requires })
  return presentRules(context, since)
}
