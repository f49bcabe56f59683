import { sql, type Kysely } from 'kysely'
import { canonicalAddress } from '../access/email-address.ts'

/**
 * Gives stored addresses the spelling that sign-in looks up, which SQL cannot make. An address that has none, or whose
 * spelling another account has already, stays as it is: nobody signs in by it.
 */
export async function spellAddresses(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('role', 'assay_system', true)`.execute(trx)
    const { rows } = await sql<{
      id: string
      email: string
    }>`select id, email from assay.users where email !~ '^[!-~]+$'`.execute(trx)
    for (const { id, email } of rows) {
      const spelled = canonicalAddress(email)
      if (spelled === null) continue
      await sql`update assay.users set email = ${spelled} where id = ${id} and not exists (
        select 1 from assay.users u where lower(u.email collate "C") = ${spelled})`.execute(trx)
    }
  })
}
