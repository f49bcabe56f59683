import { sql } from 'kysely'
import type { Database } from '../../access/scope.ts'

/** Whether the queue is installed and a worker has reported lately. Throws when the database does not answer. */
export async function selectReadiness(db: Database): Promise<{ queue: boolean; worker: boolean } | undefined> {
  const { rows } = await sql<{ queue: boolean; worker: boolean }>`select queue, worker from app.health()`.execute(db)
  return rows[0]
}
