import { z } from 'zod'

/** What the environment says about the public pages. */
export const publicPagesShape = {
  MARKETING_URL: z.url().optional(),
  CONTACT_EMAIL: z.email().optional(),
}

export interface PublicPagesSettings {
  /** The host of the public pages, where it is not the application's; null for one host, where they stand below /landing. */
  readonly marketingUrl: string | null
  /** Where visitors write to. */
  readonly contactEmail: string
}

type Values = z.infer<z.ZodObject<typeof publicPagesShape>>

/** Throws where one of the two hosts could not lead to the other. */
export function readPublicPages(values: Values, publicUrl: string | null): PublicPagesSettings {
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname
  const contactEmail = values.CONTACT_EMAIL ?? `contact@${host.replace(/^www\./, '')}`
  if (values.MARKETING_URL === undefined) return { marketingUrl: null, contactEmail }
  if (publicUrl === null) throw new Error('MARKETING_URL needs PUBLIC_URL: each host leads to the other')
  const [marketing, app] = [new URL(values.MARKETING_URL), new URL(publicUrl)]
  if (marketing.protocol !== app.protocol)
    throw new Error('MARKETING_URL and PUBLIC_URL must both be http or both be https')
  return { marketingUrl: marketing.host === app.host ? null : marketing.origin, contactEmail }
}
