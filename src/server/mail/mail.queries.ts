import { sql } from 'kysely'
import { z } from 'zod'
import type { SystemTransaction, TenantTransaction } from '../access/transactions.ts'

const waitingRow = z.object({ kind: z.string(), recipient: z.string(), parameters: z.string(), created_at: z.date() })
export type WaitingMail = z.infer<typeof waitingRow>

/** `sealed` is what it is made of, sealed for its row. */
export async function queueMail(
  trx: SystemTransaction | TenantTransaction,
  mail: { readonly id: string; readonly kind: string; readonly recipient: string; readonly sealed: string },
): Promise<void> {
  await sql`select app.queue_mail(${mail.id}::uuid, ${mail.kind}, ${mail.recipient}, ${mail.sealed})`.execute(trx)
}

/** A message that is still to be sent; undefined once it was settled. */
export async function selectWaitingMail(trx: SystemTransaction, id: string): Promise<WaitingMail | undefined> {
  const { rows } = await sql`select * from app.waiting_mail(${id}::uuid)`.execute(trx)
  return rows[0] === undefined ? undefined : waitingRow.parse(rows[0])
}

export async function settleMail(
  trx: SystemTransaction,
  id: string,
  state: 'sent' | 'kept' | 'dropped',
  sealed: string | null,
): Promise<void> {
  await sql`select app.settle_mail(${id}::uuid, ${state}, ${sealed})`.execute(trx)
}

const keptRow = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  message: z.string(),
  created_at: z.date(),
})
export type KeptMail = z.infer<typeof keptRow>

export async function selectKeptMail(trx: SystemTransaction): Promise<readonly KeptMail[]> {
  const { rows } = await sql`select * from app.kept_mail()`.execute(trx)
  return z.array(keptRow).parse(rows)
}

/** Answers the account's first name, and stores the hash of a link for it; null where no account has the address. */
export async function issueReset(
  trx: SystemTransaction,
  address: string,
  hash: string,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{
    first_name: string | null
  }>`select app.issue_reset(${address}, ${hash}, ${now}) as first_name`.execute(trx)
  return rows[0]?.first_name ?? null
}

const issued = z.object({ outcome: z.enum(['issued', 'taken']), first_name: z.string() })

/** Stores the hash of a link that proves an address; undefined where there is nothing to prove. */
export async function issueVerification(
  trx: SystemTransaction,
  of: { readonly pending: string | null; readonly user: string | null },
  hash: string,
  now: Date,
): Promise<z.infer<typeof issued> | undefined> {
  const { rows } =
    await sql`select outcome, first_name from app.issue_verification(${of.pending}::uuid, ${of.user}::uuid, ${hash}, ${now})`.execute(
      trx,
    )
  return rows[0] === undefined ? undefined : issued.parse(rows[0])
}

const invited = z.object({
  tenant_name: z.string(),
  inviter_name: z.string().nullable(),
  role_name: z.string(),
  message: z.string(),
  expires_at: z.date(),
})
export type Invited = z.infer<typeof invited>

/** Stores the hash of an invitation's link; undefined for one that is over. */
export async function issueInvitation(
  trx: SystemTransaction,
  id: string,
  hash: string,
  now: Date,
): Promise<Invited | undefined> {
  const { rows } = await sql`select * from app.issue_invitation(${id}::uuid, ${hash}, ${now})`.execute(trx)
  return rows[0] === undefined ? undefined : invited.parse(rows[0])
}

const welcomed = z.object({ first_name: z.string(), tenant_name: z.string() })

/** Stores the hash of a temporary password; undefined where there is nobody who waits for one. */
export async function issueTemporaryPassword(
  trx: SystemTransaction,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<z.infer<typeof welcomed> | undefined> {
  const { rows } =
    await sql`select * from app.issue_temporary_password(${userId}::uuid, ${passwordHash}, ${now})`.execute(trx)
  return rows[0] === undefined ? undefined : welcomed.parse(rows[0])
}
