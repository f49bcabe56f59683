import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { count, id, isoTime, plainName, text } from './primitives.ts'
import { route } from './route.ts'

/** A form of a third party for booking, by its own identifiers. */
export const meetingForm = z.object({ portal_id: z.string(), form_id: z.string(), region: z.string() })

const bookingBody = z.object({
  name: plainName(longest.personName).pipe(z.string().min(1, 'Name is required')),
  email: text(longest.email),
  organization: plainName(longest.organizationName).pipe(z.string().min(1, 'Organization is required')),
  /** As the visitor’s browser names it, such as Europe/Berlin. */
  time_zone: text(60),
  starts_at: isoTime,
  /** What people do not see and programs fill in. */
  website: text(longest.website).default(''),
})

const briefing = z.object({
  id,
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  time_zone: z.string(),
  starts_at: isoTime,
  created_at: isoTime,
})

export const briefingsRoutes = {
  slots: route({
    method: 'GET',
    path: '/briefings/slots',
    access: 'public',
    limit: 'read',
    summary: 'When a briefing may start within the next two weeks, and the form of a third party where one is set up',
    response: z.object({ form: meetingForm.nullable(), minutes: count, slots: z.array(isoTime) }),
  }),
  book: route({
    method: 'POST',
    path: '/briefings',
    access: 'public',
    audit: { action: 'briefing_booked', resource: 'briefing' },
    limit: 'sign_in',
    status: 201,
    summary: 'Book a briefing; the invitation goes to the visitor by e-mail, and word of it to the operators',
    body: bookingBody,
    response: z.object({ starts_at: isoTime }),
  }),
  list: route({
    method: 'GET',
    path: '/super-admin/briefings',
    access: 'super_admin',
    limit: 'read',
    summary: 'Briefings that were booked, the next one first',
    response: z.object({ briefings: z.array(briefing) }),
  }),
} as const
