import type { RedFlagRule } from './red-flag-rule.ts'

/**
 * On contracts and privacy policies. Almost every contract disclaims warranties, caps liability at the fees paid, bars whoever
 * breaks the rules without notice, is changed by posting it anew, licenses feedback, and keeps what the law wants kept: none
 * of that is told. A flag is what goes further: an end for any reason and unannounced, a cap of a few hundred dollars, a
 * refusal of any availability at all, rights in content that running the service does not need.
 */
export const termsFlags: readonly RedFlagRule[] = [
  {
    kind: 'ends_without_notice',
    says: [
      /\b(?:chang|modif|amend|withdraw|suspend|terminat|discontinu|delet|refus|bar access|cancel|clos)\w*/,
      /\b(?:for )?(?:any (?:or no )?reason(?: whatsoever)?(?: or no reason)?,? (?:at any time|and |with|or )|at any time,? (?:and )?for any (?:or no )?reason\b|for (?:any or )?no reason\b|with or without cause\b)/,
      /\b(?:services?|accounts?|access|subscription|terms|agreement|usage|features?|your (?:data|content|projects?|packages?))\b/,
    ],
    unless:
      /\b(?:free trials?|previews?|betas?|each party|either party|parties|(?:you|customer|subscriber|user|client|licensee) (?:may|can|shall be entitled|(?:are|is) entitled|ha(?:s|ve) the right)|(?:will|shall|do|does) (?:never|not) (?:\w+ )?(?:chang|stop|suspend|terminat|delet|downgrad|discontinu|remov)\w*|days'?)\b|\?$/,
    under: null,
    facts: ['bc.sla'],
    text: 'The service may be ended for any reason at any time.',
    example: 'We reserve the right to suspend or terminate accounts at any time for any reason.',
  },
  {
    kind: 'ends_without_notice',
    says: [
      /\b(?:chang|modif|amend|withdraw|suspend|terminat|discontinu|delet|bar access|cancel|shut|clos)\w*/,
      /\b(?:with or )?without (?:any )?(?:\w+ )?(?:notice|notification|warning)\b/,
      /\b(?:services?|accounts?|access|subscription|terms|agreement|usage|features?|your (?:data|content|projects?|packages?))\b/,
    ],
    unless:
      /\b(?:violat\w+|illegal\w*|unlawful\w*|abus\w+|infring\w+|fraud\w*|suspects?|sanction(?:s|ed)|embargo\w*|non-?payment|fails?|free trials?|previews?|betas?|less significant|minor|material(?:ly)? adverse|maintenance|patches|each party|either party|parties|(?:you|customer|subscriber|user|client|licensee) (?:may|can|shall be entitled|(?:are|is) entitled|ha(?:s|ve) the right)|under (?:the age|1[368])|(?:will|shall|do|does) (?:never|not) (?:\w+ )?(?:chang|stop|suspend|terminat|delet|downgrad|discontinu|remov)\w*|response format|emergenc\w+)\b|\?$/,
    under: null,
    facts: ['bc.sla'],
    text: 'The service or its terms may end or change without notice.',
    example: 'We may change, suspend, or discontinue the services at any time without notice or liability to you.',
  },
  {
    // Barring whoever breaks the rules is usual; destroying their data unannounced is not.
    kind: 'ends_without_notice',
    says: [
      /\bwithout (?:any )?(?:\w+ )?(?:notice|notification|warning)\b/,
      /\b(?:delet|remov|destroy|eras|purg)\w*\b.{0,50}\b(?:customer data|your (?:\w+ )?(?:content|data|files|projects?|packages?))\b/,
    ],
    unless:
      /\b(?:never|(?:will|shall|do|does) not|cannot|no data|you (?:may|can)|customer (?:may|can)|after the (?:termination|end)|under (?:the age|1[368]))\b|\?$/,
    under: null,
    facts: ['data.exit_deletion'],
    text: 'Your data may be deleted without notice.',
    example: 'We may without previous notification block or delete software or other customer data.',
  },
  {
    // Only three figures or fewer: a cap at the fees of a year is usual.
    kind: 'disclaimed',
    says: [
      /\b(?:liab\w+|damages)\b.{0,260}\b(?:exceed|limited to|more than)\b/,
      /\b(?:exceed|limited to|more than)\b.{0,160}(?:\$ ?[1-9]\d{0,2}(?![\d,.]*\d|,| ?(?:k|thousand|million)\b)|(?:\b(?:usd|eur)|€|£) ?[1-9]\d{0,2}(?![\d,.]*\d| ?(?:k|thousand|million)\b)|(?<![\d,.])[1-9]\d{0,2} ?(?:usd|eur|euros?|(?:usa |us )?dollars)\b|\b(?:ten|twenty|fifty|(?:one |two |five )?hundred) (?:usa |us |u\.s\. )?dollars\b)/,
    ],
    unless: /\b(?:per (?:hour|month|user|seat)|fee of|bounty|reward|credits?)\b|\?$/,
    under: null,
    facts: ['bc.sla'],
    text: 'Liability is capped near zero.',
    example: 'Our liability to you for any damages related to this agreement will not exceed $50.',
  },
  {
    kind: 'disclaimed',
    says: [
      /\b(?:do not|does not|cannot and do not|cannot|make no|makes no|no) (?:\w+ ){0,2}(?:guarantees?|promises?|commitments?|commit|warrant)\b.{0,40}\b(?:(?:that )?you will be able to (?:access|use)|uptime|(?:continuous |constant |uninterrupted |permanent )(?:availability|service|access|operation)|availability(?: of (?:the|our) (?:\w+ )?(?:services?|platform|product))?(?=[.,;]| or | and |$)|for (?:the|our) services?)|\bnot be liable if\b.{0,40}\b(?:services?|platform|website) (?:is|are) unavailable at any time\b|\bnot offer any guarantees? for (?:the|our) services?\b/,
    ],
    unless:
      /^while\b|\b(?:error-free|free of errors|merchantab\w+|results?|output|betas?|previews?|free (?:plan|tier)|features? in|third[- ]part(?:y (?:services?|products?|providers?|content)|ies)|express or implied|accura\w+)\b|\?$/,
    under: null,
    facts: ['bc.sla'],
    text: 'Availability is promised in no way.',
    example: 'We do not guarantee that you will be able to access or use the service at times of your choosing.',
  },
  {
    kind: 'content_licence',
    says: [
      /\b(?:(?:you|customer|user|licensee)s? (?:hereby )?(?:grants?|licen[sc]es?|gives?)\b.{0,40}\b(?:us|we|company)\b|(?:this|that|the|such|special) licen[sc]e (?:allows|includes|lets|permits))/,
      /\b(?:content|data|files|materials|submissions|packages|code)\b/,
      /\b(?:publicly (?:perform|display)|perpetual|irrevocable|commerciali[sz]e|derivative works|for any purpose|any and all purposes|share its analys[ei]s|train (?:\w+ ){0,3}models?|make your content available to other users|sell)\b/,
    ],
    unless:
      /\b(?:feedback|suggestions?|ideas|usage data|statistic\w*|aggregate\w*|anonymi[sz]ed|de-identified|case study|logos?|trademarks?|solely|limited to|only (?:as|to|for)|as (?:is )?necessary|needed to|in order to provide|to provide the services?|you (?:choose|decide) to (?:publish|make))\b|\?$/,
    under: null,
    facts: ['ai.training'],
    text: 'The vendor takes rights in your content that running the service does not need.',
    example: 'You grant us the right and license to use, modify, publicly perform and distribute your content.',
  },
  {
    kind: 'content_licence',
    says: [
      /\b(?:reserves? the right|has the right|have the right)(?:,? but not the obligation,?)? to (?:\w+ and )?(?:review|read|monitor|inspect|edit|analy[sz]e|mine)\b.{0,50}\b(?:content|data|information|files|messages)\b/,
    ],
    unless:
      /\b(?:laws?|legal\w*|violat\w*|abus\w*|illegal|breach\w*|security|investigat\w*|complian\w*|comply|consent|permission|audit|access data|you (?:have|reserve)|customer (?:has|reserves)|suspicion)\b|\?$/,
    under: null,
    facts: ['iam.staff_least_priv'],
    text: 'The vendor takes rights in your content that running the service does not need.',
    example: 'We have the right but not the obligation to monitor and edit all content provided by users.',
  },
  {
    kind: 'partner_sharing',
    says: [
      /\b(?:share[sd]?|disclose[sd]?|provide[sd]?|pass(?:ed)?|transfer(?:red)?|rent|sell)\b.{0,60}\b(?:with|to)\b.{0,50}\b(?:(?:business|marketing|channel|commercial|promotional|selected|trusted) (?:partners|sponsors|companies)|affiliate[sd]?|subsidiaries|resellers|sponsors|shareholders|investors)\b/,
      /\b(?:your|personal|user|customer|usage|account|contact) (?:\w+ ){0,2}(?:data|information|details)\b/,
      /\b(?:marketing|advertis\w+|promotions?|promotional|(?:appropriate|special|certain) (?:offers|products)|offer you|shareholders)\b/,
    ],
    unless:
      /\b(?:not|never|nor|only with your|with your (?:prior |explicit )?consent|if you consent|opt[- ]in|on our behalf|help us|events?|merger|acquisition|sale of|service providers)\b|\?$/,
    under: null,
    facts: ['priv.sale'],
    text: 'Personal data is shared with other companies for their purposes.',
    example: 'We may share your information with our business partners to offer you certain products or promotions.',
  },
  {
    kind: 'weak_transfer_ground',
    says: [
      /\bprivacy[- ]shield\b/,
      /\b(?:certified|covered|compl(?:y|ies|iant)|rel(?:y|ies)|participat\w+|takes? part|adheres?|guarantees?|safeguards?|basis)\b/,
    ],
    unless:
      /\b(?:not|no longer|never|invalid\w*|replac\w+|former\w*|previous\w*|until|successor|standard contractual|sccs?|data privacy framework|principles|customers|complaints?|disputes?|schrems|should)\b|\?$/,
    under: null,
    liftedBy: /\b(?:standard contractual clauses|model clauses|data privacy framework|sccs)\b/,
    facts: ['priv.transfers'],
    text: 'Transfers rest on ground that no longer holds, or on consent by use.',
    example: 'We are also covered by Privacy Shield for data that leaves the country.',
  },
  {
    // Consent that lies in using the service is no freely given one.
    kind: 'weak_transfer_ground',
    says: [
      /\b(?:by (?:using|accessing|visiting|continuing|providing|submitting)|your (?:continued )?use|continued use of|your consent to this)\b/,
      /\b(?:you (?:hereby )?(?:consent|agree) (?:to|that)|(?:represents|constitutes?|indicates) (?:your )?(?:consent|agreement) to)\b.{0,60}\b(?:transfer\w*|(?:processing|storage) (?:\w+ ){0,6}(?:in the (?:usa|united states)|outside))\b/,
    ],
    unless: /\b(?:standard contractual|adequa\w+|cookies?|merger|newsletter)\b|\?$/,
    under: null,
    liftedBy: /\b(?:standard contractual clauses|model clauses|data privacy framework|sccs)\b/,
    facts: ['priv.transfers'],
    text: 'Transfers rest on ground that no longer holds, or on consent by use.',
    example: 'By using our service, you consent to the transfer of your information to the United States.',
  },
]
