import type { FactFile } from '../fact-file.ts'

export const logExport: FactFile = {
  id: 'log.export',
  group: 'Logging and response',
  question: 'Can audit logs be exported or streamed to a SIEM?',
  kind: 'feature',
  weight: 3,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'Download, API, webhook or streaming of audit logs; plan-limited is yes.',
    partial: 'Support request only, beta, or some events only.',
    no: 'Vendor says not possible or planned.',
    excluded: 'Export of business data; application log drains without audit events.',
  },
  controls: {
    soc2: ['CC7.2'],
    iso27001: ['A.8.15', 'A.8.16'],
    csf2: ['DE.AE-03'],
    sp80053: ['AU-6'],
  },
  params: ['methods', 'destinations', 'plans'],
  traits: ['audit-events', 'for-members'],
  topicWords: ['siem', 'log streaming', 'export audit', 'stream audit', 'audit log api'],
  texts: {
    topic: 'Audit log export',
    yes: 'Audit events can be taken out[ by {methods}][, such as to {destinations}].',
    partial: 'Taking audit events out is addressed, but not plainly for all of them.',
    no: 'The vendor says that audit events cannot be exported today.',
    unknown: 'Nothing was found on export of audit events.',
    risk: 'Audit events cannot be exported',
    stake: 'Without export, your monitoring does not see what administrators do in the service.',
    mitigation: 'Have someone read the log in the product each week.',
    needs: ['log.audit'],
    without: 'Compare the members and settings of the service each week with what they should be.',
    ask: 'Can audit events be streamed to our SIEM, with what delay, and on which plans?',
    owner: 'Security operations',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:{auditlog}|audit|events?|logs?) .... (?:export|stream|download|siem|api\\b|webhook|splunk|datadog|s3\\b|csv|json|eventbridge|push|forward|query|drain)|(?:export|stream|download|forward|send|push|siem|splunk|query)\\w* .... (?:{auditlog}|audit|logs?|events)',
      example: 'Audit logs can be streamed to your SIEM.',
    },
    subject: 'siem|audit|export|stream|logs?\\b',
    facets: { beta: 'limits', on_request: 'partial', only_part: 'partial', rest_left_out: 'partial', some: 'partial' },
    yes: [
      {
        match:
          '{auditlog} && (?:export|download|stream|siem\\b|splunk|datadog|webhook|api\\b|s3\\b|csv|sumo|elastic|sentinel|forward|push|programmatic|query|retriev|pull|graphql|drain|sink|integrat|chronicle|panther|log shipping|eventbridge|kinesis|firehose|cloudwatch|event hub|pub/sub|send (?:\\w+ ){0,3}logs)',
        example: 'Audit logs can be exported as CSV.',
      },
      {
        match:
          '(?:export|download|stream|forward|send|push)(?:s|ed|ing)?\\b (?:\\w+ ){0,6}(?:logs?|events?|csv|ndjson|json|files?|siem|splunk|datadog|s3)\\b && in:{auditlog}',
        example: 'Export entries as CSV.',
        under: 'Audit log',
      },
      {
        match: '(?:siem|splunk|datadog|log streaming)\\b && in:{auditlog}',
        example: 'Send entries to Splunk.',
        under: 'Audit log',
      },
      {
        match:
          '(?:siem\\b|splunk|sumo logic|microsoft sentinel|security information and event) && (?:integrat|stream|export|send|forward|connect|push)\\w* && (?:audit|activity|security|admin|user|account)\\w* (?:\\w+ )?(?:logs?|logging|events?|trails?)|siem integration|integrat\\w* with (?:your )?siem|your siem',
        example: 'Stream audit events to Splunk or Datadog.',
      },
      {
        match:
          '{auditlog} && (?:save|spreadsheet|copy|extract|file|fetch|collect|ingest|deliver|ship|feed|into your|get .{0,20}out|bucket|syslog|cef\\b)',
        example: 'Admins can filter the audit log and save the result as a spreadsheet.',
      },
    ],
    partial: [
      {
        match: '(?:contact|ask|email|reach out|request|support) ... export ... {auditlog}',
        example: 'Ask support to export your audit log.',
      },
      {
        match: '(?:contact|email|request|reach out)\\w* ...(?:export|copy) && in:{auditlog}',
        example: 'Contact us for an export.',
        under: 'Audit log',
      },
    ],
    limits: [
      {
        match:
          '(?:log|audit) (?:streaming|export|drain)s? (?:is|are) (?:currently |still |now )?(?:available )?in (?:an? )?(?:\\w+ )?(?:beta|preview|early access)',
        example: 'Audit log streaming is in beta.',
      },
      {
        match: '(?:contact|reach out to|email|ask) (?:\\w+ ){0,5}(?:support|team|us)\\b ... export && any:{auditlog}',
        example: 'Contact our team for an export of the audit log.',
      },
    ],
    no: [
      {
        match: "(?:not|n't|cannot)(?: currently| yet)? (?:\\w+ ){0,3}export (?:\\w+ ){0,3}(?:audit|activity) logs?",
        example: 'You cannot export audit logs.',
      },
      {
        match: "(?:audit|activity) logs? (?:cannot|can't|can not) be exported",
        example: 'Audit logs cannot be exported.',
      },
    ],
    weaker: [
      {
        match: 'only (?:\\w+ ){0,3}(?:events?|entries) can be exported',
        example: 'Only the latest events can be exported.',
      },
      {
        match:
          '{auditlog} ... (?:in (?:\\w+ )?beta|beta\\b|early access) && export|download|stream|siem\\b|webhook|\\bapi\\b',
        example: 'Audit log streaming is in beta.',
      },
      {
        match: '(?:ask|write to|contact|email|support|request)\\w* .... (?:extract|copy|export|dump) .... {auditlog}',
        example: 'Ask us for an extract of your audit trail.',
      },
    ],
    denied:
      '(?:export|stream|download|forward)\\w* (?:\\w+ ){0,3}(?:audit|activity) (?:logs?|events?|trails?)|(?:audit|activity) (?:logs?|trails?) (?:export|stream|download)|siem (?:integration|export|connector)|log streaming',
    exclusions: [
      {
        match: '(?:documentation|descriptions?|list) of (?:\\w+ ){0,3}event types',
        example: 'See the list of event types.',
      },
      {
        match:
          '(?:our|internal) (?:\\w+ )?(?:siem|logs?)|we (?:use|ship|send|forward|stream|aggregate)|(?:production|infrastructure|system|server|application|build|deployment|runtime|query) logs?|log drain|api reference|rest api (?:is|requests)|api (?:keys?|calls|tokens?) (?:creat|usage)|graphql (?:playground|api guide)|user activity',
        example: 'Application log drains forward build output.',
      },
      { match: 'your (?:apps?|instances)', example: 'You can create a staging environment for your app.' },
      { match: 'stripped from', example: 'Secrets are stripped from exported logs.' },
    ],
    notIn: ['privacy', 'terms', 'dpa', 'subprocessors'],
    allow: ['condition', 'duty', 'third', 'staff'],
    params: [
      {
        name: 'methods',
        pattern: '\\b(csv|json|ndjson|api|graphql|webhooks?|stream(?:ing)?|download|s3)\\b',
        as: 'list',
      },
      {
        name: 'destinations',
        pattern: '\\b(splunk|datadog|sumo logic|sentinel|elastic|s3|siem|panther|chronicle)\\b',
        as: 'list',
      },
    ],
  }),
}
