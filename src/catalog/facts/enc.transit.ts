import type { FactFile } from '../fact-file.ts'

export const encTransit: FactFile = {
  id: 'enc.transit',
  group: 'Data protection',
  question: 'Is customer data encrypted in transit?',
  kind: 'control',
  weight: 5,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Connections use TLS, SSL, HTTPS or SSH; unencrypted internal traffic is still yes.',
    partial:
      "Optional, side product only, TLS below 1.2 allowed, or 'end-to-end encryption' without a transport named.",
    no: 'Vendor says some customer connections are unencrypted by default.',
    excluded: "Payment pages only; website privacy cookies; TLS between customer's own systems; email.",
  },
  controls: {
    soc2: ['CC6.7'],
    iso27001: ['A.8.24', 'A.5.14'],
    csf2: ['PR.DS-02'],
    sp80053: ['SC-8'],
  },
  params: ['tls_version', 'internal_traffic'],
  moreIsBetter: ['tls_version'],
  traits: ['protects-data'],
  topicWords: ['in transit', 'tls', 'https connection'],
  texts: {
    topic: 'Encryption in transit',
    yes: 'Data is encrypted in transit[, with TLS {tls_version}].',
    partial: 'Encryption in transit is described only in part.',
    no: 'By the vendor’s own words, some customer connections are not encrypted by default.',
    unknown: 'We found no statement on encryption of connections to the service.',
    risk: 'Some connections not encrypted by default',
    stake: 'What travels without encryption can be read and changed on the way.',
    mitigation: 'Block plain connections at your gateway and test the endpoints yourself.',
    ask: 'Which TLS versions do you accept on every endpoint, and is internal traffic encrypted as well?',
    owner: 'Platform team',
    severity: 'critical',
  },
  reading: () => ({
    states: {
      match:
        'tls\\b|ssl\\b|https\\b|ssh\\b|(?:encrypt\\w*|secure) .... (?:transit|transmi|network|connection|communicat|transfer|motion)|(?:transit|transmi\\w*|network|connections?|communications?|transfer\\w*|motion) .... encrypt',
      example: 'Data is encrypted in transit with TLS 1.2.',
    },
    facets: { optional: 'partial', rest_left_out: 'partial' },
    yes: [
      {
        match:
          '(?:tls|ssl|https(?!:)|hsts|ssh(?= (?:encrypt|tunnel|connection|protocol|only)))\\b && (?:encrypt|secur|data|traffic|connection|communicat|transmi|transport|transit|protect|all\\b|over\\b|using|via|require|enforce|only|support|request)',
        example: 'All traffic is encrypted with TLS 1.2 or higher.',
      },
      {
        match:
          '(?:encrypt|secur)\\w* && (?:in transit|in motion|over the wire|transport layer|while (?:in )?transmi|during (?:transit|transmission)|in flight)',
        example: 'Data in transit is encrypted.',
      },
      {
        match: '(?:https|tls|ssl)\\b (?:\\w+ ){0,2}(?:everywhere|always|by default|throughout|site ?wide)',
        example: 'We use HTTPS everywhere.',
      },
      {
        match: '(?<=^\\W{0,4}(?:we )?)(?:only )?(?:use|support|serve|speak)s? (?:only )?(?:https|tls|ssl)\\b',
        example: 'We use HTTPS everywhere.',
      },
      {
        match: 'encrypted in transit|encryption in transit|in transit encrypt',
        example: 'Is data encrypted in transit? Yes.',
      },
      { match: 'encrypt\\w* .... (?:wireguard|ipsec)\\b', example: 'All links are encrypted by IPsec.' },
      {
        match:
          '(?:https(?!:)|tls|ssl|hsts)\\b && (?:endpoint|sites?|pages?|clients?|browsers?|end users|api\\b|interfaces?|sessions?)\\b',
        example: 'We use HTTPS with HSTS for every endpoint that customers connect to.',
      },
      {
        match: 'transport (?:layer )?(?:security|encryption)',
        example: 'Connections are protected by transport layer security.',
      },
      {
        match: 'ssl ?labs|(?:grade|rating|score\\w*) (?:of )?a\\+? .{0,20}(?:ssl|tls)',
        example: 'Our site has a grade of A+ for TLS.',
      },
      { match: '(?:wireguard|ipsec)\\b && encrypt', example: 'Traffic between nodes is encrypted with WireGuard.' },
    ],
    partial: [
      { match: 'end to end encrypt', example: 'Calls are end-to-end encrypted.' },
      {
        match: 'encrypted (?:connections?|channels?|communications?|traffic|tunnel)',
        example: 'All data goes through encrypted channels.',
      },
    ],
    limits: [
      { match: '(?:tls|ssl|https) (?:is )?not enabled by default', example: 'TLS is not enabled by default.' },
      {
        match:
          '(?:tls|ssl) ?v?(?:1\\.[01]|[23]\\.?0?)\\b .... (?:accept|allow|legacy|older|above|higher|later|newer)\\w*|(?:support|accept|allow)\\w* (?:\\w+ ){0,2}(?:tls|ssl) ?v?1\\.[01]\\b|tls 1\\.0\\+|older devices .... tls 1\\.[01]',
        example: 'We accept TLS 1.0 and above.',
      },
      {
        match: 'tls (?:1\\.0|1\\.1|v1\\b) (?:and|or) (?:above|higher|later|newer)|tls 1\\.0\\+',
        example: 'We accept TLS 1.0 and above.',
      },
    ],
    no: [
      {
        match:
          '(?:connections?|traffic|data in transit|data) (?:is|are) not encrypted(?: in transit)?(?: by default)?$|data in transit is not encrypted',
        example: 'Data in transit is not encrypted.',
      },
      {
        match:
          '(?:connections?|traffic|communications?|requests?|transfers?)\\b .... (?:unencrypted|in the clear|in (?:plain|clear) ?text|plain http)\\b && !never|not\\b|no\\b|reject|block|redirect|refus|disabled',
        example: 'Connections to the database are unencrypted.',
      },
      {
        match: '(?:connections?|traffic) (?:is|are) not encrypted',
        example: 'Connections are not encrypted by default.',
      },
      {
        match: '(?:unencrypted|plain ?text|not encrypted) ... (?:connections?|traffic|in transit) && default',
        example: 'Connections are not encrypted by default: unencrypted traffic is accepted.',
      },
    ],
    weaker: [
      {
        match:
          'where supported|^(?:all |both |your |environment )*(?:variables|secrets)(?: and (?:secrets|variables))? (?:are|is) (?:\\w+ )?encrypted|your passphrase',
        example: 'Traffic is encrypted in transit by TLS where supported.',
      },
      {
        match: 'end to end encrypt\\w* && transit|transmi|transfer && !\\btls|\\bssl|https|\\bssh',
        example: 'End-to-end encryption protects data in transit.',
      },
      {
        match:
          '(?:tls|ssl|encrypt\\w*) (?:\\w+ ){0,4}(?:is |are )?(?:optional|if configured|configurable)|encrypted connections? (?:\\w+ ){0,2}(?:can|may) be enabled',
        example: 'TLS is optional for database connections.',
      },
    ],
    denied: '(?:tls|ssl|https|transport encryption|encryption in transit|encrypted connections?)\\b',
    exclusions: [
      { match: '(?:is|are) (?:\\w+ )?recommended', example: 'TLS is recommended.' },
      { match: 'security issues related|--[a-z]', example: 'There are security issues related to old TLS versions.' },
      {
        match:
          "ports? \\d|multi ?factor|payment|credit card|checkout|cookie|(?:your|customer'?s) (?:own )?(?:server|domain|certificate|proxy|database)|ssl certificate (?:for|of) your|upload (?:your|a) certificate|e ?mails? (?:is|are|may|transmission)|no (?:method|transmission)|cannot guarantee|ssh keys?|ssl (?:mode|cert)|certificate expir|webhook signature|https://\\S+$",
        example: 'Card data is sent to the payment provider over SSL.',
      },
      { match: 'key icon', example: 'Click the key icon beside the address.' },
      { match: 'encrypted (?:channel|room|team|message)', example: 'An encrypted channel shows a lock.' },
      {
        match: 'terminates? tls at|tls (?:is )?terminat\\w* (?:at|on|by) your',
        example: 'TLS terminates at your load balancer.',
      },
      {
        match: 'maximum number|number of (?:\\w+ )?(?:tls|ssl)',
        example: 'The number of TLS certificates is limited.',
      },
      {
        match:
          '(?:tls|ssl) (?:certificates?|keys?|handshake|auth\\w*|secret|ingress)\\b|path to the|client certificates?|web server|ingress|reverse prox|ssh (?:tunnel|connections?|reverse|protocol)|installation script && !encrypt|all\\b|every|require[sd]?\\b|only|enforce|we use|secured',
        example: 'Upload a TLS certificate for your domain.',
      },
    ],
    allow: ['duty', 'condition', 'negation', 'denial'],
    params: [{ name: 'tls_version', pattern: 'tls ?v?(1\\.[0-3])', as: 'text' }],
  }),
}
