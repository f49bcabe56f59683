import type { invitationImportRoutes, InvitedRow, PlannedRow } from '../../../contract/organizations.import.ts'
import { AppError } from '../../../contract/errors.ts'
import type { AnswerOf, BodyOf } from '../../../contract/route.ts'
import { newId } from '../../db/ids.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { corporateAddress } from '../auth/auth.public.ts'
import { listOwnRoles } from './find-role.ts'
import { planInvitations, taken, type CheckedRow, type ImportPlan } from './invitation-import.ts'
import { invitationLasts, mostPending } from './invitations.ts'
import * as queries from './organizations.queries.ts'
import { selectAllowedDomains } from './security.queries.ts'
import { telling } from './tell-team.ts'

type Import = BodyOf<typeof invitationImportRoutes.importInvitations>
type Imported = AnswerOf<typeof invitationImportRoutes.importInvitations>

async function checkAddress(row: InvitedRow): Promise<CheckedRow> {
  try {
    return { ...row, address: await corporateAddress(row.email), wrong: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...row, address: null, wrong: row.email.trim() === '' ? 'Email is required' : error.message }
  }
}

async function planned(context: TenantContext, rows: readonly CheckedRow[]): Promise<ImportPlan> {
  const { trx, scope, session } = context
  const members = await queries.selectMembers(trx, scope)
  const waiting = await queries.selectPendingInvitations(trx, scope)
  return planInvitations(rows, {
    members: new Set(members.map(({ email }) => email.toLowerCase())),
    pending: new Set(waiting.map(({ email }) => email.toLowerCase())),
    roles: await listOwnRoles(context),
    held: session.permissions,
    allowedDomains: await selectAllowedDomains(trx, scope),
    free: mostPending - waiting.length,
  })
}

/** Stores those who may be invited and sends each their link. Answers who was, by address. */
async function sendAll(context: TenantContext, { ready }: ImportPlan, message: string): Promise<ReadonlySet<string>> {
  const { trx, scope, session, now, sendMessage } = context
  if (ready.length === 0) return new Set()
  const all = ready.map(({ email, name, role }) => ({
    id: newId(now.getTime()),
    email,
    name,
    role: role.role,
    customRoleId: role.customRoleId,
    message: message.trim(),
    forceActivate: false,
    invitedBy: session.user_id,
    now,
    expiresAt: new Date(now.getTime() + invitationLasts),
  }))
  const stored = new Set(await queries.insertInvitations(trx, scope, all))
  const invited = all.filter(({ id }) => stored.has(id))
  for (const { id, email } of invited) await sendMessage(email, { kind: 'invitation', invitation_id: id })
  return new Set(invited.map(({ email }) => email))
}

async function importInvitations(context: TenantContext, rows: readonly CheckedRow[], body: Import): Promise<Imported> {
  const plan = await planned(context, rows)
  if (body.dry_run) {
    const ready = plan.rows.filter(({ outcome }) => outcome === 'ready').length
    context.note(null, { rows: rows.length, ready }, 'invitations_checked')
    return { rows: [...plan.rows], invited: 0 }
  }
  const invited = await sendAll(context, plan, body.message)
  context.note(null, { rows: rows.length, invited: invited.size })
  const answered = plan.rows.map(({ email, role_name, outcome, problem }, index): PlannedRow => {
    if (outcome !== 'ready') return { email, role_name, outcome, problem }
    if (invited.has(rows[index]?.address ?? '')) return { email, role_name, outcome: 'invited', problem }
    // Somebody else invited the same person since they were looked up.
    return { email, role_name, outcome: 'pending', problem: taken.pending }
  })
  return { rows: answered, invited: invited.size }
}

/** Checks the addresses before a transaction is opened: the lists of personal domains are read from disk. */
export async function prepareImport(body: Import) {
  const rows = await Promise.all(body.rows.map(checkAddress))
  const work = (context: TenantContext) => importInvitations(context, rows, body)
  return body.dry_run ? work : telling(work)
}
