import { z } from 'zod'
import type { SmtpSettings } from './mail/smtp.ts'

/** What the environment says about e-mail, the access gate and Google sign-in. */
export const identityShape = {
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_SECURITY: z.enum(['starttls', 'tls', 'none']).default('starttls'),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().default(''),
  MAIL_FROM: z.email().optional(),
  ACCESS_PASSWORD: z.string().min(8).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
}

export interface IdentitySettings {
  /** Null: nothing is sent, and what would have been is kept for the operator (in production: dropped). */
  readonly smtp: SmtpSettings | null
  /** Whether what was not sent may be read without signing in: on a developer's own machine alone. */
  readonly openMailbox: boolean
  /** The password of the private beta; null for no gate. */
  readonly accessPassword: string | null
  /** Google sign-in; null where it is not set up. */
  readonly google: { readonly clientId: string; readonly issuer: string } | null
}

interface Place {
  readonly production: boolean
  /** Whether others than this machine can reach the product. */
  readonly reachable: boolean
  readonly publicHost: string | null
  readonly isPublicLocal: boolean
}

function readSmtp(values: Values, { publicHost }: Place): SmtpSettings | null {
  if (values.SMTP_HOST === undefined) return null
  return {
    host: values.SMTP_HOST,
    port: values.SMTP_PORT,
    security: values.SMTP_SECURITY,
    user: values.SMTP_USER ?? null,
    password: values.SMTP_PASSWORD,
    from: values.MAIL_FROM ?? `no-reply@${publicHost ?? 'localhost'}`,
  }
}

type Values = z.infer<z.ZodObject<typeof identityShape>>

/** Throws where a gate was asked for and nobody could say whether the product is local. */
function readAccessPassword(values: Values, { reachable, publicHost, isPublicLocal }: Place): string | null {
  if (values.ACCESS_PASSWORD === undefined) return null
  if (publicHost === null && reachable)
    throw new Error('ACCESS_PASSWORD needs PUBLIC_URL: whether there is a gate depends on the address that people use')
  return isPublicLocal ? null : values.ACCESS_PASSWORD
}

export function readIdentity(values: Values, place: Place): IdentitySettings {
  const smtp = readSmtp(values, place)
  return {
    smtp,
    openMailbox: smtp === null && !place.production && !place.reachable,
    accessPassword: readAccessPassword(values, place),
    google: values.GOOGLE_CLIENT_ID
      ? { clientId: values.GOOGLE_CLIENT_ID, issuer: values.GOOGLE_ISSUER.replace(/\/$/, '') }
      : null,
  }
}
