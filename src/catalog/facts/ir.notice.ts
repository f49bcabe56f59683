import type { FactFile } from '../fact-file.ts'

export const irNotice: FactFile = {
  id: 'ir.notice',
  group: 'Logging and response',
  question: 'Does the vendor promise to tell customers of a data breach within a stated time?',
  kind: 'commit',
  weight: 5,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Promise with hours or days, such as 24, 48 or 72 hours.',
    partial: "'Without undue delay', 'promptly', 'immediately', or notice mentioned without a number.",
    no: 'Vendor says it does not notify customers.',
    excluded:
      "Customer's duty to notify; authority's 72 hours; breach definitions; customers reporting to vendor; outage notices.",
  },
  controls: {
    soc2: ['CC7.4', 'P6.6'],
    iso27001: ['A.5.24', 'A.5.26'],
    csf2: ['RS.CO-02'],
    sp80053: ['IR-6'],
  },
  params: ['hours', 'days', 'trigger'],
  lessIsBetter: ['hours', 'days'],
  topicWords: ['breach notification', 'personal data breach', 'notification of breach', 'breach notice'],
  texts: {
    topic: 'Breach notice',
    yes: 'Customers are told of a breach within a promised time[: {hours|hour}//: {days|day}].',
    partial: 'Notice of a breach is mentioned, but without a number.',
    no: 'The vendor says that it does not notify customers of a breach.',
    unknown: 'We found no promise to tell customers of a breach.',
    risk: 'No promise of breach notice',
    stake: 'Your own legal deadline can pass before you know that it has begun.',
    mitigation: 'Write 48 hours into the data processing agreement.',
    needs: ['priv.dpa'],
    without: 'Write 48 hours into the contract.',
    ask: 'Within how many hours after becoming aware of a breach will you tell us, and by which channel?',
    owner: 'Legal',
    severity: 'high',
  },
  reading: () => ({
    states: {
      match:
        '(?:notif|inform|alert|tell|report|disclos|communicat)\\w* .... (?:breach|incident|{customer}|unauthori[sz]ed|compromise|affected|undue|{duration}|attack|controller)|(?:breach|incident|compromise|unauthori[sz]ed|undue delay|attack)\\w* .... (?:notif|inform|alert|tell|report|disclos|communicat)',
      example: 'We notify customers of a breach within 72 hours.',
    },
    figure: { param: 'hours' },
    facets: { rest_left_out: 'partial', where_possible: 'partial' },
    yes: [
      {
        match:
          '(?:notif|inform(?:s|ed|ing)?\\b|alert|communicat|report|disclos|tell|contact)\\w* && (?:breach|incident|unauthori[sz]ed (?:access|disclosure)|compromise|security event) && {duration} && (?:customer|client|you\\b|controller|affected|data exporter|your|user|company|us\\b|notify)',
        example: 'We will notify affected customers within 72 hours of becoming aware of a personal data breach.',
      },
      {
        match:
          '{duration} && (?:after|of|from) (?:\\w+ ){0,3}(?:becoming aware|discover|confirm|awareness|learning|detect|having become aware) && any:breach|incident|notif|unauthori[sz]ed|compromis',
        example: 'We will notify affected customers within 72 hours of becoming aware of a personal data breach.',
      },
      {
        match: '(?:notif|inform(?:s|ed|ing)?\\b)\\w* ... within {duration} && any:breach|incident',
        example: 'We will notify affected customers within 72 hours of becoming aware of a personal data breach.',
      },
      {
        match:
          '(?:notif|inform|told|tell|alert)\\w* .... (?:breach|incident|compromis|unauthori[sz]ed)\\w* .... (?:in (?:under|less than)|within|no later than|at most) {duration}',
        example: 'Customers are informed of a breach of their data within 24 hours.',
      },
      {
        match:
          '(?:{breach}|accessed your (?:content|data))\\w* && (?:{tell})\\w* && {duration} && (?:customer|client|you\\b|controller|affected|owner|your|subscriber)s?',
        example:
          'If we learn that somebody accessed your content unlawfully, we will let the account owner know within five calendar days.',
      },
      { match: 'breach notifications? ?\\|.{0,200}{duration}', example: 'Breach notification | within 72 hours' },
      {
        match:
          '(?:hear from us|be told|are told|be contacted|reach out) .... {duration} && breach|incident|compromis|unauthori[sz]ed',
        example: 'Customers are told of a data breach within 72 hours.',
      },
    ],
    partial: [
      {
        match: 'incidents? (?:are|is|will be) communicated .{0,30}customers',
        example: 'Incidents are communicated to affected customers.',
      },
      {
        match: '(?:user|customer)s? notifications? (?:as )?required by && near:breach|incident|unauthori[sz]ed',
        example: 'After a breach we send customer notification as required by law.',
      },
      {
        match: '(?:procedures?|process\\w*) .{0,100}customer notification',
        example: 'The procedure covers customer notification.',
      },
      {
        match:
          '(?:communicat\\w*|updates?|informed|in contact) .{0,30}(?:clients|customers|users) .{0,20}(?:throughout|during) .{0,20}(?:incident|breach)',
        example: 'We send updates to customers throughout the incident.',
      },
      {
        match:
          '(?:notif|inform(?:s|ed|ing)?\\b|alert|tell|contact)\\w* && (?:without (?:undue|unreasonable) delay|promptly|immediately|as soon as|timely|quickly|expeditious) && near:(?:breach|incident|unauthori[sz]ed|attack|compromise|violation|disruption|loss) && !(?:us|we) (?:immediately|promptly|of any)|notify (?:the )?(?:\\w+ )?(?:security|privacy|legal|it|hr)\\b && (?:customer|client|you\\b|controller|affected|users?\\b|exporter|subscriber|part(?:y|ies)|company|members?\\b|individuals|organi[sz]ation)',
        example: 'Processor shall notify controller of a personal data breach without undue delay.',
      },
      {
        match:
          '(?:notif|inform(?:s|ed|ing)?\\b|alert)\\w* (?:\\w+ ){0,4}(?:affected )?(?:customers?|clients?|users?|you|controller) (?:\\w+ ){0,12}(?:breach|incident|attack|compromise|unauthori[sz]ed)',
        example: 'Processor shall notify controller of a personal data breach without undue delay.',
      },
      {
        match:
          '(?:breach|incident|unauthori[sz]ed access)\\w* ... (?:we|processor|will|shall) (?:\\w+ ){0,4}(?:notif|inform(?:s|ed|ing)?\\b|alert)\\w* (?:\\w+ )?(?:you|customers?|controller|client|affected|users?)',
        example: 'In case of a security breach we inform you within 48 hours.',
      },
      { match: '(?:data )?breach notification', example: 'Our plan covers breach notification.' },
      {
        match:
          '(?:let you know|tell you\\b|inform you\\b|notify you\\b|contact you\\b|be in touch|reach out to you|inform (?:\\w+ )?customers|notify (?:\\w+ )?customers) && any:breach|incident|compromis|unauthori[sz]ed && !vulnerab|changes? to|maintenance|(?:update|change)s? (?:to )?(?:this|our)',
        example: 'We will promptly notify you of any unauthorized access to your data.',
      },
      {
        match:
          '(?:email|contact|notify|inform|tell|reach)\\w* (?:you|customers|affected \\w+|users) (?:as soon as|without|promptly|immediately|quickly) && any:breach|incident|security|compromis|affected',
        example: 'If data is affected we contact you promptly.',
      },
      {
        match:
          '(?:{breach})\\w* .... (?:get in touch|let you know|write to you|inform you|without undue|promptly|as soon as|in good time)',
        example: 'As soon as we learn of a breach, we get in touch with you.',
      },
      {
        match:
          'notify (?:the )?(?:affected|effected|impacted) (?:users|customers|parties)\\b .{0,40}as soon as possible',
        example: 'We notify affected customers as soon as possible.',
      },
    ],
    no: [
      {
        match:
          "(?:do|does|will) ?(?:not|n't) (?:notify|inform|tell|alert) (?:\\w+ ){0,3}(?:of|about) (?:\\w+ ){0,4}(?:breach|incident)",
        example: 'We do not notify customers of security incidents.',
      },
      {
        match: '(?:will|do|does) not notify (?:customers?|users?|you) (?:of|about) ...breach',
        example: 'We do not notify customers of a breach.',
      },
    ],
    denied:
      'breach (?:notice|notification)s?|notif\\w* (?:\\w+ ){0,4}(?:of|about|on) (?:\\w+ ){0,3}(?:breach|incident)',
    exclusions: [
      {
        match: '(?:breach|remedy)\\w* (?:of )?(?:these|this|the|that|such) (?:terms|agreement|contract|breach)\\b',
        example: 'You do not remedy that breach within 14 days of us notifying you of that breach.',
      },
      {
        match:
          'material(?:ly)? breach|breach(?:es|ed)? (?:of )?(?:this|the|its|any) (?:agreement|obligation|term|provision|contract)|notice of (?:such|the) breach|(?:agreement|contract) (?:\\w+ ){0,6}may be terminated',
        example:
          'Either party may terminate on thirty days notice if the other has materially breached this Agreement.',
      },
      {
        match: 'disclosure process|vulnerability reports?',
        example: 'We will notify the affected users directly, as our disclosure process says.',
      },
      {
        match: '(?:remind|ask|page|ping)s? the (?:\\w+ )?(?:coordinator|engineer|on call)',
        example: 'Every 30 minutes the bot will remind the coordinator to share updates with the customer.',
      },
      {
        match:
          '(?:customer|client|you|controller|user|researcher|subscriber|licensee|{subprocessor})s? (?:shall|must|will|agrees? to|should|(?:is|are) (?:required|obliged|bound)(?: by \\w+)? to|undertakes? to) (?:\\w+ ){0,3}(?:notify|inform|report)',
        example: 'Customer shall notify us within 24 hours of any unauthorized use.',
      },
      {
        match:
          '(?:notify|inform|contact|report to|tell|alert) us\\b|supervisory authorit|data protection authorit|regulator|authorities within|(?:uptime|outage|maintenance|downtime|status page|service disruption)|vulnerabilit(?:y|ies) (?:report|notif)|researcher|changes? to (?:this|our)|means (?:any|a)|notify (?:\\w+ )?(?:of|about) (?:any )?(?:new|change|update)|cookies?|subscribe|copyright|dmca|infring',
        example: 'Customer shall notify us within 24 hours of any unauthorized use.',
      },
      { match: 'issue is identified', example: 'You are informed when an issue is identified by the tool.' },
      {
        match:
          '(?:customer|client|you|controller|user|researcher|subscriber|licensee|{subprocessor})s? (?:shall|must|will|agrees? to|should|is required to|are required to|undertakes? to) (?:\\w+ ){0,3}(?:notify|inform|report)',
        example: 'Customer shall notify us within 24 hours of any unauthorized use.',
      },
      {
        match: '(?:prices?|fees?|terms) change|change (?:in|of|to) (?:\\w+ )?(?:prices?|fees?)',
        example: 'We notify you if prices change.',
      },
    ],
    notIn: ['sla', 'status', 'pricing'],
    allow: ['condition', 'staff', 'negation', 'third', 'denial'],
    params: [
      {
        name: 'hours',
        pattern:
          '((?:\\d{1,9}|twenty[ -]four|forty[ -]eight|seventy[ -]two|two|three|five)[ -]?(?:\\(\\d{1,9}\\) )?(?:business |calendar )?(?:hours?|days?))',
        as: 'hours',
      },
      { name: 'trigger', pattern: '(becoming aware|discover\\w*|confirm\\w*|awareness|detect\\w*)', as: 'text' },
    ],
  }),
}
