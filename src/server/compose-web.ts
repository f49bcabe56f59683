import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createFetcher, type EgressFetcher } from '../adapters/egress/fetcher.ts'
import { probeSite } from '../adapters/egress/probe-site.ts'
import { createReaderPool } from '../adapters/reader/reader-pool.ts'
import { createBrandSearch, type BrandSearchOptions } from '../adapters/search/brand-search.ts'
import type { VendorMatch } from '../contract/vendors.ts'
import { openGate } from './access/gate.ts'
import { openGoogle } from './access/google-identity.ts'
import { loadKeys, type SecretKeys } from './access/keys.ts'
import { openSignInLimits, type SignInLimits } from './access/sign-in-limits.ts'
import { openParts, type Parts } from './compose.ts'
import { openPayments } from './payments/open-payments.ts'
import { readHosts, root, version, type Node } from './environment.ts'
import { accessHandlers } from './features/auth/access.routes.ts'
import { accountHandlers } from './features/account/account.routes.ts'
import { authHandlers } from './features/auth/auth.routes.ts'
import { analyticsHandlers, reportsHandlers } from './features/analytics/analytics.routes.ts'
import { apiKeysHandlers } from './features/api-keys/api-keys.routes.ts'
import { auditHandlers } from './features/audit/audit.routes.ts'
import { briefingsHandlers } from './features/briefings/briefings.routes.ts'
import { commentsHandlers } from './features/comments/comments.routes.ts'
import { dashboardHandlers } from './features/dashboard/dashboard.routes.ts'
import { decisionsHandlers } from './features/decisions/decisions.routes.ts'
import { documentsHandlers } from './features/documents/documents.routes.ts'
import { healthHandlers } from './features/health/health.routes.ts'
import { readMetrics, selectReadiness } from './features/health/health.services.ts'
import { mailboxHandlers } from './features/mailbox/mailbox.routes.ts'
import { operatorHandlers } from './features/operator/operator.routes.ts'
import { organizationsHandlers } from './features/organizations/organizations.routes.ts'
import { rolesHandlers } from './features/organizations/roles.routes.ts'
import { paymentsHandlers } from './features/payments/payments.routes.ts'
import { plansHandlers } from './features/plans/plans.routes.ts'
import { restrictionsHandlers } from './features/restrictions/restrictions.routes.ts'
import { reviewsHandlers } from './features/reviews/reviews.routes.ts'
import {
  createExportPool,
  createExportThrottle,
  createPdfPool,
  createPdfThrottle,
} from './features/reviews/reviews.services.ts'
import { scansHandlers, startScanHandlers } from './features/scans/scans.routes.ts'
import { usageHandlers } from './features/usage/usage.routes.ts'
import { vendorDecisionsHandlers } from './features/vendor-decisions/vendor-decisions.routes.ts'
import { vendorsHandlers } from './features/vendors/vendors.routes.ts'
import { buildApp } from './http/app.ts'
import type { AllHandlers, Services } from './http/handlers.ts'
import type { Sites } from './http/public-pages.ts'
import { publicAddress, type Settings } from './settings.ts'
import { watchProcess } from './watch-process.ts'

/** One handler for each route of the table. */
export const handlers: AllHandlers = {
  access: accessHandlers,
  account: accountHandlers,
  analytics: analyticsHandlers,
  apiKeys: apiKeysHandlers,
  audit: auditHandlers,
  auth: authHandlers,
  briefings: briefingsHandlers,
  comments: commentsHandlers,
  decisions: decisionsHandlers,
  documents: documentsHandlers,
  health: healthHandlers,
  mailbox: mailboxHandlers,
  operator: operatorHandlers,
  organizations: organizationsHandlers,
  payments: paymentsHandlers,
  plans: plansHandlers,
  reports: { ...dashboardHandlers, ...reportsHandlers },
  restrictions: restrictionsHandlers,
  roles: rolesHandlers,
  scans: { ...scansHandlers, ...reviewsHandlers },
  tenant: usageHandlers,
  vendorDecisions: vendorDecisionsHandlers,
  vendors: { ...vendorsHandlers, ...startScanHandlers },
}

function brandMatches(options: BrandSearchOptions): (query: string) => Promise<VendorMatch[]> {
  const search = createBrandSearch(options)
  return async (query) =>
    (await search(query)).map(({ name, domain, brandId, claimed }) => ({
      name,
      domain,
      brandId,
      claimed,
      logo: null,
      category: null,
      vendor_id: null,
    }))
}

/** Processes that work for handlers, each kind with its own throttle. */
const openProbes = (hosts: Readonly<Record<string, string>>): EgressFetcher =>
  createFetcher({ hosts, userAgent: `Assay/${version} (vendor security reviews)` })

