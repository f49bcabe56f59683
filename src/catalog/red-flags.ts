import type { RedFlagRule } from './red-flag-rule.ts'
import { accessFlags } from './red-flags-on-access.ts'
import { termsFlags } from './red-flags-on-terms.ts'

const month = 'january|february|march|april|may|june|july|august|september|october|november|december'

export const redFlagRules: readonly RedFlagRule[] = [
  {
    kind: 'incident',
    says: [
      /\b(?:we|our (?:\w+ ){0,4}(?:team|systems?|service|platform|provider|vendor|subprocessor)|an? (?:\w+ ){0,2}(?:attacker|threat actor|hacker|third party|unauthori[sz]ed \w+)) (?:\w+ ){0,4}(?:suffered|experienced|discovered|detected|identified|learned|became aware|were|was|gained|obtained|accessed|confirmed)\b/,
      /\b(?:security incident|data breach|breach(?:ed)?|unauthori[sz]ed (?:access|part|actor|third)|intrusion|cyber ?attack|compromised|ransomware|(?:were|was|been) (?:exposed|leaked|stolen|exfiltrated)|gained access)\b/,
      new RegExp(`\\b20[12]\\d\\b|\\b(?:${month}) \\d{1,2}\\b`),
    ],
    unless:
      /\b(?:if|in the event|should|may|might|would|never|no (?:security )?(?:incidents?|breach)|not (?:been|had|suffered|experienced)|in case|any|tabletop|exercise|simulat\w*)\b|\?$/,
    under: null,
    facts: ['ir.history'],
    text: 'The vendor tells of a security incident.',
    example: 'On 4 March 2024 we discovered unauthorized access to a backup of customer records.',
  },
  {
    kind: 'access_without_consent',
    says: [
      /\b(?:we|our (?:staff|employees|team|engineers|support|personnel)|(?:authori[sz]ed )?(?:staff|employees|personnel))\b.{0,40}\b(?:may|can|could|might|will|reserves? the right to|are able to|have the ability to)\b.{0,40}\b(?:access|view|read|monitor|review|inspect|log ?in|impersonate|open|examine)\b/,
      /\b(?:your|customers?'?s?|users?'?|private|account|workspace)\b.{0,40}\b(?:account|data|content|files|messages|workspace|repositor\w*|documents|information|conversations)\b/,
      /\b(?:without (?:\w+ ){0,3}(?:notice|consent|permission|approval|notif\w*|asking|informing)|at any time(?: and)?(?: for any (?:reason|purpose))?|for any (?:reason|purpose)|at our (?:sole )?discretion)\b/,
    ],
    unless: /\b(?:not|never|only (?:with|after|if|when)|no (?:staff|employee|one)|law|court|legal|emergenc)\b|\?$/,
    under: null,
    facts: ['iam.staff_least_priv'],
    text: 'Staff may open customers’ content without asking.',
    example: 'We may access your account and review your content at any time without notice.',
  },
  {
    kind: 'ad_sharing',
    says: [
      /\b(?:we|our|us)\b.{0,60}\b(?:share|sell|disclose|provide|transfer|rent|give)s?\b/,
      /\b(?:personal|your|customer|user|usage|account|contact|device) (?:\w+ ){0,2}(?:data|information|details|identifiers?)\b|\binformation (?:about you|we collect)\b/,
      /\b(?:with|to)\b.{0,50}\b(?:advertisers|advertising (?:partners|networks|companies|agencies)|ad (?:networks|partners|exchanges)|data brokers|marketing partners|third part(?:y|ies) for (?:\w+ ){0,3}(?:advertising|marketing))\b/,
    ],
    unless:
      /\b(?:not|never|nor|without selling|opt[- ]in|gives? (?:\w+ ){0,3}the right|law|regarding|with your (?:prior |explicit )?consent|if you consent)\b|\?$/,
    under: null,
    facts: ['priv.sale'],
    text: 'Personal data is shared with advertisers.',
    example: 'We may share your personal information with advertising partners.',
  },
  {
    kind: 'data_leaves_region',
    says: [
      /\b(?:some|certain|account|meta ?data|billing|support|log|logs|telemetry|analytics|e?mail|user|profile|configuration|control plane|other)\b.{0,40}\b(?:data|information|content|records|requests|metadata|logs)\b/,
      /\b(?:(?:is|are|may be|will be|might be|can be|remains?|continues? to be|still)\b.{0,30}\b(?:stored|processed|kept|hosted|transferred|sent|routed|held|located)\b.{0,40}\b(?:in|to|outside|through)\b.{0,20}\b(?:the usa|usa|united states|outside|other (?:regions?|countries)|globally|any country)\b|leaves? the (?:\w+ )?region)/,
    ],
    unless: /\b(?:never|not|customer'?s? choice|if you (?:choose|select|enable)|standard contractual|adequacy)\b|\?$/,
    under: /\b(?:residency|region|eu\b|europe|data location|where (?:is|we) .{0,30}(?:data|stor))/,
    facts: ['data.residency'],
    text: 'Some data leaves the chosen region.',
    example: 'Account metadata and billing data are still stored in the United States.',
  },
  {
    kind: 'data_leaves_region',
    says: [
      /\b(?:process\w*|storage|transfers?|access)\b.{0,40}\b(?:may|might|can|could|will)\b.{0,20}\b(?:occur|take place|happen|be carried out)\b.{0,20}\boutside (?:of )?(?:the |your |that )?(?:selected|chosen|region|location|country|eu\b|eea\b|european)|\bdata\b.{0,40}\b(?:stored|processed|kept|hosted) (?:exclusively|only|always) in the (?:usa|united states)\b|\b(?:globally|worldwide) (?:replicat|distribut|stor)\w+\b.{0,60}\bdata\b|\bdata\b.{0,40}\b(?:replicated|distributed|stored) (?:globally|worldwide)\b/,
    ],
    unless:
      /\b(?:never|not|if you (?:choose|select|enable)|standard contractual|adequacy|public(?:ly)?|cdn|static|regional personal data)\b|\?$/,
    under: /\b(?:residency|regions?|eu\b|europe|data location|where (?:is|we) .{0,30}(?:data|stor))/,
    facts: ['data.residency'],
    text: 'Some data leaves the chosen region.',
    example: 'Processing may nevertheless occur outside of the selected location.',
  },
  {
    kind: 'certificate_excludes',
    says: [
      /\b(?:soc ?[123]|iso(?:\/iec)? ?27\d{3}|hipaa|baa|fedramp|pci(?: dss)?|hitrust|certificat\w*|audit scope|attestation)\b/,
      /\b(?:(?:is|are|does|do) not (?:\w+ ){0,3}(?:covered|included|in scope|within (?:the )?scope|part of|eligible|cover|include|apply|extend)|(?:excluded|excludes|excluding)|(?:out of|outside) (?:the )?scope|not (?:yet )?(?:covered|in scope|eligible))\b/,
    ],
    unless: /\b(?:not limited|if|you|your|customers?|should|aws|azure|google)\b|\?$/,
    under: null,
    facts: ['assure.soc2'],
    text: 'A feature is left out of the certificates.',
    example: 'AI features are not covered by our SOC 2 report.',
  },
  {
    kind: 'certificate_expired',
    says: [
      /\b(?:soc ?[123]|iso(?:\/iec)? ?27\d{3}|hitrust|fedramp|pci(?: dss)?|certificat\w+|attestation|cyber ?essentials|tisax|privacy shield)\b/,
      /\b(?:has expired|have expired|expired (?:on|in)|(?:is|was|were|been) (?:withdrawn|revoked|suspended|superseded)|lapsed)\b/,
    ],
    unless:
      /\b(?:if|when|once|before|after|no certificate|chain|sign(?:ed|ing|ature)|tls|ssl|should|would|renew\w*|invalidated|x\.?509|revocation|crl|ocsp|certificate authorit(?:y|ies)|server|agents?|domains?)\b|\?$/,
    under: null,
    facts: ['assure.soc2'],
    text: 'A certificate has run out.',
    example: 'Our ISO 27001 certificate expired in May 2025.',
  },
  {
    kind: 'long_retention',
    says: [
      /\b(?:retain|retained|retains|keep|keeps|kept|store|stored|stores|hold|held)\b/,
      /\b(?:customer|your|user|personal|account|uploaded|submitted|event|message|conversation|call|chat|telemetry|usage|support|trace)\w* (?:\w+ ){0,2}(?:data|content|information|files|recordings?|records|messages|transcripts?|prompts?|communications?)\b|\b(?:metadata|telemetry|backups)\b/,
      /\b(?:indefinitely|forever|in perpetuity|for an unlimited (?:time|period)|without (?:any )?(?:time )?limit|(?:for|up to) (?:at least )?(?:[6-9]|[1-9]\d|six|seven|eight|nine|ten|twelve|fifteen|twenty) years)\b/,
    ],
    unless:
      /\b(?:not|never|no longer|unless you|until you|audit|invoices?|billing|tax|accounting|financial|payment|legal (?:obligation|requirement)|law|anonymi[sz]ed|aggregated?|job|candidates?|applicants?|can (?:choose|set|configure))\b|\?$/,
    under: null,
    inPolicies: true,
    facts: ['data.retention'],
    text: 'Customer data is kept very long.',
    example: 'Call recordings and customer data are kept indefinitely.',
  },
  {
    // Up to three months until backups have run out is usual; so is what the law wants kept.
    kind: 'long_retention',
    says: [
      /\b(?:data|content|information)\b/,
      /\b(?:retain(?:ed)?|kept|keep|stored?)\b.{0,80}\b(?:even (?:where|if|after|when|though) (?:you|your|the) (?:\w+ )?(?:close|delete|cancel|terminate|is closed|is deleted)|after (?:the )?(?:termination|closure|cancellation|expiry) of)|\bdeleted (?:\w+ ){0,3}(?:kept|retained|stored)\b.{0,20}\b(?:9\d|[1-9]\d\d) days\b/,
    ],
    unless:
      /\b(?:not|never|no longer|(?:required|permitted) by|law|laws|legal|tax|backups?|(?:[1-7]?\d|seven|ten|fourteen|thirty|sixty)(?: \(\d+\))? (?:days|months)|export|anonymi[sz]ed|aggregated?|until)\b|\?$/,
    under: null,
    inPolicies: true,
    facts: ['data.exit_deletion'],
    text: 'Data stays after it was deleted, or after the end.',
    example: 'We may retain some data about you even where you close your account.',
  },
  ...accessFlags,
  ...termsFlags,
]
