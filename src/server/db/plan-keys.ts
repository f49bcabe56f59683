import { sql, type Kysely } from 'kysely'

/** By what plans are compared, and reviews keep what each lifts. SQL cannot make it: its letters depend on the locale. */
export const planKeyOf = (plan: string): string => plan.trim().toLowerCase()

/** Gives plans that an earlier version saved the key that SQL could not. */
export async function keyPlans(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('role', 'assay_system', true)`.execute(trx)
    const { rows } = await sql<{
      plan: string
    }>`select distinct our_plan as plan from assay.vendors where our_plan is not null and our_plan_key is null`.execute(
      trx,
    )
    for (const { plan } of rows)
      await sql`update assay.vendors set our_plan_key = ${planKeyOf(plan)}
        where our_plan = ${plan} and our_plan_key is null`.execute(trx)
  })
}
