import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../src/server/db/schema.ts'
import type { TestUser } from './factories.ts'

/** A link as the worker would have sent it. Answers what stands in it. */
export async function makeLinkToken(owner: Kysely<DB>, user: TestUser, purpose: 'verify' | 'reset'): Promise<string> {
  const token = crypto.randomUUID()
  const hash = createHash('sha256').update(token).digest('hex')
  const expires = new Date(Date.now() + 3_600_000)
  await owner
    .insertInto('email_tokens')
    .values({ hash, purpose, user_id: user.id, email: user.email, expires_at: expires })
    .execute()
  return token
}
