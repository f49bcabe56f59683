import type { FactFile } from '../fact-file.ts'

export const monDetect: FactFile = {
  id: 'mon.detect',
  group: 'Logging and response',
  question: 'Does the vendor monitor for security events?',
  kind: 'control',
  weight: 3,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'States security monitoring, intrusion detection or alerting on its systems; 24x7 noted as parameter.',
    partial: 'Only uptime or performance monitoring with security unspecified, or office hours only.',
    no: 'Vendor says no security monitoring.',
    excluded: 'Monitoring features for customers; audit-log feature; vulnerability scanning.',
  },
  controls: {
    soc2: ['CC7.2'],
    iso27001: ['A.8.16'],
    csf2: ['DE.CM-01', 'DE.CM-09'],
    sp80053: ['SI-4'],
  },
  params: ['hours_per_day', 'tools'],
  moreIsBetter: ['hours_per_day'],
  traits: ['internal'],
  topicWords: [
    'intrusion detection',
    'security monitoring',
    'anomaly detection',
    'monitored 24',
    'continuously monitor',
  ],
  texts: {
    topic: 'Security monitoring',
    yes: 'The vendor watches its systems for security events[, {hours_per_day|hour} a day].',
    partial: 'Monitoring for security events is described only in part.',
    no: 'The vendor says that it does not monitor for security events.',
    unknown: 'We found no statement on monitoring for security events.',
    risk: 'Intrusions go unnoticed',
    stake: 'An intruder who is not seen has months instead of hours.',
    mitigation: 'Shorten the breach notice in the contract and monitor your own use closely.',
    ask: 'Who watches your systems for security events, at what hours, and how fast is an alert handled?',
    owner: 'Security operations',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:monitor|detect|alert|intrusion|ids\\b|siem|anomal|suspicious|threat|soc\\b|log\\b|xdr|edr)\\w* .... (?:security|threat|intrusion|suspicious|anomal|malicious|attack|incident|unauthori[sz]ed|alert|24|nefarious|abuse|event|system|respond|around the clock|breach|engineers|infrastructure|platform|availab|performance)|(?:security|threat|intrusion|suspicious|anomal\\w*|malicious|attacks?|24x7|24/7|unauthori[sz]ed|platform|infrastructure|systems?|metrics|runtime|continuous\\w*) .... (?:monitor|detect|alert|response|ids\\b|siem)|availability and reliability',
      example: 'We monitor our systems around the clock for intrusions.',
    },
    facets: { office_hours: 'partial', rest_left_out: 'partial', only_part: 'partial', once: 'partial' },
    yes: [
      {
        match: '(?:attack|intrusion|threat) (?:detection|recognition) \\|',
        example: 'Attack detection | on every host',
      },
      {
        match:
          '(?:intrusion (?:detection|prevention)|\\bips/ids|ids/ips|siem\\b|security information and event|threat detection|guardduty|security operations cent(?:er|re)|\\bsoc team|anomal(?:y|ous)|suspicious|nefarious|malicious (?:activity|traffic|behavio)|unauthori[sz]ed (?:access|activity)|security events?|security alerts?|security monitoring|attacks?\\b) && (?:monitor|detect|alert|log|analy[sz]|review|watch|identif|track|investigat|scan)\\w* && (?:we\\b|our|system|infrastructure|network|team|24|continuous|in place|automat|deploy|use|employ|monitor|platform|environment|utili[sz])',
        example: 'Our systems are monitored around the clock for suspicious activity.',
      },
      {
        match:
          'monitor\\w* (?:\\w+ ){0,6}(?:security|threats?|intrusions?|suspicious|unauthori[sz]ed|anomal|malicious|attack|vulnerabilit)\\w*',
        example: 'Our systems are monitored around the clock for suspicious activity.',
      },
      {
        match: '(?:security|threat|intrusion) (?:\\w+ )?(?:monitoring|detection)(?: system| tool| capabilit|)\\w*',
        example: 'We use an intrusion detection system and a SIEM.',
      },
      {
        match:
          '(?:match|correlat|analy[sz]|compar)\\w* (?:\\w+ ){0,4}(?:events|logs|activity) ... (?:patterns|threat|intelligence|suspicious|known bad|indicators)',
        example: 'We match all events against known patterns of attack.',
      },
      {
        match:
          'in:(?:detection and response|threat detection|intrusion|security monitoring|security operations) && (?:monitor|analy[sz]|detect|alert|collect)\\w* && (?:events?|logs?|threat|real time|systems?|traffic|activity)',
        example: 'We monitor events in real time.',
        under: 'Threat detection',
      },
      {
        match: '(?:endpoint detection|edr\\b|xdr\\b) && (?:monitor|detect|respon)\\w*',
        example:
          'Laptops are managed centrally, have encrypted disks and run endpoint detection software that looks for malware.',
      },
      {
        match: '\\bids\\b ?(?:/|and|&|or) ?\\bips\\b|\\bids (?:is|are|in|system)\\b|\\bips systems?\\b',
        example: 'An IDS and IPS watch the network.',
      },
      {
        match:
          '(?:logs?|events?|traffic|activity) (?:\\w+ ){0,4}(?:analy[sz]ed|reviewed|correlated|monitored|inspected|evaluated) (?:\\w+ ){0,5}(?:detect|identify|spot|find|for) (?:\\w+ ){0,3}(?:security|threat|suspicious|attack|anomal|intrusion|unauthori[sz]ed)\\w*',
        example: 'Logs are analysed automatically to detect security incidents.',
      },
      {
        match: '(?:alerts?|alarms?) (?:\\w+ ){0,5}(?:suspicious|unusual|anomal|malicious|security|unauthori[sz]ed)\\w*',
        example: 'Alerts are raised for suspicious behaviour and investigated by the on-call engineer.',
      },
      {
        match:
          '(?:unusual|abnormal|anomalous|suspicious|malicious) (?:activity|behaviou?r|log ?ins?|traffic|access|patterns?) && (?:alert|notif|detect|monitor|flag|block|watch)\\w* && !your account|you\\b',
        example: 'Our systems are monitored around the clock for suspicious activity.',
      },
      {
        match:
          '(?:our|a|the|dedicated) soc\\b (?!(?:1|2|3|i))(?:\\w+ ){0,3}(?:watch|monitor|operat|analy|team|respond|detect)\\w*',
        example: 'Our SOC watches all systems.',
      },
      {
        match:
          '(?:logging and monitoring|monitoring and logging) of (?:\\w+ )?(?:system|user|security|network|access) (?:activity|activities|events|access)',
        example: 'We do logging and monitoring of system activity.',
      },
      {
        match:
          '(?:unusual|abnormal|suspicious|unexpected|strange) .... (?:alarms?|alerts?|alerted|investigat|page[sd]?\\b|flag|trigger|raise)',
        example: 'Unusual logins to our servers set off an alarm.',
      },
      {
        match:
          'crowdstrike falcon|guardduty|wazuh|security hub|lacework|wiz\\b ... (?:monitor|detect)|datadog (?:cloud )?(?:siem|security)\\b && (?:we\\b|our|us(?:e|es|ing)|deploy|monitor|detect|alert)',
        example: 'We use GuardDuty to detect attacks.',
      },
      {
        match: '(?:regular|continuous|constant|ongoing|active|proactive|24/7|round the clock) security monitoring',
        example: 'Continuous security monitoring is in place.',
      },
      {
        match:
          'logs? .... (?:reviewed|analy[sz]ed|monitored|inspected|examined|checked|searched) .... (?:compromise|intrusion|attack|security|suspicious|anomal|threat|abuse|breach)',
        example: 'Logs are analysed automatically to detect security incidents.',
      },
      {
        match: 'monitor\\w* .... security (?:capacity|purposes|perspective)',
        example: 'Systems are monitored for security purposes.',
      },
    ],
    partial: [
      {
        match:
          '(?:monitor)\\w* && (?:24|continuous|infrastructure|system|servers?|uptime|performance|availability|metrics|alert|around the clock|health)',
        example: 'We monitor the uptime and performance of our servers 24/7.',
      },
      {
        match:
          '(?:logging and (?:monitoring|alerting)|collect runtime data|monitoring and alerting|alerting (?:system|tool|platform|rule|polic)\\w*)',
        example: 'We have logging and alerting in place: logging and monitoring.',
      },
      {
        match: '(?:metrics|alerts|dashboards) (?:\\w+ ){0,5}(?:tell|notify|warn|inform|page) (?:us|our)',
        example: 'Alerts on errors notify our engineers.',
      },
      { match: 'monitoring \\|', example: '| Monitoring | Office hours |' },
      {
        match:
          '(?:engineers?|staff|team|on call|operations|we)\\b .... (?:alerted|paged|notified|keep an eye|watch|warned)\\w* .... (?:slow|cpu|latency|error rates?|load|goes down|unavailab|uptime|response times)\\w*',
        example: 'Engineers are alerted when the service slows down.',
      },
    ],
    weaker: [
      {
        match: 'security (?:alerts?|events?) ... (?:office|business|working) hours',
        example: 'Security alerts are watched during office hours.',
      },
    ],
    no: [
      {
        match:
          'no (?:means|way|tools?|system|capability) (?:of|to|for|that) (?:\\w+ )?(?:detect|monitor|spot|notic)\\w*',
        example: 'We have no means of detecting intrusions.',
      },
    ],
    denied:
      'security monitoring|intrusion detection|threat detection|siem|monitor\\w* (?:\\w+ ){0,3}(?:security|intrusions?|attacks?|threats?)',
    exclusions: [
      {
        match: '(?:uptime|synthetic) monitoring && !(?:security|intrusion|threat)',
        example: 'Detect problems by uptime monitoring.',
      },
      {
        match: "^it(?:'s| is) important to|(?:is|are) (?:also )?(?:crucial|essential)\\b",
        example: "It's important to identify threats and the impact of an attack.",
      },
      {
        match: 'bot (?:detection|management)|detect bots && !intrusion|siem|anomal',
        example: 'We combat automated attacks with bot detection and IP throttling.',
      },
      {
        match: 'all measures (?:reasonably )?necessary',
        example: 'We take all measures reasonably necessary to protect against unauthorized access.',
      },
      {
        match: 'you have set up|alerts you\\b|quality|effectiveness of',
        example: 'The product alerts you to anomalies.',
      },
      { match: '\\bbill\\b|number of users', example: 'The number of users is monitored.' },
      { match: 'outlined in the', example: 'We monitor as outlined in the contract.' },
      { match: 'allowing you to|allows? you to', example: 'Alerts are shown, allowing you to act.' },
      { match: 'evidence for audit|unique (?:user|ids?)', example: 'Monitoring collects evidence for audits.' },
      {
        match:
          'quer(?:y|ies)\\b|(?:this|the) function|baselines|telemetry|plugin|you want|your (?:agent|code|files|team)',
        example: 'Invite your team.',
      },
      {
        match:
          'attacks are|rules?\\b|your (?:existing |own )?(?:\\w+ )?(?:monitoring|siem)|(?:trust services?|common) criteria|\\bcc\\d',
        example: 'It can be exported as CSV or sent to your SIEM by webhook.',
      },
      {
        match:
          'you (?:can|should|may)|your (?:own )?(?:monitoring|users|application|end ?users|app)|customers? can|cookies?|google analytics|visitors?|employee monitoring|monitor (?:your|usage|compliance|the site|emails|communications|phone)|monitoring (?:product|feature|tool for)|uptime monitor(?:s|ing) (?:for|product)|session replay|sub ?processors?|physical|cctv|surveillance|biometric|we (?:monitor|track) (?:your )?(?:usage|visits|browsing)|(?:monthly|your) (?:usage|spend)|self host|bounty|(?:vulnerability|penetration|dependency|code) scan|subscribe|status page|monitored for vulnerab|monitoring software ... (?:offer|sell)|regulat|changes in (?:law|legislation)',
        example: 'You can monitor your usage in the dashboard.',
      },
      {
        match: 'monitored and improved|monitors? the (?:correctness|performance|uptime|health) of (?:your|apis?|web)',
        example: 'The management system is continually monitored and improved.',
      },
      { match: "users'? (?:aws|cloud)|customers'? (?:aws|cloud)", example: "We scan customers' cloud accounts." },
      { match: 'video monitor', example: 'Video monitoring covers the halls.' },
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
  }),
}
