import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { count, id, isoTime, text } from './primitives.ts'
import { permissions } from './permissions.ts'
import { route } from './route.ts'

const permission = z.object({
  id: z.enum(permissions),
  name: z.string(),
  description: z.string(),
  category: z.string(),
})

const role = z.object({
  /** A role of every organization is called by its name, one of its own by an identifier. */
  id: z.string(),
  name: z.string(),
  description: z.string(),
  user_count: count,
  is_default: z.boolean(),
  is_system: z.boolean(),
  can_be_deleted: z.boolean(),
  /** Null for a role that every organization has. */
  created_at: isoTime.nullable(),
  permissions: z.array(permission.extend({ is_granted: z.boolean() })),
  abilities: z.object({ edit: z.boolean(), delete: z.boolean(), assign: z.boolean() }),
})
export type OrganizationRole = z.infer<typeof role>

const roleForm = z.object({
  name: text(longest.roleName),
  description: text(longest.roleDescription).default(''),
  permissions: z.array(z.enum(permissions)).max(permissions.length),
})
export type RoleForm = z.infer<typeof roleForm>

const roleEvent = z.object({
  id,
  action: z.string(),
  resource_id: z.string().nullable(),
  user_email: z.string().nullable(),
  timestamp: isoTime,
  details: z.record(z.string(), z.unknown()),
})

const manage = { access: 'manage_roles', limit: 'write' } as const
const one = z.object({ id: text(64) })

export const rolesRoutes = {
  list: route({
    access: 'manage_roles',
    limit: 'read',
    method: 'GET',
    path: '/admin/roles',
    summary: 'The organization’s roles with every permission, granted or not, and the categories of the matrix',
    response: z.object({
      roles: z.array(role),
      categories: z.array(z.object({ id: z.string(), name: z.string(), permissions: z.array(permission) })),
    }),
  }),
  create: route({
    ...manage,
    method: 'POST',
    path: '/admin/roles',
    audit: { action: 'role_created', resource: 'role' },
    status: 201,
    summary: 'Make a role of the organization’s own; nobody grants what they do not have',
    body: roleForm,
    response: z.object({ id }),
  }),
  update: route({
    ...manage,
    method: 'PUT',
    path: '/admin/roles/{id}',
    audit: { action: 'role_updated', resource: 'role' },
    summary: 'Change a role of the organization’s own; whoever has it may do what it says from the next request on',
    params: one,
    body: roleForm,
    response: z.object({}),
  }),
  remove: route({
    ...manage,
    method: 'DELETE',
    path: '/admin/roles/{id}',
    audit: { action: 'role_deleted', resource: 'role' },
    summary: 'Delete a role that nobody has: one of the organization’s own, or viewer',
    params: one,
    response: z.object({}),
  }),
  assign: route({
    ...manage,
    method: 'POST',
    path: '/admin/roles/{id}/assign',
    audit: { action: 'roles_assigned', resource: 'role' },
    summary: 'Give a role to several members at once: to all of them or to none',
    params: one,
    body: z.object({ user_ids: z.array(id).min(1).max(200) }),
    response: z.object({ assigned: count }),
  }),
  audit: route({
    access: 'manage_roles',
    limit: 'read',
    method: 'GET',
    path: '/admin/roles/audit',
    summary: 'What was done to roles and to who has them, newest first',
    response: z.object({ logs: z.array(roleEvent) }),
  }),
} as const
