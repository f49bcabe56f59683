import type { operatorRoutes } from '../../../contract/operator.ts'
import type { AuditAction } from '../../../contract/audit.forms.ts'
import { AppError } from '../../../contract/errors.ts'
import { currentPlanId } from '../../../contract/plans.forms.ts'
import type { AnswerOf, BodyOf, QueryOf } from '../../../contract/route.ts'
import { selectCatalogue } from '../../access/catalogue-store.queries.ts'
import { newId } from '../../db/ids.ts'
import type { SystemContext } from '../../http/handlers.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import { corporateAddress } from '../auth/auth.public.ts'
import { organizationSlug } from '../organizations/organizations.public.ts'
import * as queries from './operator.queries.ts'
import { presentStats, presentTenant } from './operator.present.ts'
import { adminsWhoAsked, tellAdmins } from './deletions.ts'
import { tellOrganization } from './tell-organization.ts'

export const noTenant = (): AppError => new AppError('not_found', 'There is no such organization.')
const nameRequired = (): AppError => new AppError('invalid_input', 'Organization name is required')

export async function showStats({ trx, now, services }: SystemContext): Promise<AnswerOf<typeof operatorRoutes.stats>> {
  const ready = await services.readReadiness()
  return { stats: presentStats(await queries.selectSystemStats(trx, now), ready.queue && ready.worker) }
}

export async function listTenants(
  { trx, now }: SystemContext,
  query: QueryOf<typeof operatorRoutes.tenants>,
): Promise<AnswerOf<typeof operatorRoutes.tenants>> {
  const plan = query.plan === undefined ? undefined : currentPlanId(query.plan)
  const rows = await queries.selectTenantPage(trx, { ...query, plan }, now)
  return { tenants: rows.map(presentTenant), total: rows[0]?.total ?? 0, page: query.page, limit: query.limit }
}

async function showTenant({ trx, now }: SystemContext, id: string) {
  const row = await queries.selectTenantRow(trx, id, now)
  if (!row) throw noTenant()
  return { tenant: presentTenant(row) }
}

/** Whose limit it is: null where it is that of the plan. Throws on a plan that is not in the catalogue. */
async function ownLimit({ trx }: SystemContext, plan: string, limit: number | undefined): Promise<number | null> {
  const found = (await selectCatalogue(trx, true)).find(({ id }) => id === plan)
  if (!found) throw new AppError('invalid_input', 'There is no such plan in the catalogue.')
  return limit === undefined || limit === found.monthly_scan_limit ? null : limit
}

type Creation = BodyOf<typeof operatorRoutes.createTenant>

/** Checks the owner's address before a transaction is opened: its lists are read from disk. */
export async function prepareCreation(body: Creation) {
  if (body.name.trim() === '' || body.owner_email.trim() === '')
    throw new AppError('invalid_input', 'Organization name and owner email are required')
  const owner = await corporateAddress(body.owner_email)
  return (context: SystemContext) => createTenant(context, body, owner)
}

async function createTenant(context: SystemContext, body: Creation, owner: string) {
  const { trx, now, note, sendMessage } = context
  const [id, invitationId, name] = [newId(now.getTime()), newId(now.getTime()), body.name.trim()]
  const scanLimit = await ownLimit(context, body.subscription_plan, body.monthly_scan_limit)
  const outcome = await queries.insertTenant(trx, {
    id,
    invitationId,
    name,
    slug: organizationSlug(name),
    description: body.description.trim(),
    status: body.status,
    packageId: body.subscription_plan,
    scanLimit,
    owner,
    now,
  })
  if (outcome === 'taken') throw new AppError('already_exists', 'This email address has an account already.')
  if (outcome === 'invited') await sendMessage(owner, { kind: 'invitation', invitation_id: invitationId })
  const details = { name, plan: body.subscription_plan, status: body.status }
  await tellOrganization(context, id, { action: 'tenant_created', resource: 'tenant', resourceId: id, details })
  note(id, { ...details, owner: outcome })
  return showTenant(context, id)
}

