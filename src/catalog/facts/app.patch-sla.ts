import type { FactFile } from '../fact-file.ts'

export const appPatchSla: FactFile = {
  id: 'app.patch_sla',
  group: 'Engineering',
  question: 'Are vulnerability fix times by severity stated?',
  kind: 'commit',
  weight: 4,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Numbers (hours or days) for at least critical or high.',
    partial: "Severity order without numbers, 'promptly', target only, or one severity class only below high.",
    no: 'Vendor says no fix times.',
    excluded: 'Response to reporter times; support SLA; routine OS upgrades without deadline.',
  },
  controls: {
    soc2: ['CC7.1'],
    iso27001: ['A.8.8'],
    csf2: ['PR.PS-02', 'ID.RA-06'],
    sp80053: ['SI-2'],
  },
  params: ['critical_days', 'high_days', 'medium_days', 'low_days'],
  lessIsBetter: ['critical_days', 'high_days'],
  traits: ['internal'],
  topicWords: ['patch management', 'security patch', 'vulnerability remediation', 'fix time'],
  texts: {
    topic: 'Fix times',
    yes: 'Fix times for flaws are stated[: critical ones within {critical_days|day}][, high ones within {high_days|day}].',
    partial: 'Fix times for flaws are stated only in part.',
    no: 'The vendor says that it sets no times for fixing flaws.',
    unknown: 'We found no statement on how fast flaws are fixed.',
    risk: 'No deadline for fixes',
    stake: 'The time between a published flaw and its fix is when attackers come.',
    mitigation: 'Write fix times for critical and high flaws into the contract.',
    ask: 'Within how many days do you fix critical and high vulnerabilities, and how often is that met?',
    owner: 'Security assurance',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:critical|high|problems?|issues?|severity|severe|vulnerabilit|patch|fix|remediat|resol)\\w* .... (?:{duration}|prompt|severity|priorit|timely|as soon|quickly|immediately|depend|target|sla)|(?:{duration}|prompt\\w*|severity|timely) .... (?:fix|patch|remediat|resolv|critical|high|mitigat)',
      example: 'Critical vulnerabilities are fixed within 7 days.',
    },
    facets: { wished: 'partial', of_others: 'nothing' },
    figure: { param: 'critical_days' },
    no: [
      {
        match:
          '(?:do|does|not) (?:\\w+ )?(?:commit|guarantee|promise)\\w* (?:\\w+ ){0,3}(?:fix|patch|remediat|resolution)\\w* (?:times?|deadlines?|within)',
        example: 'We do not commit to fix times.',
      },
      {
        match:
          '(?:no|not|without)\\b (?:\\w+ ){0,4}(?:deadlines?|time ?frames?|time ?lines?|slas?|fix times?|commit\\w*|guarantee\\w*|promise\\w*)\\b && (?:vulnerab|patch|remediat|fix|flaw)\\w* && !{duration}',
        example: 'No deadlines for the remediation of vulnerabilities are defined.',
      },
      {
        match:
          '(?:no|not have|without)\\b (?:\\w+ ){0,3}(?:time|times|schedule|period|limit|targets?)\\b (?:\\w+ ){0,2}(?:for|to|of) (?:\\w+ ){0,2}(?:fix|patch|remed|resolv)\\w*',
        example: 'There is no set time for fixing vulnerabilities.',
      },
    ],
    notIn: ['sla'],
    yes: [
      {
        match:
          '(?:critical|high)\\b && {duration} && in:(?:patch|remediat|vulnerab|severity|resolution|fix) && !in:support|response time',
        example: 'Critical: 7 days',
        under: 'Vulnerability remediation',
      },
      {
        match: '(?<=^\\W{0,4})(?:critical|high)\\b.{0,30}{duration} && any:vulnerab|patch|remediat|severity|fix',
        example: 'Critical: within 7 days.',
        under: 'Vulnerability remediation',
      },
      {
        match: 'security (?:patches|updates|fixes) (?:\\w+ ){0,5}within {duration}',
        example: 'Security patches are applied within 7 days.',
      },
      {
        match:
          '(?:critical|high|cvss)\\b && (?:vulnerab|patch|severity|fix|remediat|issues?|bugs?|risk|cve|security|findings?|flaws?)\\w* && (?:{duration}|(?:same|next|following) (?:business |working )?day) && (?:patch|fix|remed|resolv|mitigat|address|within|inside|clos|give|days?\\b|hours)\\w*',
        example: 'Critical vulnerabilities are fixed within 7 days and high ones within 30 days.',
      },
      {
        match:
          '(?:critical|high|severe|p1|p0|cvss)\\b ... (?:{duration}|\\d+ ?(?:h|d|w)\\b|an? (?:day|week|month)\\b|(?:same|next|following) (?:business |working )?day) && any:vulnerab|patch|remed|fix|flaw|resol|bugs?\\b && !(?:critical|high) (?:systems|availability|infrastructure|functions|quality|assets)|kept|logs?\\b',
        example: 'Our policy for flaws: critical 48h, high 14 days.',
      },
      {
        match:
          '(?:fix|patch|remed|resolv|clos|mitigat)\\w* (?:\\w+ ){0,2}(?:severe|critical|high|serious)\\b .... (?:{duration}|\\d+ ?(?:h|d|w)\\b|an? (?:day|week|month)\\b|(?:same|next|following) (?:business |working )?day)',
        example: 'We patch severe vulnerabilities within two days of disclosure.',
      },
      {
        match:
          '(?:critical|high)\\b && (?:vulnerab|patch|severity|fix|remediat|issues?|bugs?|risk|cve|security)\\w* && {duration} && (?:patch|fix|remediat|resolv|mitigat|address|within|days|hours)\\w*',
        example: 'Critical vulnerabilities are fixed within 7 days and high ones within 30 days.',
      },
    ],
    partial: [
      {
        match:
          '(?:strive|try|aim|work|endeavou?r)s? to (?:resolve|fix|patch|address) (?:\\w+ ){0,4}(?:problems?|issues?|bugs?|vulnerabilit\\w+) as (?:quickly|soon)',
        example: 'We strive to resolve all problems as quickly as possible.',
      },
      {
        match:
          '(?:security (?:issues|bugs|flaws|patches|fixes|updates)|vulnerabilit\\w+) .{0,40}(?:acted (?:up)?on|addressed|fixed|patched|resolved|remediated|handled|applied) .{0,12}(?:immediately|promptly|as soon as|quickly|without delay|timely|swiftly)',
        example: 'Vulnerabilities are patched promptly based on their severity.',
      },
      { match: '(?:vulnerabilit\\w+|patch\\w*|remediation) slas?\\b', example: 'We have a remediation SLA.' },
      {
        match:
          '(?:critical|high|severity|vulnerab\\w*|security (?:patches|updates|fixes|issues))\\b && (?:patch|fix|remediat|resolv|appl|address|triag|prioriti)\\w* && (?:promptly|as quickly|as soon as|quickly|timely|immediately|expedit|prioriti|based on (?:\\w+ )?(?:severity|risk)|risk based|according to (?:\\w+ )?severity|severity)',
        example: 'Vulnerabilities are patched promptly based on their severity.',
      },
      { match: 'resolution target', example: 'Each severity has a resolution target.' },
      {
        match:
          '(?:resolve|fix|patch|remediat|address)\\w* (?:\\w+ ){0,6}(?:as quickly as|as soon as|promptly|in a timely|expeditiously) && near:(?:vulnerab|security (?:issue|problem)|disclosure)',
        example: 'Vulnerabilities are patched promptly based on their severity.',
      },
      {
        match:
          '(?:quickly|promptly|swiftly|expeditiously) (?:fix|resolve|patch|address|remediate|correct)\\w* && near:vulnerab|security|report',
        example: 'We promptly fix every reported vulnerability.',
      },
      {
        match: '(?:patch\\w*|remediation|vulnerabilit\\w*) ?\\|.*(?:timely|risk|prompt|severity|priorit)',
        example: 'Patching | timely, by risk',
      },
      {
        match: '(?:low|medium|moderate)\\b (?:\\w+ ){0,3}(?:vulnerabilit|issue|flaw|finding|bug)\\w* .... {duration}',
        example: 'Low-risk vulnerabilities will be remedied in 180 days.',
      },
    ],
    exclusions: [
      {
        match: '(?:sufficient|enough) (?:information|detail)|reproduce the (?:problem|issue|bug|vulnerability)',
        example: 'Give us enough information to reproduce the problem, so that we can fix it quickly.',
      },
      {
        match:
          'support (?:response|ticket|request)|respon(?:d|se)(?: time| within)|acknowledge|reply|business hours|uptime|disclose|disclosure(?! polic)|public(?:ly)?\\b|reward|bounty|your (?:own )?|priority|plan\\b|p1\\b|incidents?|we (?:will|aim to|try to) (?:respond|reply|acknowledge) && !(?:vulnerability|vulnerabilities|patch|patches)\\b.{0,200}\\b(?:fixed|patched|remediated) within',
        example: 'Critical support tickets are answered within one hour.',
      },
      {
        match: 'under (?:the )?(?:pci|iso|nist|soc|hipaa|gdpr)',
        example: 'Under PCI DSS, critical patches have to be installed within one month.',
      },
      {
        match: '\\bkeys\\b|what to fix first',
        example: 'Encryption keys are kept in AWS KMS, separate for each environment, and rotated every 90 days.',
      },
      {
        match: 'in:support|service level|response time|error correction|uptime && !in:vulnerab|security patch',
        example: 'Critical: 2 hours',
        under: 'Support',
      },
      { match: 'p3\\)|business process', example: 'A P3 ticket (P3) is answered in 5 days.' },
      {
        match: 'back(?:ed|s)? up|backups?\\b',
        example: 'Databases are backed up every hour, and backups are kept for 90 days.',
      },
    ],
    allow: ['staff', 'third', 'negation', 'denial'],
    params: [
      { name: 'critical_days', pattern: 'critical[^.;]{0,60}?(\\d{1,9} (?:days?|hours?))', as: 'days' },
      { name: 'high_days', pattern: 'high[^.;]{0,60}?(\\d{1,9} (?:days?|hours?))', as: 'days' },
    ],
  }),
}
