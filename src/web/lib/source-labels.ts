import type { DocumentKind, LedgerOutcome, LedgerPurpose } from '../../contract/documents.ts'

export const kindLabels: Readonly<Record<DocumentKind, string>> = {
  home: 'Home page',
  security: 'Security page',
  trust: 'Trust center',
  compliance: 'Compliance page',
  privacy: 'Privacy policy',
  dpa: 'Data processing agreement',
  subprocessors: 'Subprocessor list',
  terms: 'Terms',
  sla: 'Service level agreement',
  pricing: 'Pricing',
  status: 'Status page',
  docs: 'Documentation',
  disclosure: 'Disclosure policy',
  ai: 'AI policy',
  whitepaper: 'Whitepaper',
  signal: 'Signal',
  other: 'Other page',
}

export const outcomeLabels: Readonly<Record<LedgerOutcome, string>> = {
  fetched: 'Read',
  not_modified: 'Unchanged',
  not_found: 'Not found',
  robots: 'Blocked by robots.txt',
  excluded: 'Excluded',
  blocked: 'Access refused',
  login_wall: 'Sign-in required',
  gated: 'On request only',
  js_only: 'Browser required',
  timeout: 'Timed out',
  too_large: 'Too large',
  unreadable: 'Unreadable',
  error: 'Failed',
  over_budget: 'Scan limit reached',
}

export const purposeLabels: Readonly<Record<LedgerPurpose, string>> = {
  page: 'Page',
  robots: 'robots.txt',
  sitemap: 'Sitemap',
  probe: 'Well-known address',
  redirect: 'Redirect',
  file: 'File',
  render: 'Rendered',
  search: 'Search',
}