type Change = BodyOf<typeof operatorRoutes.updateTenant>

/** A plan that is given with its own limit leaves the limit to the plan. */
async function readChange(context: SystemContext, body: Change, held: string | null): Promise<queries.TenantChange> {
  const { name, description, subscription_plan: plan, monthly_scan_limit: limit } = body
  if (name?.trim() === '') throw nameRequired()
  const counted = plan === undefined ? held : plan
  const isLimited = limit !== undefined || plan !== undefined
  const scanLimit = isLimited && counted !== null ? await ownLimit(context, counted, limit) : null
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(description === undefined ? {} : { description: description.trim() }),
    ...(plan === undefined ? {} : { package_id: plan }),
    ...(isLimited ? { scan_limit: scanLimit } : {}),
  }
}

export async function changeTenant(context: SystemContext, id: string, body: Change) {
  const { trx, now, note } = context
  const held = await queries.selectTenantRow(trx, id, now)
  if (!held) throw noTenant()
  const change = await readChange(context, body, held.package_id)
  const seen = body.updated_at === undefined ? null : new Date(body.updated_at)
  const { outcome, before } = await queries.updateTenant(trx, id, change, { seen, now })
  if (outcome === 'stale')
    throw new AppError(
      'changed_meanwhile',
      'Somebody else changed this organization since you opened it. Look at it again, then save.',
    )
  if (outcome === 'missing') throw noTenant()
  const details = { before, after: change }
  await tellOrganization(context, id, { action: 'tenant_updated', resource: 'tenant', resourceId: id, details })
  note(id, details)
  return showTenant(context, id)
}

interface StatusChange {
  readonly status: 'suspended' | 'active'
  readonly action: AuditAction
  readonly words: string
}
export const suspension: StatusChange = { status: 'suspended', action: 'tenant_suspended', words: 'is suspended.' }
export const activation: StatusChange = { status: 'active', action: 'tenant_activated', words: 'is active.' }

/** Answers the organization's name and what is said of it. */
export async function setStatus(context: SystemContext, id: string, { status, action, words }: StatusChange) {
  const name = await queries.setTenantStatus(context.trx, id, status)
  if (name === null) throw noTenant()
  await tellOrganization(context, id, { action, resource: 'tenant', resourceId: id, details: { status } })
  return { name, message: `${name} ${words}` }
}

export async function changeStatus(context: SystemContext, id: string, change: StatusChange) {
  const { message } = await setStatus(context, id, change)
  context.note(id, { status: change.status })
  return { message }
}

/** So many at a time: each statement stays within the time that one may take. */
const vendorsAtOnce = 20

/** Takes an organization away with all that it has. Answers what there was, for the note that the audit log keeps of it. */
export async function removeTenant(context: SystemContext, id: string) {
  const { trx } = context
  const gone = await queries.selectTenantContents(trx, id)
  if (!gone) throw noTenant()
  const asked = await adminsWhoAsked(context, id)
  while ((await queries.deleteTenantVendors(trx, id, vendorsAtOnce)) > 0);
  await queries.deleteTenant(trx, id)
  await tellAdmins(context, asked, 'deleted')
  return gone
}

export async function deleteTenant(context: SystemContext, id: string): Promise<{ message: string }> {
  const gone = await removeTenant(context, id)
  context.note(id, gone)
  return { message: `${gone.name} was permanently deleted.` }
}

export async function exportTenant({ trx, note, now }: SystemContext, id: string): Promise<FileAnswer> {
  const content = await queries.selectTenantExport(trx, id)
  if (content === null) throw noTenant()
  note(id)
  return {
    filename: `assay-organization-${id}-${now.toISOString().slice(0, 10)}.json`,
    content: JSON.stringify(content, null, 2),
  }
}
