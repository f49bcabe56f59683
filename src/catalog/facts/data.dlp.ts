import type { FactFile } from '../fact-file.ts'

export const dataDlp: FactFile = {
  id: 'data.dlp',
  group: 'Data protection',
  question: 'Can admins restrict sharing or export of data?',
  kind: 'feature',
  weight: 2,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'Admin controls block public sharing, downloads, external invites or detect sensitive data.',
    partial: 'Individual users only, or warnings without blocking.',
    no: 'Vendor says no such control, or planned.',
    excluded:
      "IP allowlist; roles alone; vendor's staff DLP; masking or classifying without a control over what is shared or leaves.",
  },
  controls: {
    soc2: ['CC6.7'],
    iso27001: ['A.8.12'],
    csf2: ['PR.DS-02'],
    sp80053: ['AC-4', 'SC-7'],
  },
  params: ['controls', 'plans'],
  traits: ['for-members'],
  topicWords: ['data loss prevention', 'dlp', 'public link', 'guest access', 'external sharing'],
  texts: {
    topic: 'Limits on sharing',
    yes: 'Administrators can limit how data leaves the service[, including {controls}].',
    partial: 'Limits on sharing are addressed, but not as a block that administrators control.',
    no: 'The vendor says that administrators have no control of sharing today.',
    unknown: 'Nothing was found on controls over sharing and export.',
    risk: 'Sharing cannot be restricted',
    stake: 'One public link, sent in haste, can publish what was meant for a few.',
    mitigation: 'Search for public links each month and teach users the safe way to share.',
    ask: 'Can administrators block public links, external guests and bulk downloads?',
    owner: 'Security operations',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:dlp|data loss prevention|sensitive data|public (?:link|shar)|external (?:shar|invit)|sharing|downloads?|exports?|copy|guest)\\w* .... (?:disabl|restrict|block|prevent|control|limit|turn|detect|prohibit|admin|allow|redact|mask|classif)|(?:disabl|restrict|block|prevent|control|limit|turn off|prohibit|detect|redact|mask|classif)\\w* .... (?:shar|download|export|link|guest|external|sensitive|copy|pii)|dlp\\b|data loss prevention',
      example: 'Admins can disable public link sharing.',
    },
    subject: 'sharing|public links?|guests?|data protection|redact',
    facets: { beta: 'partial', rest_left_out: 'partial', only_part: 'partial', on_request: 'partial', some: 'partial' },
    yes: [
      {
        match: '(?:detect|redact|mask|scan|flag|classif)\\w* (?:\\w+ ){0,3}(?:sensitive (?:data|information)|pii\\b)',
        example: 'Our DLP feature detects sensitive data in messages.',
      },
      {
        match:
          '(?:disable|restrict|prevent|block|control|limit|turn off|lock)\\w* (?:[a-z]+ ){0,5}(?:public (?:sharing|links?|access|pages)|sharing|downloads?|downloading|exports?\\b|exporting|external (?:sharing|guests?|invit|collaborat|users)|guests?|copying)\\w* && any:(?:admin|owner|organi[sz]ation|workspace|administrat|enterprise|you can)\\w*',
        example: 'Admins can disable public link sharing for the whole workspace.',
      },
      {
        match: '(?:dlp\\b|data loss prevention) && !(?:our|internal|employee|staff)',
        example: 'Data loss prevention is part of the Business plan.',
      },
      {
        match:
          '(?:sensitive data|pii|personal data) (?:detection|redaction|scanning|masking|discovery|classification|scrubbing)',
        example: 'Turn on PII redaction for your workspace.',
      },
      {
        match: 'data (?:masking|scrubbing|classification) && (?:{offer}|admin|configur|can)',
        example: 'Admins can configure data masking.',
      },
      {
        match:
          '(?<=^\\W{0,4})(?:disable|restrict|block|prevent|control|limit)\\w* (?:\\w+ ){0,3}(?:exports?|exporting|downloads?|downloading|sharing|public links?|guests?|external users)(?: \\||$)',
        example: 'Restrict downloads | Business',
      },
      {
        match:
          '(?:sensitive (?:data|information)|card numbers?|pii) .... (?:detected|masked|redacted|blocked) && any:admin|rule|automatic|owner|configur',
        example:
          'Sensitive data such as credit card numbers is detected and masked automatically according to rules that admins set.',
      },
      {
        match:
          '(?:enforce|require|force|restrict|limit)\\w* (?:\\w+ ){0,2}(?:private|internal) visibility|only (?:organi[sz]ation |workspace )?(?:admins?|owners?) (?:\\w+ ){0,4}(?:change|make|set) (?:\\w+ ){0,3}(?:visibility|public|sharing)',
        example: 'Only admins can change the visibility of a board.',
      },
      {
        match:
          '(?:prevent|stop|block|forbid|restrict|disallow)\\w* (?:\\w+ )?(?:members|users|guests|people|viewers) from (?:download|shar|export|copy|invit|print)\\w*',
        example: 'Prevent members from inviting external guests.',
      },
      {
        match:
          'only (?:\\w+ ){0,3}(?:admins?|owners?)(?: and \\w+)? can (?:create|make|share|publish) (?:\\w+ )?public',
        example: 'Only owners can create public links.',
      },
      {
        match:
          '(?:sharing|downloads?|downloading|exports?|forking|invit\\w+|public links?|guests?|copy(?:ing)?|print(?:ing)?|watermark\\w*|collaborators?)\\b .... (?:restrict|block|disabl|limit|prevent|turned off|switched off|prohibit|forbid)\\w* && (?:admin|owner)',
        example: 'External sharing can be restricted to domains that the administrator has approved.',
      },
      {
        match:
          '(?:prohibit|forbid|disallow|ban|stop|switch off)\\w* (?:\\w+ ){0,6}(?:sharing|downloads?|downloading|exports?|forking|invit\\w+|public links?|guests?|copy(?:ing)?|print(?:ing)?|watermark\\w*|collaborators?)\\b && (?:admin|owner|organi[sz]ation|workspace)',
        example: 'Owners may prohibit forking of private repositories.',
      },
      {
        match:
          '(?:commits?|messages?|uploads?|files?) (?:\\w+ ){0,3}(?:contain|with)\\w* (?:\\w+ ){0,2}(?:secrets?|sensitive|card numbers?|pii)\\b && (?:reject|block|quarantin|stop|prevent)\\w*|push protection',
        example: 'Push protection rejects commits that contain secrets.',
      },
      {
        match:
          '(?:dlp|data loss prevention|sensitive data) (?:rules?|polic(?:y|ies)|scanning|filters?) .... (?:detect|block|redact|stop|quarantin|prevent)',
        example: 'Our DLP rules detect credit card numbers and block the message.',
      },
      {
        match:
          '(?:disable|turn off|switch off|block|prevent|restrict)\\w* (?:\\w+ ){0,2}(?:exports?|downloads?|sharing|public links?|copying|printing)\\b .... (?:members|organi[sz]ation|workspace|guests|people|everyone|users)',
        example: 'Disable exports for all members.',
      },
      {
        match:
          '(?:only (?:people|users|members)|invit\\w*|sharing) .... (?:approved|allowed|company) (?:\\w+ )?domains? && (?:admin|owner|restrict|limit|only|allow)',
        example: 'Admins can limit sharing to approved domains.',
      },
    ],
    partial: [
      {
        match: '(?:password protect|expir\\w* links?|link expir)\\w* && (?:shar|public)',
        example: 'Password protect links before you share them.',
      },
      {
        match:
          '(?:password|expir\\w+ date) on (?:a|the|their|any|each)? ?(?:\\w+ )?links?|no central control|make their own (?:\\w+ )?private',
        example: 'Individual users can set a password on a link they share.',
      },
      {
        match: '(?:users?|members?|people) .... warned (?:before|when|if) .... (?:shar|send|invit|export)',
        example: 'Users are warned before they share a file outside the company.',
      },
    ],
    no: [
      {
        match:
          "(?:no way|not possible|cannot|can't|unable) (?:to )?(?:block|prevent|restrict|disable) (?:\\w+ ){0,3}(?:sharing|export|download|public link)\\w*",
        example: 'There is no way to block public sharing.',
      },
      {
        match:
          '(?:sharing|public links?|downloads?|exports?) cannot be (?:\\w+ )?(?:turned off|disabled|blocked|restricted|prevented|switched off)',
        example: 'Public sharing cannot be turned off.',
      },
    ],
    weaker: [
      {
        match:
          '(?:alerts?|warn\\w*|notif\\w*) only|no blocking|without blocking|(?:page |file |document )?(?:creators?) (?:can|may|are able)|one (?:page|file|document) at a time',
        example: '| Sensitive data detection | Alert only, no blocking |',
      },
    ],
    denied:
      'dlp|data loss prevention|(?:block|prevent|restrict|disabl)\\w* (?:\\w+ ){0,3}(?:sharing|downloads?|exports?|public links?|invit)|sharing (?:controls?|restrictions?)|(?:download|export|sharing) controls?',
    exclusions: [
      { match: '\\bpii\\b|redact|scrub', example: 'PII scrubbing blocks sharing of sensitive fields.' },
      { match: 'reaching our', example: 'Attacks are blocked before reaching our servers.' },
      {
        match: 'in the code\\b|source code|code ?base|passwords or api keys',
        example: 'Secrets in the source code are masked.',
      },
      {
        match: 'export (?:it|them|your data) (?:at )?any ?time|own and control your data|you control your data',
        example: 'You control your data.',
      },
      {
        match:
          '(?:our|all) (?:employees|staff|personnel|endpoints|laptops)|children|we (?:restrict|prevent|limit|do not)|cookies|rate|data subject|processing|saml|sso|mfa|ip ',
        example: 'We restrict staff access to data.',
      },
    ],
    notIn: ['privacy', 'terms', 'dpa', 'subprocessors'],
    allow: ['condition', 'duty', 'third'],
  }),
}
