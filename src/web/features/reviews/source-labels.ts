import type { DocumentKind, LedgerOutcome, LedgerPurpose } from '../../../contract/documents.ts'

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
  not_found: 'Not there',
  robots: 'Closed to robots',
  blocked: 'Refused',
  login_wall: 'Behind a sign-in',
  gated: 'On request only',
  js_only: 'Needs a browser',
  timeout: 'No answer in time',
  too_large: 'Too large',
  unreadable: 'Unreadable',
  error: 'Failed',
  over_budget: 'Not reached within limits',
}

export const purposeLabels: Readonly<Record<LedgerPurpose, string>> = {
  page: 'Page',
  robots: 'Robots file',
  sitemap: 'Sitemap',
  probe: 'Known place',
  redirect: 'Redirect',
  file: 'File',
  render: 'Rendered',
  search: 'Search',
}
