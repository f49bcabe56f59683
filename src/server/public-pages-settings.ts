import { z } from 'zod'
import type { meetingForm } from '../contract/briefings.ts'
import { isTimeZone, type WorkingHours } from './working-hours.ts'

/** What the environment says about the public pages. */
export const publicPagesShape = {
  MARKETING_URL: z.url().optional(),
  CONTACT_EMAIL: z.email().optional(),
  BRIEFING_DAYS: z
    .string()
    .regex(/^[1-7](?:,[1-7])*$/, 'give days of the week as 1,2,3,4,5 with Monday as 1')
    .default('1,2,3,4,5'),
  BRIEFING_HOURS: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/, 'give hours as 09:00-17:00')
    .default('09:00-17:00'),
  BRIEFING_TIME_ZONE: z.string().refine(isTimeZone, 'give a time zone such as Europe/Berlin').default('UTC'),
  BRIEFING_PORTAL_ID: z
    .string()
    .regex(/^\d{1,20}$/, 'give digits')
    .optional(),
  BRIEFING_FORM_ID: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'give letters, digits and hyphens')
    .optional(),
  BRIEFING_REGION: z
    .string()
    .regex(/^[a-z]{2}\d$/, 'give a region such as na1 or eu1')
    .default('na1'),
}

/** When briefings start, and the form of a third party that takes the place of ours; null for none. */
export interface BriefingSettings {
  readonly hours: WorkingHours
  readonly form: z.infer<typeof meetingForm> | null
}

export interface PublicPagesSettings {
  /** The host of the public pages, where it is not the application's; null for one host, where they stand below /landing. */
  readonly marketingUrl: string | null
  /** Where visitors write to. */
  readonly contactEmail: string
  readonly briefings: BriefingSettings
}

type Values = z.infer<z.ZodObject<typeof publicPagesShape>>

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

function readBriefings(values: Values): BriefingSettings {
  const [from = '', until = ''] = values.BRIEFING_HOURS.split('-')
  const hours = {
    days: values.BRIEFING_DAYS.split(',').map(Number),
    from: minutesOf(from),
    until: minutesOf(until),
    timeZone: values.BRIEFING_TIME_ZONE,
  }
  if (hours.from >= hours.until) throw new Error('BRIEFING_HOURS must end after they begin')
  const { BRIEFING_PORTAL_ID: portal, BRIEFING_FORM_ID: form, BRIEFING_REGION: region } = values
  if ((portal === undefined) !== (form === undefined))
    throw new Error('BRIEFING_PORTAL_ID and BRIEFING_FORM_ID belong together')
  return {
    hours,
    form: portal === undefined || form === undefined ? null : { portal_id: portal, form_id: form, region },
  }
}

/** Throws where one of the two hosts could not lead to the other. */
export function readPublicPages(values: Values, publicUrl: string | null): PublicPagesSettings {
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname
  const contactEmail = values.CONTACT_EMAIL ?? `contact@${host.replace(/^www\./, '')}`
  const briefings = readBriefings(values)
  if (values.MARKETING_URL === undefined) return { marketingUrl: null, contactEmail, briefings }
  if (publicUrl === null) throw new Error('MARKETING_URL needs PUBLIC_URL: each host leads to the other')
  const [marketing, app] = [new URL(values.MARKETING_URL), new URL(publicUrl)]
  if (marketing.protocol !== app.protocol)
    throw new Error('MARKETING_URL and PUBLIC_URL must both be http or both be https')
  return { marketingUrl: marketing.host === app.host ? null : marketing.origin, contactEmail, briefings }
}
