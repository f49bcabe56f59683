import type { FactFile } from '../fact-file.ts'

export const bcBackup: FactFile = {
  id: 'bc.backup',
  group: 'Resilience',
  question: 'Are backups of customer data taken by the vendor?',
  kind: 'control',
  weight: 4,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Automatic backups, snapshots or point-in-time recovery; missing frequency is still yes.',
    partial: 'Optional, customer must start them, or text says some products or data are excluded.',
    no: 'Vendor says no backups are taken.',
    excluded: "Customer's duty to back up; replication only; exporting data; self-hosted advice.",
  },
  controls: {
    soc2: ['A1.2'],
    iso27001: ['A.8.13'],
    csf2: ['PR.DS-11'],
    sp80053: ['CP-9'],
  },
  params: ['frequency', 'retention_days', 'encrypted', 'location', 'plans'],
  moreIsBetter: ['retention_days'],
  topicWords: [
    'backed up',
    'data backup',
    'daily backup',
    'automatic backup',
    'automated backup',
    'database backup',
    'backup and restore',
    'backup of',
    'backup service',
    'point in time recovery',
  ],
  texts: {
    topic: 'Backups',
    yes: 'The vendor backs up customer data[ {frequency}][ and keeps the copies for {retention_days|day}].',
    partial: 'Backups are addressed, but not as a matter of course for all data.',
    no: 'The vendor says that customer data is not backed up.',
    unknown: 'We found no statement on backups of customer data.',
    risk: 'Data without backup',
    stake: 'Without backups, a fault, a mistake or ransomware can destroy the only copy.',
    mitigation: 'Export the data each week to storage of your own.',
    needs: ['data.export'],
    without: 'Keep the originals of what you put into the service.',
    ask: 'What is backed up, how often, where are the copies kept, and are they encrypted and immutable?',
    owner: 'Continuity manager',
    severity: 'high',
  },
  reading: () => ({
    states: {
      match:
        '(?:back(?:s|ed)? ?ups?|backing up|snapshots?|point in time|pitr|replicas?|replicated) .... (?:daily|hourly|every|automat|regular|taken|perform|creat|made|kept|stor|retain|continuous|weekly|nightly|run|database|maintain|{duration})|(?:daily|hourly|automat(?:ed|ic|ically)|regular|nightly|weekly|continuous|full|incremental|encrypted|take|perform|maintain|create|keep)[sd]? .... (?:back ?ups?|snapshots?|backed up)',
      example: 'Customer data is backed up daily.',
    },
    figure: { param: 'retention_days' },
    partial: [
      {
        match:
          '(?:you|customers?) can (?:enable|create|trigger|schedule|start|take) (?:\\w+ ){0,4}(?:backups?|snapshots?)',
        example: 'You can create backups of your database from the console.',
      },
      {
        match: '(?:enable|turn on|activate) (?:\\w+ )?(?:daily |automatic )?backups?',
        example: 'Turn on daily backups.',
      },
      {
        match:
          'backups? (?:can|may|must|need to) be (?:\\w+ )?(?:enabled|switched on|turned on|activated|configured)|if you (?:turn|switch) (?:them|it|backups?) on',
        example: 'Backups can be enabled for each project.',
      },
    ],
    facets: {
      optional: 'partial',
      by_customer: 'partial',
      rest_left_out: 'partial',
      some: 'partial',
      only_part: 'partial',
    },
    yes: [
      {
        match:
          '(?:safe|spare|backup|hourly|daily|nightly|weekly) copies\\b|cop(?:y|ies|ied) .... (?:every (?:hour|night|day)|nightly|hourly|daily) && data|database|everything|workspace',
        example: 'Backup copies of all data are made every night.',
      },
      {
        match:
          '(?:backups?|backed up|back up|snapshots?|point in time (?:recover|restor|backup|snapshot)\\w*|pitr)\\b && (?:daily|hourly|nightly|weekly|automat|regular|continuous|every|each|taken|perform|creat|stor|retain|maintain|encrypt|replicat|kept|schedul|geographic|multiple|incremental|routine|run\\b|minutes|hours|restor|made|we\\b) && !(?:(?:you|customers?|users?) can|you (?:should|must|need|are responsible)|(?:backup|recovery) codes?|backup (?:email|method|contact|phone|power|generator|admin))',
        example: 'We back up all customer data daily.',
      },
      {
        match:
          '(?:managed|automated|automatic|scheduled|continuous|daily|hourly|nightly|regular|encrypted|offsite|database) (?:\\w+ ){0,2}(?:backups?|snapshots?)',
        example: 'Automated backups run every six hours and are kept for 30 days.',
      },
      {
        match: 'point in time (?:recovery|restore)',
        example: 'Point-in-time recovery is available on all paid plans.',
      },
      {
        match:
          '(?:wal|write ahead|binlog|transaction log|log) (?:archiv|shipping|backup)\\w*|restore (?:\\w+ ){0,4}(?:to )?any point in',
        example: 'WAL archiving lets us restore to any point in the last seven days.',
      },
      {
        match:
          '(?:recover|restore|roll ?back|rewind|go back)\\w* .... (?:any (?:second|minute|moment|point|time)|last (?:night|day|hour)|previous (?:day|night|state)|the past {duration}|{duration})\\b && database|data|workspace|project|account && copy|copies|snapshot|backup|recover|restore && !rto|rpo|objective|disaster|within',
        example: 'We can restore your database to any minute of the past seven days.',
      },
      { match: '(?:is|are|gets?) (?:\\w+ )?backed up\\b', example: 'Databases are backed up.' },
      {
        match: '(?:safe|spare|backup) copies .{0,30}(?:every|daily|nightly|hourly)',
        example: 'Backup copies are made every night.',
      },
      {
        match: '(?:keep|make|take|store)s? (?:\\w+ ){0,2}(?:hourly|daily|nightly|weekly) copies',
        example: 'We keep daily copies of every database.',
      },
    ],
    limits: [
      {
        match: 'backup\\w* .{0,40}depends? on (?:your|the) plan|depending on (?:your |the )?plan.{0,40}backed up',
        example: 'How long backups are kept depends on your plan.',
      },
      {
        match:
          '(?:backups?|snapshots?)... (?:optional|must be enabled|opt in|disabled by default|not included|excluded|(?:do|does) not (?:include|cover|apply))',
        example: 'Backups must be enabled first.',
      },
      {
        match: 'backups? (?:\\w+ ){0,8}(?:but not|excluding|except for)',
        example: 'Backups cover the database but not uploaded files.',
      },
      {
        match: "(?:not|never|n\\'t) (?:be )?backed up\\b && (?:other|daily|automatic|all)",
        example: 'Uploads are not backed up, all other data is.',
      },
      {
        match:
          '(?:you|customers?) (?:must|need to|have to) (?:enable|create|trigger|schedule|start|take) (?:\\w+ ){0,3}(?:backups?|snapshots?)',
        example: 'You need to enable backups.',
      },
      {
        match: 'except (?:for )?(?:\\w+ ){1,5}.{0,40}backups?\\b',
        example: 'All is included except for large files in daily backups.',
      },
    ],
    no: [
      {
        match: "(?:do|does) ?(?:not|n't) (?:\\w+ )?(?:take|provide|perform|offer|make|create) (?:\\w+ )?backups?",
        example: 'We do not take backups of your data.',
      },
      { match: 'no backups? (?:are|is) (?:taken|made)', example: 'No backups are taken.' },
    ],
    weaker: [
      {
        match: 'plans? can back up .{0,60}(?:on demand|schedule)',
        example: 'All plans can back up their databases on demand.',
      },
      {
        match:
          '(?:backups?|snapshots?) .... (?:an? (?:paid |extra )?option|you have to enable|have to be enabled|as an add on)',
        example: 'Backups are available as an option that you have to enable.',
      },
      {
        match: 'backups? (?:\\w+ ){0,3}can be (?:enabled|switched on|turned on|activated)',
        example: 'Backups can be enabled.',
      },
    ],
    denied: 'back ?ups?\\b(?! (?:test|restor|codes?|keys?|plan|email))',
    exclusions: [
      { match: 'boot snapshot|snapshot creation|metadata. in your', example: 'Snapshot creation takes a minute.' },
      {
        match: 'receiving party|confidential information',
        example: "Each party keeps the other's confidential information secret for five years.",
      },
      { match: 'make sure|your app\\b', example: 'You can create a staging environment for your app.' },
      { match: 'for example, to|your website', example: 'Protect your website with our WAF.' },
      {
        match:
          '(?:backup|recovery) codes?|backup (?:email|method|contact|phone|power|generator|admin|key|factor|plan|domain)|back ?up (?:battery|supply)|self host|your own backups?|you (?:should|are responsible)|(?:customer|client) (?:shall|is responsible|must)|uninterruptible|generators?|(?:deleted|purged|removed|remain|persist|erased|residual) (?:\\w+ ){0,3}(?:from|in) (?:\\w+ ){0,3}backups?|legal hold|passkey',
        example: 'You should keep your own backups.',
      },
      { match: 'usage by taking|averag', example: 'We compute the usage by taking snapshots.' },
      { match: 'backup archives', example: 'Backup archives can be uploaded.' },
      { match: 'account management', example: 'Account management includes a backup address.' },
      { match: 'tests? of (?:the )?(?:backup|restor)', example: 'The plan includes a test of backup restoration.' },
      { match: 'nightmare|always store|external backup', example: 'Losing data is a nightmare without backups.' },
      { match: 'compatible with backups|device backup', example: 'Keep your keys in a device backup.' },
      { match: 'point in time (?:pen|assess|audit|check)|backup seeds?', example: 'It is a point-in-time assessment.' },
    ],
    allow: ['third', 'negation', 'condition', 'denial', 'duty'],
    params: [
      {
        name: 'frequency',
        pattern:
          '\\b(daily|hourly|nightly|weekly|continuous(?:ly)?(?! (?:service|integration|delivery|operation))|every \\d{1,9} (?:hours?|minutes?)|every \\w+ hours)\\b',
        as: 'text',
      },
      {
        name: 'retention_days',
        pattern:
          '(?:retain\\w*|kept|keep|stored|store) (?:\\w+ ){0,4}((?:\\d{1,9}|\\w+) (?:days?|weeks?|months?|years?))',
        as: 'days',
      },
      { name: 'encrypted', pattern: 'encrypt', as: 'flag' },
    ],
  }),
}
