import type { Kysely } from 'kysely'
import { inject } from 'vitest'
import { openDatabase } from '../../src/server/db/connect.ts'
import type { DB } from '../../src/server/db/schema.ts'

/** Opens the database as its owner, past the walls: for making and looking at rows in tests. */
export function openOwner(): Kysely<DB> {
  return openDatabase<DB>(inject('ownerUrl'), { max: 3, longRunning: true })
}
