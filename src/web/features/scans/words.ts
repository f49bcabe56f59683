import type { DocumentKind, LedgerOutcome, LedgerPurpose } from '../../../contract/documents.ts'
import type { Finding } from '../../../contract/findings.ts'
import type { ChipTone } from '../../ui/Chip.tsx'

interface Standing {
  readonly words: string
  readonly tone: ChipTone
}

export const kindWords: Readonly<Record<DocumentKind, string>> = {
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

export const outcomeWords: Readonly<Record<LedgerOutcome, string>> = {
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

export const purposeWords: Readonly<Record<LedgerPurpose, string>> = {
  page: 'Page',
  robots: 'Robots file',
  sitemap: 'Sitemap',
  probe: 'Known place',
  redirect: 'Redirect',
  file: 'File',
  render: 'Rendered',
  search: 'Search',
}

const vouched: Readonly<Record<Exclude<Finding['tier'], 'local' | 'model'>, Standing>> = {
  confirmed: { words: 'Confirmed by an analyst', tone: 'ok' },
  rejected: { words: 'Rejected by an analyst', tone: 'bad' },
  conflict: { words: 'Passages disagree', tone: 'warn' },
  corroborated: { words: 'Stated, and seen by two readers', tone: 'ok' },
}

/** How much an answer may be relied on, in words. */
export function standingWords({ tier, certainty, value }: Finding): Standing {
  if (value === 'not-stated') return { words: 'Not stated in what we read', tone: 'neutral' }
  if (tier === 'local' || tier === 'model') {
    return certainty === 'stated'
      ? { words: 'Stated', tone: 'ok' }
      : { words: 'Likely: read the passage first', tone: 'warn' }
  }
  return vouched[tier]
}

/** The agents in the order of their work. */
export const agentWords: readonly (readonly [string, string])[] = [
  ['company_research', 'Company research'],
  ['security_documentation_hunter', 'Security documentation hunter'],
  ['trust_center_extractor', 'Trust center extractor'],
  ['privacy_data_protection_scraper', 'Privacy data protection scraper'],
  ['advanced_web_scraper', 'Advanced web scraper'],
  ['pricing_analysis', 'Pricing analysis'],
  ['genai_policy_analysis', 'GenAI policy analysis'],
  ['executive_summary_generator', 'Executive summary generator'],
]
