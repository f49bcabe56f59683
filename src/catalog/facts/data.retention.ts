import type { FactFile } from '../fact-file.ts'

export const dataRetention: FactFile = {
  id: 'data.retention',
  group: 'Data protection',
  question: 'Are retention periods for customer data or logs stated?',
  kind: 'commit',
  weight: 3,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'At least one number (days, months, years) or until-deleted rule for customer data.',
    partial: "Only 'as long as necessary', or periods only for vendor's own records.",
    no: 'Data kept indefinitely without customer control.',
    excluded:
      'Cookies; marketing leads; job applicants; retention after contract end (data.exit_deletion); audit logs (log.retention); backups, snapshots, images or caches alone (bc.backup).',
  },
  controls: {
    soc2: ['C1.2', 'P4.2'],
    iso27001: ['A.8.10', 'A.5.33'],
    csf2: ['ID.AM-08'],
    sp80053: ['SI-12'],
  },
  params: ['days', 'data_types', 'plans'],
  traits: ['promised-by-denial', 'kept-for-a-time'],
  topicWords: ['data retention', 'retention period', 'retention policy'],
  texts: {
    topic: 'Retention periods',
    yes: 'A rule says how long data is kept[: {days|day}].',
    quoted: true,
    partial: 'Retention of customer data is described only in part.',
    no: 'By the vendor’s own words, customer data is kept without a limit.',
    unknown: 'We found no retention period for customer data.',
    risk: 'Data kept without a limit',
    stake: 'Data that is never deleted adds to every future breach.',
    mitigation: 'Delete old records yourself on a schedule, through the product or its API.',
    ask: 'How long is each kind of customer data kept, and can we set shorter periods?',
    owner: 'Privacy officer',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:retain|retention|kept|keep|store|stored|delet|expire|purg|remov|remain|history|available|archiv|lookback)\\w*\\b .... (?:{duration}|until|as long as|indefinite|necessary|unlimited|forever)|(?:{duration}|indefinite\\w*|unlimited|forever) .... (?:retain|retention|kept|delet|stor|history|purg|remov|archiv|policy)|retention .... (?:period|policy|configur|custom|set)',
      example: 'Event data is retained for 90 days.',
    },
    yes: [
      {
        match: 'persists? (?:\\w+ ){0,3}(?:logs|data|files|artifacts|results) (?:\\w+ )?for {duration}',
        example: 'By default we persist caches and logs for 90 days.',
      },
      {
        match:
          '(?:delete|purge|remove|erase|prune)s? (?:\\w+ ){0,4}data (?:after|every) {duration} .... data (?:after|every) {duration}',
        example: 'We delete telemetry data every 30 days and usage data every 90 days.',
      },
      {
        match: '(?<=^\\W{0,4}(?:\\w+ ){1,4})retention \\|.{0,30}{duration} && !audit|backup|image|prompt|\\bkeys?\\b',
        example: 'Event retention | 30 days',
      },
      {
        match:
          '(?:retain|retention|kept|keep|stored?|delet|purg|remov|expir|archiv|availab|prun|discard)\\w*\\b && {duration} && any:(?:data|events?|logs?|content|records?|history|messages?|files?|images?|backups?|snapshots?|conversations?|recordings?|metrics|traces) && !(?:cookies?|audit logs?|audit trail|after (?:the )?(?:termination|cancell?ation|expir|contract|account (?:closure|deletion)|you (?:cancel|delete|close))|upon termination|notice|respond|response time)',
        example: 'Event data is retained for 90 days.',
      },
      {
        match: '{duration} && in:(?:retention|retain|kept) && !in:audit log|termination|cancel',
        example: 'Events: 90 days',
        under: 'Data retention',
      },
      {
        match:
          '(?:stored?|kept|keep|retain\\w*|remains?|available|hold|held)\\b .... (?:until|unless) (?:you|the customer|customers|users?|it is|they are)(?: \\w+)? (?:delete|remove)s? (?:it|them|their|your)',
        example: 'Your content is stored until you remove it or close your account.',
      },
      {
        match: '(?:custom|configurable|customi[sz]able|adjustable) (?:\\w+ ){0,2}retention',
        example: 'Custom data retention is available.',
      },
      {
        match: '(?:configur|customi[sz]|set|choos|control)\\w* how long ... (?:stored|kept|retained)',
        example: 'Configure how long events are kept.',
      },
      {
        match: '(?:data|log|event|history|message) retention && (?:{duration}|configur|custom|unlimited|plan)',
        example: 'Message retention can be configured.',
      },
      {
        match: '(?:trash|recycle bin|deleted (?:items|files|records|pages)) && {duration}',
        example: 'Deleted items stay in the trash for 30 days and are then removed for good.',
      },
      {
        match:
          'until (?:you|controller|the controller|customers?|the (?:customer|client|user)|users?) (?:\\w+ )?(?:remove|delete|close|erase)s?',
        example: 'Your content is stored until you remove it or close your account.',
      },
      {
        match: 'how long (?:we|to) (?:\\w+ )?(?:keep|store|retain)',
        example: 'This page says how long we keep each kind of data.',
      },
      {
        match:
          "(?:retain|keep|kept|stored?|hold|retained)\\w* .... (?:as|so) long as (?:your|the|an|you|their|customer'?s?) (?:\\w+ ){0,2}(?:account|subscription|customer|workspace|contract) (?:is|are|remains?|exists?|lasts?)|until (?:you|the customer|customers|users?) (?:delete|remove)|while (?:your|the|an) (?:\\w+ )?(?:account|subscription) is (?:active|open)",
        example: 'We keep your data for as long as your account is active.',
      },
      {
        match:
          '(?:data|events?|logs?|content|records?|history|messages?|files?|conversations?|recordings?|replays|metrics|traces|forms?|submissions|telemetry|items|transcripts|results)\\b .... (?:liv|gone|searchable|expir|visible|accessible|viewable|drop|roll off|held|lapse|vanish|{erase})\\w* && {duration} && !cookies?|audit|{ended}|notice|backups?',
        example: 'Session replays live for four weeks on Starter.',
      },
      {
        match: '(?:own|set|choose|configur\\w*|adjust\\w*|custom) (?:\\w+ ){0,3}retention',
        example: 'Customers can set their own retention for submitted forms.',
      },
      {
        match:
          '(?:storage|retention) (?:period|time|duration)s? (?:of|for) (?:\\w+ ){0,4}(?:data|records?|events?|recordings?|content) ?(?:\\||:|is|are).{0,20}{duration}',
        example: 'Retention period for event data: 90 days',
      },
      {
        match:
          '(?:logs?|data|records?|events?|files?|replays|recordings) older than {duration} .{0,20}(?:purg|delet|remov|eras|discard)',
        example: 'Logs older than 30 days are purged.',
      },
      {
        match: '{duration},? (?:then|after which|afterwards) .{0,20}(?:eras|delet|remov|purg|anonymi)',
        example: 'Recordings stay for 30 days, then they are deleted.',
      },
      {
        match:
          '(?:retain|retention|kept|stored?)\\w* && (?:indefinitely|forever|unlimited) && (?:delete|until|unless|plan)',
        example: 'Projects are stored indefinitely until you delete them.',
      },
      {
        match:
          '(?:older than|after) {duration} (?:are|is|will be) (?:\\w+ )?(?:deleted|removed|purged|discarded|archived)',
        example: 'Recordings older than 30 days are automatically deleted.',
      },
      {
        match: 'until you (?:\\w+ )?(?:remove|delete|close|erase)',
        example: 'Your content is stored until you remove it or close your account.',
      },
    ],
    partial: [
      {
        match:
          '(?:retain|keep|stored?|storing|kept|hold|held)\\w* .... (?:as long as|so long as|longer than|for the (?:period|time|duration)|until (?:it is|they are) no longer|necessary (?:to|for))',
        example: 'We keep personal data for as long as necessary.',
      },
      {
        match: 'for as long as (?:\\w+ ){0,4}(?:necessary|needed|required|account|active|customer)',
        example: 'We keep personal data for as long as necessary.',
      },
      { match: 'retention periods?\\b && any:data|log', example: 'Retention periods differ by kind of data.' },
    ],
    no: [
      {
        match:
          '(?:retain|keep|kept|stored?|retained)\\b (?:\\w+ ){0,8}(?:indefinitely|forever) && !delete|until|unless you|remove|request|plan\\b|after|audit',
        example: 'Your data is kept indefinitely.',
      },
      {
        match: 'never delete (?:any |your |customer |the )?(?:data|content|files)',
        example: 'We never delete your data.',
      },
      {
        match:
          '(?:kept|stored|retained|remains?) .{0,20}(?:forever|indefinitely|permanently) .... cannot|never (?:be )?{erase}\\w* .... (?:nor|cannot|no way|not\\b)',
        example: 'Records are stored forever and cannot be removed.',
      },
      {
        match: '(?:keep|store|retain)s? (?:\\w+ ){0,4}(?:forever|indefinitely|permanently)\\b .... cannot',
        example: 'We keep all data forever, and it cannot be deleted.',
      },
    ],
    weaker: [
      {
        match: '(?:account|contract|subscription) remains active and for a reasonable (?:period|time)',
        example:
          'We retain information for as long as the account remains active and for a reasonable period afterwards.',
      },
      {
        match: '(?:how long|period) .... (?:depend|var(?:y|ies)|differ)s?\\b && !{duration}',
        example: 'How long we keep your information depends on its nature.',
      },
    ],
    exclusions: [
      {
        match: '^(?:\\W*storage limitation\\W+)?you must ensure',
        example: 'You must ensure that personal data is stored for no longer than is necessary.',
      },
      {
        match: '\\bbuffer(?:s|ed)?\\b|\\bpaused\\b',
        example: 'Buffered events are retained for up to 7 days while the stream is paused.',
      },
      {
        match: '\\bseats?\\b|\\bbarman\\b|point in time',
        example: 'Workspaces keep their higher number of seats for 30 days.',
      },
      { match: 'remember me|server logs|application logs', example: 'Application logs can be streamed.' },
      { match: 'legal age|\\bage of \\d', example: 'You must have reached the legal age.' },
      {
        match: '\\bprompts? and outputs?\\b|development branches|hours worth|deployment images?|image retention',
        example: 'Prompts and outputs are deleted after 30 days; the model providers keep nothing.',
      },
      {
        match:
          'retention (?:rate|chart|cohort|messag)\\w*|cohorts?\\b|subscribers?\\b|renewal|certificates?\\b|incur charges|careful tuning',
        example: 'Cause: an expired internal certificate.',
      },
      {
        match: 'every \\d+',
        example: 'Encryption keys are kept in AWS KMS, separate for each environment, and rotated every 90 days.',
      },
      {
        match: 'security logs?',
        example: 'View a history of changes to members, settings and billing in the security log.',
      },
      {
        match: 'deletion requests?|(?:receiv\\w*|of) (?:a|the|your) request',
        example: 'We answer a deletion request within 30 days.',
      },
      { match: 'legal counsel', example: 'Ask your legal counsel how long to keep it.' },
      {
        match:
          '(?:snapshots?|backups?) (?:\\w+ ){0,4}(?:retention|retained|kept|stored|days)|\\d+ days retention|stored? \\(?\\d',
        example: 'Databases are backed up every hour, and backups are kept for 90 days.',
      },
      {
        match: 'child|under (?:the age of )?1\\d|years of age|years? old|(?:\\d|age|years?) (?:or|and) older',
        example: 'We delete data of a child within 30 days.',
      },
      {
        match:
          'cookies?|applicants?|candidates?|recruit|newsletter|marketing|invoic|tax\\b|accounting|cctv|analytics cookies|web analytics|prospects?|leads?\\b|backup codes',
        example: 'This cookie is kept for 12 months.',
      },
      { match: 'audit ?logs?|audit trail|activity logs?', example: 'Audit logs are kept for one year.' },
      { match: 'in:audit (?:log|trail)', example: 'Entries are kept for 90 days.', under: 'Audit log' },
      {
        match:
          '(?:termination|cancell?ation|account (?:closure|deletion)|close (?:your|the|their) account|delete (?:your|the|their|an) (?:\\w+ )?account|end of (?:the )?(?:contract|agreement|subscription|services?)|contract ends?|expiry|expiration of) && !retention|until you',
        example: 'On termination all customer data is deleted within 30 days.',
      },
      {
        match: 'backups?\\b[^.;]{0,50}(?:retained|kept|stored)|retain\\w* backups',
        example: 'Databases are backed up every hour, and backups are kept for 90 days.',
      },
      {
        match:
          'uptime|sla\\b|credit|days?.? (?:\\w+ )?notice|refund|price|password|(?:sessions?|tokens?|links?) (?:\\w+ ){0,4}(?:expir|valid|last|time)|incident|patch|vulnerab|respond within|support (?:hours?|tickets?|plans?|requests?|response)|mfa|invite|trial',
        example: 'Past incidents: reports.',
      },
      {
        match: 'notif|discovery of',
        example:
          'Larkfield notifies the customer of a personal data breach without undue delay and at the latest 72 hours after becoming aware of it.',
      },
      { match: 'zero (?:data )?retention', example: 'Our AI providers have agreed to zero data retention.' },
      {
        match: 'child|under (?:the age of )?1\\d|years of age|years? old|older',
        example: 'We delete data of a child within 30 days.',
      },
      {
        match: 'backups?\\b (?:\\w+ ){0,8}(?:retained|kept|stored)|retain\\w* backups',
        example: 'Databases are backed up every hour, and backups are kept for 90 days.',
      },
      {
        match: 'apply for (?:a|the) (?:job|position)|\\bcv\\b',
        example: 'When you apply for a job we keep your letter.',
      },
      {
        match: 'any:(?:images?|snapshots?|caches?|artifacts?) retention',
        example: 'Hobby | 72 hours',
        under: 'Image retention policy',
      },
    ],
    allow: ['condition', 'duty', 'third', 'negation'],
    params: [
      {
        name: 'days',
        pattern:
          '((?:\\d{1,9}|thirty|sixty|ninety|one|two|three|six|twelve|seven)(?:[ -]\\(\\d{1,9}\\))?[ -](?:days?|months?|years?|weeks?|hours?))',
        as: 'days',
      },
    ],
  }),
}
