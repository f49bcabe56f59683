import { sql } from 'kysely'
import { z } from 'zod'
import type { SystemTransaction } from '../../access/transactions.ts'

const requestRow = z.object({
  id: z.string(),
  kind: z.enum(['contact_sales', 'upgrade']),
  package_id: z.string(),
  package_name: z.string(),
  message: z.string(),
  status: z.enum(['open', 'contacted', 'done', 'declined']),
  requested_by: z.string().nullable(),
  created_at: z.date(),
  answered_at: z.date().nullable(),
  tenant_id: z.string(),
  tenant_name: z.string(),
  requester_email: z.string().nullable(),
})

export async function selectAllRequests(trx: SystemTransaction) {
  const { rows } = await sql`select * from app.plan_requests()`.execute(trx)
  return z.array(requestRow).parse(rows)
}

/** False where there is none. */
export async function answerPlanRequest(trx: SystemTransaction, id: string, status: string, now: Date) {
  const { rows } = await sql<{
    answered: boolean
  }>`select app.answer_plan_request(${id}::uuid, ${status}, ${now}) as answered`.execute(trx)
  return rows[0]?.answered ?? false
}

/** The organization's name; null where there is none. */
export async function resetUsage(trx: SystemTransaction, tenantId: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{
    name: string | null
  }>`select app.reset_usage(${tenantId}::uuid, ${now}) as name`.execute(trx)
  return rows[0]?.name ?? null
}
