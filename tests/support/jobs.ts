import { sql, type Kysely } from 'kysely'
import type { DB } from '../../src/server/db/schema.ts'

/** A job that failed for good, with a reason. */
export async function makeFailedJob(owner: Kysely<DB>): Promise<string> {
  const id = crypto.randomUUID()
  await sql`insert into pgboss.job (id, name, data, state, completed_on, output)
    values (${id}::uuid, 'mail', '{}', 'failed', now(), '{"message": "The server did not take it"}')`.execute(owner)
  return id
}
