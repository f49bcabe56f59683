import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { identityShape, readIdentity, type IdentitySettings } from './identity-settings.ts'
import { publicPagesShape, readPublicPages, type PublicPagesSettings } from './public-pages-settings.ts'
import { paymentShape, readPayments, type PaymentSettings } from './payment-settings.ts'
import { readWatch, watchShape, type WatchSettings } from './watch-settings.ts'

/** Nothing that would end the comment of a user agent, or the header. */
const botAddress = /^https?:\/\/[!#-'*-[\]-~]+$/

/** Less than six months is no log; 0 keeps all. */
const months = z.coerce
  .number()
  .int()
  .min(0)
  .max(1200)
  .default(24)
  .refine((kept) => kept === 0 || kept >= 6, 'keep six months at least, or 0 for ever')

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8000),
  HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: z.string().optional(),
  AUDIT_MONTHS: months,
  CRAWL_LOG_MONTHS: months,
  REQUEST_SECONDS: z.coerce.number().int().min(1).max(300).default(30),
  ...watchShape,
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:[!-~]+@[!-~]+|https:\/\/[!-~]+|tel:[-+\d]+)$/, 'give mailto:…, https://… or tel:…')
    .optional(),
  PUBLIC_URL: z.url().optional(),
  ...publicPagesShape,
  BOT_URL: z.url().regex(botAddress, 'give http://… or https://…, without brackets').optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z.string().optional(),
  DATABASE_URL_DIRECT: z.string().optional(),
  DATABASE_URL_TENANT: z.string().optional(),
  MIGRATE_DATABASE_URL: z.string().optional(),
  SECRET_KEYS_FILE: z.string().optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  SEED: z.enum(['sample', 'none']).optional(),
  SAMPLE_PASSWORD: z.string().min(8).optional(),
  OPERATOR_EMAIL: z.email().optional(),
  LAB_HOSTS_FILE: z.string().optional(),
  SEARCH_ENGINE: z.enum(['brave', 'tavily', 'exa', 'searxng']).optional(),
  SEARCH_API_KEY: z.string().default(''),
  SEARCH_URL: z.url().optional(),
  BRAND_SEARCH_KEY: z.string().optional(),
  BRAND_SEARCH_URL: z.url().optional(),
  ...identityShape,
  ...paymentShape,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  NODE_ENV: z.string().optional(),
})

/** What the operator decides. Every setting is in `.env.example` with its default. */
export interface Settings extends IdentitySettings, PublicPagesSettings, WatchSettings {
  readonly port: number
  readonly host: string
  /** Null until the port is known: then the address that is served. */
  readonly publicUrl: string | null
  /** The proxies in front: how many, or their networks; null when callers connect themselves. */
  readonly trustedProxies: number | readonly string[] | null
  /** How long headers and body of a request may take to arrive. */
  /** How long the audit log and the logs of crawls are kept, in months; 0 is for ever. */
  readonly auditMonths: number
  readonly crawlLogMonths: number
  readonly requestSeconds: number
  /** Where a weakness is reported; null for security@ the public host. */
  readonly securityContact: string | null
  /** What the crawler names in its user agent, for those whose pages it reads; null for nothing. */
  readonly botUrl: string | null
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly directUrl: string | null
  /** The login of tenants' transactions, where the start does not make it. */
  readonly tenantUrl: string | null
  readonly migrateUrl: string | null
  readonly keysFile: string | null
  readonly role: 'all' | 'web' | 'worker'
  readonly seed: 'sample' | 'none'
  readonly samplePassword: string
  /** Who becomes the first super admin where there is none; null for nobody. */
  readonly operatorEmail: string | null
  readonly payments: PaymentSettings
  readonly labHostsFile: string | null
  /** A search service that joins the crawl; null for none. */
  readonly search: {
    readonly name: 'brave' | 'tavily' | 'exa' | 'searxng'
    readonly key: string
    readonly url: string | null
  } | null
  /** A brand search in front of the embedded directory; null for none. */
  readonly brandSearch: { readonly key: string; readonly url: string | null } | null
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly production: boolean
}

const knownSamplePassword = 'Assay-sample-1!'

const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host) || host.toLowerCase().endsWith('.localhost')

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const isNetwork = (text: string): boolean => network.safeParse(text).success && !text.endsWith('/0')

