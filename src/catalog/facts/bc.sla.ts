import type { FactFile } from '../fact-file.ts'

export const bcSla: FactFile = {
  id: 'bc.sla',
  group: 'Resilience',
  question: 'Is an uptime commitment with a percentage offered?',
  kind: 'commit',
  weight: 4,
  agent: 'security_documentation_hunter',
  values: {
    yes: "Uptime percentage promised, also as 'commercially reasonable efforts'; plan-limited is yes; credits optional.",
    partial: 'SLA mentioned without percentage, custom only, or target or SLO only.',
    no: 'Vendor says no uptime SLA or best effort only.',
    excluded: "Support response SLA; past uptime figures; hosting provider's SLA.",
  },
  controls: {
    soc2: ['A1.1'],
    iso27001: ['A.8.14', 'A.5.20'],
    csf2: ['GV.SC-05', 'PR.IR-04'],
    sp80053: ['SA-9', 'CP-2'],
  },
  params: ['percent', 'credits', 'period', 'plans'],
  moreIsBetter: ['percent'],
  topicWords: ['uptime', 'service level agreement', 'sla', 'availability commitment'],
  texts: {
    topic: 'Uptime commitment',
    yes: 'A figure for uptime is given[, {percent}%].',
    quoted: true,
    partial: 'Uptime is addressed, but not with a promised figure.',
    no: 'The vendor says that it gives no uptime commitment.',
    unknown: 'We found no uptime commitment.',
    risk: 'No promised uptime',
    stake: 'Without a commitment you have no remedy when the service fails.',
    mitigation: 'Negotiate a figure with credits, or keep a manual way of working.',
    ask: 'What uptime do you commit to in the contract, how is it measured, and what is the remedy?',
    owner: 'Procurement',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:sla|slas|uptime|availability|service level|available)\\b .... (?:\\d{2,3}(?:\\.\\d+)? ?(?:%|percent)|sla|guarante|commit|agreement|credit|custom|enterprise|objective|target)|\\d{2}(?:\\.\\d+)? ?(?:%|percent)|(?:sla|slas|service level agreements?|slos?)\\b',
      example: 'We guarantee 99.9% uptime.',
    },
    facets: { wished: 'partial' },
    yes: [
      {
        match:
          '9\\d(?:\\.\\d+)? ?(?:%|percent|per cent) && any:(?:uptime|availab|sla\\b|service level|monthly|guarantee|credit) && !(?:historical|past|last \\d+|achieved|average of|have maintained|aws|amazon|google|azure|durab|precision|accuracy|customers? (?:are|rate)|target|slo\\b|objective)',
        example: 'We guarantee 99.9% uptime each month.',
      },
      {
        match: 'ninety (?:eight|nine) .{0,20}percent && uptime|availab|\\bup\\b',
        example: 'We undertake that the platform is up ninety-nine point nine percent of each quarter.',
      },
    ],
    partial: [
      {
        match:
          '(?:sla\\b|slas\\b|service level agreements?|uptime (?:guarantee|commitment|sla)|slos?\\b|service level objectives?) && (?:uptime|availability|custom|contract|enterprise|guarantee|commit(?:ment|ted)|offer|financial|plans?\\b|provides? (?:\\w+ ){0,4}(?:sla|service level)|includ\\w* (?:\\w+ ){0,4}(?:sla|service level)|slas? (?:is |are )?(?:available|included|provided)|^(?:\\w+ )?slas?(?: available| included|$| ?\\|))',
        example: 'Custom SLAs are available for Enterprise customers.',
      },
      {
        match: '9\\d(?:\\.\\d+)? ?(?:%|percent) && (?:target|slo\\b|objective|aim|strive|uptime|availab)',
        example: 'We aim for 99.9% uptime.',
      },
      {
        match: '(?:uptime|availability) (?:sla|guarantee|commitment)',
        example: 'Enterprise customers receive a 99.95% availability SLA.',
      },
    ],
    no: [
      {
        match:
          'reasonable (?:efforts|endeavou?rs) (?:to|in) (?:\\w+ ){0,6}(?:availab|uptime)\\w* && !\\d ?%|percent|\\bsla\\b',
        example: 'Acme will use commercially reasonable efforts to maintain the availability of the service.',
      },
      {
        match: "availab\\w* is not guaranteed|(?:not|n't) guarantee\\w* .{0,20}availab",
        example: 'Availability is not guaranteed.',
      },
      {
        match: 'best (?:endeavou?rs|efforts?) to (?:make|keep|ensure|provide) .{0,40}available',
        example: 'We use best efforts to keep the service available.',
      },
      {
        match: "(?:not|n't) (?:covered|subject|eligible) ...sla && !(?:exclud|downtime|maintenance)",
        example: 'Free accounts are not covered by the SLA.',
      },
      {
        match:
          '(?:no|without(?: any)?|not) (?:\\w+ ){0,3}(?:availability|uptime|service level|sla) (?:guarantees?|commitments?|agreements?)',
        example: 'The service is provided on a best-effort basis without any availability guarantee.',
      },
      {
        match:
          "(?:do|does|cannot|can't|not) (?:\\w+ ){0,2}(?:guarantee|warrant|promise)\\w* (?:\\w+ ){0,5}(?:uptime|uninterrupted|availab|always)\\w*",
        example: 'We do not promise any level of availability.',
      },
      {
        match: 'best efforts? (?:basis|availability)',
        example: 'The service is provided on a best-effort basis without any availability guarantee.',
      },
      {
        match:
          "(?:do|does) ?(?:not|n't) (?:currently )?(?:offer|provide|have|guarantee) (?:\\w+ ){0,3}(?:uptime|sla|service level)",
        example: 'We do not offer an uptime SLA.',
      },
      { match: 'no (?:uptime )?(?:sla|guarantee of uptime)\\b', example: 'There is no SLA.' },
    ],
    weaker: [
      {
        match: '(?:industry leading|proven|averag\\w*|historical) (?:\\w+ )?.{0,4}9\\d(?:\\.\\d+)? ?(?:%|percent)',
        example: 'We have an average of 99.9% over the year.',
      },
      {
        match: '(?:aim|strive|target|try|goal|objective)\\w* (?:\\w+ ){0,5}9\\d(?:\\.\\d+)? ?(?:%|percent)',
        example: 'We aim for 99.9% uptime.',
      },
    ],
    denied:
      '(?:uptime |availability |service level )?slas?|service level (?:agreement|commitment|guarantee)s?|(?:uptime|availability) (?:guarantees?|commitments?|promises?)',
    exclusions: [
      { match: 'in:\\bdurability\\b && !uptime|availab', example: '99.999999999%', under: 'Durability' },
      {
        match:
          '^for example\\b|if (?:a|the|your) (?:\\w+ ){0,2}(?:services?|monitors?|checks?) had|(?:uptime|it) (?:would|will) be (?:approximately|about)',
        example: 'For example, if a service had 1 day of downtime, the uptime would be approximately 98.89%.',
      },
      {
        match: 'sub ?processors?|objects? to|change in the services',
        example:
          'We will use commercially reasonable efforts to make available a change in the services where a customer objects to a subprocessor.',
      },
      {
        match:
          'in:\\b(?:key metrics|by the numbers|(?:facts and|in) figures)\\b && !\\bslas?\\b|service level|commit|guarantee',
        example: '99.99% infrastructure uptime',
        under: 'Key metrics',
      },
      {
        match: 'in:\\bcredit && \\d ?%[^|]*\\|[^|]*\\d ?%',
        example: 'Below 99.0% | 25%',
        under: 'Service credits',
      },
      { match: 'free (?:plan|tier)\\b', example: 'Under the free plan there is no service-level agreement.' },
      {
        match: 'pre release|availability zones?|\\d ?% complete',
        example: 'Production is spread over three availability zones in each region.',
      },
      { match: '^(?:you )?(?:require|need|want)\\b', example: 'You need to sign an NDA to receive our report.' },
      {
        match: '\\bslas?\\b,? .{0,40}requirements|affected by .{0,60}\\bsla',
        example: 'Your SLA may have requirements.',
      },
      {
        match: '(?:falls|drops|goes) below(?!.*credit)|alerts? (?:you|when|if)\\b',
        example: 'An alert is sent when uptime falls below 99.9%.',
      },
      {
        match:
          '\\bcdn\\b|^(?:premium|standard|priority|dedicated|enterprise) support(?!.*\\b(?:uptime|availab))|support through slas',
        example: 'Premium support has a response SLA of one hour.',
      },
      {
        match:
          "support (?:sla|response|slas)|response (?:time )?slas?|slas? (?:for|on) (?:support|response|patch|vulnerab|remediat)|first response|(?:aws|google|azure|amazon)'?s? (?:\\w+ )?sla|vulnerab|patch|remediat|durability|battery|your (?:own )?(?:users|customers) sla|cache hit|accuracy",
        example: 'Premium support has a response SLA of one hour.',
      },
      {
        match:
          '(?:uptime|availability) (?:\\w+ ){0,2}(?:in|over|during|for) (?:the )?(?:last|past|previous)|(?:last|past|previous) (?:\\w+ )?(?:months?|quarter|year|days)|^{cloud} (?:guarantees?|offers?|provides?|promises?)',
        example: 'Our uptime in the last 12 months was 99.98%.',
      },
      {
        match: '(?:with|from|by) (?:\\w+ )?(?:{subprocessor}|suppliers|vendors|providers)\\b',
        example: 'We have SLAs with vendors.',
      },
      {
        match: 'these sla windows|security slas?\\b|updated regularly .{0,60}\\bslas?\\b',
        example: 'No security SLA is provided to users of the open source edition.',
      },
      { match: 'used by we\\b', example: 'The SLA of the host used by Acme is public.' },
      {
        match: '(?:infrastructure|cloud|hosting) providers? (?:guarantee|offer|promise)',
        example: 'Cloud providers guarantee 99.9%.',
      },
      { match: 'in:\\bsupport && !uptime|availab|9\\d', example: 'We answer within a day.', under: 'Support' },
      { match: 'sla of (?:azure|aws|google|amazon)', example: 'See the SLA of Azure.' },
      {
        match: '(?:falls|drops|goes) below|alerts? (?:you|when|if)\\b',
        example: 'An alert is sent when uptime falls below 99.9%.',
      },
      {
        match: '\\bcdn\\b|^(?:premium|standard|priority|dedicated|enterprise) support|support through slas',
        example: 'Premium support has a response SLA of one hour.',
      },
      { match: '(?:partners?|vendors?|suppliers?|{subprocessor}) ...\\bslas?\\b', example: 'Our vendors have SLAs.' },
    ],
    allow: ['third', 'condition', 'duty', 'negation', 'denial', 'future'],
    params: [
      { name: 'percent', pattern: '(9\\d(?:\\.\\d{1,9})?) ?(?:%|percent)', as: 'number' },
      { name: 'credits', pattern: '\\bcredits?\\b', as: 'flag' },
      { name: 'period', pattern: '\\b(monthly|month|quarter(?:ly)?|year(?:ly)?|annual)\\b', as: 'text' },
    ],
  }),
}
