import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { newApiKey } from '../../src/server/access/api-keys.ts'
import { newId } from '../../src/server/db/ids.ts'
import type { DB } from '../../src/server/db/schema.ts'

const week = 7 * 86_400_000

/** An invitation that waits, with a link as the worker would have sent it. */
export async function makeInvitation(
  owner: Kysely<DB>,
  tenantId: string,
  more: { email?: string; role?: 'admin' | 'member' | 'viewer'; expiresAt?: Date; sentAt?: Date } = {},
): Promise<{ readonly id: string; readonly email: string; readonly token: string }> {
  const [id, token] = [newId(), randomBytes(32).toString('base64url')]
  const email = more.email ?? `${id}@firm.example`
  await owner
    .insertInto('invitations')
    .values({
      tenant_id: tenantId,
      id,
      email,
      role: more.role ?? 'member',
      token_hash: createHash('sha256').update(token).digest('hex'),
      sent_at: more.sentAt ?? new Date(Date.now() - 3_600_000),
      expires_at: more.expiresAt ?? new Date(Date.now() + week),
    })
    .execute()
  return { id, email, token }
}

export async function makeCustomRole(
  owner: Kysely<DB>,
  tenantId: string,
  permissions: readonly string[] = ['view_reports'],
): Promise<string> {
  const id = newId()
  await owner
    .insertInto('custom_roles')
    .values({ tenant_id: tenantId, id, name: `Role ${id.slice(-12)}`, permissions: [...permissions] })
    .execute()
  return id
}

export async function makeApiKey(
  owner: Kysely<DB>,
  tenantId: string,
  userId: string,
  more: { scopes?: readonly string[]; expiresAt?: Date } = {},
): Promise<{ readonly id: string; readonly key: string }> {
  const id = newId()
  const { key, hash, beginning } = newApiKey()
  await owner
    .insertInto('api_keys')
    .values({
      tenant_id: tenantId,
      id,
      name: 'Key',
      beginning,
      hash,
      scopes: [...(more.scopes ?? ['view_reports'])],
      created_by: userId,
      expires_at: more.expiresAt ?? new Date(Date.now() + week),
    })
    .execute()
  return { id, key }
}

/** An organization that waits to be deleted. Answers the request's identifier. */
export async function makeDeletionRequest(owner: Kysely<DB>, tenantId: string): Promise<string> {
  const id = newId()
  await owner.insertInto('deletion_requests').values({ tenant_id: tenantId, id, created_at: new Date() }).execute()
  return id
}
