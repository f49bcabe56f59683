import type { FactFile } from '../fact-file.ts'

export const dataExport: FactFile = {
  id: 'data.export',
  group: 'Data protection',
  question: 'Can the customer export its data?',
  kind: 'feature',
  weight: 2,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'Self-service or API export of customer data, or return at end on request.',
    partial: 'Only some data types, paid, or vendor must do it case by case.',
    no: 'Vendor says export is not possible.',
    excluded: "Audit-log export; data-subject portability rights; vendor's own backups; exporters of logs and metrics.",
  },
  controls: {
    soc2: [],
    iso27001: ['A.5.23', 'A.5.14'],
    csf2: ['GV.SC-10'],
    sp80053: ['SA-9'],
  },
  params: ['formats', 'scope', 'plans'],
  traits: ['for-members'],
  topicWords: ['data export', 'export your data', 'export data', 'data portability'],
  texts: {
    topic: 'Data export',
    yes: 'You can take your data out[ as {formats}].',
    partial: 'Taking your data out is addressed, but not freely and for all of it.',
    no: 'The vendor says that customer data cannot be exported.',
    unknown: 'We found no way to export your data.',
    risk: 'No way to take data out',
    stake: 'Without export you cannot leave, and cannot keep a copy of your own.',
    mitigation: 'Agree on a handover format in the contract and try it once before go-live.',
    ask: 'Which data can we export ourselves, in which formats, and is anything left out?',
    owner: 'Procurement',
    severity: 'low',
  },
  reading: () => ({
    more: '\\bscheduled\\b|\\braw\\b|\\b(?:event|row)[ -]level\\b',
    states: {
      match:
        '(?:export|download|extract|retriev|dump|take ?out|portab|return|copy|copies)\\w*\\b .... (?:data|content|csv|json|xml|account|files?|project|api|sql|records?|any ?time|report|issues?|messages|personal|information|everything|database)|(?:data|content|account|records?|files?|everything|information|database) .... (?:export|download|portab|extract|retriev|return|dump)\\w*|(?:backup|return) .... export|(?:delete or )?return .... data',
      example: 'You can export all your data as CSV at any time.',
    },
    subject: 'export|download|take\\w* out|get (?:my|your) .{0,20}out|portability',
    facets: {
      paid: 'partial',
      rest_left_out: 'partial',
      only_part: 'partial',
      beta: 'partial',
      some: 'partial',
    },
    yes: [
      { match: 'export (?:\\w+ )?data (?:from|of|in) your', example: 'You can export the data from your workspace.' },
      { match: 'data .{0,40}can be accessed .{0,30}\\bapis?\\b', example: 'All data can be accessed through our API.' },
      {
        match:
          '(?:export|download|dump|take out|take your data)\\w* && (?:your|customer|all|account|project|raw|user|their|its|full|any|workspace|document|database|event|personal|own) (?:\\w+ ){0,4}(?:data\\b|content|information|database|records|files|documents|history)',
        example: 'You can export all your data as CSV at any time.',
      },
      { match: '(?:backup & )?export (?:button|tab|option|page)', example: 'Use the export button in the settings.' },
      {
        match: 'data (?:export|portability|download)s? && !(?:right to|right of)',
        example: 'The data exporter is the customer.',
      },
      {
        match:
          "(?:return|retriev|export)\\w* (?:\\w+ ){0,8}(?:data|content|information)\\b && (?:terminat|end of|expir|cancel|delete or return|on request|customer'?s? option)",
        example: 'At the end of the contract we return your data on request.',
      },
      {
        match: 'export (?:api|as csv|to csv|to json|to s3)|(?:csv|json|xlsx?) exports?|bulk export|raw export',
        example: 'Reports can be saved by CSV export.',
      },
      {
        match:
          '(?:all|your|full|their) (?:\\w+ ){0,3}data (?:\\w+ ){0,4}(?:accessible|available|retriev\\w*|reachable) (?:\\w+ ){0,2}(?:via|through|using|over) (?:\\w+ ){0,3}api\\b',
        example: 'All your data is accessible through the API.',
      },
      {
        match: '(?:full|complete|self service|one click) (?:\\w+ ){0,2}(?:data )?export',
        example: 'A full data export is available at any time.',
      },
      {
        match:
          '(?:export|download)\\w* (?:all )?(?:of )?(?:your|their) (?:\\w+ ){1,4}(?:to|as|in|into) (?:\\w+ ){0,3}(?:csv|json|xml|excel|spreadsheet|zip) && !report|chart|invoice|\\blogs?\\b',
        example: 'You can export all your data as CSV at any time.',
      },
      {
        match:
          '(?:download|export)\\w* .... (?:archive|copy|backup|zip)\\b .... (?:account|workspace|data|everything|content)',
        example: 'Use the export tool in settings to download a full copy of your workspace.',
      },
      { match: 'export (?:everything|all\\b)', example: 'You can export all your data as CSV at any time.' },
      { match: 'copy of (?:everything|all) .... export', example: 'Request a copy of everything with one export.' },
      {
        match:
          '(?:data|everything|content|results) .... (?:can|may) (?:also )?(?:be )?(?:retrieved|downloaded|exported|pulled|extracted|fetched) .... (?:\\bapi\\b|csv|json|any ?time|any point|dashboard)',
        example: 'All your data can be retrieved at any time through our API.',
      },
      {
        match:
          '(?:exports?|download|take|pull|clone|extract|dump|copy|retrieve)s?\\b .... (?: out\\b|with you|home|in one (?:archive|file|go)|any ?time|yourself|in bulk|open format)\\b && !(?:log|audit|opt|time|sign|log) out',
        example: 'An export tool lets you take out contacts, deals, notes and files.',
      },
      {
        match:
          '(?:board|list|comment|contact|record|note|item|document|file|project|issue|entr(?:y|ies)|row)s?\\b .... (?:be|are|is) (?:\\w+ )?(?:pulled out|exported|downloaded|extracted|taken out)',
        example: 'Each list, board and comment can be pulled out through the API.',
      },
      {
        match: 'api\\b (?:\\w+ ){0,3}access to (?:all|every|any|the full) (?:\\w+ ){0,3}data',
        example: 'Our API gives you access to all of your data.',
      },
      {
        match: 'take your data (?:with you|out|elsewhere|anywhere)|your data leaves with you',
        example: 'Take your data with you.',
      },
      { match: '^data exports?\\b', example: 'Data export in two formats' },
      {
        match:
          '(?:pull|get|fetch|extract|take|retrieve)\\w* (?:all )?(?:of )?(?:your|their) (?:\\w+ ){0,3}(?:data|content) (?:out\\b|from|with you|via|through|using)',
        example: 'Pull your data out at any time.',
      },
    ],
    partial: [
      { match: 'export\\w* && (?:csv|json|pdf|report)', example: 'You can export all your data as CSV at any time.' },
      {
        match:
          '(?:data|content) (?:extraction|exports?|hand ?over) .... (?:professional service|hourly|quoted|engagement)',
        example: 'Data extraction is offered as a professional service at our hourly rates.',
      },
      {
        match:
          'only (?:\\w+ ){1,4}(?:is|are|can be|may be) (?:\\w+ )?(?:included in the (?:download|export)|exported|downloaded)',
        example: 'Only text documents are included in the download.',
      },
    ],
    weaker: [
      {
        match: '(?:ask|contact|email|request)\\w* (?:\\w+ ){0,3}(?:support|us|team)\\b .... export',
        example: 'Ask our support team for an export.',
      },
      {
        match:
          'only (?:\\w+ ){0,3}can be exported|export\\w* ... (?:case by case|on a case|for a fee|at (?:an )?(?:additional|extra) (?:cost|charge)|by our (?:support|team))',
        example: 'Only contacts can be exported.',
      },
    ],
    denied:
      '(?:data )?exports?\\b(?! of (?:\\w+ )?(?:audit|logs?))|export(?:ing)? (?:\\w+ ){0,2}(?:data|content)|self service export|download of your data',
    no: [
      {
        match: '(?:data|content) cannot be (?:\\w+ )?(?:exported|downloaded|extracted|taken out)',
        example: 'Data cannot be exported.',
      },
    ],
    exclusions: [
      {
        match: '(?:do|does) not include (?:\\w+[ ,]+){0,20}exports?\\b',
        example: 'Our services do not include historical or custom data exports.',
      },
      {
        match:
          '(?:customer|you|licensee|recipient|receiving party) (?:shall|will|must|agrees? to)\\b.{0,120}\\breturn|return (?:\\w+ ){0,4}confidential information',
        example: 'Upon termination, you shall return all confidential information.',
      },
      {
        match: 'third party (?:web)?sites?|content from (?:any|such|other|third)',
        example: 'You download content from third party sites at your own risk.',
      },
      {
        match: 'defamatory|libel|infring|unlawful|publicity rights',
        example: 'You may not store defamatory data or download and process data of others.',
      },
      { match: 'from a backup', example: 'Export a file from a backup.' },
      { match: 'android|file permissions?', example: 'The Android app exports photos.' },
      { match: '\\blog file', example: 'Export the log file.' },
      { match: '--[a-z]|export options', example: 'The export options are listed below.' },
      { match: 'log entry|exported json|about you\\b', example: 'Each log entry of an export has a time.' },
      { match: 'recovery codes?|backup codes?|blocked|downloadable', example: 'Save your backup codes.' },
      {
        match: 'lawful transfer|export solution|in:audit log|audit log|export logs',
        example: 'Export the audit log to your SIEM.',
      },
      {
        match:
          'audit ?logs?|audit trail|activity logs?|right to (?:data )?portab|data exporters?|export control|export law|export regulation|importers?|exporting party|import and export laws|right (?:to|of)|log (?:drain|stream|export)|metrics export|opentelemetry|prometheus|invoice|billing|your rights|under (?:the )?gdpr|prevent ... export|download (?:our|the|a copy of our)|restrict|dlp\\b|reports? (?:is|are) available',
        example: 'Export the audit log to your SIEM.',
      },
      {
        match: 'export (?:matters|compliance|administration|licen[cs]es?)',
        example: 'We cannot give advice on export matters.',
      },
      { match: 'imports? all', example: 'The tool imports all data.' },
      { match: 'instance from', example: 'Export the instance from the console.' },
      { match: 'web ?form', example: 'Fill in the web form to get a copy.' },
    ],
    notIn: ['subprocessors'],
    allow: ['condition', 'duty', 'third'],
    params: [{ name: 'formats', pattern: '\\b(csv|json|ndjson|xlsx?|xml|pdf|parquet|sql)\\b', as: 'list' }],
  }),
}
