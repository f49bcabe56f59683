import type { organizationsRoutes, SignInRules } from '../../../contract/organizations.ts'
import { AppError } from '../../../contract/errors.ts'
import { isAllowedAddress } from '../../../contract/organizations.forms.ts'
import type { BodyOf } from '../../../contract/route.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { readDomains } from './allowed-domains.ts'
import { selectMembers, selectPendingInvitations, selectSecondFactorHolders } from './organizations.queries.ts'
import { lockSecurity, saveSecurity, selectSecurity, type SecurityRow } from './security.queries.ts'

const nameOf = (one: { readonly first_name: string; readonly last_name: string }): string =>
  `${one.first_name} ${one.last_name}`.trim()

async function presentRules({ trx, scope }: TenantContext, row: SecurityRow): Promise<SignInRules> {
  const members = (await selectMembers(trx, scope)).filter(({ status }) => status === 'active')
  const waiting = await selectPendingInvitations(trx, scope)
  const holders = await selectSecondFactorHolders(trx)
  const isOutside = ({ email }: { readonly email: string }): boolean =>
    !isAllowedAddress(email, row.allowed_email_domains)
  return {
    requires_two_factor: row.second_factor_since !== null,
    required_since: row.second_factor_since?.toISOString() ?? null,
    members: members.length,
    members_without_second_factor: members.filter(({ id }) => !holders.includes(id)).length,
    session_hours: row.session_hours,
    allowed_email_domains: row.allowed_email_domains,
    members_outside: members.filter(isOutside).map((one) => ({ id: one.id, name: nameOf(one), email: one.email })),
    invitations_outside: waiting.filter(isOutside).map(({ email }) => email),
    updated_at: row.security_updated_at?.toISOString() ?? null,
  }
}

export async function readSignInRules(context: TenantContext): Promise<SignInRules> {
  return presentRules(context, await selectSecurity(context.trx, context.scope))
}

type Change = BodyOf<typeof organizationsRoutes.changeSignInRules>

const spoken = (row: SecurityRow) => ({
  requires_two_factor: row.second_factor_since !== null,
  session_hours: row.session_hours,
  allowed_email_domains: row.allowed_email_domains,
})

/** What is not named stays. Whoever asks others for a second factor has one: nobody locks themselves out. */
export async function changeSignInRules(context: TenantContext, body: Change): Promise<SignInRules> {
  const { trx, scope, session, note, now } = context
  const { requires_two_factor: requires, session_hours: hours, allowed_email_domains: domains, updated_at: seen } = body
  if (requires === true && !session.second_factor)
    throw new AppError(
      'two_factor_required',
      'Turn on two-factor authentication for your own account first: the rule applies to you as well.',
    )
  const before = await lockSecurity(trx, scope)
  if (seen !== undefined && seen !== (before.security_updated_at?.toISOString() ?? null))
    throw new AppError(
      'changed_meanwhile',
      'Somebody else changed this since you opened it. Look at it again, then save.',
    )
  const since = requires === true ? (before.second_factor_since ?? now) : null
  const after = {
    second_factor_since: requires === undefined ? before.second_factor_since : since,
    session_hours: hours === undefined ? before.session_hours : hours,
    allowed_email_domains: domains === undefined ? before.allowed_email_domains : readDomains(domains),
    security_updated_at: now,
  }
  await saveSecurity(trx, scope, after)
  note(scope.tenantId, { ...spoken(after), before: spoken(before) })
  return presentRules(context, after)
}
