import { sql } from 'kysely'
import { z } from 'zod'
import type { LiveChange } from '../../contract/live.ts'
import type { SystemTransaction } from './transactions.ts'

interface Founding {
  readonly founderId: string
  readonly id: string
  readonly name: string
  readonly slug: string
}

async function foundOrganization(trx: SystemTransaction, { founderId, id, name, slug }: Founding) {
  const { rows } =
    await sql`select app.found_organization(${founderId}::uuid, ${id}::uuid, ${name}, ${slug}) as outcome`.execute(trx)
  return z.object({ outcome: z.enum(['founded', 'member', 'operator']) }).parse(rows[0]).outcome
}

const invitationRow = z.object({
  email: z.string(),
  role_name: z.string(),
  tenant_name: z.string(),
  inviter_name: z.string().nullable(),
  expires_at: z.date(),
  invited_name: z.string(),
})

async function findInvitation(trx: SystemTransaction, tokenHash: string, now: Date) {
  const { rows } = await sql`select * from app.invitation_of(${tokenHash}, ${now})`.execute(trx)
  return rows[0] === undefined ? undefined : invitationRow.parse(rows[0])
}

interface NewPerson {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
  readonly now: Date
}

const acceptedRow = z.object({
  outcome: z.enum(['accepted', 'taken']),
  user_id: z.string().nullable(),
  tenant_id: z.string().nullable(),
  email: z.string(),
})

async function acceptInvitation(trx: SystemTransaction, tokenHash: string, person: NewPerson) {
  const { id, firstName, lastName, passwordHash, now } = person
  const { rows } = await sql`select * from app.accept_invitation(${tokenHash}, ${id}::uuid, ${firstName}, ${lastName},
    ${passwordHash}, ${now})`.execute(trx)
  return rows[0] === undefined ? undefined : acceptedRow.parse(rows[0])
}

/** Tells the organization's browsers that its team is another, when this transaction commits. */
async function tellTeamChanged(trx: SystemTransaction, tenantId: string): Promise<void> {
  const data: LiveChange = { changed: 'organization', id: tenantId }
  const payload = JSON.stringify({ tenant: tenantId, event: { type: 'changed', data } })
  await sql`select pg_notify('assay_live', ${payload})`.execute(trx)
}

/** Founding and joining an organization: before there is a tenant to work in. */
export const organizationStoreOf = (trx: SystemTransaction) => ({
  foundOrganization: (one: Founding) => foundOrganization(trx, one),
  /** Undefined for a link that leads nowhere (any more). */
  findInvitation: (tokenHash: string, now: Date) => findInvitation(trx, tokenHash, now),
  tellTeamChanged: (tenantId: string) => tellTeamChanged(trx, tenantId),
  acceptInvitation: (tokenHash: string, person: NewPerson) => acceptInvitation(trx, tokenHash, person),
})
export type OrganizationStore = ReturnType<typeof organizationStoreOf>
