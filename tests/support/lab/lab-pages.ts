import { gzipSync } from 'node:zlib'
import { makeDocx, makePdf, makeXlsx } from './make-files.ts'

/** A page of the lab: what it answers with, and how much a reviewer would miss it (0: not part of the truth). */
export interface LabPage {
  readonly body: string | Buffer
  readonly type: string
  readonly weight: number
}

export const labHosts = {
  main: 'quillmark.example',
  docs: 'docs.quillmark.example',
  trust: 'trust.quillmark.example',
  status: 'status.quillmark.example',
  legal: 'quillmark.test',
  files: 'quillmark-files.cdn-host.example',
} as const

const main = `https://${labHosts.main}`
const docs = `https://${labHosts.docs}`

const link = (href: string, anchor: string): string => `<a href="${href}">${anchor}</a>`
const sentence = (topic: string, index: number): string =>
  `On ${topic}, point ${index}: Quillmark writes down what it does, who does it and when it was last looked at.`

/** A body of plausible length about one topic, with navigation, footer and consent banner around it. */
function page(title: string, links: readonly string[] = [], sentences = 14): string {
  const text = Array.from({ length: sentences }, (_, index) => `<p>${sentence(title, index + 1)}</p>`).join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Quillmark</title></head><body>
<header><nav><ul>${['/product', '/plans', '/library', '/blog', '/careers', '/customers', '/platform-security']
    .map((path) => `<li>${link(main + path, path === '/platform-security' ? 'Security' : path.slice(1))}</li>`)
    .join(
      '',
    )}<li>${link(`${docs}/`, 'Documentation')}</li><li>${link(`https://${labHosts.legal}/`, 'Quillmark contracts')}</li></ul></nav></header>
<main><h1>${title}</h1>${text}<p>${links.join(' ')}</p></main>
<footer>${link(`${main}/legal/privacy-notice`, 'Privacy')} ${link(`${main}/legal/terms`, 'Terms')} ${link(`${main}/legal`, 'Legal')}</footer>
<div id="cookie-banner" class="cookie-banner" role="dialog"><p>We use cookies.</p><button>Accept</button></div></body></html>`
}

const html = (weight: number, title: string, links: readonly string[] = []): LabPage => ({
  body: page(title, links),
  type: 'text/html; charset=utf-8',
  weight,
})

const text = (body: string, type = 'text/plain', weight = 0): LabPage => ({ body, type, weight })

const adminGuides: readonly (readonly [string, string, number])[] = [
  ['sso', 'Single sign-on', 4],
  ['scim', 'SCIM provisioning', 3],
  ['mfa', 'Two-factor authentication', 3],
  ['audit-log', 'Audit log', 4],
  ['roles', 'Roles and permissions', 2],
  ['ip-allowlist', 'IP allowlist', 2],
  ['sessions', 'Session length', 2],
  ['export', 'Data export', 3],
  ['retention', 'Retention settings', 3],
  ['encryption-keys', 'Encryption keys', 3],
  ['data-residency', 'Data residency', 3],
]

function docsPages(): Record<string, LabPage> {
  const guides = Array.from({ length: 40 }, (_, index) => `guide-${index + 1}`)
  const pages: Record<string, LabPage> = {}
  pages['/'] = html(0, 'Documentation', [
    ...guides.map((guide) => link(`/editor/${guide}`, `Editor: ${guide}`)),
    link('/admin', 'Administration'),
    link('/api/tokens', 'API tokens'),
  ])
  pages['/admin'] = html(
    1,
    'Administration',
    adminGuides.map(([path, title]) => link(`/admin/${path}`, title)),
  )
  for (const [path, title, weight] of adminGuides) pages[`/admin/${path}`] = html(weight, title)
  pages['/api/tokens'] = html(1, 'API tokens')
  for (const guide of guides) pages[`/editor/${guide}`] = html(0, `Editing ${guide}`)
  return pages
}

const advisories = Array.from({ length: 60 }, (_, index) => `/security/advisories/${index + 1}`)

function securityPages(): Record<string, LabPage> {
  const duplicatePage = `<!doctype html><html><head><title>Security centre</title><link rel="alternate" type="text/markdown" href="/app/security-centre.md"></head><body><div id="root"></div><script src="/app.js"></script></body></html>`
  const deep = `${'<div>'.repeat(60_000)}${page('Security architecture')}${'</div>'.repeat(60_000)}`
  const latin = page('Datenschutz und Sicherheit: für Prüfer').replace(
    '<meta charset="utf-8">',
    '<meta charset="iso-8859-1">',
  )
  return {
    '/platform-security': html(5, 'Platform security', [
      link('/security/incident-response', 'How we respond to incidents'),
      link('/security/business-continuity', 'Business continuity'),
      link('/security/backups', 'Backups'),
      link('/security/architecture', 'Security architecture'),
      link('/app/security-centre', 'Security centre'),
      link(`https://${labHosts.trust}/`, 'Trust centre'),
      link(`https://${labHosts.files}/2026/whitepaper.pdf`, 'Security white paper'),
      link('/files/caiq.xlsx', 'CAIQ'),
      link('/files/continuity-plan.docx', 'Continuity plan'),
      link('/security/audit-report', 'Security audit report'),
      link('/security/loop-a', 'Security loop'),
      link('/next/1', 'Next'),
      link('/security/uptime-report', 'Security uptime report'),
      link('/security/hang', 'Security that hangs'),
      link('/live/events', 'Live events'),
      link('/security/bomb', 'Security bomb'),
      link('/everything', 'Everything on one page'),
      link('/redirect?to=http://127.0.0.1/security', 'Security elsewhere'),
      link('http://10.0.0.1/security', 'Internal security'),
      link('https://evil.example/security', 'Security of others'),
      link(`https://${labHosts.main}.evil.example/security`, 'Security mirror'),
      link('/internal/security/runbook', 'Security runbook'),
      link('/platform-security?utm_source=page&sessionid=9f8e7d6c', 'Security overview'),
      link('/fr/security', 'Sécurité'),
      link('/files/locked.pdf', 'Security audit letter'),
      link('/files/cut.pdf', 'Security test summary'),
      ...advisories.map((path) => link(path, `Security advisory ${path.split('/').at(-1)}`)),
    ]),
    '/security/incident-response': html(3, 'Incident response', [
      link('/security/penetration-tests', 'Penetration tests'),
    ]),
    '/security/penetration-tests': html(3, 'Penetration tests'),
    '/security/business-continuity': html(3, 'Business continuity'),
    '/security/backups': { ...html(2, 'Backups'), type: 'application/octet-stream' },
    '/security/architecture': { body: deep, type: 'text/html; charset=utf-8', weight: 2 },
    '/security/dpo': { body: Buffer.from(latin, 'latin1'), type: 'text/html', weight: 2 },
    '/app/security-centre': text(duplicatePage, 'text/html'),
    '/app/security-centre.md': text(
      `# Security centre\n\n${sentence('the security centre', 1)}\n\n- ${sentence('keys', 2)}\n`,
      'text/markdown',
      3,
    ),
    '/security/faq.md': text(
      `# Security questions\n\n${sentence('questions', 1)}\n\n${sentence('answers', 2)}\n`,
      'text/markdown',
      3,
    ),
    '/security/audit-report': text(
      '<html><title>Portal</title><form><input type="password"><button>Sign in</button></form></html>',
      'text/html',
    ),
    '/fr/security': html(0, 'Sécurité de la plateforme'),
    ...Object.fromEntries(advisories.map((path) => [path, html(0, `Advisory ${path}`)])),
  }
}

