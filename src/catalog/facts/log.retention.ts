import type { FactFile } from '../fact-file.ts'

export const logRetention: FactFile = {
  id: 'log.retention',
  group: 'Logging and response',
  question: 'Is the audit-log retention period stated?',
  kind: 'feature',
  weight: 2,
  agent: 'advanced_web_scraper',
  values: {
    yes: "A number or 'unlimited' is stated; per-plan values are yes.",
    partial: 'Period on request, approximate, or set only by contract.',
    no: 'Vendor says audit logs are not kept.',
    excluded: "Server, HTTP, build or application log periods; vendor's internal logs; customer data retention.",
  },
  controls: {
    soc2: ['CC7.2'],
    iso27001: ['A.8.15'],
    csf2: ['PR.PS-04'],
    sp80053: ['AU-11'],
  },
  params: ['days', 'plans'],
  moreIsBetter: ['days'],
  traits: ['audit-events', 'for-members'],
  topicWords: ['log retention', 'log are retained', 'audit log retention', 'log are kept'],
  texts: {
    topic: 'Audit log retention',
    yes: 'The time for which the audit log is kept is stated[: {days|day}].',
    partial: 'How long audit events are kept is stated only in part.',
    no: 'The vendor says that audit events are not kept.',
    unknown: 'We found no statement on how long audit events are kept.',
    risk: 'Audit events not kept',
    stake: 'Intrusions are often found only after the events that show them are gone.',
    mitigation: 'Copy the events to your own archive before they expire.',
    needs: ['log.audit', 'log.export'],
    without: 'Keep your own record of what administrators change.',
    ask: 'How long are audit events kept on each plan, and can that be extended?',
    owner: 'Security operations',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:{auditlog}|audit|logs?|history|events?|retention|retain(?:ed|s)?|kept|stor(?:e|es|ed|age)|query|queries) ... (?:{duration}|unlimited|indefinite)|(?:{duration}|unlimited|indefinite(?:ly)?) ... (?:{auditlog}|audit|logs?|history|retention|retain)|(?:plans?|tier)\\b.{0,30}{duration}',
      example: 'Audit logs are kept for one year.',
    },
    figure: { param: 'days' },
    facets: { approximate: 'partial', rest_left_out: 'partial', only_part: 'partial' },
    yes: [
      {
        match: '(?:{auditlog}) && (?:{duration}|unlimited|indefinite|forever)',
        example: 'Audit logs are kept for 180 days.',
      },
      {
        match:
          '{duration} && in:{auditlog} && any:(?:retain|retention|kept|keep|stored|available|history|access|old|past|last|days|view)',
        example: 'Entries are kept for 180 days.',
        under: 'Audit log',
      },
      {
        match: '(?:unlimited|indefinite\\w*|forever) && in:audit log',
        example: 'Entries are kept forever.',
        under: 'Audit log',
      },
      {
        match: '{duration} && any:(?:retention|retain) && section:audit log',
        example: 'Retention of the audit log is 90 days.',
      },
      {
        match:
          '(?:{auditlog}|audit (?:data|entries)|admin activity|account activity) .... (?:never (?:be )?(?:delet|expir|remov|purg)|no (?:time )?limit|without (?:a )?(?:time )?limit|life of|as long as (?:your|the) (?:account|organi|workspace)|permanent)\\w*',
        example: 'Entries in the audit log are never deleted.',
      },
      {
        match: 'no (?:time )?limit (?:\\w+ ){0,4}(?:{auditlog}|audit (?:data|entries)|admin activity|account activity)',
        example: 'There is no time limit on your audit history.',
      },
      {
        match:
          '(?:{auditlog}|audit (?:data|entries)|admin activity|account activity) .... (?:(?:\\w+ )?hundred (?:and \\w+ )?days|a (?:full |whole )?year|a month|a quarter)\\b',
        example: 'Admin activity can be searched for up to four hundred days.',
      },
      {
        match: '{auditlog} (?:\\w+ ){0,4}(?:for|from|of|over|in) (?:the )?(?:previous|last|past|preceding) {duration}',
        example: 'You can search the audit log for the last 30 days.',
      },
    ],
    partial: [
      {
        match: '{auditlog} && (?:retain|retention|kept|stored) && (?:request|contact|contract|custom|plan)',
        example: 'How long the audit log is kept depends on the contract.',
      },
      {
        match: '{auditlog} (?:are|is) (?:kept|retained|stored) for (?:several|some|a few|an? (?:limited|reasonable))',
        example: 'Audit logs are kept for several months.',
      },
      {
        match:
          '(?:order form|contract|agreement|agreed) .... (?:{auditlog}|audit (?:data|entries)|admin activity|account activity)',
        example: 'Your order form states how long audit events will be kept.',
      },
      {
        match:
          '(?:{auditlog}|audit (?:data|entries)|admin activity|account activity) .... (?:order form|contract|agreement|agreed|on request|varies|depends)',
        example: 'The period for which audit events are held gets fixed in the order form.',
      },
    ],
    no: [
      {
        match:
          '(?:audit|activity) (?:logs?|events?|trails?|data|history|entries) .... (?:are|is) not (?:\\w+ )?(?:kept|retained|stored|saved)|not (?:\\w+ )?(?:retain|keep|store) (?:\\w+ ){0,2}(?:audit|activity)',
        example: 'Audit logs are not kept.',
      },
      { match: 'audit logs? (?:are|is) not (?:kept|retained|stored)', example: 'Audit logs are not kept.' },
    ],
    denied: 'audit (?:log )?(?:history|retention)|retention of (?:\\w+ )?audit',
    exclusions: [
      {
        match: '^\\W*(?:data|metrics?|check|monitor|response|result|history|trace|event)s? retention \\|',
        example: '| Data retention | 3 months | 12 months |',
      },
      { match: 'query insights|insights retention', example: 'Query insights retention is 7 days.' },
      {
        match:
          '(?:our|internal|production|system|server|application|infrastructure|build|deployment|runtime|api|query|message|firewall|network|http) (?:\\w+ )?logs?|we (?:retain|keep) (?:\\w+ ){0,3}(?:server|system|access|application) logs?|every|within|ago|refresh|delay|appear|up to \\d+ (?:minutes|seconds)|session|expire',
        example: 'Server logs are kept for one year.',
      },
      {
        match: 'customer data|backups?|deleted (?:items|files)',
        example: "Customer data is never used to train models, ours or anyone else's.",
      },
      { match: 'sign ?in logs? && !audit', example: 'Sign-in logs are kept for 30 days.' },
      { match: 'graph shows|history graph', example: 'The graph shows the history.' },
    ],
    notIn: ['privacy', 'terms', 'dpa', 'subprocessors', 'disclosure'],
    allow: ['condition', 'duty', 'third', 'negation', 'denial'],
    params: [
      {
        name: 'days',
        pattern:
          '((?:\\d{1,9}|thirty|sixty|ninety|one|two|three|six|twelve|seven)[ -](?:days?|months?|years?|weeks?|hours?))',
        as: 'days',
      },
    ],
  }),
}
