import type { FactFile } from '../fact-file.ts'

export const logAudit: FactFile = {
  id: 'log.audit',
  group: 'Logging and response',
  question: 'Can customers see an audit log of user and admin actions?',
  kind: 'feature',
  weight: 5,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'Log of who did what in the account, visible to admins; plan-limited is yes.',
    partial: 'Only one object type, logins only, beta, or on request.',
    no: 'Vendor says no audit log, or planned.',
    excluded: "Vendor's internal logs; application, query or build logs; customer SIEM.",
  },
  controls: {
    soc2: ['CC7.2'],
    iso27001: ['A.8.15'],
    csf2: ['PR.PS-04'],
    sp80053: ['AU-2', 'AU-12'],
  },
  params: ['events', 'plans'],
  traits: ['audit-events', 'for-members'],
  topicWords: ['audit log', 'audit trail', 'activity log'],
  texts: {
    topic: 'Audit log',
    yes: 'Customers can see who did what in an audit log[, covering {events}].',
    partial: 'Audit events are addressed, but not as a full log that customers can read.',
    no: 'The vendor says that it has no audit log for customers today.',
    unknown: 'Nothing was found on an audit log that customers can read.',
    risk: 'No record of who did what',
    stake: 'Without an audit log you could not tell after an incident what was read, changed and taken.',
    mitigation: 'Rely on the sign-in log of your identity provider and keep administrator rights to two people.',
    needs: ['iam.sso'],
    without: 'Keep administrator rights to two people and write down what they change.',
    ask: 'Which events does the audit log record, who can read it, and on which plans?',
    owner: 'Security operations',
    severity: 'high',
  },
  reading: () => ({
    states: {
      match:
        '(?:{auditlog})\\w*.... (?:record|track|captur|log\\b|logs\\b|logged|show|contain|includ|list|view|review|see\\b|who\\b|action|activit|event|chang|available|provid|histor|chronological)|(?:record|track|captur|logs?\\b|logged|show|view|review|see\\b|who\\b|actions?|activit|events?|chang|available|provid)\\w* .... (?:{auditlog})|actions? .... logged|\\||(?:access|activity) log .... (?:view|activity)|(?:view|see) .... (?:access|activity) log',
      example: 'Audit logs record every change that a member makes.',
    },
    subject: 'audit|activity|logs?\\b|history',
    facets: { beta: 'limits', on_request: 'partial', only_part: 'partial', rest_left_out: 'partial' },
    yes: [
      {
        match: '(?:logs?|activity) page .{0,60}(?:events|activit)\\w* .{0,100}(?:your account|subscription)',
        example: 'The activity page lists events of the last days, for everybody in your account.',
      },
      {
        match: '(?:view|see|review) .{0,40}\\baccess logs?\\b && organi[sz]ation|owner|admin|workspace',
        example: 'Owners can view the access log of the organization.',
      },
      {
        match:
          '(?:every|each|all) (?:admin|user|account|member|privileged)\\w* (?:actions?|changes?|events?) (?:\\w+ )?(?:with|by|including) (?:\\w+,? ){0,4}(?:user|time|ip|actor|timestamp)',
        example: 'Every admin action with user and time is listed.',
      },
      {
        match:
          '{auditlog} && (?:{offer}|track|record|view|review|show|who\\b|actions?|see\\b|search|filter|captur|admin|member|account|organi[sz]ation|workspace|enterprise|plan|log)',
        example: 'The audit log shows admins who changed what and when.',
      },
      { match: '{auditlog} && in:{auditlog}', example: 'Open the audit log to see it.', under: 'Audit log' },
      {
        match:
          '(?:log|record|track)\\w* (?:\\w+ ){0,4}(?:actions?|activit(?:y|ies)|changes|events) (?:\\w+ ){0,4}(?:by|of|from) (?:\\w+ ){0,3}(?:users?|members?|admins?|team|who)',
        example: 'We record all actions by members.',
      },
      {
        match: '(?:audit logs?|audit trails?|audit logging)',
        example: 'The audit log shows admins who changed what and when.',
      },
      {
        match:
          '(?:history|log|record|trail) of (?:\\w+ ){0,4}(?:changes|actions|activity|activities|events)\\b && (?:admin|owner|member|user|who|security log|account|organi[sz]ation|workspace|settings)',
        example: 'View a history of changes to members, settings and billing in the security log.',
      },
      {
        match:
          '(?:see|view|know|track|find out|check|shows?|records?) (?:\\w+ ){0,3}who (?:did|changed|made|accessed|performed|has done) (?:what|which|changes)?',
        example: 'The audit log shows admins who changed what and when.',
      },
      {
        match:
          '(?:every|all|each) (?:\\w+ ){0,2}(?:changes?|actions?|activit(?:y|ies)|events?|operations?) .... (?:recorded|logged|tracked|captured) .... (?:user|who|timestamp|member|actor)',
        example: 'All changes to settings are recorded with the user and a timestamp.',
      },
      {
        match: '(?:account|workspace|organi[sz]ation|settings) history .... (?:changes|actions|members|users)',
        example: 'The workspace history shows all changes.',
      },
      {
        match:
          '(?:see|find out|know|shows?|trace|tell|look up|check|lists?) (?:\\w+ )?who (?:has )?(?:\\w+ ){0,2}(?:signed|exported|modif|chang|creat|delet|invit|edit|remov|granted|updated|added)\\w*',
        example: 'See who signed in, exported data or modified a role.',
      },
      {
        match:
          '(?:account|admin|user|member|workspace|organi[sz]ation) (?:activity|actions|events)\\b .... (?:visible|recorded|logged|listed|traced|tracked|shown|reviewable|can be (?:seen|viewed|reviewed))',
        example: 'Account activity is visible to admins.',
      },
      {
        match:
          '(?:admin|owner)\\w* (?:can |may )?(?:review|see|view|follow|trace|check|audit|monitor) .... (?:actions|activity|activities|changes) (?:of|by) (?:\\w+ ){0,3}(?:members|users|team|people|anyone)',
        example: 'Admins can review all actions of members.',
      },
      {
        match:
          '(?:review|view|see|monitor|track)\\w* (?:the )?(?:activity|actions) of (?:\\w+ ){0,2}(?:members|users|team|admins)',
        example: 'Admins can review the activity of members.',
      },
    ],
    limits: [
      {
        match: '(?:it is |is )?available (?:up)?on request (?:from|by|via|through) && near:{auditlog}',
        example: 'The audit log exists. It is available on request from support.',
      },
      {
        match:
          '(?:document|login|sign in|file|record|deployment|secret)s? (?:actions|history|activity|events|attempts) (?:are|is) (?:\\w+ )?(?:logged|recorded|tracked)',
        example: 'Login attempts are logged.',
      },
      { match: '{auditlog} (?:\\w+ ){0,3}(?:beta|preview)\\b', example: 'The audit log is a beta feature.' },
      {
        match:
          '{auditlog} && (?:logs?|trails?|logging) (?:is|are) (?:currently |still |now )?(?:available )?(?:in (?:an? )?(?:\\w+ )?(?:beta|preview|early access))|(?:logs?|trails?|logging) \\(?(?:public |private |closed )?beta\\b',
        example: 'Audit logs are in beta.',
      },
    ],
    partial: [
      { match: '(?:login|sign in) (?:history|log|activity)', example: 'See your login history.' },
      {
        match:
          '(?:account|report|list|overview|record)s? of what (?:\\w+ ){0,2}(?:users?|members?|team) (?:did|have done)|(?:log|history) of who (?:read|opened|viewed|accessed) (?:it|them)',
        example: 'Write to support if you need an account of what your users did.',
      },
      {
        match: '(?:history|list|record|log) of (?:\\w+ )?(?:log ?ins?|sign ?ins?|deployments?)',
        example: 'We keep a history of logins.',
      },
      {
        match:
          '(?:document|login|sign in|file|record|deployment|secret) (?:\\w+ )?(?:actions|history|activity|events|attempts) (?:are|is) (?:\\w+ )?(?:logged|recorded|tracked)',
        example: 'File activity is logged.',
      },
    ],
    no: [
      {
        match:
          '(?:audit (?:logs?|trail|logging)|(?:user|admin|member) actions) (?:is |are )?(?:planned|coming soon|on (?:our|the) roadmap|not (?:yet |currently )?(?:supported|available|offered|logged|recorded|tracked))',
        example: 'Audit logs are not yet available.',
      },
      {
        match: "(?:not|n't)(?: currently| yet)? (?:support|offer|provide|have)\\w* (?:\\w+ ){0,3}audit (?:log|trail)",
        example: 'We do not offer an audit log.',
      },
      {
        match:
          'audit (?:logs?|trail|logging) (?:is |are )?(?:planned|coming soon|on (?:our|the) roadmap|not (?:yet |currently )?(?:supported|available|offered))',
        example: 'Audit logs are not yet available.',
      },
    ],
    weaker: [
      {
        match:
          '{auditlog} ... (?:only )?(?:shows?|records?|covers?|contains?|lists?) (?:\\w+ )?(?:log ?ins? only|only (?:log ?ins?|sign ?ins?))',
        example: 'The audit log shows logins only.',
      },
      {
        match: '{auditlog} ... (?:in (?:\\w+ )?beta|beta\\b|early access)',
        example: 'Audit log streaming is in beta.',
      },
    ],
    denied:
      'audit (?:logs?|trails?|logging)|activity logs?|(?:record|log|history) of (?:user |admin |member )?(?:actions|activity)',
    exclusions: [
      {
        match: 'privileged (?:actions?|access|sessions?|credentials)|what was requested',
        example: 'It gives you a full audit trail of every privileged action: what was requested and why.',
      },
      {
        match: '(?:company|corporate|internal) (?:sso|single sign|idp)',
        example: 'Audit logs are enabled for systems connected to the company SSO.',
      },
      {
        match: 'legals?\\b|graph shows|history graph|our processes|built (?:right )?into our',
        example:
          'Everything that your security and legal teams ask for, in one place: security, compliance, continuity, people, AI, privacy.',
      },
      {
        match:
          'your own (?:customers|users)|audit (?:logs?|trails?) (?:in|to|for) your (?:own )?(?:product|app|application|customers)',
        example: 'Offer audit logs to your own customers.',
      },
      {
        match: 'accesses are|operators|\\bscans?\\b',
        example: 'We scan code, dependencies and containers on every commit, and hosts every week.',
      },
      { match: 'remote (?:access|management)|ssh\\b', example: 'Add your SSH keys in settings.' },
      {
        match:
          '(?:our|internal|production|system|server|infrastructure|application|network) (?:\\w+ ){0,2}(?:audit|access|event|security) logs?|(?:audit|access|event|security) logs? (?:for|of|from) (?:\\w+ )?(?:our|production|internal|infrastructure|systems?|servers?)|(?:access to (?:production|our systems|customer data)|all access) (?:is|are) (?:\\w+ )?(?:logged|audited)|(?:our|{staff}) (?:\\w+ )?access|we (?:maintain|retain|keep|collect|review|monitor|log|store) (?:\\w+ ){0,3}(?:audit|access|event|security|activity|system)',
        example: 'We retain audit logs of our own production systems.',
      },
      {
        match:
          'cloudtrail|aws\\b|kubernetes|query log|build log|slow query|webhook|server logs?|api logs?|message log|cookies?|browser|third party|regulat|auditor|sending us',
        example: 'Choose which cookies we may set.',
      },
      {
        match: 'e ?sign|signature certificate|signing certificate',
        example: 'The signature certificate holds the history.',
      },
      {
        match:
          '(?:add|build|embed|implement|offer|bring|ship)\\w* ... (?:to|in|into) (?:your (?:\\w+ )?(?:app|application|product|saas|website|users)|their (?:app|product)s?)\\b',
        example: 'Add SSO to your app in minutes with our SDK.',
      },
      {
        match: '(?:stream|export)\\w* (?:is |are )?(?:planned|coming|not|in (?:\\w+ )?beta)',
        example: 'Audit log streaming is in beta.',
      },
      {
        match: 'audit logging requirements|your (?:apps?|instances)|business critical',
        example: 'You can create a staging environment for your app.',
      },
      { match: 'version control|\\bgit\\b', example: 'Changes are tracked in Git.' },
      { match: 'link based', example: 'Link-based sharing is logged.' },
      { match: 'log access attempts', example: 'We log access attempts.' },
    ],
    notIn: ['privacy', 'terms', 'dpa', 'subprocessors', 'disclosure'],
    allow: ['condition', 'duty', 'third', 'staff'],
    params: [
      {
        name: 'events',
        pattern: '\\b(login|logout|sign-in|invit\\w+|role changes?|permission changes?|api key\\w*|settings?)\\b',
        as: 'list',
      },
    ],
  }),
}
