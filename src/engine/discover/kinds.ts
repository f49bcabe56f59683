import type { DocumentKind } from '../../contract/documents.ts'

interface KindRule {
  readonly kind: DocumentKind
  /** Worth of the first document of the kind, 0–100. */
  readonly worth: number
  /** Host and path, lower case. */
  readonly place: RegExp
  /** Anchor text or title. */
  readonly words: RegExp
}

/** The more telling rule stands first. */
const rules: readonly KindRule[] = [
  { kind: 'subprocessors', worth: 90, place: /sub-?_?processors?/, words: /\bsub-?\s?processors?\b/i },
  {
    kind: 'dpa',
    worth: 90,
    place: /[/_.-]dpa(?:[/_.-]|$)|data-?_?processing|processing-(?:addendum|agreement)|[/-]baa(?:[/.-]|$)/,
    words: /\bDPA\b|\bdata processing (?:agreement|addendum|terms)|\bbusiness associate agreement/i,
  },
  {
    kind: 'disclosure',
    worth: 75,
    place:
      /responsible-disclosure|vulnerability-(?:disclosure|report)|bug-?bounty|security\.txt|report-a-vulnerability/,
    words:
      /responsible disclosure|vulnerability (?:disclosure|report)|bug bounty|report a (?:vulnerability|security issue)/i,
  },
  {
    kind: 'ai',
    worth: 80,
    place: /[/.-](?:ai|genai|gen-ai|llm)(?:[/.-]|$)|machine-learning|artificial-intelligence|assistant/,
    words: /\bAI\b|artificial intelligence|machine learning|\bLLM\b/,
  },
  {
    kind: 'sla',
    worth: 80,
    place: /[/_-]sla(?:[/_.-]|$)|service-?_?level|uptime|availability/,
    words: /\bSLA\b|service level|uptime (?:commitment|guarantee)/i,
  },
  {
    kind: 'status',
    worth: 45,
    place: /^(?:[\w-]*status)\.|\/(?:system-)?status\/?$/,
    words: /\b(?:system|service) status\b|^status$|status page/i,
  },
  {
    kind: 'whitepaper',
    worth: 78,
    place: /white-?_?paper|security-overview|security-practices.{0,200}\.pdf/,
    words: /white ?paper|security overview/i,
  },
  {
    kind: 'trust',
    worth: 95,
    place: /^trust\.|\/trust(?:[/_-]|$)|trust-?_?cent(?:er|re)/,
    words: /\btrust (?:cent(?:er|re)|portal)\b|^trust(?: (?:&|and) (?:security|safety|compliance))?$/i,
  },
  {
    kind: 'compliance',
    worth: 86,
    place: /compliance|certifi|soc-?_?[123](?:[/_.-]|$)|iso-?_?27|hipaa|gdpr|fedramp|[/-]pci|attestation|\/ccpa/,
    words:
      /\bCAIQ\b|questionnaire|\bcomplian(?:ce|t)\b|certificat|\bSOC ?2\b|\bISO ?27\d{3}|\bHIPAA\b|\bGDPR\b|\bFedRAMP\b|\bPCI\b/i,
  },
  {
    kind: 'security',
    worth: 94,
    place: /^security\.|security|encryption|infosec|penetration-test|incident-response/,
    words: /\bsecurity\b|\bencryption\b|data protection|penetration test|incident response/i,
  },
  {
    kind: 'privacy',
    worth: 85,
    place: /privacy|data-?protection|data-?retention/,
    words: /\bprivacy\b|data retention/i,
  },
  {
    kind: 'pricing',
    worth: 82,
    place: /pricing|\/plans?(?:[/_.-]|$)|editions|compare-plans|\/enterprise\/?$/,
    words: /\bpricing\b|\bplans\b|compare plans|^enterprise$/i,
  },
  {
    kind: 'terms',
    worth: 60,
    place: /terms|\/tos(?:[/.-]|$)|\/msa(?:[/.-]|$)|eula|subscription-agreement|master-|acceptable-use|\/legal\/?$/,
    words: /\bterms\b|subscription agreement|acceptable use|^legal$/i,
  },
]

const topics =
  /sso|single-sign|saml|oidc|scim|provision|mfa|2fa|two-factor|multi-factor|passkey|audit|roles?(?:[/_.-]|$)|permission|rbac|access-control|retention|deletion|delete-|encrypt|backup|restore|disaster|continuity|ip-(?:allow|restrict|access)|allow-?list|session|token|api-key|export|residency|data-location|region|hosting|infrastructure|logging|siem|key-management|byok|private-link|subprocess|people|background|training|vulnerab|patch|penetration|incident|architecture|admin/
const topicWords =
  /\b(?:SSO|single sign-on|SAML|SCIM|MFA|2FA|two-factor|multi-factor|audit logs?|roles?|permissions?|retention|encryption|backups?|IP (?:allow|restriction)|sessions?|API (?:tokens|keys)|export|residency|provisioning|disaster recovery|business continuity|incident|administration|admins?)\b/i