const removeExpiredEvery = 60_000

const keepRemovingExpired = (limits: SignInLimits): NodeJS.Timeout =>
  setInterval(() => void limits.removeExpired(new Date()).catch(() => undefined), removeExpiredEvery)

export interface WebNode extends Node {
  readonly app: FastifyInstance
  readonly address: string
}

const identityAccess = (settings: Settings, keys: SecretKeys) => ({
  gate: settings.accessPassword === null ? null : openGate(settings.accessPassword, keys),
  operatorsNeedTwoFactor: settings.production,
})

const identityServices = (settings: Settings, origins: () => readonly string[]) => ({
  hasMailServer: settings.smtp !== null,
  openMailbox: settings.openMailbox,
  google: settings.google ? openGoogle(settings.google) : null,
  passkeySite: { host: new URL(publicAddress(settings)).hostname, origins },
})

const originsOf = ({ publicUrl }: Settings, port: string): readonly string[] => [
  publicUrl ?? `http://localhost:${port}`,
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
]

const sitesOf = ({ marketingUrl, contactEmail }: Settings, [app = '']: readonly string[]): Sites => ({
  app,
  marketing: marketingUrl,
  contact: contactEmail,
})

/** What a web process opens and closes besides its database. */
function openWorkers() {
  const [readers, pdfs, exports] = [createReaderPool(2), createPdfPool(), createExportPool()]
  const close = (): void => {
    for (const pool of [readers, pdfs, exports]) pool.close()
  }
  return { readers, pdfs, exports, close }
}

/** The installation's figures, for scrapers and for the collector that is set. */
function openFigures({ metricsToken: token }: Settings, { db, telemetry }: Parts) {
  const readFigures = () => readMetrics(db)
  void telemetry?.observe(readFigures).catch(() => undefined)
  return { token, readMetrics: readFigures }
}

/** Looks at the load, and how long they lie apart, in milliseconds. */
const mostLooks = 100
const betweenLooks = 100

/** Starting holds the event loop up: whoever is told the address next is not turned away as from a busy server. */
async function settle(app: FastifyInstance, looksLeft = mostLooks): Promise<void> {
  await delay(betweenLooks)
  if (looksLeft > 0 && app.isUnderPressure()) await settle(app, looksLeft - 1)
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<string> {
  const address = await app.listen({ port, host })
  await settle(app)
  return address
}

/** One web node on an already migrated database. */
export async function startWebNode(settings: Settings, databaseUrl: string): Promise<WebNode> {
  const parts = await openParts(settings, databaseUrl)
  const folder = join(root, 'dist')
  const built = existsSync(join(folder, 'index.html'))
  const { close: closeWorkers, ...workers } = openWorkers()
  const watch = watchProcess(parts.pool, settings.dataDir)
  const signInLimits = openSignInLimits(parts.pool)
  const expiry = keepRemovingExpired(signInLimits)
  const keys = loadKeys(settings.keysFile, settings.dataDir)
  const access = { db: parts.db, keys, signInLimits, now: () => new Date(), ...identityAccess(settings, keys) }
  const hosts = readHosts(settings.labHostsFile)
  const probes = openProbes(hosts)
  let origins: readonly string[] = []
  const services: Services = {
    version,
    readReadiness: () => selectReadiness(parts.db),
    readProcess: watch.read,
    webReady: () => built,
    ...workers,
    pdfThrottle: createPdfThrottle(),
    exportThrottle: createExportThrottle(),
    searchBrands: settings.brandSearch ? brandMatches(settings.brandSearch) : null,
    probeSite: (url) => probeSite(probes, url),
    labHosts: Object.keys(hosts),
    payments: openPayments(settings.payments),
    briefings: settings.briefings,
    backupDays: settings.backupDays,
    ...identityServices(settings, () => origins),
  }
  const app = await buildApp({
    access,
    services,
    handlers,
    live: parts.live,
    webFolder: built ? folder : null,
    allowedOrigins: () => origins,
    metrics: openFigures(settings, parts),
    log: parts.log,
    telemetry: parts.telemetry,
    trustedProxies: settings.trustedProxies,
    requestSeconds: settings.requestSeconds,
    securityContact: settings.securityContact,
    sites: () => sitesOf(settings, origins),
    secure: settings.publicUrl?.startsWith('https://') ?? false,
  })
  const address = await listen(app, settings)
  origins = originsOf(settings, new URL(address).port)
  return {
    app,
    address,
    async stop() {
      clearInterval(expiry)
      watch.stop()
      await app.close()
      closeWorkers()
      await probes.close()
      await parts.close()
    },
  }
}