function filePages(): Record<string, LabPage> {
  const lines = Array.from(
    { length: 30 },
    (_, index) => [sentence('continuity', index), 50, 780 - index * 22, 10] as const,
  )
  const pdf = makePdf([lines, lines.map(([words, x, y, size]) => [`${words} Again.`, x, y, size] as const)])
  return {
    '/files/caiq.xlsx': {
      body: makeXlsx('CAIQ', [
        ['Question', 'Answer'],
        ['Is customer data encrypted at rest?', 'Yes'],
        ['Are keys rotated?', 'Yes, every year'],
      ]),
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      weight: 3,
    },
    '/files/continuity-plan.docx': {
      body: makeDocx(
        'Continuity plan',
        [sentence('continuity', 1), sentence('recovery', 2)],
        [
          ['Step', 'Owner'],
          ['Fail over', 'On-call'],
        ],
      ),
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      weight: 3,
    },
    '/files/locked.pdf': { body: makePdf([lines], { encrypt: true }), type: 'application/pdf', weight: 0 },
    '/files/cut.pdf': { body: pdf.subarray(0, 300), type: 'application/pdf', weight: 0 },
  }
}

function noisePages(): Record<string, LabPage> {
  const posts = Array.from({ length: 25 }, (_, index) => `/blog/post-${'abcdefghijklmnopqrstuvwxyz'.charAt(index)}`)
  const tags = ['security', 'privacy', 'compliance', 'gdpr', 'soc2', 'trust']
  const pages: Record<string, LabPage> = {
    '/blog': html(
      0,
      'Blog',
      posts.map((path) => link(path, `Security news ${path}`)),
    ),
    '/library': html(0, 'Library', [
      ...tags.flatMap((tag) =>
        [1, 2, 3].map((number) => link(`/library?tag=${tag}&page=${number}`, `Library: ${tag}`)),
      ),
      link('/calendar/2026/01/', 'Security events'),
    ]),
    '/careers': html(0, 'Careers'),
    '/customers': html(
      0,
      'Customers',
      ['/customers/ferry', '/customers/dairy', '/customers/rail'].map((path) => link(path, 'Story')),
    ),
    '/product': html(0, 'Product', [link('/ai-principles', 'How we use AI'), link('/product/editor', 'Editor')]),
    '/product/editor': html(0, 'The editor'),
    '/customers/ferry': html(0, 'Ferry'),
    '/customers/dairy': html(0, 'Dairy'),
    '/customers/rail': html(0, 'Rail'),
  }
  for (const path of posts) pages[path] = html(0, `Post ${path}`)
  return pages
}

