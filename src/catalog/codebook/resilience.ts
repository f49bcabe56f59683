import type { CodebookInput } from '../codebook-entry.ts'

export const resilienceCodebook: readonly CodebookInput[] = [
  {
    fact: 'bc.backup',
    partial: [
      '(?:you|customers?) can (?:enable|create|trigger|schedule|start|take) (?:\\w+ ){0,4}(?:backups?|snapshots?)',
      '(?:enable|turn on|activate) (?:\\w+ )?(?:daily |automatic )?backups?',
      'backups? (?:can|may|must|need to) be (?:\\w+ )?(?:enabled|switched on|turned on|activated|configured)|if you (?:turn|switch) (?:them|it|backups?) on',
    ],
    yes: [
      '(?:safe|spare|backup) copies .{0,30}(?:every|daily|nightly|hourly)',
      '(?:backups?|backed up|back up|snapshots?|point in time (?:recover|restor|backup|snapshot)\\w*|pitr)\\b && (?:daily|hourly|nightly|weekly|automat|regular|continuous|every|each|taken|perform|creat|stor|retain|maintain|encrypt|replicat|kept|schedul|geographic|multiple|incremental|routine|run\\b|minutes|hours|restor|made|we\\b) && !(?:(?:you|customers?|users?) can|you (?:should|must|need|are responsible)|(?:backup|recovery) codes?|backup (?:email|method|contact|phone|power|generator|admin))',
      '(?:managed|automated|automatic|scheduled|continuous|daily|hourly|nightly|regular|encrypted|offsite|database) (?:\\w+ ){0,2}(?:backups?|snapshots?)',
      'point in time (?:recovery|restore)',
      '(?:wal|write ahead|binlog|transaction log|log) (?:archiv|shipping|backup)\\w*|restore (?:\\w+ ){0,4}(?:to )?any point in',
      '(?:keep|make|take|store)s? (?:\\w+ ){0,2}(?:hourly|daily|nightly|weekly) copies',
    ],
    limits: [
      'backup\\w* .{0,40}depends? on (?:your|the) plan|depending on (?:your |the )?plan.{0,40}backed up',
      '(?:backups?|snapshots?)... (?:optional|must be enabled|opt in|disabled by default|not included|excluded|(?:do|does) not (?:include|cover|apply))',
      '(?:you|customers?) (?:must|need to|have to) (?:enable|create|trigger|schedule|start|take) (?:\\w+ ){0,3}(?:backups?|snapshots?)',
      'backups? (?:\\w+ ){0,8}(?:but not|excluding|except for)',
      'except (?:for )?(?:\\w+ ){1,5}.{0,40}backups?\\b',
      "(?:not|never|n\\'t) (?:be )?backed up\\b && (?:other|daily|automatic|all)",
    ],
    no: [
      "(?:do|does) ?(?:not|n't) (?:\\w+ )?(?:take|provide|perform|offer|make|create) (?:\\w+ )?backups?",
      'no backups? (?:are|is) (?:taken|made)',
    ],
    lesser: [
      'plans? can back up .{0,60}(?:on demand|schedule)',
      'backups? (?:\\w+ ){0,3}can be (?:enabled|switched on|turned on|activated)',
    ],
    traps: [
      'nightmare|always store|external backup',
      'boot snapshot|snapshot creation|metadata. in your',
      'receiving party|confidential information',
      'compatible with backups|device backup',
      'make sure|your app\\b',
      'for example, to|your website',
      '(?:backup|recovery) codes?|backup (?:email|method|contact|phone|power|generator|admin|key|factor|plan|domain)|back ?up (?:battery|supply)|self host|your own backups?|you (?:should|are responsible)|(?:customer|client) (?:shall|is responsible|must)|uninterruptible|generators?|(?:deleted|purged|removed|remain|persist|erased|residual) (?:\\w+ ){0,3}(?:from|in) (?:\\w+ ){0,3}backups?|legal hold|passkey',
      'point in time (?:pen|assess|audit|check)|backup seeds?',
      'usage by taking|averag',
      'backup archives',
      'account management',
    ],
    allow: ['third', 'negation', 'condition', 'denial'],
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
  },
  {
    fact: 'bc.backup_test',
    lesser: [
      'backups? ... checksum',
      '(?:ad hoc|occasional|once) ... (?:restor|backup)|(?:restor|backup)\\w* ... (?:ad hoc|occasional)\\w*',
    ],
    notIn: ['privacy'],
    yes: [
      '(?:backups?|restor\\w*|recovery)\\b .... (?:tested|tests?\\b|testing|verif\\w*|validat\\w*|drills?|exercis\\w*|rehears\\w*) && (?:backup|restore|restoration) && !(?:test (?:environment|data|database)|you (?:can|should)|penetration)',
      '(?:tests?\\b|tested|testing|verif\\w*|validat\\w*|drills?|exercis\\w*|rehears\\w*) .... (?:backups?|restor\\w*|recover\\w*) && (?:backup|restore|restoration) && !(?:test (?:environment|data|database)|you (?:can|should)|penetration)',
      'integrity (?:checks? )?(?:of|for|on) (?:\\w+ ){0,3}backups?|backups? (?:\\w+ ){0,6}(?:integrity (?:check|test|verif)\\w*|for integrity)',
      '(?:restor|recover)\\w* (?:\\w+ ){0,5}backups?\\b && (?:prove|practi[sc]e|rehears|exercis|drill|make sure|confirm)\\w* && !you (?:can|should|may)|your backup',
      '(?:practi[sc]e|rehears|exercis|drill|test|verif|validat)\\w* (?:\\w+ ){0,5}(?:restor(?:e|es|ing|ation)|recovery)\\b && backups?|data',
      '(?:restore|restoration|recovery) (?:tests?|drills?|exercises?)\\b && !disaster|you',
      'we (?:\\w+ ){0,2}(?:restore|recover)s? (?:\\w+ ){0,4}backups?\\b && {regular}',
    ],
    partial: ['backups? ... checksum'],
    traps: [
      'you (?:can|should|may|must)|your (?:backups?|own)|self host|branch|staging|backup codes?|(?<!we |to )restore (?:a|the|your) (?:backup|database)|verification code|disaster recovery plan (?:is|are) tested',
    ],
    allow: ['third'],
    params: [
      {
        name: 'frequency',
        pattern:
          '\\b(annual(?:ly)?|yearly|quarterly|monthly|weekly|daily|regular(?:ly)?|periodic(?:ally)?|continuous(?:ly)?)\\b',
        as: 'text',
      },
    ],
  },
  {
    fact: 'bc.dr',
    yes: [
      '(?:emergency|recovery) (?:manual|handbook|plan)s?\\b .{0,60}(?:exercised|tested|rehearsed|drilled|practi[sc]ed|reviewed)',
      '(?:disaster recovery|business continuity|disaster preparedness|continuity of operations|bcp\\b|drp\\b|bcdr|bc/dr|dr plan|contingency)\\b && (?:plan|procedure|program|polic|strateg|test|exercise|process|drill|runbook)\\w*',
      'recovery (?:plans?|procedures?|runbooks?) && (?:document|test|maintain|have|disaster|regular)',
      '(?:procedures?|plans?|processes) .... (?:recover|restor|resum)\\w* .... (?:disaster|emergency|outage|catastroph)\\w*',
      '(?:emergency|contingency|continuity) (?:plan|concept|management)\\w*',
      '(?:disaster|catastroph\\w+|emergenc\\w+) .... (?:runbooks?|playbooks?|procedures?|plans?) .... (?:recover|rebuild|restor|describ)\\w*',
    ],
    partial: [
      'automat\\w* fail ?over|fails? over automatically',
      'disaster recovery|business continuity',
      'automatically (?:fails?|switch\\w*) over',
      '(?:replicas?|standby|secondary)\\b .{0,40}automatically (?:takes?|taking) over|automatically takes? over (?:operations|from|when|if)',
    ],
    lesser: [
      '(?:disaster recovery|business continuity|bcp|dr) (?:plan|program)\\w* ... (?:being|in preparation|under (?:way|development)|draft)\\w*',
    ],
    traps: [
      'contact your|included in your',
      'you cannot|can affect|recovery purposes',
      'your (?:own )?(?:disaster|business continuity|dr\\b|bcp)|you (?:should|must|are responsible)|self host|merger|acquisition|insurance',
      '^(?:how|learn|ways) |^{cloud} (?:has|have|maintains?|offers?|provides?)',
    ],
    allow: ['third', 'staff'],
    params: [
      { name: 'tested', pattern: '\\b(?:test(?:ed|s|ing)?|exercised?|drills?)\\b', as: 'flag' },
      {
        name: 'frequency',
        pattern: '\\b(annual(?:ly)?|yearly|quarterly|monthly|regular(?:ly)?|periodic(?:ally)?)\\b',
        as: 'text',
      },
    ],
  },
  {
    fact: 'bc.rto_rpo',
    yes: [
      '(?:lose|loss of) (?:at most|no more than|up to|less than) {duration}',
      '(?:recover|restor)\\w* (?:\\w+ ){0,4}(?:service|operations|systems?)\\b .... {duration} && (?:disaster|outage|incident|recover)',
      '(?:rto\\b|rpo\\b|recovery time|recovery point) && {duration}',
      '(?:rto|rpo|recovery (?:time|point) objectives?)\\b && \\d',
      '(?:restore|recover)\\w* (?:\\w+ ){0,4}within {duration} && !(?:backup retention|support)',
      '(?:data loss|lose) (?:\\w+ ){0,5}{duration} && disaster|rpo|recover|restor',
    ],
    partial: ['(?:rto\\b|rpo\\b|recovery time objective|recovery point objective)', 'recovery time and recovery point'],
    traps: [
      'you (?:should|must|define)|your (?:rto|rpo)|\\b(?:rto|rpo) (?:is (?:the|an?|defined)|stands|means|refers)|respon(?:se|d)',
    ],
    allow: ['third', 'future'],
    params: [
      {
        name: 'rto_hours',
        pattern: '(?:rto\\b|recovery time)[^.;]{0,60}?(\\d{1,9}(?:\\.\\d{1,9})? ?(?:hours?|hrs?|minutes?|days?))',
        as: 'hours',
      },
      {
        name: 'rpo_hours',
        pattern: '(?:rpo\\b|recovery point)[^.;]{0,60}?(\\d{1,9}(?:\\.\\d{1,9})? ?(?:hours?|hrs?|minutes?|days?))',
        as: 'hours',
      },
    ],
  },
  {
    fact: 'bc.sla',
    yes: [
      '9\\d(?:\\.\\d+)? ?(?:%|percent|per cent) && any:(?:uptime|availab|sla\\b|service level|monthly|guarantee|credit) && !(?:historical|past|last \\d+|achieved|average of|have maintained|aws|amazon|google|azure|durab|precision|accuracy|customers? (?:are|rate)|target|slo\\b|objective)',
    ],
    partial: [
      '(?:sla\\b|slas\\b|service level agreements?|uptime (?:guarantee|commitment|sla)|slos?\\b|service level objectives?) && (?:uptime|availability|custom|contract|enterprise|guarantee|commit(?:ment|ted)|offer|financial|plans?\\b|provides? (?:\\w+ ){0,4}(?:sla|service level)|includ\\w* (?:\\w+ ){0,4}(?:sla|service level)|slas? (?:is |are )?(?:available|included|provided)|^(?:\\w+ )?slas?(?: available| included|$| ?\\|))',
      '9\\d(?:\\.\\d+)? ?(?:%|percent) && (?:target|slo\\b|objective|aim|strive|uptime|availab)',
      '(?:uptime|availability) (?:sla|guarantee|commitment)',
    ],
    no: [
      "availab\\w* is not guaranteed|(?:not|n't) guarantee\\w* .{0,20}availab",
      'best (?:endeavou?rs|efforts?) to (?:make|keep|ensure|provide) .{0,40}available',
      "(?:do|does) ?(?:not|n't) (?:currently )?(?:offer|provide|have|guarantee) (?:\\w+ ){0,3}(?:uptime|sla|service level)",
      'no (?:uptime )?(?:sla|guarantee of uptime)\\b',
      "(?:not|n't) (?:covered|subject|eligible) ...sla && !(?:exclud|downtime|maintenance)",
      '(?:no|without(?: any)?|not) (?:\\w+ ){0,3}(?:availability|uptime|service level|sla) (?:guarantees?|commitments?|agreements?)',
      "(?:do|does|cannot|can't|not) (?:\\w+ ){0,2}(?:guarantee|warrant|promise)\\w* (?:\\w+ ){0,5}(?:uptime|uninterrupted|availab|always)\\w*",
      'best efforts? (?:basis|availability)',
    ],
    lesser: [
      '(?:industry leading|proven|averag\\w*|historical) (?:\\w+ )?.{0,4}9\\d(?:\\.\\d+)? ?(?:%|percent)',
      '(?:aim|strive|target|try|goal|objective)\\w* (?:\\w+ ){0,5}9\\d(?:\\.\\d+)? ?(?:%|percent)',
    ],
    traps: [
      'in:\\bsupport && !uptime|availab|9\\d',
      'pre release|availability zones?|\\d ?% complete',
      'sla of (?:azure|aws|google|amazon)',
      '^(?:you )?(?:require|need|want)\\b',
      '\\bslas?\\b,? .{0,40}requirements|affected by .{0,60}\\bsla',
      '(?:falls|drops|goes) below|alerts? (?:you|when|if)\\b',
      '\\bcdn\\b|^(?:premium|standard|priority|dedicated|enterprise) support|support through slas',
      "support (?:sla|response|slas)|response (?:time )?slas?|slas? (?:for|on) (?:support|response|patch|vulnerab|remediat)|first response|(?:aws|google|azure|amazon)'?s? (?:\\w+ )?sla|vulnerab|patch|remediat|durability|battery|your (?:own )?(?:users|customers) sla|cache hit|accuracy",
      '(?:uptime|availability) (?:\\w+ ){0,2}(?:in|over|during|for) (?:the )?(?:last|past|previous)|(?:last|past|previous) (?:\\w+ )?(?:months?|quarter|year|days)|^{cloud} (?:guarantees?|offers?|provides?|promises?)',
      '(?:with|from|by) (?:\\w+ )?(?:{subprocessor}|suppliers|vendors|providers)\\b',
      '(?:partners?|vendors?|suppliers?|{subprocessor}) ...\\bslas?\\b',
      'used by we\\b',
      '(?:infrastructure|cloud|hosting) providers? (?:guarantee|offer|promise)',
    ],
    allow: ['third', 'condition', 'duty', 'negation', 'denial', 'future'],
    params: [
      { name: 'percent', pattern: '(9\\d(?:\\.\\d{1,9})?) ?(?:%|percent)', as: 'number' },
      { name: 'credits', pattern: '\\bcredits?\\b', as: 'flag' },
      { name: 'period', pattern: '\\b(monthly|month|quarter(?:ly)?|year(?:ly)?|annual)\\b', as: 'text' },
    ],
  },
  {
    fact: 'bc.redundancy',
    yes: [
      '\\b[2-9] (?:azs|availability zones)\\b',
      '(?:multiple|multi|two|three|several|across|redundant|different|separate|spread|\\d|geographic\\w*) (?:\\w+ ){0,4}(?:availability zones?|azs?\\b|zones\\b|data ?cent(?:er|re)s|regions\\b|geographic (?:locations|regions)) && (?:redundan|replica|fail ?over|high(?:ly)? availab|distribut|deployed|run|host|spread|resilien|durab|spans?|available|production|database|cluster|infrastructure|servers?|service|primary|each|across|nodes?|primary|store)',
      '(?<=^\\W{0,3})(?:availability zones?|azs) \\| ?(?:[2-9]|multiple|multi)',
      '(?:automatic(?:ally)?|automated|instant|seamless) fail ?over|fails? over (?:automatically|to another|to a)',
      '(?:multi az|multi zone|multi region|cross region|cross zone|active active|hot standby|multi availability)\\b',
      '(?:failover|standby|replicas?)\\b && (?:availability zones?|another (?:region|zone|data)|different (?:region|zone|az))',
      '(?:spans?|spread (?:across|over)|distributed (?:across|over|between)|runs? (?:across|in)|replicated (?:across|to|between)) (?:\\w+ ){0,2}(?:multiple|several|two|three|different) (?:\\w+ ){0,2}(?:regions|zones|data ?cent(?:er|re)s|sites|azs)',
      '(?:mirror|replicat)\\w* .... (?:second|another|separate|different) (?:\\w+,? ){0,3}(?:data ?cent(?:er|re)|site|region|zone)',
      'no single points? of failure',
      '(?:if|when|should) (?:an? |one |the )?(?:\\w+ ){0,2}(?:zone|region|data ?cent(?:er|re)|az) (?:\\w+ ){0,2}(?:fails?|is lost|goes down|becomes unavailable|outage)',
      '(?:warm|hot|cold|secondary|second) (?:standby|region|site|data ?cent(?:er|re)) .... (?:take|takes|taking) over|(?:warm|hot) standby',
      'geo(?:graphically)? ?(?:distributed|redundant|replicated)',
    ],
    partial: [
      'high availability (?:and \\w+ )?services? for our',
      'redundant (?:servers|infrastructure|components|systems|instances|network)',
      '(?:high availability|highly available|fully redundant|full redundancy|redundan\\w*) && (?:architecture|infrastructure|design|deploy|cluster|system|component|servers?|network|multiple)',
      '(?:redundan\\w*|replicat\\w*|multiple (?:servers|disks|copies|nodes|instances))\\b && (?:disk|server|storage|data|hardware|node|system|component|network|written|database)',
      'multiple servers fail|servers? fails?',
      '\\braid\\b|redundant (?:power|network|disks?|servers?|hardware)',
      '(?:high availability|ha)\\b (?:mode|option|setup|add ?on|cluster)|(?:several|multiple|two|three|redundant) (?:replicas?|instances|copies|nodes)\\b',
    ],
    no: [
      'single (?:availability zone|data ?cent(?:er|re)|region|zone) && (?:only|no fail)',
      '(?:in|from|on) (?:a|one) single (?:data ?cent(?:er|re)|zone|region|availability zone|server)',
      'no (?:automatic )?fail ?over',
    ],
    limits: ['(?:choose|select|let you choose) .{0,40}(?:single zone|no replication)'],
    traps: [
      'visibility',
      'multi region monitoring',
      'connector',
      'pricing|locali[sz]ation|privatelink|vpc endpoint|regions to (?:host|choose|select)',
      'choose|select|pick|backups? (?:are|is) (?:stored|kept)|edge|cdn|points? of presence|support|redundant power|power|cooling|ups\\b|generator|you (?:can|should|must) (?:deploy|configure|add|create)|self host|transfer|offices?|delete',
      'redundant firewall|(?:features|protection|mitigation|rules) across',
    ],
    notIn: ['subprocessors', 'privacy'],
    allow: ['third'],
    params: [
      { name: 'zones', pattern: '\\b(two|three|\\d|multiple) availability zones', as: 'text' },
      { name: 'regions', pattern: '\\b(two|three|\\d|multiple) (?:regions|data cent(?:er|re)s)', as: 'text' },
    ],
  },
  {
    fact: 'bc.status',
    yes: [
      'check (?:the |our )?(?:\\w+ )?status page',
      'status (?:page|site|dashboard|website|portal)\\b && !(?:order|job|build|payment|ticket|compliance|shipment)',
      'status\\.[a-z0-9-]+(?:\\.[a-z]{2,12})+|[a-z0-9-]+status\\.(?:[a-z]{2,8})\\b|statuspage\\.io|instatus\\.com',
      '(?:system|service|platform|uptime|operational|current|live|real time) status && (?:page|visit|available at|can be (?:found|viewed|checked)|public)',
      '(?:all|every) (?:\\w+ )?systems? (?:\\w+ )?(?:operational|running|up|normal)\\b|no (?:known )?incidents reported|(?:current|system|service) status\\b && in:status',
    ],
    partial: ['(?:private|internal|dedicated) status page'],
    lesser: ['private status (?:page|site)'],
    traps: [
      '(?:publish|create|build|customi[sz]e|host|launch) (?:an? |your |public |private )*(?:\\w+ )?status page|status pages? (?:for|of) your|console status',
      'status page (?:product|builder|feature)|create (?:a|your) (?:own )?status page|your (?:own )?status page|http status|status codes?|your customers',
    ],
    allow: ['third', 'duty', 'condition', 'negation', 'question', 'future', 'staff', 'selfhost', 'denial'],
    params: [
      {
        name: 'url',
        pattern: '((?:https?://)?(?:status\\.[a-z0-9.-]+|[a-z0-9.-]{0,80}status\\.(?:com|io|app|page)))',
        as: 'text',
      },
    ],
  },
]
