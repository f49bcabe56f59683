import type { CodebookInput } from '../codebook-entry.ts'

export const loggingAndResponseCodebook: readonly CodebookInput[] = [
  {
    fact: 'log.audit',
    subject: 'audit|activity|logs?\\b|history',
    yes: [
      '(?:view|see|review) .{0,40}\\baccess logs?\\b && organi[sz]ation|owner|admin|workspace',
      '(?:every|each|all) (?:admin|user|account|member|privileged)\\w* (?:actions?|changes?|events?) (?:\\w+ )?(?:with|by|including) (?:\\w+,? ){0,4}(?:user|time|ip|actor|timestamp)',
      '{auditlog} && (?:{offer}|track|record|view|review|show|who\\b|actions?|see\\b|search|filter|captur|admin|member|account|organi[sz]ation|workspace|enterprise|plan|log)',
      '{auditlog} && in:{auditlog}',
      '(?:log|record|track)\\w* (?:\\w+ ){0,4}(?:actions?|activit(?:y|ies)|changes|events) (?:\\w+ ){0,4}(?:by|of|from) (?:\\w+ ){0,3}(?:users?|members?|admins?|team|who)',
      '(?:audit logs?|audit trails?|audit logging)',
      '(?:history|log|record|trail) of (?:\\w+ ){0,4}(?:changes|actions|activity|activities|events)\\b && (?:admin|owner|member|user|who|security log|account|organi[sz]ation|workspace|settings)',
      '(?:see|view|know|track|find out|check|shows?|records?) (?:\\w+ ){0,3}who (?:did|changed|made|accessed|performed|has done) (?:what|which|changes)?',
      '(?:every|all|each) (?:\\w+ ){0,2}(?:changes?|actions?|activit(?:y|ies)|events?|operations?) .... (?:recorded|logged|tracked|captured) .... (?:user|who|timestamp|member|actor)',
      '(?:review|view|see|monitor|track)\\w* (?:the )?(?:activity|actions) of (?:\\w+ ){0,2}(?:members|users|team|admins)',
      '(?:account|workspace|organi[sz]ation|settings) history .... (?:changes|actions|members|users)',
    ],
    limits: [
      '{auditlog} && (?:logs?|trails?|logging) (?:is|are) (?:currently |still |now )?(?:available )?(?:in (?:an? )?(?:\\w+ )?(?:beta|preview|early access))|(?:logs?|trails?|logging) \\(?(?:public |private |closed )?beta\\b',
      '(?:document|login|sign in|file|record|deployment|secret)s? (?:actions|history|activity|events|attempts) (?:are|is) (?:\\w+ )?(?:logged|recorded|tracked)',
    ],
    partial: [
      '(?:document|login|sign in|file|record|deployment|secret) (?:\\w+ )?(?:actions|history|activity|events|attempts) (?:are|is) (?:\\w+ )?(?:logged|recorded|tracked)',
      '(?:login|sign in) (?:history|log|activity)',
    ],
    no: [
      "(?:not|n't)(?: currently| yet)? (?:support|offer|provide|have)\\w* (?:\\w+ ){0,3}audit (?:log|trail)",
      'audit (?:logs?|trail|logging) (?:is |are )?(?:planned|coming soon|on (?:our|the) roadmap|not (?:yet |currently )?(?:supported|available|offered))',
    ],
    lesser: [
      '{auditlog} ... (?:only )?(?:shows?|records?|covers?|contains?|lists?) (?:\\w+ )?(?:log ?ins? only|only (?:log ?ins?|sign ?ins?))',
      '{auditlog} ... (?:in (?:\\w+ )?beta|beta\\b|early access)',
    ],
    traps: [
      'log access attempts',
      'legals?\\b|graph shows|history graph|our processes|built (?:right )?into our',
      'your own (?:customers|users)|audit (?:logs?|trails?) (?:in|to|for) your (?:own )?(?:product|app|application|customers)',
      'accesses are|operators|\\bscans?\\b',
      'remote (?:access|management)|ssh\\b',
      '(?:our|internal|production|system|server|infrastructure|application|network) (?:\\w+ ){0,2}(?:audit|access|event|security) logs?|(?:audit|access|event|security) logs? (?:for|of|from) (?:\\w+ )?(?:our|production|internal|infrastructure|systems?|servers?)|(?:access to (?:production|our systems|customer data)|all access) (?:is|are) (?:\\w+ )?(?:logged|audited)|(?:our|{staff}) (?:\\w+ )?access|we (?:maintain|retain|keep|collect|review|monitor|log|store) (?:\\w+ ){0,3}(?:audit|access|event|security|activity|system)',
      'cloudtrail|aws\\b|kubernetes|query log|build log|slow query|webhook|server logs?|api logs?|message log|cookies?|browser|third party|regulat|auditor|sending us',
      'e ?sign|signature certificate|signing certificate',
      '(?:add|build|embed|implement|offer|bring|ship)\\w* ... (?:to|in|into) (?:your (?:\\w+ )?(?:app|application|product|saas|website|users)|their (?:app|product)s?)\\b',
      '(?:stream|export)\\w* (?:is |are )?(?:planned|coming|not|in (?:\\w+ )?beta)',
      'audit logging requirements|your (?:apps?|instances)|business critical',
      'version control|\\bgit\\b',
    ],
    notIn: [...(['privacy', 'terms', 'dpa', 'subprocessors', 'disclosure'] as const)],
    allow: ['condition', 'duty', 'third', 'staff'],
    params: [
      {
        name: 'events',
        pattern: '\\b(login|logout|sign-in|invit\\w+|role changes?|permission changes?|api key\\w*|settings?)\\b',
        as: 'list',
      },
    ],
  },
  {
    fact: 'log.export',
    subject: 'siem|audit|export|stream|logs?\\b',
    yes: [
      '{auditlog} && (?:export|download|stream|siem\\b|splunk|datadog|webhook|api\\b|s3\\b|csv|sumo|elastic|sentinel|forward|push|programmatic|query|retriev|pull|graphql|drain|sink|integrat|chronicle|panther|log shipping|eventbridge|kinesis|firehose|cloudwatch|event hub|pub/sub|send (?:\\w+ ){0,3}logs)',
      '(?:export|download|stream|forward|send|push)(?:s|ed|ing)?\\b (?:\\w+ ){0,6}(?:logs?|events?|csv|ndjson|json|files?|siem|splunk|datadog|s3)\\b && in:{auditlog}',
      '(?:siem|splunk|datadog|log streaming)\\b && in:{auditlog}',
      '(?:siem\\b|splunk|sumo logic|microsoft sentinel|security information and event) && (?:integrat|stream|export|send|forward|connect|push)\\w* && (?:audit|activity|security|admin|user|account)\\w* (?:\\w+ )?(?:logs?|logging|events?|trails?)|siem integration|integrat\\w* with (?:your )?siem|your siem',
    ],
    partial: [
      '(?:contact|ask|email|reach out|request|support) ... export ... {auditlog}',
      '(?:contact|email|request|reach out)\\w* ...(?:export|copy) && in:{auditlog}',
    ],
    limits: [
      '(?:log|audit) (?:streaming|export|drain)s? (?:is|are) (?:currently |still |now )?(?:available )?in (?:an? )?(?:\\w+ )?(?:beta|preview|early access)',
      '(?:contact|reach out to|email|ask) (?:\\w+ ){0,5}(?:support|team|us)\\b ... export && any:{auditlog}',
    ],
    no: [
      "(?:not|n't|cannot)(?: currently| yet)? (?:\\w+ ){0,3}export (?:\\w+ ){0,3}(?:audit|activity) logs?",
      "(?:audit|activity) logs? (?:cannot|can't|can not) be exported",
    ],
    lesser: [
      'only (?:\\w+ ){0,3}(?:events?|entries) can be exported',
      '{auditlog} ... (?:in (?:\\w+ )?beta|beta\\b|early access) && export|download|stream|siem\\b|webhook|\\bapi\\b',
    ],
    traps: [
      '(?:documentation|descriptions?|list) of (?:\\w+ ){0,3}event types',
      '(?:our|internal) (?:\\w+ )?(?:siem|logs?)|we (?:use|ship|send|forward|stream|aggregate)|(?:production|infrastructure|system|server|application|build|deployment|runtime|query) logs?|log drain|api reference|rest api (?:is|requests)|api (?:keys?|calls|tokens?) (?:creat|usage)|graphql (?:playground|api guide)|user activity',
      'your (?:apps?|instances)',
    ],
    notIn: [...(['privacy', 'terms', 'dpa', 'subprocessors'] as const)],
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
  },
  {
    fact: 'log.retention',
    yes: [
      '(?:{auditlog}) && (?:{duration}|unlimited|indefinite|forever)',
      '{duration} && in:{auditlog} && any:(?:retain|retention|kept|keep|stored|available|history|access|old|past|last|days|view)',
      '(?:unlimited|indefinite\\w*|forever) && in:audit log',
      '{duration} && any:(?:retention|retain) && section:audit log',
    ],
    partial: [
      '{auditlog} && (?:retain|retention|kept|stored) && (?:request|contact|contract|custom|plan)',
      '{auditlog} (?:are|is) (?:kept|retained|stored) for (?:several|some|a few|an? (?:limited|reasonable))',
    ],
    no: ['audit logs? (?:are|is) not (?:kept|retained|stored)'],
    traps: [
      'query insights|insights retention',
      'graph shows|history graph',
      '(?:our|internal|production|system|server|application|infrastructure|build|deployment|runtime|api|query|message|firewall|network|http) (?:\\w+ )?logs?|we (?:retain|keep) (?:\\w+ ){0,3}(?:server|system|access|application) logs?|every|within|ago|refresh|delay|appear|up to \\d+ (?:minutes|seconds)|session|expire',
      'customer data|backups?|deleted (?:items|files)',
    ],
    notIn: [...(['privacy', 'terms', 'dpa', 'subprocessors', 'disclosure'] as const)],
    allow: ['condition', 'duty', 'third', 'negation', 'denial'],
    params: [
      {
        name: 'days',
        pattern:
          '((?:\\d+|thirty|sixty|ninety|one|two|three|six|twelve|seven)[ -](?:days?|months?|years?|weeks?|hours?))',
        as: 'days',
      },
    ],
  },
  {
    fact: 'mon.detect',
    yes: [
      '(?:attack|intrusion|threat) (?:detection|recognition) \\|',
      '(?:intrusion (?:detection|prevention)|\\bips/ids|ids/ips|siem\\b|security information and event|threat detection|guardduty|security operations cent(?:er|re)|\\bsoc team|anomal(?:y|ous)|suspicious|nefarious|malicious (?:activity|traffic|behavio)|unauthori[sz]ed (?:access|activity)|security events?|security alerts?|security monitoring|attacks?\\b) && (?:monitor|detect|alert|log|analy[sz]|review|watch|identif|track|investigat|scan)\\w* && (?:we\\b|our|system|infrastructure|network|team|24|continuous|in place|automat|deploy|use|employ|monitor|platform|environment|utili[sz])',
      'monitor\\w* (?:\\w+ ){0,6}(?:security|threats?|intrusions?|suspicious|unauthori[sz]ed|anomal|malicious|attack|vulnerabilit)\\w*',
      '(?:security|threat|intrusion) (?:\\w+ )?(?:monitoring|detection)(?: system| tool| capabilit|)\\w*',
      '(?:match|correlat|analy[sz]|compar)\\w* (?:\\w+ ){0,4}(?:events|logs|activity) ... (?:patterns|threat|intelligence|suspicious|known bad|indicators)',
      'in:(?:detection and response|threat detection|intrusion|security monitoring|security operations) && (?:monitor|analy[sz]|detect|alert|collect)\\w* && (?:events?|logs?|threat|real time|systems?|traffic|activity)',
      '(?:endpoint detection|edr\\b|xdr\\b) && (?:monitor|detect|respon)\\w*',
      'crowdstrike falcon|guardduty|wazuh|security hub|lacework|wiz\\b ... (?:monitor|detect)|datadog (?:cloud )?(?:siem|security)\\b && (?:we\\b|our|us(?:e|es|ing)|deploy|monitor|detect|alert)',
      '\\bids\\b ?(?:/|and|&|or) ?\\bips\\b|\\bids (?:is|are|in|system)\\b|\\bips systems?\\b',
      '(?:logs?|events?|traffic|activity) (?:\\w+ ){0,4}(?:analy[sz]ed|reviewed|correlated|monitored|inspected|evaluated) (?:\\w+ ){0,5}(?:detect|identify|spot|find|for) (?:\\w+ ){0,3}(?:security|threat|suspicious|attack|anomal|intrusion|unauthori[sz]ed)\\w*',
      '(?:alerts?|alarms?) (?:\\w+ ){0,5}(?:suspicious|unusual|anomal|malicious|security|unauthori[sz]ed)\\w*',
      '(?:regular|continuous|constant|ongoing|active|proactive|24/7|round the clock) security monitoring',
      '(?:unusual|abnormal|anomalous|suspicious|malicious) (?:activity|behaviou?r|log ?ins?|traffic|access|patterns?) && (?:alert|notif|detect|monitor|flag|block|watch)\\w* && !your account|you\\b',
      'logs? .... (?:reviewed|analy[sz]ed|monitored|inspected|examined|checked|searched) .... (?:compromise|intrusion|attack|security|suspicious|anomal|threat|abuse|breach)',
      '(?:our|a|the|dedicated) soc\\b (?!(?:1|2|3|i))(?:\\w+ ){0,3}(?:watch|monitor|operat|analy|team|respond|detect)\\w*',
      'monitor\\w* .... security (?:capacity|purposes|perspective)',
      '(?:logging and monitoring|monitoring and logging) of (?:\\w+ )?(?:system|user|security|network|access) (?:activity|activities|events|access)',
    ],
    partial: [
      '(?:monitor)\\w* && (?:24|continuous|infrastructure|system|servers?|uptime|performance|availability|metrics|alert|around the clock|health)',
      '(?:logging and (?:monitoring|alerting)|collect runtime data|monitoring and alerting|alerting (?:system|tool|platform|rule|polic)\\w*)',
      '(?:metrics|alerts|dashboards) (?:\\w+ ){0,5}(?:tell|notify|warn|inform|page) (?:us|our)',
    ],
    lesser: ['security (?:alerts?|events?) ... (?:office|business|working) hours'],
    traps: [
      'allowing you to|allows? you to',
      'evidence for audit|unique (?:user|ids?)',
      "users'? (?:aws|cloud)|customers'? (?:aws|cloud)",
      'quer(?:y|ies)\\b|(?:this|the) function|baselines|telemetry|plugin|you want|your (?:agent|code|files|team)',
      'attacks are|rules?\\b|your (?:existing |own )?(?:\\w+ )?(?:monitoring|siem)|(?:trust services?|common) criteria|\\bcc\\d',
      'you (?:can|should|may)|your (?:own )?(?:monitoring|users|application|end ?users|app)|customers? can|cookies?|google analytics|visitors?|employee monitoring|monitor (?:your|usage|compliance|the site|emails|communications|phone)|monitoring (?:product|feature|tool for)|uptime monitor(?:s|ing) (?:for|product)|session replay|sub ?processors?|physical|cctv|surveillance|biometric|we (?:monitor|track) (?:your )?(?:usage|visits|browsing)|(?:monthly|your) (?:usage|spend)|self host|bounty|(?:vulnerability|penetration|dependency|code) scan|subscribe|status page|monitored for vulnerab|monitoring software ... (?:offer|sell)|regulat|changes in (?:law|legislation)',
      'video monitor',
    ],
    allow: ['staff', 'third'],
    params: [
      { name: 'hours_per_day', pattern: '(24)(?:/7|x7| hours| ?x ?7)|(around the clock|round-the-clock)', as: 'text' },
      {
        name: 'tools',
        pattern:
          '\\b(guardduty|siem|intrusion detection|crowdstrike|datadog|wazuh|cloudtrail|security hub|lacework|sentry|librato|splunk)\\b',
        as: 'list',
      },
    ],
  },
  {
    fact: 'ir.plan',
    yes: [
      'incidents? \\|.*(?:response|handling) (?:plan|procedure|process)',
      'incident (?:handling|response|management) \\|.*(?:procedure|plan|process|documented|playbook|runbook|exercise)',
      "(?:incident response|security incident|security event|breach response|csirt|psirt|cyber incident) (?:\\w+ ){0,2}(?:plans?|procedures?|process(?:es)?|polic(?:y|ies)|programs?|programme|team|runbooks?|playbooks?|framework|protocols?|guidelines|capabilit\\w+)\\b && !(?:your|customers?'? own|status|availability)",
      '(?:plan|procedure|process|polic|protocol|playbook|runbook)\\w* (?:\\w+ ){0,6}(?:security incidents?|incident response|data breach|breaches|security breach)',
      '(?:have|has|maintain|follow|establish|document|implement|operate|dedicated|formal|our|defined|test)\\w* (?:\\w+ ){0,5}incident response',
      'respond to (?:\\w+ ){0,2}security (?:or \\w+ )?incidents && (?:team|on call|24|process|procedure|plan)',
      '^incident (?:management|response|handling) ?\\|.*(?:plan|process|procedure|documented|defined|team)',
      '(?:procedures?|process(?:es)?|plans?|polic(?:y|ies)|protocols?) (?:\\w+ ){0,8}(?:handl|respond|manag|report|investigat|triag|escalat|resolv|deal)\\w* (?:\\w+ ){0,6}(?:security incidents?|security events?|(?:data |security |personal data )breach)\\w*',
      'security incidents? (?:are|is|will be) (?:\\w+ ){0,3}(?:handled|managed|resolved|investigated|processed|dealt with) ... (?:process|procedure|plan|polic|protocol)',
    ],
    partial: [
      '(?:initial triage|triage|acknowledg\\w*|investigate the (?:issue|report|incident))\\b && (?:report|issue|within|days|hours|vulnerab|impact|incident|determine|validate)',
      '(?:procedure|process|how we)\\w* (?:\\w+ ){0,12}(?:incidents|outages?)',
      'incident (?:management|handling) (?:\\w+ ){0,2}(?:plans?|procedures?|process(?:es)?|polic(?:y|ies)|programs?|team|runbooks?)',
      '(?:respond|acknowledge|triage|evaluat)\\w* && report && {duration} && (?:evaluat|assess|resolution|triage|investigat)',
      '(?:respond|investigat|mitigat|remediat)\\w* (?:\\w+ ){0,4}(?:security )?(?:incidents?|breach)',
      'on ?call (?:\\w+ ){0,3}(?:rotation|team|engineers?|schedule|staff)',
      'incident (?:commander|manager|lead|coordinator)s?',
    ],
    lesser: [
      'incident response (?:plan|process|procedure|program)\\w* ... (?:being|in preparation|under (?:way|development)|draft)\\w*',
      'on call (?:\\w+ ){0,6}(?:respond|react|handle)\\w* (?:\\w+ ){0,6}incidents',
    ],
    traps: [
      'allows? teams to|playbooks allow',
      'findings|\\bscans?\\b',
      'recommended|your issues?\\b|tickets?\\b|support (?:plan|team)',
      "your (?:own )?(?:incident response|incident)|you (?:should|must)|self host|have a plan for|help us|please include|customer'?s? incident|support (?:ticket|request)|our support|statuspage|subscribe|sub ?processors? (?:must|shall)",
    ],
    allow: ['staff', 'third', 'condition'],
    params: [
      { name: 'tested', pattern: '\\b(?:tested|tabletop|exercised?|drills?|rehears\\w+)\\b', as: 'flag' },
      {
        name: 'frequency',
        pattern: '\\b(annual(?:ly)?|yearly|quarterly|regular(?:ly)?|periodic(?:ally)?)\\b',
        as: 'text',
      },
    ],
  },
  {
    fact: 'ir.notice',
    yes: [
      '(?:notif|inform(?:s|ed|ing)?\\b|alert|communicat|report|disclos|tell|contact)\\w* && (?:breach|incident|unauthori[sz]ed (?:access|disclosure)|compromise|security event) && {duration} && (?:customer|client|you\\b|controller|affected|data exporter|your|user|company|us\\b|notify)',
      '{duration} && (?:after|of|from) (?:\\w+ ){0,3}(?:becoming aware|discover|confirm|awareness|learning|detect|having become aware) && any:breach|incident|notif|unauthori[sz]ed|compromis',
      '(?:notif|inform(?:s|ed|ing)?\\b)\\w* ... within {duration} && any:breach|incident',
      'breach notifications? ?\\|.*{duration}',
      '(?:notif|inform|told|tell|alert)\\w* .... (?:breach|incident|compromis|unauthori[sz]ed)\\w* .... (?:in (?:under|less than)|within|no later than|at most) {duration}',
      '(?:hear from us|be told|are told|be contacted|reach out) .... {duration} && breach|incident|compromis|unauthori[sz]ed',
    ],
    partial: [
      '(?:communicat\\w*|updates?|informed|in contact) .{0,30}(?:clients|customers|users) .{0,20}(?:throughout|during) .{0,20}(?:incident|breach)',
      '(?:notif|inform(?:s|ed|ing)?\\b|alert|tell|contact)\\w* && (?:without (?:undue|unreasonable) delay|promptly|immediately|as soon as|timely|quickly|expeditious) && near:(?:breach|incident|unauthori[sz]ed|attack|compromise|violation|disruption|loss) && !(?:us|we) (?:immediately|promptly|of any)|notify (?:the )?(?:\\w+ )?(?:security|privacy|legal|it|hr)\\b && (?:customer|client|you\\b|controller|affected|users?\\b|exporter|subscriber|part(?:y|ies)|company|members?\\b|individuals|organi[sz]ation)',
      '(?:notif|inform(?:s|ed|ing)?\\b|alert)\\w* (?:\\w+ ){0,4}(?:affected )?(?:customers?|clients?|users?|you|controller) (?:\\w+ ){0,12}(?:breach|incident|attack|compromise|unauthori[sz]ed)',
      '(?:breach|incident|unauthori[sz]ed access)\\w* ... (?:we|processor|will|shall) (?:\\w+ ){0,4}(?:notif|inform(?:s|ed|ing)?\\b|alert)\\w* (?:\\w+ )?(?:you|customers?|controller|client|affected|users?)',
      '(?:data )?breach notification',
      '(?:let you know|tell you\\b|inform you\\b|notify you\\b|contact you\\b|be in touch|reach out to you|inform (?:\\w+ )?customers|notify (?:\\w+ )?customers) && any:breach|incident|compromis|unauthori[sz]ed && !vulnerab|changes? to|maintenance|(?:update|change)s? (?:to )?(?:this|our)',
      '(?:email|contact|notify|inform|tell|reach)\\w* (?:you|customers|affected \\w+|users) (?:as soon as|without|promptly|immediately|quickly) && any:breach|incident|security|compromis|affected',
    ],
    no: [
      '(?:will|do|does) not notify (?:customers?|users?|you) (?:of|about) ...breach',
      "(?:do|does|will) ?(?:not|n't) (?:notify|inform|tell|alert) (?:\\w+ ){0,3}(?:of|about) (?:\\w+ ){0,4}(?:breach|incident)",
    ],
    traps: [
      '(?:customer|client|you|controller|user|researcher|subscriber|licensee|{subprocessor})s? (?:shall|must|will|agrees? to|should|is required to|are required to|undertakes? to) (?:\\w+ ){0,3}(?:notify|inform|report)',
      '(?:notify|inform|contact|report to|tell|alert) us\\b|supervisory authorit|data protection authorit|regulator|authorities within|(?:uptime|outage|maintenance|downtime|status page|service disruption)|vulnerabilit(?:y|ies) (?:report|notif)|researcher|changes? to (?:this|our)|means (?:any|a)|notify (?:\\w+ )?(?:of|about) (?:any )?(?:new|change|update)|cookies?|subscribe|copyright|dmca|infring',
      '(?:prices?|fees?|terms) change|change (?:in|of|to) (?:\\w+ )?(?:prices?|fees?)',
    ],
    notIn: ['sla', 'status', 'pricing'],
    allow: ['condition', 'staff', 'negation', 'third', 'denial'],
    params: [
      {
        name: 'hours',
        pattern:
          '((?:\\d+|twenty[ -]four|forty[ -]eight|seventy[ -]two|two|three|five)[ -]?(?:\\(\\d+\\) )?(?:business |calendar )?(?:hours?|days?))',
        as: 'hours',
      },
      { name: 'trigger', pattern: '(becoming aware|discover\\w*|confirm\\w*|awareness|detect\\w*)', as: 'text' },
    ],
  },
  {
    fact: 'ir.history',
    yes: [
      '(?:post ?mortems?|retrospectives?|incident (?:reports?|history|archive|reviews?)|root cause analys[ie]s|past incidents?|previous incidents?|historical incidents?)\\b && (?:public|publish|status|find|available|view (?:the|our|past)|blog|page|archive|http|posted|read (?:the|our|about)|history) && !privacy officer|internal|filed|fill',
      '(?:never|not|no) (?:\\w+ ){0,5}(?:data |security )?breach && (?:date|ever|never|had|experienc|suffered|history|since)',
      '(?:incident|post mortem|outage) (?:reports?|history|archive)\\b && in:status|incident|post ?mortem|availab|reliab|transparen',
      '(?:this|the following|our) (?:report|post ?mortem|write ?up) (?:\\w+ ){0,3}(?:says|describes|explains|covers|details|documents) (?:\\w+ ){0,2}(?:what happened|the incident|the outage|root cause|how)',
      "(?:never|not|n't) (?:\\w+ ){0,3}(?:suffered|experienced|been breached|had|been compromised)\\w* (?:\\w+ ){0,4}(?:data |security )?(?:breach|incident|compromise)\\w*",
      'incident history',
    ],
    partial: [
      '(?:post ?mortems?|root cause|rca\\b|incident reports?|retrospective|document\\w* (?:any|all) (?:personal )?data breach)\\w* && (?:request|customers?|client|affected|provide|upon|written|share|supply|conduct|perform|internal) && any:incident|outage|breach|downtime|post ?mortem|disruption && !(?:tests?|attempts?|bugs?|builds?)\\b',
    ],
    lesser: [
      '(?:post ?mortems?|root cause|rca|incident reports?)\\b\\w* .... (?:(?:with|to|for) (?:\\w+ )?(?:affected|impacted|our) customers|on request|upon request)',
    ],
    no: [
      "(?:do|does) ?(?:not|n't) (?:publish|disclose|share) (?:\\w+ ){0,3}(?:incident reports?|post ?mortems?|root cause)",
    ],
    traps: [
      'perform a post ?mortem|conduct a post ?mortem|identify the root cause',
      '(?:write|create|draft|generate|publish)(?: and \\w+)? (?:an? |your )?post ?mortem',
      'your (?:own )?(?:post ?mortem|incident|retrospective)|retrospective (?:meeting|template)|you can (?:create|write)|product|feature|live status|employee',
    ],
    allow: ['negation', 'third', 'staff', 'duty', 'condition', 'future'],
    params: [{ name: 'url', pattern: '(https?://[^\\s)]+)', as: 'text' }],
  },
]
