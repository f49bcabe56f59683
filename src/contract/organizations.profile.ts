import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { isoTime, plainName, text } from './primitives.ts'
import { route } from './route.ts'

const profile = z.object({ name: z.string(), slug: z.string(), description: z.string(), updated_at: isoTime })
export type OrganizationProfile = z.infer<typeof profile>

const settings = { access: 'manage_settings', method: 'GET', limit: 'read' } as const

export const organizationProfileRoutes = {
  profile: route({
    ...settings,
    path: '/admin/organization',
    summary: 'How the organization is called and what it says of itself',
    response: z.object({ organization: profile }),
  }),
  changeProfile: route({
    ...settings,
    limit: 'write',
    method: 'PUT',
    path: '/admin/organization',
    audit: { action: 'tenant_updated', resource: 'tenant' },
    summary: 'Change the name and the description of the organization',
    body: z.object({
      name: plainName(longest.organizationName).default(''),
      description: text(longest.description).default(''),
      /** As the caller saw it: refused where somebody changed it since. */
      updated_at: isoTime.optional(),
    }),
    response: z.object({ organization: profile }),
  }),
  exportOrganization: route({
    ...settings,
    path: '/admin/organization/export',
    audit: { action: 'tenant_exported', resource: 'tenant' },
    files: { json: 'application/json; charset=utf-8' },
    summary: 'Everything that the organization has here, as one JSON file without secrets',
    response: z.object({ filename: z.string(), content: z.string() }),
  }),
} as const
