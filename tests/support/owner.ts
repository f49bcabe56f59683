import type { Kysely } from 'kysely'
import { openDatabase } from '../../src/server/db/connect.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { suiteDatabase } from './suite-database.ts'

/** Opens the database as its owner, past the walls: for making and looking at rows in tests. */
export function openOwner(): Kysely<DB> {
  return openDatabase<DB>(suiteDatabase().ownerUrl, { max: 3, longRunning: true })
}
