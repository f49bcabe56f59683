import type { FactFile } from '../fact-file.ts'

export const bcRedundancy: FactFile = {
  id: 'bc.redundancy',
  group: 'Resilience',
  question: 'Does the service run redundantly across zones, data centres or regions?',
  kind: 'control',
  weight: 2,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Production spread over two or more zones, data centres or regions, or automatic failover; plan-limited is yes.',
    partial: 'Only disk or server redundancy, or customer must configure it.',
    no: 'Vendor says single zone, single data centre or no failover.',
    excluded: 'Choice of region; CDN points; backups in another place.',
  },
  controls: {
    soc2: ['A1.2'],
    iso27001: ['A.8.14'],
    csf2: ['PR.IR-03'],
    sp80053: ['CP-6', 'CP-7'],
  },
  params: ['zones', 'regions', 'plans'],
  traits: ['protects-data'],
  topicWords: ['redundancy', 'redundant', 'high availability', 'failover', 'availability zone', 'multi region'],
  texts: {
    topic: 'Redundancy',
    yes: 'The service is run so that a failure in one place need not stop it.',
    partial: 'Redundancy is described only in part.',
    no: 'By the vendor’s own words, the service runs without redundancy across places.',
    unknown: 'We found no statement on redundancy across zones and data centres.',
    risk: 'Single point of failure',
    stake: 'The loss of one data centre would take the service down with it.',
    mitigation: 'Keep an export at hand from which you can work for a day.',
    needs: ['data.export'],
    without: 'Keep copies of what you need for a day of work without the service.',
    ask: 'Across how many zones or regions does production run, and is failover automatic?',
    owner: 'Continuity manager',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:multiple|several|two|three|more than one|across|different|separate|multi|redundan\\w*|replicat\\w*|distribut\\w*|spread|second|secondary|at least) .... (?:availability zones?|zones?|regions?|data ?cent|az\\b|azs\\b|servers?|locations?|disks?|instances?|facilit|nodes?|providers?)|(?:automatic|instant|hot|warm)\\w* .... fail ?over|fail ?over .... (?:automat|second|standby|replica|region|zone)|redundan\\w*|multi ?az|high(?:ly)? availab\\w*|single points? of failure|availability zones?',
      example: 'The service runs across three availability zones.',
    },
    facets: {
      by_customer: 'partial',
      some: 'partial',
      rest_left_out: 'partial',
      only_part: 'partial',
      where_possible: 'partial',
      optional: 'partial',
    },
    yes: [
      {
        match:
          '(?:multiple|multi|two|three|several|across|redundant|different|separate|spread|\\d|geographic\\w*) (?:\\w+ ){0,4}(?:availability zones?|azs?\\b|zones\\b|data ?cent(?:er|re)s|regions\\b|geographic (?:locations|regions)) && (?:redundan|replica|fail ?over|high(?:ly)? availab|distribut|deployed|run|host|spread|resilien|durab|spans?|available|production|database|cluster|infrastructure|servers?|service|primary|each|across|nodes?|primary|store)',
        example: 'Our service runs in three availability zones.',
      },
      {
        match: '(?<=^\\W{0,3})(?:availability zones?|azs) \\| ?(?:[2-9]|multiple|multi)',
        example: 'Availability zones | 3',
      },
      {
        match:
          '(?:automatic(?:ally)?|automated|instant|seamless) fail ?over|fails? over (?:automatically|to another|to a)',
        example: 'If the primary fails, the system automatically fails over to a replica in another region.',
      },
      {
        match:
          '(?:multi az|multi zone|multi region|cross region|cross zone|active active|hot standby|multi availability)\\b',
        example: 'The database is a multi-AZ deployment.',
      },
      {
        match:
          '(?:spans?|spread (?:across|over)|distributed (?:across|over|between)|runs? (?:across|in)|replicated (?:across|to|between)) (?:\\w+ ){0,2}(?:multiple|several|two|three|different) (?:\\w+ ){0,2}(?:regions|zones|data ?cent(?:er|re)s|sites|azs)',
        example: 'Our service runs in three availability zones.',
      },
      {
        match:
          '(?:mirror|replicat)\\w* .... (?:second|another|separate|different) (?:\\w+,? ){0,3}(?:data ?cent(?:er|re)|site|region|zone)',
        example: 'Mirrored in a second, geographically separate data centre.',
      },
      {
        match:
          '(?:if|when|should) (?:an? |one |the )?(?:\\w+ ){0,2}(?:zone|region|data ?cent(?:er|re)|az) (?:\\w+ ){0,2}(?:fails?|is lost|goes down|becomes unavailable|outage)',
        example: 'If a zone fails, another one serves requests.',
      },
      { match: 'geo(?:graphically)? ?(?:distributed|redundant|replicated)', example: 'Storage is geo-redundant.' },
      {
        match:
          '(?:two|three|four|2|3|several|multiple|more than one|separate|different|others?|second|distinct|independent) (?:\\w+ ){0,2}(?:facilit(?:y|ies)|locations|sites|data ?(?:halls|rooms)|zones|data ?cent(?:er|re)s|regions) && (?:host|run|live|lives|replica|redundan|mirror|serv|production|deploy|operate|keep|every layer|survive)\\w* && !backups?|offices?',
        example: 'We host the Services redundantly in no fewer than two facilities.',
      },
      {
        match:
          '(?:loss|failure|outage) of (?:an?|one|any|an entire|a single|a whole) (?:\\w+ )?(?:zones?|regions?|data ?cent(?:er|re)|facility|site|az)\\b .... (?:not|no|never|without|another|continue|surviv|absorb|tolerat)\\w*',
        example: 'The loss of a zone does not interrupt service.',
      },
      { match: '\\b[2-9] (?:azs|availability zones)\\b', example: 'The service spans 3 availability zones.' },
      {
        match:
          '(?:failover|standby|replicas?)\\b && (?:availability zones?|another (?:region|zone|data)|different (?:region|zone|az))',
        example: 'If the primary fails, the system automatically fails over to a replica in another region.',
      },
      {
        match: 'no single points? of failure',
        example: 'The platform is designed with no single point of failure and spans multiple regions.',
      },
      {
        match:
          '(?:warm|hot|cold|secondary|second) (?:standby|region|site|data ?cent(?:er|re)) .... (?:take|takes|taking) over|(?:warm|hot) standby',
        example: 'A hot standby takes over.',
      },
    ],
    partial: [
      {
        match: 'high availability (?:and \\w+ )?services? for our',
        example: 'We run high availability services for our customers.',
      },
      {
        match:
          '(?:high availability|highly available|fully redundant|full redundancy|redundan\\w*) && (?:architecture|infrastructure|design|deploy|cluster|system|component|servers?|network|multiple)',
        example: 'Our servers have redundant disks.',
      },
      {
        match:
          '(?:redundan\\w*|replicat\\w*|multiple (?:servers|disks|copies|nodes|instances))\\b && (?:disk|server|storage|data|hardware|node|system|component|network|written|database)',
        example: 'Our servers have redundant disks.',
      },
      {
        match: 'multiple servers fail|servers? fails?',
        example: 'If the primary server fails, the system automatically fails over.',
      },
      {
        match: '\\braid\\b|redundant (?:power|network|disks?|servers?|hardware)',
        example: 'Our servers have redundant disks.',
      },
      {
        match:
          '(?:high availability|ha)\\b (?:mode|option|setup|add ?on|cluster)|(?:several|multiple|two|three|redundant) (?:replicas?|instances|copies|nodes)\\b',
        example: 'Each service has several replicas.',
      },
      {
        match:
          '(?:high availability|standby|replicas?|failover)\\b && (?:configured by|needs? to be configured|yourself|you (?:can|must|need to|may) (?:\\w+ )?(?:add|configure|enable|create|set up))',
        example: 'High availability needs to be configured by the customer by adding a standby.',
      },
      {
        match: 'redundant (?:servers|infrastructure|components|systems|instances|network)',
        example: 'We use redundant servers.',
      },
    ],
    no: [
      {
        match: '(?:in|from|on) (?:a|one) single (?:data ?cent(?:er|re)|zone|region|availability zone|server)',
        example: 'The service runs in a single data centre.',
      },
      {
        match:
          '(?:one|single|1) (?:data ?cent(?:er|re)|zone|region|availability zone|server|facility|site|location)\\b(?: only\\b| alone\\b|, (?:with|and) no\\b)',
        example: 'The service runs in one data centre only.',
      },
      {
        match: 'single (?:availability zone|data ?cent(?:er|re)|region|zone) && (?:only|no fail)',
        example: 'The service runs in a single region only.',
      },
      { match: 'no (?:automatic )?fail ?over', example: 'There is no automatic failover.' },
    ],
    limits: [
      {
        match: '(?:choose|select|let you choose) .{0,40}(?:single zone|no replication)',
        example: 'Choose a single zone for test projects.',
      },
    ],
    denied:
      '(?:automatic )?fail ?over|redundan|standby|second (?:data ?cent(?:er|re)|zone|region|site)|multi (?:zone|region|az)|high availability',
    exclusions: [
      {
        match:
          '(?:soc ?[123]|iso ?\\d{4,5})\\b(?: type (?:\\d|i+))? (?:certified|compliant|audited|attested) data ?cent(?:er|re)s && !zones?|multiple|several|redundan|replica|fail ?over',
        example: 'We run in SOC 2 and ISO 27001 certified data centers.',
      },
      { match: 'visibility', example: 'Get visibility into replicas.' },
      { match: 'multi region monitoring', example: 'Multi-region monitoring is a feature.' },
      { match: 'connector', example: 'Create an AWS IAM role for the connector.' },
      {
        match: 'pricing|locali[sz]ation|privatelink|vpc endpoint|regions to (?:host|choose|select)',
        example: 'Private connectivity through AWS PrivateLink is available on both plans.',
      },
      {
        match:
          'choose|select|pick|backups? (?:are|is) (?:stored|kept)|edge|cdn|points? of presence|support|redundant power|power|cooling|ups\\b|generator|you should (?:deploy|configure|add|create)|self host|transfer|offices?|delete',
        example: 'Choose one of 20 regions.',
      },
      {
        match:
          'choose|select|pick|backups? (?:are|is) (?:stored|kept)|edge|cdn|points? of presence|support|redundant power|power|cooling|ups\\b|generator|you (?:can|should|must) (?:deploy|configure|add|create)|self host|transfer|offices?|delete',
        example: 'Choose one of 20 regions.',
      },
      {
        match: 'redundant firewall|(?:features|protection|mitigation|rules) across',
        example: 'A redundant firewall is in place.',
      },
    ],
    notIn: ['subprocessors', 'privacy'],
    allow: ['third'],
    params: [
      { name: 'zones', pattern: '\\b(two|three|\\d|multiple) availability zones', as: 'text' },
      { name: 'regions', pattern: '\\b(two|three|\\d|multiple) (?:regions|data cent(?:er|re)s)', as: 'text' },
    ],
  }),
}
