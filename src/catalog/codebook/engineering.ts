import type { CodebookInput } from '../codebook-entry.ts'

export const engineeringCodebook: readonly CodebookInput[] = [
  {
    fact: 'app.sdlc',
    yes: [
      '(?:sdlc|ssdlc|software development life ?cycle|secure development|secure software development|secure coding|security by design|secure by design (?:principles?|practices?|approach)|security development life ?cycle|devsecops|shift left)\\b && !(?:help|your (?:sdlc|development))',
      'owasp\\b && (?:develop|code|coding|follow|practice|guideline|review|train|standard|asvs|design|test|protect|mitigat|against|based|align)\\w* && !(?:ranked|project|flaw|used to be|cheat ?sheet)',
      'security (?:design )?reviews? && (?:design|feature|architecture|development|every|all\\b|new\\b|product) && !public',
      '(?:threat model)\\w* && (?:design|develop|feature|new|perform|conduct|part)',
      'security (?:is )?(?:\\w+ ){0,4}(?:every|all|each) (?:stages?|phases?|steps?|parts?) of (?:\\w+ ){0,3}(?:development|software|engineering|product)',
      '(?:security|privacy) (?:\\w+ ){0,4}(?:built into|embedded in|integrated (?:in|into)|considered (?:in|at|during)|part of) (?:\\w+ ){0,4}(?:development|software|design|engineering|sdlc)',
      '(?:development|engineering) (?:process|life ?cycle|practices|methodology|polic(?:y|ies)|standards?) ... (?:secur|owasp)\\w* && (?:follow|secure|defin|document|design|review|practice|built|include|owasp)\\w*',
    ],
    partial: [
      '(?:code|pull request|peer)s?\\b && (?:review|approv|sign(?:ed)? off|second pair)\\w* && (?:merg|deploy|release|chang|another|engineer|develop|before|peer|prior|production)',
      '(?:static (?:code )?analysis|sast|dast|dependency scan|dependabot|snyk|code scanning|semgrep|codeql|security scanning|automated (?:security )?(?:test|scan)|vulnerability scan|software composition|security analysis)\\w*',
      '(?:developers?|engineers?) (?:\\w+ ){0,6}(?:secure coding|security) train',
      '(?:automated tests?|test suite|unit tests|staging environment|quality assurance|\\bqa\\b)\\w* && (?:before|prior|every|each|deploy|release|all) && (?:code|changes?|deploy|releases?)\\w*',
      '(?:each|every|all) (?:commits?|changes?|builds?|pull requests?|code) .... (?:tested|tests) (?:\\w+ ){0,3}(?:automatic|before|prior|ci\\b)\\w*|tested automatically',
    ],
    lesser: [
      '(?:secure coding|secure development|owasp)\\b (?:\\w+ ){0,4}(?:training|course|education)|train\\w* (?:\\w+ ){0,4}(?:secure coding|secure development|owasp)',
    ],
    traps: [
      'this feature is|capabilities, powered',
      'opens? a finding|dast report|trusted documents',
      'the test included',
      '\\bwaf\\b|firewall|log(?:ging)? (?:out|in)|\\bcli\\b|local token',
      'this (?:query|function)|helps? (?:you|your)|your (?:setup|workflow|ide|findings)|pull request (?:labels?|becomes)',
      'your (?:code|team|application|repos|pull|developers|own)|you can|customers? can|bounty|marketplace|submitt|partner|{supplier} |malware|our scanners? product|scan your|for your (?:repos|code|app)|learn how to',
      'remote attestation|attestation certificate|verifies attestation',
      'sdlc workflows|automate (?:\\w+ ){0,3}(?:report|sdlc)',
      'not more than once',
    ],
    notIn: ['disclosure'],
    allow: ['staff'],
    params: [
      { name: 'framework', pattern: '\\b(owasp(?: top (?:10|ten)| asvs| samm)?|nist ssdf|bsimm|sdlc)\\b', as: 'text' },
    ],
  },
  {
    fact: 'app.review',
    yes: [
      '(?:before|until|unless) (?:a |another |at least one |one |two )?(?:colleagues?|second person|peers?|other (?:developer|engineer)s?) (?:has|have|had) (?:\\w+ )?(?:approved|reviewed|checked|signed)',
      '(?:second|another|other) (?:developer|engineer|person) (?:\\w+ )?(?:signs? off|approves?|reviews?|checks?) (?:on )?(?:each|every|all|any)\\b',
      'four eyes (?:principle|rule|check|review|approval)? ?.{0,30}(?:merge|release|deploy|production|code)|(?:code|changes?|commits?|deployments?|releases?)\\b .{0,40}four eyes',
      '(?:every|all|each) (?:\\w+ )?(?:change|commit|pull request|merge)s? (?:is|are|must be|gets?) (?:\\w+ ){0,3}(?:review|approv|sign)\\w*',
      '(?:code|pull requests?|(?<!about )changes|commits?|merge requests?)\\b && (?:review|approv|sign(?:ed)? off|vetted|second pair)\\w* && (?:peers?\\b|another|other|engineer|developer|before|prior|merg|deploy|release|all|every|each|required?|require|must|at least|mandatory|second|production|two|senior)',
      '(?:peer|code) reviews?(?:ed)?\\b && !(?:security research|paper|journal)',
      'no (?:\\w+ ){0,3}(?:code|changes?|commits?|releases?)\\b .... without .... (?:review|approv|second|sign)\\w*',
      "review\\w* (?:\\w+ ){0,2}(?:each other'?s?|one another'?s?) (?:\\w+ )?code",
      '(?:each|every|all) (?:\\w+ )?(?:changes?|commits?|pull requests?|code)\\b .... (?:review(?:ed)?|approv\\w*|signed off) by',
      '(?:two|2|another|second|other) (?:\\w+ )?(?:engineers?|developers?|people|persons?|reviewers?) .... (?:look|check|read|inspect|review|approve)\\w* .... (?:changes?|code|commit|pull request)',
    ],
    limits: [
      'exempt(?:ed)? from (?:this (?:policy|requirement|rule)|(?:code |peer )?review) && changes?|code|documentation',
      '(?:significant|critical|major|large|sensitive|most|some) (?:code )?changes (?:are|is|must)',
      '(?:code|changes?|pull requests?)\\b ...(?:review)\\w* && (?:most|some|where possible|where appropriate|when possible|large changes|significant changes|critical changes|automated (?:code )?review only|sensitive)',
    ],
    lesser: [
      '(?:automated|automatic|ai) (?:\\w+ )?(?:code )?review(?:er|s)? (?:tool|only|bot)|reviewed by (?:an? )?(?:automated|automatic|ai|bot)',
    ],
    traps: [
      'mirrors?\\b|approval workflows',
      'design review',
      'stakeholders|results',
      '(?:when|once) enabled|draft|invoices?|ai reviewer|inspect changes',
      'your (?:code|team|pull|repo|changes|project|own)|you can|external (?:audit|firm|review)|third party (?:code )?(?:review|audit)|user access|policy|policies|privacy|terms|agreement|notice|prices?|legal|(?:these|this) (?:terms|policy)|sub ?processor|contribut|app (?:store|review)|log(?:s|ged)? |change (?:your|to (?:this|our|these))|open source contribut|plans? ',
      '(?:in|for) your (?:workspace|organi[sz]ation|repositor\\w+|account)',
      'remote attestation|attestation certificate|verifies attestation|approved code',
      '(?:identified|found|caught|surfaced|gaps) (?:\\w+ ){0,3}code reviews?|test generation',
    ],
    allow: ['staff'],
    params: [
      {
        name: 'reviewers',
        pattern:
          '(?:at least )?(one|two|\\d+) (?:other |another |peer )?(?:person|engineer|developer|reviewer|people|peer)',
        as: 'text',
      },
    ],
  },
  {
    fact: 'app.scanning',
    yes: [
      '(?:static|dynamic|application security|composition) (?:\\w+ ){0,4}(?:testing|analysis)',
      '(?:vulnerabilit\\w+|security|dependenc\\w+|static|dynamic|container|image|code|infrastructure|network|automated|secret) (?:\\w+ )?(?:scans?|scanning|scanned|scanners?)\\b && !(?:malware|virus|uploads?|your)',
      '(?:scan)(?:s|ned|ning)?\\b && (?:vulnerab|dependenc|code|container|image|librar|cve|package|security (?:issues|flaws)|infrastructure)',
      '\\b(?:sast|dast|snyk|dependabot|renovate|codeql|semgrep|sonarqube|trivy|nessus|qualys|tenable|aikido|wiz\\b|detectify|probely|inspector|clair|grype|veracode|checkmarx|brakeman|github advanced security|software composition analysis)\\b',
      'static (?:code |application )?(?:security )?(?:analysis|testing)|vulnerability (?:management|assessment)s? && (?:program|process|tool|scan|regular|perform|continuous|conduct)',
      'security analysis (?:across|of|on) (?:\\w+ ){0,3}(?:code ?base|code)',
      '(?:dependenc\\w+|packages?|librar\\w+|components?|third party (?:code|software)) (?:\\w+ ){0,4}(?:monitored|checked|audited|analy[sz]ed|tracked|scanned|reviewed) (?:\\w+ ){0,4}(?:vulnerab|cve|security)\\w*',
      '(?:find|identif|detect|discover|check)\\w* (?:\\w+ ){0,4}(?:vulnerable|vulnerabilities|known vulnerab)\\w* && (?:automat|scan|tool|continu|regular|daily|weekly|use\\b|build|dependenc)\\w* && !you|bounty|researcher',
      '(?:security linters?|dependency (?:checks?|review|audit|updates?)|sbom)\\b && !your|you\\b',
    ],
    partial: [
      '(?:pen(?:etration)? ?test)\\w*',
      '(?:infrastructure|security) audits?\\b && (?:regular|third party|external|independent)',
      'monitor\\w* (?:\\w+ ){0,12}(?:for|against) (?:\\w+ ){0,3}(?:vulnerabilit|security (?:notifications|advisories|issues|updates))',
    ],
    lesser: ['one off (?:\\w+ )?(?:vulnerability )?scan'],
    traps: [
      'unsuccessful attempts|brute force',
      'to obtain reports|request certifications|(?:pen(?:etration)? ?test\\w*) reports?|risk assessments?|automated scanning and',
      'this feature is|capabilities, powered',
      'opens? a finding|dast report|trusted documents',
      'you will (?:run|do|perform|own|lead)',
      'secret scanning|customer (?:infrastructure|controlled)|scans run on (?!every|each|all|our|pull)',
      'helps? (?:you|your)|your (?:setup|workflow|ide|findings|source code|code ?base)|configuration files|ai reviewer',
      '(?:must|should|may) not (?:be )?use',
      'secret scanning program|shipping features',
      "(?:scan|scanning|scanner) (?:your|for your|of your|customers?)|your (?:code|repos|images|dependencies|application|project|stack)|you can|(?:malware|virus|anti ?virus)|uploaded|researchers? (?:must|should|may)|(?:do not|don't|out of scope|not eligible|prohibited|without)\\b|automated (?:scanners?|tools) (?:report|output|without)|barcode|qr code|document scan|scan the|report\\w* from",
      'not more than once',
    ],
    allow: ['staff', 'third'],
    params: [
      {
        name: 'types',
        pattern: '\\b(sast|dast|static|dynamic|dependency|container|vulnerability|infrastructure)\\b',
        as: 'list',
      },
      {
        name: 'frequency',
        pattern:
          '\\b(annual(?:ly)?|quarterly|monthly|weekly|daily|continuous(?:ly)?|regular(?:ly)?|periodic(?:ally)?)\\b',
        as: 'text',
      },
    ],
  },
  {
    fact: 'app.pentest',
    yes: [
      '(?:external|third party|independent|outside) (?:\\w+ )?(?:testing|security) (?:firms?|compan\\w+|experts?) .... (?:assess|test|evaluat|audit)\\w*',
      '(?:pen(?:etration)?[ -]?test(?:s|ing|ed|er|ers)?)\\b && (?:third part|external|independent|outside|firm|reputable|vendor|specialist|qualified|accredited|certified|expert|consultan|company|companies|partner|crest|cobalt|ncc|bishop fox|doyensec|security (?:experts?|researchers|firm|compan|consultan|agency)|pen(?:etration)?[ -]?testers?)',
      '(?:third party|external|independent) (?:\\w+ ){0,3}(?:security (?:tests?|testing|assessments?)|pen(?:etration)?[ -]?tests?|application test|red team)',
      '(?:crest|accredited|certified|external|outside|independent|third party|ethical) (?:\\w+,? ){0,4}(?:testers?|hackers?|security (?:firms?|compan(?:y|ies)|experts?|consultants?)) (?:\\w+ ){0,5}(?:tests?|tested|attack|attempt|hack|assess)\\w*',
      '(?:pentest|pen test|penetration test)\\w* ... (?:by|with|through|from) (?:an? |our )?(?:\\w+ ){0,3}(?:partner|compan(?:y|ies)|firms?|agency|provider|specialists?|experts?|lab)',
      '(?:cure53|ncc group|bishop fox|trail of bits|doyensec|cobalt\\.?io|synack|securitum|x41|sec consult|nccgroup|include security|latacora|secfault|radically open)\\b && (?:audit|test|assess|review)\\w*',
      '(?:hire|engage|contract|commission|employ|invite|pay|work with)\\w* (?:\\w+ ){0,3}(?:independent|external|third party|outside) (?:\\w+ ){0,3}(?:researchers?|experts?|firms?|compan\\w+|specialists?|testers?|auditors?) .... (?:test|attack|hack|pen|assess)\\w*',
    ],
    partial: [
      'pen(?:etration)?[ -]?test(?:s|ing|ed)?\\b && (?:{regular}|perform|conduct|undergo|regular|annual|we\\b|our|carried|reports?|summary|results|available|internal|done|program)',
    ],
    no: [
      'pen(?:etration)?[ -]?test\\w* && (?:planned|roadmap|not yet|have not)',
      "(?:do|does|have|has) ?(?:not|n't) (?:\\w+ ){0,4}pen(?:etration)?[ -]?test",
      'pen(?:etration)?[ -]?test\\w* (?:is|are) (?:planned|scheduled)',
    ],
    lesser: ['internal pen(?:etration)? ?test\\w* && !external|third party|independent|outside'],
    traps: [
      'findings detected',
      'penetration testing is available (?:up)?on request|penetration testing for your',
      "(?:you|customers?|client|users?|controller) (?:may|can|must|should|shall|wish|want|are)(?: \\w+){0,6} pen|your (?:own )?pen|(?:customer|client) (?:initiated |performed |conducted )?pen|(?:prohibit|permission|prior (?:written )?(?:approval|consent)|not permitted|forbidden|don't|do not|must not|shall not)|bounty|{cloud} ...pen",
    ],
    allow: ['third', 'staff', 'condition'],
    params: [
      {
        name: 'frequency',
        pattern:
          '\\b(annual(?:ly)?|yearly|quarterly|bi-?annual(?:ly)?|semi-?annual(?:ly)?|twice a year|every \\w+ months|regular(?:ly)?|at least once a year|once a year)\\b',
        as: 'text',
      },
      {
        name: 'last_date',
        pattern:
          '\\b((?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]) 20\\d\\d)\\b',
        as: 'text',
      },
    ],
  },
  {
    fact: 'app.vdp',
    yes: [
      '(?:responsible|coordinated|vulnerability) disclosure|bug bount|bounty program|hackerone|bugcrowd|intigriti|yeswehack|security\\.txt|vulnerability (?:reporting|disclosure|reward)',
      '{vuln} && (?:report|email|e mail|contact|disclos|let us know|submit|notify|reach)\\w* && (?:you\\b|your|please|researchers?|@|http|hackerone|bugcrowd|(?:to|tell|let|notify|contact|email) us\\b|^(?:\\W{0,3})(?:report|email|contact|send|submit|disclose)|form\\b|anyone|communit|welcome|public) && (?:@|form\\b|email|program|hackerone|bugcrowd|team|us\\b|to us|privately|advisor|http|page|via|here|security)',
      '(?:security researchers?|researchers?) && (?:report|disclos|contact|welcome|encourag|vulnerab|work with|reward)\\w*',
      'security@[a-z0-9.-]+ && any:(?:vulnerab|report|disclos|security (?:issue|bug|flaw|hole|problem)|research|discover|found) && !(?:suspect|report|experienc)\\w* (?:\\w+ ){0,3}(?:incident|breach)',
      '(?:legal action|safe harbou?r) .... (?:research|good faith|report)|good faith .... (?:report|research)',
    ],
    partial: ['security@[a-z0-9.-]+'],
    no: ["(?:do|does) ?(?:not|n't) accept (?:\\w+ ){0,3}(?:vulnerability|security) reports"],
    traps: [
      'anything you would like',
      '(?:in|for) your (?:app|application|code|project|site)|support team for billing|abuse@|copyright',
      '(?:manage|run|launch|create) your own',
    ],
    allow: ['third', 'staff', 'condition', 'duty', 'negation', 'question', 'selfhost', 'future', 'denial'],
    params: [
      {
        name: 'channel',
        pattern:
          '(hackerone|bugcrowd|intigriti|yeswehack|security\\.txt|[a-z0-9._-]+@[a-z0-9.-]+[a-z0-9]|github security advisor\\w+)',
        as: 'text',
      },
      { name: 'bounty', pattern: '\\b(?:bounty|reward|bounties)\\b', as: 'flag' },
      { name: 'safe_harbour', pattern: 'safe harbou?r|legal action', as: 'flag' },
    ],
  },
  {
    fact: 'app.patch_sla',
    no: [
      '(?:do|does|not) (?:\\w+ )?(?:commit|guarantee|promise)\\w* (?:\\w+ ){0,3}(?:fix|patch|remediat|resolution)\\w* (?:times?|deadlines?|within)',
    ],
    notIn: ['sla'],
    yes: [
      '(?:critical|high)\\b && (?:vulnerab|patch|severity|fix|remediat|issues?|bugs?|risk|cve|security)\\w* && {duration} && (?:patch|fix|remediat|resolv|mitigat|address|within|days|hours)\\w*',
      '(?:critical|high)\\b && {duration} && in:(?:patch|remediat|vulnerab|severity|resolution|fix) && !in:support|response time',
      '(?<=^\\W{0,4})(?:critical|high)\\b.{0,30}{duration} && any:vulnerab|patch|remediat|severity|fix',
      'security (?:patches|updates|fixes) (?:\\w+ ){0,5}within {duration}',
    ],
    partial: [
      '(?:security (?:issues|bugs|flaws|patches|fixes|updates)|vulnerabilit\\w+) .{0,40}(?:acted (?:up)?on|addressed|fixed|patched|resolved|remediated|handled|applied) .{0,12}(?:immediately|promptly|as soon as|quickly|without delay|timely|swiftly)',
      '(?:vulnerabilit\\w+|patch\\w*|remediation) slas?\\b',
      '(?:critical|high|severity|vulnerab\\w*|security (?:patches|updates|fixes|issues))\\b && (?:patch|fix|remediat|resolv|appl|address|triag|prioriti)\\w* && (?:promptly|as quickly|as soon as|quickly|timely|immediately|expedit|prioriti|based on (?:\\w+ )?(?:severity|risk)|risk based|according to (?:\\w+ )?severity|severity)',
      'resolution target',
      '(?:resolve|fix|patch|remediat|address)\\w* (?:\\w+ ){0,6}(?:as quickly as|as soon as|promptly|in a timely|expeditiously) && near:(?:vulnerab|security (?:issue|problem)|disclosure)',
      '(?:quickly|promptly|swiftly|expeditiously) (?:fix|resolve|patch|address|remediate|correct)\\w* && near:vulnerab|security|report',
    ],
    traps: [
      '\\bkeys\\b|what to fix first',
      'in:support|service level|response time|error correction|uptime && !in:vulnerab|security patch',
      'p3\\)|business process',
      'support (?:response|ticket|request)|respon(?:d|se)(?: time| within)|acknowledge|reply|business hours|uptime|disclose|disclosure(?! polic)|public(?:ly)?|reward|bounty|your (?:own )?|priority|plan\\b|p1\\b|incidents?|we (?:will|aim to|try to) (?:respond|reply|acknowledge)',
      'back(?:ed|s)? up|backups?\\b',
    ],
    allow: ['staff', 'third', 'negation', 'denial'],
    params: [
      { name: 'critical_days', pattern: 'critical[^.;]{0,60}?(\\d+ (?:days?|hours?))', as: 'days' },
      { name: 'high_days', pattern: 'high[^.;]{0,60}?(\\d+ (?:days?|hours?))', as: 'days' },
    ],
  },
  {
    fact: 'app.change',
    yes: [
      '(?:release|change|deployment)s?(?: process| procedure)? \\|.*(?:approval|approved|ticket|test stage|staging)',
      '(?:development|dev|test|staging|qa)\\b(?:,| and|/)? (?:\\w+ |and ){0,3}production (?:\\w+ ){0,3}(?:kept |held |are )?apart',
      'change (?:management|control)s?\\b && !(?:your|you can|customers? can)',
      '(?:production|staging|test(?:ing)?|development|qa)\\b(?:,| and|/| or| &)? (?:\\w+[ ,]{1,2}){0,6}(?:production|staging|test(?:ing)?|development|qa)\\b && (?:separat|isolat|segregat|distinct|different|independent)\\w* && (?:environments?|systems?|networks?|accounts?|infrastructure|kept|servers?|clusters?)',
      '(?:separat|isolat|segregat)\\w* && (?:production) && (?:staging|test|develop|non production)',
      'test\\w* in (?:an? |our )?(?:\\w+ )?(?:staging|test|pre ?production|qa|sandbox|development) (?:environment|system|server)',
      '(?:changes|code|releases?|updates)\\b && (?:staging|test environment|pre production) && (?:before|prior|deploy|production|release)',
      '(?:changes|releases|deployments) (?:\\w+ ){0,4}(?:are|is|must be) (?:\\w+,? ){0,6}(?:documented|approved|authori[sz]ed|tracked|ticketed) && !terms|policy|pric',
      '(?:test|staging|pre ?production|development|qa)\\b (?:\\w+ ){0,3}(?:environment|system)s? .... (?:before|prior to) .... (?:production|release|deploy|live)\\w*',
      'separat\\w* (?:of|between) (?:\\w+,? ){0,4}(?:production|test|development|staging)',
      'separate (?:\\w+,? ){0,3}environments? for (?:\\w+,? ){0,4}(?:production|test|development|staging)\\w*',
      '(?:all|every|each) changes? .... (?:go|goes|pass|passes) through .... (?:review|approval|process|pipeline|test)\\w*',
      'gitops\\b && (?:infra|config|deploy|we\\b|our|chang)',
      '(?:releases?|changes?|updates?|builds?|versions?|code)\\b .... (?:qa|staging|test|pre ?production)\\b (?:\\w+ )?(?:environment|stage|first)?.... (?:before|first|prior)',
      '(?:changes?|releases?|deployments?) (?:\\w+ ){0,3}(?:requires?|needs?|must have) .... (?:approval|sign ?off|ticket)\\b && !your|you\\b|price|polic',
      '(?:changes?|releases?) (?:\\w+ ){0,2}(?:goes?|pass(?:es)?) through (?:\\w+ ){0,5}(?:review|approval|change|testing)',
    ],
    partial: [
      '(?:deployed|released|shipped|rolled out) (?:\\w+ )?(?:through|via|using|by) (?:an? |our )?(?:\\w+ )?(?:ci ?/? ?cd|cicd|automated|deployment|release) (?:\\w+ )?pipelines?',
      '(?:automated deploy|continuous (?:deployment|integration|delivery)|ci/cd)\\w* && (?:deploy|release|ship)',
      '(?:deployments?|releases?) (?:are|is) (?:\\w+ )?automated',
    ],
    no: [
      'changes (?:are|is) not (?:controlled|reviewed|tracked)|(?:test|staging|development) and production (?:\\w+ )?(?:share|same)',
    ],
    traps: [
      'ordering document|deployment schedule',
      'ideal for',
      'your (?:staging|production|environment|app|project|team|branch|database|deploy|pull|code|own|ci)|you can|customers? can|notice of|changes? to (?:this|our|these|the) (?:privacy|terms|policy|agreement)|sub ?processor|climate|branch|preview (?:deploy|environment)|(?:change|deploy) requests? feature|audit logs? help|help (?:teams|you)|- change management: review|workspace|price|network isolation',
      'allows? (?:organi[sz]ations|customers|users|you)\\b',
    ],
    allow: ['staff'],
    params: [
      { name: 'approval', pattern: '\\b(?:approv\\w+|sign(?:ed)?[ -]off|authori[sz]ed)\\b', as: 'flag' },
      { name: 'environments', pattern: '\\b(production|staging|test|development|qa|pre-production)\\b', as: 'list' },
    ],
  },
]
