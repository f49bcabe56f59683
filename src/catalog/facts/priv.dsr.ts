import type { FactFile } from '../fact-file.ts'

export const privDsr: FactFile = {
  id: 'priv.dsr',
  group: 'Privacy',
  question: 'Does the vendor help customers answer data-subject requests?',
  kind: 'commit',
  weight: 2,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'Promises help in DPA, or gives tools or API to export and delete.',
    partial: 'Paid help, redirects only, or reasonable effort without means.',
    no: 'Vendor says it gives no help.',
    excluded: "Rights of vendor's own site visitors; privacy-policy rights list; customer's duty alone.",
  },
  controls: {
    soc2: ['P5.1', 'P5.2'],
    iso27001: ['A.5.34'],
    csf2: ['GV.OC-03'],
    sp80053: ['PM-26', 'SI-18'],
  },
  params: ['days', 'fee', 'tools'],
  topicWords: ['data subject request', 'data subject right', 'right to erasure', 'right of access'],
  texts: {
    topic: 'Help with data subject requests',
    yes: 'Help is offered with requests from the people whose data you hold[, within {days|day}].',
    partial: 'Help with requests from data subjects is addressed, but not as a plain promise.',
    no: 'The vendor says that it gives no help with requests from data subjects.',
    unknown: 'We found no statement on help with requests from data subjects.',
    risk: 'No help with data subject requests',
    stake: 'Such requests have deadlines, and you may not be able to meet them without the vendor.',
    mitigation: 'Test that you can find, export and delete one person’s data yourself.',
    needs: ['data.export'],
    without: 'Keep a list of the people whose data you put in, and how to reach it.',
    ask: 'How do you help us find, export and delete the data of one person, and how fast?',
    owner: 'Privacy officer',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:data subject|dsar|dsr|right of access|erasure|individuals?|access request|subject access|personal data|user data|rights?|deletion api|assistance) .... (?:request|assist|help|export|delet|respond|support|erasure|fulfil|portab|exercise|tool|api)|(?:assist|help|support|respond|fulfil|enable|export|delet|tool|api)\\w* .... (?:data subject|dsar|dsr|subject access|erasure|individuals?|personal data|user data|rights|access request|requests?|assistance)',
      example: 'We help customers answer data-subject requests.',
    },
    facets: { paid: 'limits', wished: 'partial' },
    yes: [
      {
        match:
          "(?:data subject|end user|individual|subject access|dsr|dsar)s?'? (?:\\w+ ){0,3}(?:requests?|rights|inquir)\\w* && (?:assist|help|support|cooperat|enable|tool|api\\b|provide|fulfil|respond|forward|honou?r|self service|promptly|handle|facilitat)\\w* && (?:customer|client|controller|you\\b|your|processor|we\\b|account holders|enable|assist|support|api|tool) && !(?:you are responsible|(?:controller|customer|client) (?:shall|is|will|must) (?:\\w+ ){0,2}(?:respond|responsible|handle))",
        example: 'Processor will assist controller in responding to data subject requests.',
      },
      {
        match:
          '(?:gdpr|ccpa|privacy|deletion|erasure) (?:\\w+ )?(?:api|tool|requests?) && (?:api|endpoint|submit|delete|export|tool|programmatic|end user|customer) && !(?:your rights|contact us)',
        example: 'Use our GDPR API to delete the data of an end user on request.',
      },
      {
        match:
          "(?:delete|export)\\w* (?:\\w+ ){0,6}(?:end users?|data subjects?|individual users?|user data|users?' data) && (?:api|request|gdpr|comply|tool|programmatic)",
        example: 'Use our GDPR API to delete the data of an end user on request.',
      },
      {
        match:
          '(?:assist|help|support|cooperat)\\w* .... (?:requests?|inquir\\w+|enquir\\w+) (?:\\w+ ){0,3}(?:from|by|of) (?:\\w+ )?(?:individuals|data subjects|end ?users|your users|persons|consumers)',
        example: 'We will provide reasonable assistance to customers to respond to requests from individuals.',
      },
      {
        match:
          '(?:help|assist|support|enable|allow)\\w* (?:\\w+ )?(?:customers?|you|controller|clients?) .... (?:access|erasure|rectification|deletion|portability) (?:\\w+,? ){0,4}requests?',
        example: 'We help you to answer access and erasure requests.',
      },
      {
        match:
          '(?:delete|export|erase|access)\\w* (?:\\w+ ){0,4}(?:the )?(?:personal )?data of (?:an? )?(?:individual|person|data subject|end user|user|contact)',
        example: 'Use our GDPR API to delete the data of an end user on request.',
      },
      {
        match:
          '(?:help|assist|support|cooperat|answer|enabl|self service|tools?\\b|api\\b|search|export|erasure|delet)\\w* && (?:data subjects?|individuals|dsars?|dsrs?|subject access|right to be forgotten|right of access|end users|persons|consumers)\\b && (?:customers?|clients?|controller|you\\b|workspace|processor|admin)\\w* && (?:request|right|satisf|respond|answer|fulfil|export|erasure|forgotten|dsar)\\w* && !(?:controller|customers?|clients?) (?:\\w+ )?(?:is|are|shall|will|must|alone|remains?) (?:\\w+ ){0,2}(?:responsible|answer|respond)|(?:controller|customer) alone|you (?:have|may|can) (?:the )?(?:right|exercise|request|contact)|your (?:\\w+ )?rights',
        example: 'Processor will assist controller in responding to data subject requests.',
      },
      {
        match:
          '(?:help|assist|support)\\w* .... requests? (?:for|of) (?:\\w+,? ){0,4}(?:access|rectification|erasure|deletion|portability|restriction)',
        example: 'Customers receive our help with requests for access and erasure.',
      },
      {
        match:
          '(?:api|tool|console|dashboard|admin\\w*|you can)\\b && (?:export|delet|eras|remov|access|correct)\\w* && (?:one|a single|an individual|individual|single) (?:person|user|contact|individual|customer|record)',
        example: 'With our API you can export or erase everything we hold about one person.',
      },
      {
        match:
          'assist\\w* (?:the )?(?:controller|customer|client|you)\\b .... (?:respond|answer|fulfil)\\w* .... requests?',
        example: 'Processor shall assist Controller in fulfilling its obligation to respond to requests.',
      },
      {
        match:
          '(?:assist|help|support|cooperat)\\w* .... (?:data subjects?|rights of (?:the )?(?:data subjects?|individuals)|subject access|exercis\\w+ (?:\\w+ )?rights|gdpr requests?)',
        example: 'Processor will assist controller in responding to data subject requests.',
      },
    ],
    exclusions: [
      {
        match: 'payment method|\\binvoices?\\b',
        example: 'Contact support to request that the charge for the invoice is tried again.',
      },
      { match: 'api keys?|\\bbyok\\b', example: 'API keys give individual users access.' },
      {
        match: 'as controller\\b|legal obligations',
        example: 'This agreement binds Skelder as processor and the customer as controller.',
      },
      {
        match: 'is not of a nature|not necessary or reasonable',
        example: 'We refuse a request that is not necessary or reasonable.',
      },
      { match: 'web ?form|about you\\b|privacy request', example: 'Use the web form for a privacy request.' },
      {
        match:
          'you (?:have|may|can) (?:the )?(?:right|exercise|request|contact|ask|submit)|your (?:\\w+ )?rights|if you (?:wish|want|would like) to exercise|you (?:can|may) exercise|contact us|email us|verify your identity|california residents|we (?:will|may) (?:verify|respond to your)|we (?:respond|reply) to (?:all )?requests',
        example: 'You have the right to access your personal data.',
      },
    ],
    partial: [
      { match: 'facilitat\\w* (?:\\w+ ){0,2}data subject rights', example: 'We facilitate data subject rights.' },
      {
        match: 'assist\\w* && (?:expense|fee|cost) && (?:data subject|request|notif)',
        example: 'Processor assists with data subject requests at the expense of the customer.',
      },
      {
        match: 'forward\\w* (?:your|the|such|any) requests? to (?:the |our )?customers?',
        example: 'We forward such requests to our customers.',
      },
      {
        match:
          '(?:data subjects?|individuals|dsars?|dsrs?|subject access|right to be forgotten|right of access|end users|persons|consumers)\\b && requests?\\b && (?:redirect|forward|refer|reasonabl|efforts?|try|accommodat|pass)\\w*',
        example: 'Requests from individuals that reach us are redirected to the Controller.',
      },
      {
        match:
          '(?:data subjects?|individuals?|end users?|persons?)\\b .... (?:refer|redirect|direct|forward|point)\\w* (?:them|him|the \\w+|such \\w+)? ?(?:\\w+ )?(?:to|on) (?:\\w+ )?(?:customer|controller|you)',
        example: 'If a data subject contacts us, we will refer them to the customer.',
      },
      {
        match:
          '(?:data subject|subject access) (?:\\w+ )?requests? && (?:forward|redirect|direct|refer|reasonable|commercially|expense|fee|cost)\\w*',
        example: 'Processor assists with data subject requests at the expense of the customer.',
      },
    ],
    limits: [
      {
        match:
          '(?:assist|help|support|cooperat)\\w* .... (?:separately (?:paid|charged|invoiced)|paid service|additional cost|hourly rates?)',
        example: 'We assist you; this may be charged separately paid by the hour: hourly rates apply.',
      },
      {
        match:
          "(?:assist|help|support|cooperat)\\w* .... (?:expense|cost)\\w* (?:of|to|for) (?:the )?(?:customer|client|controller)|at (?:the )?(?:customer|client|controller)'?s? (?:sole |own )?(?:expense|cost)",
        example: 'Processor assists with data subject requests at the expense of the customer.',
      },
      {
        match:
          '(?:charge|fees?|costs?|reimburse)\\w* (?:\\w+ ){0,6}(?:for|of) (?:such |any |this |the )?assistance && section:data subject',
        example: 'We may charge a fee for such assistance. Data subjects can exercise their rights.',
      },
      {
        match:
          "(?:assist|help|support|cooperat)\\w* && (?:data subject|requests?|notifications) && (?:at (?:the )?(?:client|customer|controller|your)'?s?(?: own| sole)? (?:expense|cost)|(?<!no |of |without )charge|reimburse|additional fee)",
        example: "We assist with data subject requests at the customer's expense.",
      },
    ],
    no: [
      {
        match:
          '(?:no|not|never)\\b (?:\\w+ ){0,3}(?:help|assist\\w*|support)\\b && (?:data subjects?|individuals|dsars?|dsrs?|subject access|right to be forgotten|right of access|end users|persons|consumers)\\b && !only|limited|without',
        example: 'We give no assistance with data subject requests.',
      },
    ],
    notIn: [],
    allow: ['condition', 'duty', 'staff', 'third', 'denial'],
    params: [
      {
        name: 'days',
        pattern: '((?:\\d{1,9}|thirty|ten|five|two)[ -]?(?:\\(\\d{1,9}\\) )?(?:business |calendar )?(?:days?|hours?))',
        as: 'days',
      },
      { name: 'tools', pattern: '\\b(api|self-service|dashboard|export|delete)\\b', as: 'list' },
    ],
  }),
}
