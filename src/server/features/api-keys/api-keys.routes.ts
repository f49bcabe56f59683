import type { apiKeysRoutes } from '../../../contract/api-keys.ts'
import { AppError } from '../../../contract/errors.ts'
import { newApiKey } from '../../access/api-keys.ts'
import { newId } from '../../db/ids.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { insertApiKey, revokeApiKey, selectApiKeys } from './api-keys.queries.ts'

const day = 86_400_000
const mostKeys = 50

const statusOf = (row: { revoked_at: Date | null; expires_at: Date }, now: Date): 'revoked' | 'expired' | 'active' =>
  row.revoked_at !== null ? 'revoked' : row.expires_at <= now ? 'expired' : 'active'

export const apiKeysHandlers: FeatureHandlers<typeof apiKeysRoutes> = {
  list: async ({ trx, scope, now }) => ({
    api_keys: (await selectApiKeys(trx, scope)).map((row) => {
      const status = statusOf(row, now)
      return {
        id: row.id,
        name: row.name,
        beginning: row.beginning,
        scopes: row.scopes,
        created_by: row.created_by,
        created_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        last_used_at: row.last_used_at?.toISOString() ?? null,
        status,
        abilities: { revoke: status === 'active' },
      }
    }),
  }),
  create: async ({ trx, scope, session, now, note }, { body }) => {
    const name = body.name.trim()
    if (name === '') throw new AppError('invalid_input', 'Key name is required')
    const scopes = [...new Set(body.scopes)]
    if (scopes.length === 0) throw new AppError('invalid_input', 'Choose at least one permission for the key')
    if (!scopes.every((one) => session.permissions.includes(one)))
      throw new AppError('forbidden', 'A key may do no more than you may.')
    const active = (await selectApiKeys(trx, scope)).filter((row) => statusOf(row, now) === 'active')
    if (active.length >= mostKeys)
      throw new AppError('limit_reached', `An organization may have ${mostKeys} active keys. Revoke one first.`)
    const id = newId(now.getTime())
    const { key, hash, beginning } = newApiKey()
    const expiresAt = new Date(now.getTime() + body.expires_in_days * day)
    const made = { created_by: session.user_id, created_at: now, expires_at: expiresAt }
    await insertApiKey(trx, scope, { id, name, beginning, hash, scopes, ...made })
    note(id, { name, scopes, expires_at: expiresAt.toISOString() })
    return { id, key, expires_at: expiresAt.toISOString() }
  },
  revoke: async ({ trx, scope, now, note }, { params }) => {
    if (!(await revokeApiKey(trx, scope, params.id, now)))
      throw new AppError('not_found', 'There is no such key, or it was revoked before.')
    note(params.id)
    return {}
  },
}
