import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createFetcher, type EgressFetcher } from '../adapters/egress/fetcher.ts'
import { probeSite } from '../adapters/egress/probe-site.ts'
import { createReaderPool } from '../adapters/reader/reader-pool.ts'
import { createBrandSearch, type BrandSearchOptions } from '../adapters/search/brand-search.ts'
import type { VendorMatch } from '../contract/vendors.ts'
import { openGate } from './access/gate.ts'
import { openGoogle } from './access/google-identity.ts'
import { loadKeys, type SecretKeys } from './access/keys.ts'
import { openSignInLimits } from './access/sign-in-limits.ts'
import { openParts } from './compose.ts'
import { openPayments } from './payments/open-payments.ts'
import { readHosts, root, version, type Node } from './environment.ts'
import { accessHandlers } from './features/auth/access.routes.ts'
import { accountHandlers } from './features/account/account.routes.ts'
import { authHandlers } from './features/auth/auth.routes.ts'
import { analyticsHandlers, reportsHandlers } from './features/analytics/analytics.routes.ts'
import { apiKeysHandlers } from './features/api-keys/api-keys.routes.ts'
import { auditHandlers } from './features/audit/audit.routes.ts'
import { commentsHandlers } from './features/comments/comments.routes.ts'
import { dashboardHandlers } from './features/dashboard/dashboard.routes.ts'
import { decisionsHandlers } from './features/decisions/decisions.routes.ts'
import { documentsHandlers } from './features/documents/documents.routes.ts'
import { healthHandlers } from './features/health/health.routes.ts'
import { selectReadiness } from './features/health/health.services.ts'
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
import { publicAddress, type Settings } from './settings.ts'

/** One handler for each route of the table. */
export const handlers: AllHandlers = {
  access: accessHandlers,
  account: accountHandlers,
  analytics: analyticsHandlers,
  apiKeys: apiKeysHandlers,
  audit: auditHandlers,
  auth: authHandlers,
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

const openProbes = (hosts: Readonly<Record<string, string>>): EgressFetcher =>
  createFetcher({ hosts, userAgent: `Assay/${version} (vendor security reviews)` })

const removeExpiredEvery = 60_000

export interface WebNode extends Node {
  readonly app: FastifyInstance
  readonly address: string
}

const identityAccess = (settings: Settings, keys: SecretKeys) => ({
  gate: settings.accessPassword === null ? null : openGate(settings.accessPassword, keys),
  operatorsNeedTwoFactor: settings.production,
})

const identityServices = (settings: Settings, origins: () => readonly string[]) => ({
  openMailbox: settings.openMailbox,
  google: settings.google ? openGoogle(settings.google) : null,
  passkeySite: { host: new URL(publicAddress(settings)).hostname, origins },
})

const originsOf = ({ publicUrl }: Settings, port: string): readonly string[] => [
  publicUrl ?? `http://localhost:${port}`,
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
]

/** One web node on an already migrated database. */
export async function startWebNode(settings: Settings, databaseUrl: string): Promise<WebNode> {
  const parts = await openParts(settings, databaseUrl)
  const folder = join(root, 'dist')
  const built = existsSync(join(folder, 'index.html'))
  const [readers, pdfs, exports] = [createReaderPool(2), createPdfPool(), createExportPool()]
  const signInLimits = openSignInLimits(parts.pool)
  const expiry = setInterval(
    () => void signInLimits.removeExpired(new Date()).catch(() => undefined),
    removeExpiredEvery,
  )
  const keys = loadKeys(settings.keysFile, settings.dataDir)
  const access = { db: parts.db, keys, signInLimits, now: () => new Date(), ...identityAccess(settings, keys) }
  const hosts = readHosts(settings.labHostsFile)
  const probes = openProbes(hosts)
  let origins: readonly string[] = []
  const services: Services = {
    version,
    readReadiness: () => selectReadiness(parts.db),
    webReady: () => built,
    readers,
    pdfs,
    pdfThrottle: createPdfThrottle(),
    exports,
    exportThrottle: createExportThrottle(),
    searchBrands: settings.brandSearch ? brandMatches(settings.brandSearch) : null,
    probeSite: (url) => probeSite(probes, url),
    labHosts: Object.keys(hosts),
    payments: openPayments(settings.payments),
    ...identityServices(settings, () => origins),
  }
  const app = await buildApp({
    access,
    services,
    handlers,
    live: parts.live,
    webFolder: built ? folder : null,
    allowedOrigins: () => origins,
    log: parts.log,
    trustedProxies: settings.trustedProxies,
    requestSeconds: settings.requestSeconds,
    securityContact: settings.securityContact,
    secure: settings.publicUrl?.startsWith('https://') ?? false,
  })
  const address = await app.listen({ port: settings.port, host: settings.host })
  origins = originsOf(settings, new URL(address).port)
  return {
    app,
    address,
    async stop() {
      clearInterval(expiry)
      await app.close()
      readers.close()
      pdfs.close()
      exports.close()
      await probes.close()
      await parts.close()
    },
  }
}
