import { sql, type QueryExecutorProvider } from 'kysely'

/** Whether the queue is installed and a worker has reported lately. Throws when the database does not answer. */
export async function selectReadiness(db: QueryExecutorProvider): Promise<{ queue: boolean; worker: boolean }> {
  const { rows } = await sql<{ queue: boolean; worker: boolean }>`select queue, worker from app.health()`.execute(db)
  return rows[0] ?? { queue: false, worker: false }
}
