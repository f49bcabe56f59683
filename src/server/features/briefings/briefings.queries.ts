import { sql } from 'kysely'
import { z } from 'zod'
import type { SystemTransaction } from '../../access/transactions.ts'

const briefingRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  time_zone: z.string(),
  starts_at: z.date(),
  created_at: z.date(),
})

export async function selectBriefings(trx: SystemTransaction) {
  const { rows } = await sql`select * from app.briefings_page()`.execute(trx)
  return z.array(briefingRow).parse(rows)
}