const docsPlace =
  /^(?:docs?|help|support|developers?|kb|learn|knowledge|university|academy|guides?)\.|\/(?:docs?|help|support|guides?|kb|knowledge|manual|admin|articles|hc)(?:[/_.-]|$)/

const noise =
  /\/(?:blog|news(?:room)?|press|careers?|jobs|events?|webinars?|customers?|case-stud\w*|stories|podcasts?|changelog|release-notes|releases|authors?|tags?|categor\w+|community|forum|templates?|integrations?|marketplace|apps|partners?|resources|library|demo|contact|downloads?|calendar|shop|search|gallery|media|compare|vs|alternatives|glossary|investors?|brand)(?:[/_.-]|$)/
const closed =
  /\/(?:log-?_?in|sign-?_?in|sign-?_?up|register|log-?_?out|auth|oauth2?|cart|checkout|account|password|unsubscribe|wp-admin|cdn-cgi|api\/)(?:[/_.?-]|$)/
const foreign =
  /\/(?:de|fr|es|it|ja|jp|ko|pt|pt-br|zh|zh-\w+|nl|sv|da|no|fi|pl|ru|tr|cs|ar|he|id|th|vi|uk|hu|ro|el)(?:-[a-z]{2})?\//

/** Pages that lead to many kinds: read early, whatever they say themselves. */
const hubs = /\/(?:legal|policies|agreements|contracts)\/?$/
const overviews = /\/(?:product|products|platform|features|overview|solutions|enterprise|company|about(?:-us)?)\/?$/

export interface Guess {
  readonly kind: DocumentKind
  /** 0–100; below 20 is not worth a known path. Null: never to be read. */
  readonly score: number | null
}

function placeOf(url: URL): string {
  return (url.hostname.replace(/^www\./, '') + decodePath(url.pathname)).toLowerCase()
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What a link promises, from its address and its words alone. */
export function guessKind(address: string, words: string): Guess {
  const url = new URL(address)
  const place = placeOf(url)
  const isGuide = docsPlace.test(place) && url.pathname.split('/').length > 2
  if (closed.test(place) && !isGuide) return { kind: 'other', score: null }
  if (url.pathname === '/' && !/^(?:status|trust|security|docs|help|support)\./.test(place))
    return { kind: 'other', score: 12 }
  const byPlace = rules.find((rule) => rule.place.test(place))
  const shortWords = words.length <= 80 ? words : ''
  const byWords = rules.find((rule) => rule.words.test(shortWords))
  const rule = byPlace ?? byWords
  const isDocs = docsPlace.test(place)
  const hasTopic = topics.test(place) || topicWords.test(shortWords)
  let kind: DocumentKind = rule?.kind ?? 'other'
  let score = rule === undefined ? 10 : rule.worth - (byPlace === undefined ? 12 : 0)
  if (isDocs && (kind === 'other' || kind === 'security' || kind === 'terms' || kind === 'privacy')) {
    kind = 'docs'
    const isRoot = url.pathname === '/'
    score = isRoot ? 80 : hasTopic || rule !== undefined ? 72 : 24
  } else if (hasTopic) {
    score = rule === undefined ? 55 : score + 5
  }
  if (hubs.test(place) || /^legal$/i.test(shortWords)) score = 88
  else if (rule === undefined && overviews.test(place)) score = 68
  if (/portal/.test(place) && !place.includes('trust')) score *= 0.5
  if (noise.test(place)) score = byPlace === undefined ? 3 : score / 6
  if (foreign.test(place)) score *= 0.15
  if (isFileAddress(address)) score += 25
  if (/\/(?:\d+|[\da-f]{8,})\/?$/.test(url.pathname)) score -= 30
  const depth = url.pathname.split('/').length - 2
  score -= Math.max(0, depth - 2) * 4 + (url.search === '' ? 0 : 15)
  return { kind, score: Math.max(1, Math.min(100, score)) }
}

/** What stands below a trust centre. */
const belowTrust = /(?:^trust\.[^/]+|\/trust(?:-?_?cent(?:er|re))?)\/(.+)/s
const disclosure = /^disclosure(?:[/_.-]|$)/

/** The kind of a page that was read, by its address: '/trust/privacy' is the privacy page of the trust centre. */
export function kindOfAddress(address: string): DocumentKind {
  const { kind } = guessKind(address, '')
  const below = kind === 'trust' ? belowTrust.exec(placeOf(new URL(address)))?.[1] : undefined
  if (below === undefined) return kind
  return rules.find((rule) => rule.place.test(`/${below}`))?.kind ?? (disclosure.test(below) ? 'disclosure' : kind)
}

const fileName = /\.(?:pdf|docx|xlsx|csv)$/i

export function isFileAddress(address: string): boolean {
  return fileName.test(new URL(address).pathname)
}

const medium =
  /\.(?:png|jpe?g|gif|svg|webp|ico|css|js|mjs|json|xml|rss|atom|woff2?|ttf|mp4|webm|mp3|zip|gz|tgz|dmg|exe|pkg|deb|apk|ics|pptx?|doc|xls|wasm|map)$/i

/** Addresses that never lead to a page that is read. */
export function isMediumAddress(address: string): boolean {
  return medium.test(new URL(address).pathname)
}
