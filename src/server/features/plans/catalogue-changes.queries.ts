import { sql } from 'kysely'
import { z } from 'zod'
import type { SystemTransaction } from '../../access/transactions.ts'

/** The terms of a plan that an administrator of the installation sets. */
export interface PlanTerms {
  readonly name: string
  readonly description: string
  readonly monthly_scan_limit: number
  readonly vendor_limit: number | null
  readonly price_onetime: number | null
  readonly price_monthly: number | null
  readonly price_yearly: number | null
  readonly features: readonly string[]
  readonly is_active: boolean
  readonly is_most_popular: boolean
}

async function answerOf<T>(trx: SystemTransaction, call: ReturnType<typeof sql>, answer: z.ZodType<T>): Promise<T> {
  const { rows } = await sql<{ answer: unknown }>`select ${call} as answer`.execute(trx)
  return answer.parse(rows[0]?.answer)
}

/** False where the identifier is taken. */
export const createPlan = async (trx: SystemTransaction, id: string, terms: PlanTerms): Promise<boolean> =>
  (await answerOf(trx, sql`app.create_package(${id}, ${JSON.stringify(terms)}::jsonb)`, z.string())) === 'created'

/** False where there is none. */
export const updatePlan = (trx: SystemTransaction, id: string, terms: PlanTerms): Promise<boolean> =>
  answerOf(trx, sql`app.update_package(${id}, ${JSON.stringify(terms)}::jsonb)`, z.boolean())

/** Whether it is sold after this; null where there is none. */
export const togglePlan = (trx: SystemTransaction, id: string): Promise<boolean | null> =>
  answerOf(trx, sql`app.toggle_package(${id})`, z.boolean().nullable())

const deletion = z.object({
  outcome: z.enum(['missing', 'in_use', 'deleted']),
  used_by: z.array(z.string()),
  users: z.number(),
})

export async function deletePlan(trx: SystemTransaction, id: string) {
  const { rows } = await sql`select * from app.delete_package(${id})`.execute(trx)
  return deletion.parse(rows[0])
}