/** Never everybody: whoever may name the caller's address passes every limit that counts by it. */
function readTrustedProxies(given: string | undefined): Settings['trustedProxies'] {
  if (given === undefined) return null
  if (/^[1-9]$/.test(given.trim())) return Number(given)
  const networks = given.split(',').map((one) => one.trim())
  if (networks.every(isNetwork)) return networks
  throw new Error(
    `Settings are wrong. TRUST_PROXY: give the number of proxies in front (1 to 9) or their addresses as 10.0.0.0/8,fd00::/8, not ${JSON.stringify(given)}`,
  )
}

/** An address that vendors cannot open tells them nothing. */
function readBotUrl(given: string | undefined, publicUrl: string | undefined): string | null {
  if (given !== undefined) return given
  const isOpen = publicUrl !== undefined && botAddress.test(publicUrl) && !isLoopback(new URL(publicUrl).hostname)
  return isOpen ? publicUrl : null
}

/** Reads the environment. Throws one sentence a wrong setting; an empty value counts as not set. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const words = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Settings are wrong. ${words.join('; ')}`)
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const home = process.getuid?.() === 0 ? '/var/lib/assay' : join(homedir(), '.assay')
  const seed = values.SEED ?? (production ? 'none' : 'sample')
  if (production && seed !== 'none') throw new Error('SEED=sample is refused in production')
  if (production && values.LAB_HOSTS_FILE) throw new Error('LAB_HOSTS_FILE is refused in production')
  if (production && !values.SECRET_KEYS_FILE) throw new Error('SECRET_KEYS_FILE is required in production')
  if (values.ROLE !== 'all' && !values.DATABASE_URL) throw new Error(`ROLE=${values.ROLE} needs DATABASE_URL`)
  const samplePassword = values.SAMPLE_PASSWORD ?? knownSamplePassword
  const trustedProxies = readTrustedProxies(values.TRUST_PROXY)
  const publicHost = values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL).hostname
  const isPublicLocal = publicHost === null || isLoopback(publicHost)
  // A proxy is there to let others in, on whatever address it finds us.
  const reachable = trustedProxies !== null || !isLoopback(values.HOST) || !isPublicLocal
  if (seed === 'sample' && values.ROLE === 'all' && reachable && samplePassword === knownSamplePassword) {
    throw new Error(
      'Others can reach this product, and the password of its sample organization is known to everybody: set SAMPLE_PASSWORD, or SEED=none',
    )
  }
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    trustedProxies,
    auditMonths: values.AUDIT_MONTHS,
    crawlLogMonths: values.CRAWL_LOG_MONTHS,
    requestSeconds: values.REQUEST_SECONDS,
    securityContact: values.SECURITY_CONTACT ?? null,
    botUrl: readBotUrl(values.BOT_URL, values.PUBLIC_URL),
    dataDir: resolve(values.DATA_DIR ?? home),
    databaseUrl: values.DATABASE_URL ?? null,
    directUrl: values.DATABASE_URL_DIRECT ?? null,
    tenantUrl: values.DATABASE_URL_TENANT ?? null,
    migrateUrl: values.MIGRATE_DATABASE_URL ?? null,
    keysFile: values.SECRET_KEYS_FILE ?? null,
    role: values.ROLE,
    seed,
    samplePassword,
    operatorEmail: values.OPERATOR_EMAIL ?? null,
    labHostsFile: values.LAB_HOSTS_FILE ?? null,
    search: values.SEARCH_ENGINE
      ? { name: values.SEARCH_ENGINE, key: values.SEARCH_API_KEY, url: values.SEARCH_URL ?? null }
      : null,
    brandSearch: values.BRAND_SEARCH_KEY
      ? { key: values.BRAND_SEARCH_KEY, url: values.BRAND_SEARCH_URL ?? null }
      : null,
    payments: readPayments(values, { production }),
    ...readWatch(values),
    ...readPublicPages(values, values.PUBLIC_URL ?? null),
    ...readIdentity(values, { production, reachable, publicHost, isPublicLocal }),
    logLevel: values.LOG_LEVEL,
    production,
  }
}

/** Where people open the product, without a slash at its end: what links in messages begin with, whatever a request says. */
export const publicAddress = ({ publicUrl, port }: Settings): string => publicUrl ?? `http://localhost:${port}`
