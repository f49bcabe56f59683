import { z } from 'zod'
import { documentKind } from '../contract/documents.ts'

/** Where a kind of document is usually found, in the order of how often it was found there. */
export const knownPlaces = z
  .array(z.strictObject({ kind: documentKind, paths: z.array(z.string()), subdomains: z.array(z.string()) }))
  .parse([
    { kind: 'security', paths: ['/security', '/trust/security', '/legal/security'], subdomains: ['security'] },
    { kind: 'trust', paths: ['/trust', '/trust-center'], subdomains: ['trust', 'security'] },
    { kind: 'privacy', paths: ['/privacy', '/privacy-policy', '/legal/privacy'], subdomains: [] },
    { kind: 'dpa', paths: ['/dpa', '/legal/dpa', '/legal/data-processing-addendum'], subdomains: [] },
    {
      kind: 'subprocessors',
      paths: ['/legal/sub-processors', '/legal/subprocessors', '/subprocessors'],
      subdomains: [],
    },
    { kind: 'sla', paths: ['/sla', '/legal/sla'], subdomains: [] },
    { kind: 'pricing', paths: ['/pricing'], subdomains: [] },
    { kind: 'status', paths: [], subdomains: ['status'] },
    { kind: 'disclosure', paths: ['/responsible-disclosure', '/vulnerability-disclosure-policy'], subdomains: [] },
    { kind: 'terms', paths: ['/terms', '/legal/terms', '/terms-of-service'], subdomains: [] },
    { kind: 'ai', paths: ['/ai', '/legal/ai'], subdomains: [] },
    { kind: 'docs', paths: ['/docs'], subdomains: ['docs', 'help', 'support'] },
  ])

/**
 * Hosts where many vendors keep a page of their own. `subdomain`: each vendor has its own name below the host; `path`:
 * the first segment of the path names the vendor.
 */
export const sharedHosts = z
  .array(z.strictObject({ host: z.string(), scope: z.enum(['subdomain', 'path']), kind: documentKind }))
  .parse([
    { host: 'safebase.io', scope: 'subdomain', kind: 'trust' },
    { host: 'safebase.us', scope: 'subdomain', kind: 'trust' },
    { host: 'trust.vanta.com', scope: 'path', kind: 'trust' },
    { host: 'app.vanta.com', scope: 'path', kind: 'trust' },
    { host: 'trust.page', scope: 'subdomain', kind: 'trust' },
    { host: 'trustshare.com', scope: 'subdomain', kind: 'trust' },
    { host: 'drata.com', scope: 'subdomain', kind: 'trust' },
    { host: 'conveyor.com', scope: 'subdomain', kind: 'trust' },
    { host: 'secureframe.com', scope: 'subdomain', kind: 'trust' },
    { host: 'sprinto.com', scope: 'subdomain', kind: 'trust' },
    { host: 'whistic.com', scope: 'subdomain', kind: 'trust' },
    { host: 'trustcenter.security', scope: 'subdomain', kind: 'trust' },
    { host: 'statuspage.io', scope: 'subdomain', kind: 'status' },
    { host: 'instatus.com', scope: 'subdomain', kind: 'status' },
    { host: 'betteruptime.com', scope: 'subdomain', kind: 'status' },
    { host: 'hund.io', scope: 'subdomain', kind: 'status' },
    { host: 'status.io', scope: 'subdomain', kind: 'status' },
    { host: 'incident.io', scope: 'subdomain', kind: 'status' },
    { host: 'hackerone.com', scope: 'path', kind: 'disclosure' },
    { host: 'bugcrowd.com', scope: 'path', kind: 'disclosure' },
    { host: 'app.intigriti.com', scope: 'path', kind: 'disclosure' },
    { host: 'yeswehack.com', scope: 'path', kind: 'disclosure' },
  ])
