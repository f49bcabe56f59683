import type { FactFile } from '../fact-file.ts'

export const privSubprocNotice: FactFile = {
  id: 'priv.subproc_notice',
  group: 'Privacy',
  question: 'Is notice given before a new subprocessor starts?',
  kind: 'commit',
  weight: 3,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'Advance notice with days or a right to object; subscription is yes.',
    partial: 'Notice without days and without objection right, or after the fact.',
    no: 'Vendor says none; changes without notice.',
    excluded: 'Notice of policy or price changes; list only; authorisation clause alone.',
  },
  controls: {
    soc2: ['P6.1'],
    iso27001: ['A.5.22'],
    csf2: ['GV.SC-07'],
    sp80053: ['SA-9'],
  },
  params: ['days', 'objection', 'channel'],
  moreIsBetter: ['days'],
  topicWords: ['new subprocessor', 'new sub processor', 'additional subprocessor', 'change of subprocessor'],
  texts: {
    topic: 'Notice of new subprocessors',
    yes: 'Changes of subprocessors are made known to customers[, {days|day} ahead].',
    partial: 'Notice of new subprocessors is addressed, but not ahead of time with a right to object.',
    no: 'By the vendor’s own words, subprocessors change without notice.',
    unknown: 'We found no promise of notice of new subprocessors.',
    risk: 'Subprocessors change unannounced',
    stake: 'Without notice, your data can reach a new company before you could object.',
    mitigation: 'Write 30 days’ notice with a right to object into the data processing agreement.',
    needs: ['priv.dpa'],
    without: 'Write 30 days’ notice with a right to object into the contract.',
    ask: 'How many days before a new subprocessor starts do you tell us, and may we object?',
    owner: 'Privacy officer',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:notif|notice|inform|announce|updat|object|subscrib|advance)\\w* .... (?:sub ?processor|sub ?contractor|list|page|new|chang|engag|appoint|{duration})|(?:sub ?processor|sub ?contractor|list)s? .... (?:notif|notice|inform|object|subscrib|announce|updat|advance)\\w*',
      example: "We give 30 days' notice before we add a subprocessor.",
    },
    figure: { param: 'days' },
    yes: [
      {
        match:
          '{duration} (?:\\w+ )?(?:before|prior to|in advance of|ahead of) .{0,30}(?:planned|intended|proposed) changes? && section:{subprocessor}',
        example: 'We inform you 30 days before planned changes. Our subprocessors are listed below.',
      },
      {
        match: '{duration} && (?:object|approv|oppos|respon)\\w* && any:{subprocessor}',
        example: "Cairnwell shall give 45 days' notice of a new sub-processor, and the customer may object.",
      },
      {
        match:
          '(?:object|objection)\\w* && {subprocessor} && (?:may|right|can|within|reasonable|new|days|appoint|terminate|notify|ground|entitled|change)',
        example: 'Customer may object to a new subprocessor on reasonable grounds.',
      },
      {
        match:
          '(?:subscrib|notified|notifications?|sign up|rss|watch)\\w* && any:{subprocessor} && (?:this (?:page|list)|sub ?processors?|list\\b|(?:changes?|updates?) to)',
        example: 'Subscribe to be notified of changes to our subprocessor list.',
      },
      {
        match: '{duration}.{0,40}(?:before|prior to|in advance|ahead) .... {subprocessor}',
        example: 'We notify customers 30 days before a new subprocessor is engaged.',
      },
      {
        match: '{subprocessor} .... {duration} (?:\\w+ ){0,3}(?:before|prior|in advance|ahead|notice)',
        example: 'New subprocessors are announced 14 days in advance; customers may object.',
      },
      {
        match:
          '(?:{subprocessor}|list of processors|processors)\\b && (?:told|tell|notif|notice|inform|announc|hear|write|email|alert|let you know|publish)\\w* && (?:{duration}|an? (?:month|week|fortnight)|\\w+ days) (?:\\w+ ){0,5}(?:ahead|advance|before|prior|beforehand|notice|earlier)',
        example: 'We notify customers 30 days before a new subprocessor is engaged.',
      },
      {
        match:
          '(?:{subprocessor}|list of processors|processors)\\b && (?:subscrib|enter your email|sign up|mailing list|rss)\\w* .... (?:notif|hear|write|inform|alert|updat|changes|new)\\w*',
        example: 'Subscribe to be notified of new subprocessors.',
      },
      {
        match:
          '{subprocessor} && (?:notif|notice|inform(?:s|ed|ing)?\\b|subscrib|announce|email|advance|prior)\\w* && (?:object|{duration}|subscrib|opportunity|oppose|days|rss|mailing list|watch|opt in)\\w* && (?:new|change|add|replac|updat|appoint|engag|intend|list|object)\\w*',
        example: 'We notify customers 30 days before a new subprocessor is engaged.',
      },
    ],
    exclusions: [
      { match: 'share personal data only with', example: 'We share personal data only with named subprocessors.' },
      {
        match: 'privacy policy|changes? to (?:this|our|the) (?:policy|terms|prices)|breach|incident',
        example: 'We will notify you of changes to this policy 30 days ahead.',
      },
    ],
    partial: [
      {
        match:
          '{subprocessor} && (?:notif|notice|inform(?:s|ed|ing)?\\b|updat\\w+ the list|updat)\\w* && (?:new|change|add|replac|updat|intend|appoint)\\w*',
        example: 'We will inform you of new subprocessors.',
      },
      {
        match:
          '(?:tell|notify|inform|update)\\w* (?:\\w+ )?(?:customers?|you|users) (?:about|of) (?:\\w+ )?changes && any:{subprocessor}',
        example: 'We inform customers of changes to subprocessors.',
      },
      {
        match:
          '(?:told|tell|inform|notif|update|announce)\\w* .... {subprocessor} && new|change|chang|add|replac|after',
        example: 'We will inform you of new subprocessors.',
      },
    ],
    no: [
      {
        match: '{subprocessor} && without (?:prior |further )?notice',
        example: 'Subprocessors may change without notice.',
      },
      {
        match:
          '(?:{subprocessor}|list of processors|processors)\\b .... without (?:\\w+ ){0,2}(?:notice|informing|notifying|telling|notification) && !not\\b|never',
        example: 'Subprocessors may change without notice.',
      },
    ],
    weaker: [
      {
        match:
          '(?:{subprocessor}|list of processors|processors)\\b && (?:told|tell|notif|notice|inform|announc|hear|write|email|alert|let you know|publish)\\w* && (?:after|once|when|as soon as) (?:\\w+ ){0,6}(?:has|have|been|taken|added|joins?|joined|place)\\b && !{duration}|object|before|prior|advance',
        example: 'Customers are notified after a new sub-processor has been added.',
      },
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'negation', 'future', 'question'],
    params: [
      {
        name: 'days',
        pattern:
          '((?:\\d{1,9}|thirty|fifteen|fourteen|ten|two|sixty|seven)[ -]?(?:\\(\\d{1,9}\\) )?(?:business |calendar )?(?:days?|weeks?))',
        as: 'days',
      },
      { name: 'objection', pattern: '\\bobject\\w*', as: 'flag' },
      {
        name: 'channel',
        pattern: '\\b(e-?mail|rss|subscri\\w+|mailing list|website|in-app|repository)\\b',
        as: 'text',
      },
    ],
  }),
}
