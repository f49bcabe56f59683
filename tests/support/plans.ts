import type { Kysely } from 'kysely'
import type { DB } from '../../src/server/db/schema.ts'

/** A plan of the catalogue that nobody has and that is not offered. Answers its identifier. */
export async function makePlan(owner: Kysely<DB>): Promise<string> {
  const id = `plan_${crypto.randomUUID().replaceAll('-', '_')}`
  await owner
    .insertInto('packages')
    .values({
      id,
      name: id,
      description: 'Ours',
      monthly_scan_limit: 7,
      price_monthly_cents: 70_000,
      position: 99,
      is_offered: false,
    })
    .execute()
  return id
}