function legalPages(): Record<string, LabPage> {
  return {
    '/legal': html(0, 'Legal', [
      link('/legal/dpa', 'Data processing agreement'),
      link('/legal/subprocessors', 'Subprocessors'),
      link('/legal/terms', 'Terms of service'),
      link('/legal/subprocessors?utm_campaign=x', 'Subprocessors'),
    ]),
    '/legal/dpa': html(5, 'Data processing agreement'),
    '/legal/subprocessors': html(5, 'Subprocessors'),
    '/legal/terms': html(2, 'Terms of service'),
    '/legal/privacy-notice': html(3, 'Privacy notice', [link('/privacy/data-retention', 'How long we keep data')]),
    '/privacy/data-retention': html(3, 'Data retention'),
    '/legal/service-levels': html(4, 'Service level agreement'),
    '/plans': html(4, 'Plans and pricing'),
    '/ai-principles': html(4, 'AI principles'),
    '/compliance': html(5, 'Compliance', [
      link('/compliance/hipaa', 'HIPAA'),
      link('/security/dpo', 'Data protection officer'),
    ]),
    '/compliance/hipaa': html(2, 'HIPAA'),
    '/responsible-disclosure': html(3, 'Responsible disclosure'),
  }
}

const sitemapOf = (urls: readonly string[]): string =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`

function plainFiles(): Record<string, LabPage> {
  const index = `<?xml version="1.0"?><sitemapindex>${['/sitemap-legal.xml.gz', '/sitemap-shop.xml'].map((path) => `<sitemap><loc>${main}${path}</loc></sitemap>`).join('')}</sitemapindex>`
  const junk = Array.from({ length: 5000 }, (_, number) => `${main}/shop/item-${number}`)
  const legal = gzipSync(sitemapOf([`${main}/legal/service-levels`, `${main}/compliance`]))
  return {
    '/robots.txt': text(`User-agent: *\nDisallow: /internal/\nSitemap: ${main}/sitemap_index.xml\n`),
    '/sitemap_index.xml': text(index, 'application/xml'),
    '/sitemap-legal.xml.gz': { body: legal, type: 'application/gzip', weight: 0 },
    '/sitemap-shop.xml': text(sitemapOf(junk), 'application/xml'),
    '/llms.txt': text(`# Quillmark\n\n- [Security questions](${main}/security/faq.md)\n- [Product](${main}/product)\n`),
    '/.well-known/security.txt': text(
      `Contact: mailto:security@quillmark.example\nExpires: 2027-01-01T00:00:00Z\nPolicy: ${main}/responsible-disclosure\n`,
      'text/plain',
      1,
    ),
  }
}

/** Every page of the lab by host and path; the traps that need behaviour are the server's. */
export function labPages(): ReadonlyMap<string, LabPage> {
  const lines = Array.from(
    { length: 30 },
    (_, index) => [sentence('encryption', index), 50, 780 - index * 22, 10] as const,
  )
  const hosts: Record<string, Record<string, LabPage>> = {
    [labHosts.main]: {
      '/': html(0, 'Quillmark', [link('/product', 'Product'), link('/platform-security', 'Security')]),
      ...securityPages(),
      ...legalPages(),
      ...filePages(),
      ...noisePages(),
      ...plainFiles(),
    },
    [labHosts.docs]: docsPages(),
    [labHosts.trust]: {
      '/': html(4, 'Trust centre', [link('/soc2', 'SOC 2 report'), link('/faq', 'Questions')]),
      '/soc2': text(
        `<html><title>SOC 2</title><main><h1>SOC 2 Type II</h1><p>The report is available on request under NDA. ${sentence('the report', 1)}</p><button>Request access</button></main></html>`,
        'text/html',
        2,
      ),
      '/faq': html(3, 'Security questions'),
      '/robots.txt': text('User-agent: *\nCrawl-delay: 1\n'),
    },
    [labHosts.status]: { '/': html(1, 'System status') },
    [labHosts.legal]: {
      '/': html(0, 'Contracts', [link('/msa', 'Master subscription agreement')]),
      '/msa': html(2, 'Master subscription agreement'),
    },
    [labHosts.files]: { '/2026/whitepaper.pdf': { body: makePdf([lines]), type: 'application/pdf', weight: 4 } },
  }
  const pages = new Map<string, LabPage>()
  for (const [host, each] of Object.entries(hosts)) {
    for (const [path, content] of Object.entries(each)) pages.set(`https://${host}${path}`, content)
  }
  return pages
}
