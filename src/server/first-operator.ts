import { sql } from 'kysely'
import { openDatabase } from './db/connect.ts'
import { newId } from './db/ids.ts'
import type { DB } from './db/schema.ts'

/**
 * Makes the first super admin of an installation that has none: an account without a password, which its owner sets through
 * "Forgot password". Answers whether it was made. Throws where the address belongs to somebody else.
 */
export async function makeFirstOperator(ownerUrl: string, email: string): Promise<boolean> {
  const db = openDatabase<DB>(ownerUrl, { max: 1, longRunning: true })
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('role', 'assay_system', true)`.execute(trx)
      const operators = trx.selectFrom('users').where('is_super_admin', '=', true).where('status', '=', 'active')
      if (await operators.select('id').executeTakeFirst()) return false
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('users')
        .values({
          id: newId(),
          tenant_id: null,
          email,
          first_name: 'Operator',
          last_name: '',
          role: 'admin',
          is_super_admin: true,
          password_hash: null,
          email_verified_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows === 0n)
        throw new Error('The address of OPERATOR_EMAIL has an account already: choose another one')
      return true
    })
  } finally {
    await db.destroy()
  }
}
