import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { apiKeyScopes } from './permissions.ts'
import { id, isoTime, text } from './primitives.ts'
import { route } from './route.ts'

const apiKey = z.object({
  id,
  name: z.string(),
  /** How the key begins. */
  beginning: z.string(),
  scopes: z.array(z.string()),
  created_by: z.string(),
  created_at: isoTime,
  expires_at: isoTime,
  last_used_at: isoTime.nullable(),
  status: z.enum(['active', 'expired', 'revoked']),
  abilities: z.object({ revoke: z.boolean() }),
})
export type ApiKey = z.infer<typeof apiKey>

export const apiKeysRoutes = {
  list: route({
    access: 'manage_settings',
    limit: 'read',
    method: 'GET',
    path: '/admin/api-keys',
    summary: 'The organization’s API keys, newest first; never a key itself',
    response: z.object({ api_keys: z.array(apiKey) }),
  }),
  create: route({
    access: 'manage_settings',
    limit: 'write',
    method: 'POST',
    path: '/admin/api-keys',
    audit: { action: 'api_key_created', resource: 'api_key' },
    status: 201,
    summary: 'Make an API key, shown this once; it does what its scopes say and its maker may do',
    body: z.object({
      name: text(longest.apiKeyName),
      scopes: z.array(z.enum(apiKeyScopes)).max(apiKeyScopes.length),
      expires_in_days: z.int().min(1).max(366).default(90),
    }),
    response: z.object({ id, key: z.string(), expires_at: isoTime }),
  }),
  revoke: route({
    access: 'manage_settings',
    limit: 'write',
    method: 'DELETE',
    path: '/admin/api-keys/{id}',
    audit: { action: 'api_key_revoked', resource: 'api_key' },
    summary: 'Revoke an API key at once',
    params: z.object({ id }),
    response: z.object({}),
  }),
} as const
