import type { CodebookInput } from '../codebook-entry.ts'

export const dataProtectionCodebook: readonly CodebookInput[] = [
  {
    fact: 'enc.rest',
    yes: [
      '(?:encrypt|aes|luks)\\w* && (?:at rest|on disk|stored|storage|aes ?-?256|database|volumes?|disk)\\b && ({data}|at rest|aes|everything) && !(?:files?|backups?|secrets?|messages?|attachments?|passwords?|credentials|tokens?|logs?|keys?|environment variables|uploads?|documents?|object storage|document storage) (?:\\w+ ){0,4}(?:is|are|encrypted)',
      '(?:data|information) (?:\\w+ ){0,4}(?:is|are|stored|remains) (?:\\w+ ){0,3}encrypted (?:\\w+ ){0,3}(?:both )?(?:in transit and )?at rest',
      'encryption (?:of (?:\\w+ ){0,3}data )?(?:both )?(?:in transit and |while )?at rest',
      'encrypt\\w* && at rest && transit',
      '(?:databases?|database contents?|data stores?|all data|customer data|user data|your data|personal data) && encrypt\\w* && !transit|transmi|https|tls\\b',
    ],
    partial: [
      '(?:uploaded|user) files (?:are|is) (?:\\w+ )?encrypted',
      '(?:files?|backups?|secrets?|messages?|attachments?|credentials|tokens?|logs?|environment variables|uploads?|documents?|snapshots|object storage|document storage|code|source code|api keys)\\b && encrypt\\w* && !(?:transit|tls\\b|https|transmi)',
      'encrypt\\w* && (?:sensitive|certain|selected|application level|field level|column level) && !(?:transit|tls|https)',
    ],
    limits: [
      "(?:databases?|data|volumes|disks?)... (?:not|n't)(?: generally| currently| always)? (?:be )?encrypted(?: at rest)?|not (?:\\w+ )?encrypted at rest",
    ],
    no: ["(?:all |customer |user )?data (?:is|are) (?:not|n't)(?: currently)? encrypted at rest"],
    traps: [
      '(?:employee|staff|company) (?:\\w+ )?(?:laptops?|devices?|workstations?|computers?)|laptops?|workstations?|hard drives? of|full disk encryption|password|credit card|payment card|card (?:number|data)|you (?:can|may|should|must) (?:\\w+ )?encrypt|portable|removable media|mobile devices',
      'end to end encrypt\\w* && !at rest',
      'encryption keys? (?:is|are|can)|customer managed|byok|bring your own',
      'encrypted (?:email|connection|tunnel|channel|link|vpn)',
    ],
    allow: [],
    params: [
      {
        name: 'algorithm',
        pattern: '\\b(aes[ -]?(?:128|192|256)(?:[ -]?(?:gcm|cbc|xts))?|luks|xts-aes|chacha20)\\b',
        as: 'text',
      },
    ],
  },
  {
    fact: 'enc.transit',
    yes: [
      '(?:tls|ssl|https(?!:)|ssh|hsts)\\b && (?:encrypt|secur|data|traffic|connection|communicat|transmi|transit|protect|all\\b|over\\b|using|via|require|enforce|only|support|request)',
      '(?:encrypt|secur)\\w* && (?:in transit|in motion|over the wire|transport layer|while (?:in )?transmi|during (?:transit|transmission)|in flight)',
      'transport (?:layer )?(?:security|encryption)',
    ],
    partial: ['end to end encrypt', 'encrypted (?:connections?|channels?|communications?|traffic|tunnel)'],
    limits: ['tls (?:1\\.0|1\\.1|v1\\b) (?:and|or) (?:above|higher|later|newer)|tls 1\\.0\\+'],
    no: ['(?:unencrypted|plain ?text|not encrypted) ... (?:connections?|traffic|in transit) && default'],
    traps: [
      "ports? \\d|multi ?factor|payment|credit card|checkout|cookie|(?:your|customer'?s) (?:own )?(?:server|domain|certificate|proxy|database)|ssl certificate (?:for|of) your|upload (?:your|a) certificate|email (?:is|are|may|transmission)|no (?:method|transmission)|cannot guarantee|ssh keys?|ssl (?:mode|cert)|certificate expir|webhook signature|https://\\S+$",
    ],
    allow: ['duty', 'condition', 'negation'],
    params: [{ name: 'tls_version', pattern: 'tls ?v?(1\\.[0-3])', as: 'text' }],
  },
  {
    fact: 'enc.keys',
    yes: [
      '(?:kms|hsm|key management (?:service|system)?|key vault|hardware security modules?|cloud kms|vault\\b|envelope encryption)\\b && (?:key|encrypt|secret|manag|rotat|stor) && !(?:customer managed|your own (?:\\w+ )?keys?|byok|bring your own|aws secrets)',
      '(?:encryption|cryptographic|master|data|encryption at rest|root) keys? && (?:rotat|kms|hsm|managed (?:by|using|through|via|in)|stored separately|separate|separat|access to|restricted|limited|per (?:customer|tenant|database)|unique|split|vault|generated|protected)',
      'only (?:we|our (?:\\w+ )?team|our|authori[sz]ed|a (?:small|limited)) (?:\\w+ ){0,3}(?:hold|holds|have|has|possess|access|control)\\w* (?:\\w+ ){0,4}(?:decryption|encryption) keys?',
      'keys? (?:are |is )?(?:\\w+ )?(?:rotated|stored separately|managed (?:by|using|via|through|in) (?:\\w+ )?(?:aws|google|azure|kms|key))',
      '(?:key (?:rotation|management) (?:polic|process|procedure|practice|best))',
    ],
    partial: [
      '(?:encryption|cryptographic) keys? && (?:secure|stored|configured|protected|safe)',
      'encrypted with (?:its|their|a|an) (?:own |unique |separate |individual |dedicated )?(?:\\w+ )?key',
      'signing keys? ... (?:hsm|kms)',
    ],
    traps: [
      'not supported|--[a-z]|signing|metadata|\\bidp\\b|saml',
      'api keys?|ssh keys?|customer managed|your own (?:\\w+ )?keys?|byok|bring your own|access keys?|primary key|public key pin|security keys?|hardware keys?|passkey|license key|you (?:must|should|can|need)|self host|foreign key|key (?:features|people|staff|personnel|benefit)',
    ],
    allow: ['third', 'negation'],
    params: [
      {
        name: 'kms',
        pattern: '\\b(aws kms|google cloud kms|cloud kms|azure key vault|hashicorp vault|hsm|kms)\\b',
        as: 'text',
      },
      {
        name: 'rotation_days',
        pattern: '(?:rotat\\w+ )(?:\\w+ ){0,3}((?:\\d+|\\w+) (?:days?|months?|years?))',
        as: 'days',
      },
    ],
  },
  {
    fact: 'enc.byok',
    yes: [
      '(?:customer|client|self|user) managed (?:encryption )?keys?',
      'byok\\b|cmek\\b|cmk\\b|hyok\\b|bring your own (?:encryption )?keys?|hold your own key',
      '(?:your own|own|customer provided|customer supplied|customer owned|customer controlled) (?:\\w+ ){0,2}(?:encryption|kms|cryptographic|master) keys?',
    ],
    limits: ['(?:byok|cmek|customer managed keys?)... (?:beta|preview|by request|only (?:for|some))'],
    no: [
      "(?:not|n't)(?: currently| yet)?(?: \\w+){0,3} (?:support|offer|provide|allow|available)?\\w* ?...(?:byok|cmek|customer managed keys?|bring your own (?:encryption )?key)",
      '(?:byok|cmek|customer managed keys?|bring your own key)... (?:not (?:currently |yet )?(?:supported|available|offered|possible)|planned|roadmap|coming soon|not at this time)',
    ],
    traps: ['api keys?|llm keys?|gemini|bedrock|grok|openai|anthropic|model provider|ai keys?|aws managed'],
    allow: ['condition', 'duty', 'third'],
    params: [
      {
        name: 'kms',
        pattern: '\\b(aws kms|google cloud kms|cloud kms|azure key vault|hashicorp vault|hsm|kms)\\b',
        as: 'list',
      },
    ],
  },
  {
    fact: 'enc.e2e',
    yes: [
      'end to end encrypt\\w* .... (?:not even|no one|nobody|only you|only the|cannot be read|without access)',
      'client side encryption && (?:only you|we (?:cannot|never)|you hold|your key|zero knowledge|offer|support|provid|available)',
      '(?:client side|field level|column level|row level|application level|zero knowledge|zero access) encrypt && !(?:sensitive|secrets?|certain|some|selected|credentials|tokens?)',
      "(?:end to end|e2e) (?:\\w+ )?encrypt && (?:client|only (?:you|the|members|participants|recipients)|we (?:cannot|can't|can not)|never (?:see|leave)|decrypt|zero knowledge|private key)",
      "(?:we|us|our (?:team|staff|employees))... (?:cannot|can't|never|unable to|no ability to|not able to) (?:\\w+ )?(?:decrypt|read|view) (?:your|the|customer)",
      'every field (?:\\w+ ){0,4}encrypted|each field is encrypted',
    ],
    partial: [
      'end to end encrypt|e2ee\\b|end to end encryption',
      '(?:secrets?|credentials|tokens?|environment variables) (?:\\w+ ){0,3}(?:extra|additionally|separately|individually|also) encrypted',
      '(?:sensitive|secrets?|credentials|certain|selected|tokens?|environment variables|api keys?|private keys?|variables) (?:\\w+ ){0,6}encrypted (?:\\w+ ){0,3}(?:application|field|before|additional|using)',
      'encrypt\\w* (?:\\w+ ){0,6}(?:at the )?(?:application|field|column) (?:level|layer)',
      '(?:field|column|application|client) (?:level|layer|side) encrypt',
    ],
    no: [
      "(?:not|n't)(?: currently)? (?:\\w+ ){0,3}end to end encrypt",
      'plan\\w* (?:on |to )(?:support|add|offer|provid|introduc)\\w* (?:\\w+ ){0,3}encrypt && any:(?:client side|application level|end to end|field level)',
    ],
    traps: [
      'used to (?:help )?(?:protect|encrypt)',
      '(?:you|customers?) (?:can|may|should|could) encrypt|encrypt (?:\\w+ )?before (?:upload|send|stor)|encryption can be used|you can (?:write|implement|build)',
      'end to end tests?',
    ],
    allow: ['negation'],
  },
  {
    fact: 'data.isolation',
    gatedIsPartial: true,
    yes: [
      '(?:vms?|virtual machines?|instances?|containers?|servers?|clusters?|databases?)\\b (?:\\w+ ){0,4}(?:dedicated to|not shared between) (?:a |one |each |different )?(?:single )?(?:customers?|tenants?|clients?)',
      "(?:each|every) (?:tenant|customer|client|organi[sz]ation|account)(?:'s)? .... (?:own|separate|dedicated|isolated|individual) (?:\\w+ )?(?:schema|database|instance|container|vm|cluster|namespace|account|environment|bucket)",
      "(?:tenants?|multi ?tenan\\w*|customers?'?s?|each (?:customer|account|organi[sz]ation|workspace|database|job|build|run|user)|every (?:customer|tenant|organi[sz]ation|database)|workloads?|clients?'?s?) && (?:isolat|segregat|separat) && (?:database|schema|container|vm\\b|virtual machine|micro ?vms?|namespace|network|cluster|process|tenant id|identifier|row level|instance|kubernetes|vpc|account|environment|key|storage|bucket|cell|firecracker|gvisor|unique)",
      '(?:each|every) (?:\\w+ )?(?:application|app|project|site|deployment|service|function|sandbox|job|workflow|session) .... (?:own|isolated|separate|dedicated),? (?:\\w+,? ){0,2}(?:containers?|vms?\\b|virtual machines?|micro ?vms?|namespaces?|network|database)',
      'isolated from (?:all )?(?:other|one another|each other) ...(?:customers?|tenants?|containers?|applications?|accounts?)',
      '(?:row level security|tenant ids?|unique (?:customer|tenant|account|organi[sz]ation) (?:id|identifier)|schema per|database per)',
      '(?:isolated|separate|dedicated|ephemeral|own) (?:\\w+ ){0,2}(?:container|vm\\b|vms\\b|virtual machine|micro ?vm|sandbox|namespace|kubernetes|cluster|database|schema|virtuali[sz]ed server)s? (?:\\w+ ){0,3}(?:per|for each|for every|each|customer|tenant|build|job)',
      '(?:containers?|vms?\\b|virtual(?:i[sz]ed)? (?:machines?|servers?)|sandbox\\w*) && (?:dispos|destroy|discard|ephemeral|clean|fresh|single use|torn down)\\w* && (?:each|every|after|per)',
    ],
    partial: [
      '(?:logical(?:ly)?) (?:separat|isolat|segregat|partition)',
      '(?:data|tenants?|customers?) (?:\\w+ ){0,4}(?:isolat|segregat|separat)\\w*',
      '(?:single tenan|dedicated (?:instance|cluster|infrastructure|vms?|hosts?|environment|deployment|cloud))\\w*',
      'isolation (?:between|of) (?:\\w+ ){0,3}(?:tenants?|customers?|projects?|workspaces?)',
    ],
    no: ['tenants? (?:are|is) not (?:separated|isolated)'],
    traps: [
      'encrypt',
      'backups? (?:are|is) (?:tested|restored)|restor\\w* (?:\\w+ ){0,4}(?:to|in) an? (?:separate|isolated)|remains? (?:entirely )?(?:inside|within)|your (?:own )?(?:environment|vpc|network|infrastructure)',
      '(?:production|staging|test|development|dev)\\b (?:and|from|environments?|, ) ... (?:separat|isolat|segregat)|separat\\w* (?:\\w+ ){0,4}(?:staging|test|development)|segregation of duties|separation of duties|(?:dedicated|separate) (?:\\w+ )?(?:accounts?\\b|team|support|account manager|ip|slack|manager|contact|csm)|self host|separately|separate (?:agreement|page|document|section|policy|terms)|physically',
    ],
    allow: ['third', 'negation'],
    params: [
      {
        name: 'mechanism',
        pattern:
          '\\b(row[ -]level security|tenant id|separate databases?|schema|containers?|virtual machines?|vms?|micro-?vms?|namespaces?|logical(?:ly)?|network|firecracker|gvisor)\\b',
        as: 'text',
      },
    ],
  },
  {
    fact: 'data.residency',
    yes: [
      '(?:pin|keep|restrict|limit|locate|host|store)\\w* (?:your|their|its|customer) (?:\\w+ ){0,2}data (?:\\w+ ){0,4}(?:specific|particular|chosen|selected|preferred|desired) (?:region|country|location)',
      '(?:choos|chosen|choice|select|pick|specify|option|elect\\b|decide|determine|configur)\\w* .... (?:regions?|residency|data ?cent(?:er|re)|location|country|where (?:your|the|their) data|\\beu\\b|europe) && (?:data|stor|host|deploy|database|process|cluster|account|workspace|organi[sz]ation|project|instance|server|applications?\\b|apps?\\b)',
      'data (?:residency|sovereignty|locali[sz]ation) && (?:{offer}|program|option|eu\\b|us\\b|region|choos|select|plan|enterprise|europe|in )',
      '(?:regions?|location)\\b .... (?:choos|chosen|select|pick|of your choice|you (?:want|prefer))\\w* && (?:data|stor|host|deploy|database|account|workspace|project|instance)',
      '(?:data|database|infrastructure|account|project)s?\\b .... region (?:where|in which|you|that you|selected|of)',
      '(?:eu|usa|european|uk|australia\\w*|regional|canada|germany) (?:data )?(?:residency|region|cluster|instance|hosting|data ?cent(?:er|re)|cloud|project)s? && (?:{offer}|option|create|choose|your data|customers|data is|data stay|stored)',
      '(?:multiple|available|supported|following|different) regions? && (?:deploy|choose|select|data|database|host|create|host)',
    ],
    partial: [
      '(?:data|content|information|account|databases?|servers?)\\b ... (?:stored|hosted|processed|located|reside[sd]?|kept|housed|transferred to|held|maintained)\\b ... {region}',
      '(?:stored?|hosted?|processed?|located|resides?|kept|housed|servers?|storage)\\b (?:\\w+ ){0,6}(?:in|within|on|at|from|to) (?:\\w+[ ,-]{1,2}){0,5}?{region}',
      '{region} && (?:servers?|data ?cent(?:er|re)s?|infrastructure|hosted|storage) && !(?:transfer mechanism|scc|standard contractual)',
    ],
    no: [
      "(?:not|n't|cannot|no)(?: currently| yet)? (?:\\w+ ){0,4}(?:data residency|choose (?:a|the|your) region|region selection|select (?:a|the) region)",
      'data residency ... (?:planned|coming soon|roadmap|not (?:currently|yet) (?:available|supported|offered))',
      'any(?: other)? country (?:in which|where) (?:we|our|\\w+ or its)',
    ],
    traps: [
      'location information|mobile device',
      '(?:users|individuals|persons|residents|visitors|customers|people|you are|you) (?:who are )?located|rights',
      'edge (?:network|location|region)|points? of presence|\\bpops?\\b|cdn|governing law|jurisdiction|registered (?:office|in)|headquarter|incorporated|company (?:number|address)|p\\.?o\\.? box|street|avenue|cookie|marketing|website visitor|newsletter|analytics data|residents?\\b|citizens|recipient|supervisory',
      '(?:standard contractual|adequacy|privacy shield|data privacy framework|binding corporate)',
      'self host|backups? (?:are|is)|support (?:hours|team)|office',
    ],
    notIn: ['subprocessors'],
    allow: ['condition', 'duty', 'third'],
    params: [
      {
        name: 'regions',
        pattern:
          '\\b(us|usa|united states|eu|european union|europe|germany|ireland|uk|united kingdom|australia|canada|singapore|japan|india|frankfurt|netherlands)\\b',
        as: 'list',
      },
    ],
  },
  {
    fact: 'data.retention',
    yes: [
      '(?:retain|retention|kept|keep|stored?|delet|purg|remov|expir|archiv|availab|prun|discard)\\w*\\b && {duration} && any:(?:data|events?|logs?|content|records?|history|messages?|files?|images?|backups?|snapshots?|conversations?|recordings?|metrics|traces) && !(?:cookies?|audit logs?|audit trail|after (?:the )?(?:termination|cancell?ation|expir|contract|account (?:closure|deletion)|you (?:cancel|delete|close))|upon termination|notice|respond|response time)',
      '{duration} && in:(?:retention|retain|kept) && !in:audit log|termination|cancel',
      '(?:until|unless) (?:you|the customer|customers|users?|it is|they are)(?: \\w+)? (?:delete|remove)s? (?:it|them|their|your)',
      '(?:retain|retention|kept|stored?)\\w* && (?:indefinitely|forever|unlimited) && (?:delete|until|unless|plan)',
      '(?:custom|configurable|customi[sz]able|adjustable) (?:\\w+ ){0,2}retention',
      '(?:configur|customi[sz]|set|choos|control)\\w* how long ... (?:stored|kept|retained)',
      '(?:data|log|event|history|message) retention && (?:{duration}|configur|custom|unlimited|plan)',
    ],
    partial: [
      '(?:retain|keep|stored?|storing|kept|hold|held)\\w* .... (?:as long as|so long as|longer than|for the (?:period|time|duration)|until (?:it is|they are) no longer|necessary (?:to|for)|required by law)',
      'for as long as (?:\\w+ ){0,4}(?:necessary|needed|required|account|active|customer)',
      'retention (?:period|polic|schedule)\\w* && any:data|log',
    ],
    traps: [
      'every \\d+',
      'security logs?',
      'deletion requests?|(?:receiv\\w*|of) (?:a|the|your) request',
      'legal counsel',
      '(?:snapshots?|backups?) (?:\\w+ ){0,4}(?:retention|retained|kept|stored|days)|\\d+ days retention|stored? \\(?\\d',
      'child|under (?:the age of )?1\\d|years of age|years? old|older',
      'cookies?|applicants?|candidates?|recruit|newsletter|marketing|invoic|tax\\b|accounting|cctv|analytics|prospects?|leads?\\b|backup codes',
      'audit ?logs?|audit trail|activity logs?',
      'in:audit (?:log|trail)',
      '(?:termination|cancell?ation|account (?:closure|deletion)|close (?:your|the|their) account|delete (?:your|the|their|an) (?:\\w+ )?account|end of (?:the )?(?:contract|agreement|subscription|services?)|contract ends?|expiry|expiration of) && !retention',
      'backups? (?:are|is) (?:\\w+ )?(?:retained|kept|stored)|retain\\w* backups',
      'uptime|sla\\b|credit|notice|refund|price|password|session|token|incident|patch|vulnerab|respond within|support|mfa|invite|link expires|trial',
    ],
    allow: ['condition', 'duty', 'third', 'negation'],
    params: [
      {
        name: 'days',
        pattern:
          '((?:\\d+|thirty|sixty|ninety|one|two|three|six|twelve|seven)(?:[ -]\\(\\d+\\))?[ -](?:days?|months?|years?|weeks?|hours?))',
        as: 'days',
      },
    ],
  },
  {
    fact: 'data.exit_deletion',
    yes: [
      '(?:delet|remov|purg|destroy|eras|wip)\\w*\\b && (?:terminat|cancel|clos|expir|end of|ends\\b|account (?:is )?delet|delete (?:your|the|their|an) (?:\\w+ )?account|account deletion|downgrad|upon completion|no longer (?:a customer|on a paid)|contract|leave|churn|unsubscrib|uninstall) && (?:{duration}|immediately|instantly|right away|at once) && (?:data|content|information|account|records|copies|database|files)',
      '{duration} (?:after|of|from|following) (?:\\w+ ){0,4}(?:cancell?ation|terminat|expir|account (?:closure|deletion)|contract|delet|closing|closure|expiry|subscription)',
      'any:(?:terminat|cancel|account deletion|deleting your account|leave|closure|no longer) && (?:delet|purg|remov|destroy)\\w* && (?:{duration}|immediately|timeline|as per)',
    ],
    partial: [
      'delet\\w* (?:the|your|an) (?:account|organi[sz]ation|workspace) (?:\\w+ ){0,3}(?:removes?|deletes?|erases?) all ...(?:content|data)',
      "(?:delet|remov|purg|destroy|eras|return)\\w*\\b && (?:terminat|cancel|clos(?:e|ure)|expir|end of|account (?:is )?delet|delete (?:your|the|their|an) (?:\\w+ )?account|account deletion|contract|purposes? (?:\\w+ ){0,8}fulfilled|no longer (?:need|required|necessary)|after the (?:provision|end)|provision of services|customer'?s? option|client'?s option|your option) && (?:data\\b|content|information|copies)",
    ],
    no: [
      '(?:retain|keep|kept)\\w* (?:\\w+ ){0,6}(?:after|following) (?:termination|cancell?ation|account) && (?:indefinite|forever)',
    ],
    traps: [
      'deletion requests?|project|unit type',
      'cookies?|marketing|applicants?|newsletter|log data|audit log|backup codes?|snapshots? (?:are|is)|branch|trash|recycle|right (?:to|of) (?:erasure|deletion)|(?:ask|request)\\w* (?:us|that we|the|\\w+ )?(?:to )?(?:delet|eras|deletion)|request (?:the )?(?:deletion|erasure) of your personal|member|scim|offboard|employee|{staff} (?:access|leave)|credit|access (?:is|rights)|password|api key|token|liab|surviv|confidential information|fee|refund',
    ],
    allow: ['condition', 'duty', 'third', 'negation'],
    params: [
      {
        name: 'days',
        pattern:
          '((?:\\d+|thirty|sixty|ninety|one|two|three|six|twelve|seven)(?:[ -]\\(\\d+\\))?[ -](?:business )?(?:days?|months?|years?|weeks?|hours?))',
        as: 'days',
      },
    ],
  },
  {
    fact: 'data.export',
    yes: [
      '(?:export|download|back up|dump|extract|take out|take your data)\\w* && (?:your|customer|all|account|project|raw|user|their|its|full|any|workspace|document|database|event|personal|own) (?:\\w+ ){0,4}(?:data\\b|content|information|database|records|files|documents|history)',
      '(?:backup & )?export (?:button|tab|option|page)',
      'data (?:export|portability|download)s? && !(?:right to|right of)',
      "(?:return|retriev|export)\\w* && (?:data|content) && (?:terminat|end of|expir|cancel|delete or return|on request|customer'?s? option)",
      'export (?:api|as csv|to csv|to json|to s3)|(?:csv|json|xlsx?) exports?|bulk export|raw export',
    ],
    partial: ['export\\w* && (?:csv|json|pdf|report)'],
    traps: [
      'log entry|exported json|about you\\b',
      'recovery codes?|backup codes?|blocked|downloadable',
      'lawful transfer|export solution|in:audit log|audit log|export logs',
      'audit ?logs?|audit trail|activity logs?|right to (?:data )?portab|data exporters?|export control|export law|export regulation|importers?|exporting party|import and export laws|right (?:to|of)|log (?:drain|stream|export)|metrics export|opentelemetry|prometheus|invoice|billing|your rights|under (?:the )?gdpr|prevent ... export|download (?:our|the|a copy of our)|restrict|dlp\\b|reports? (?:is|are) available',
    ],
    notIn: ['subprocessors'],
    allow: ['condition', 'duty', 'third'],
    params: [{ name: 'formats', pattern: '\\b(csv|json|ndjson|xlsx?|xml|pdf|parquet|sql)\\b', as: 'list' }],
  },
  {
    fact: 'data.dlp',
    yes: [
      '(?:detect|redact|mask|scan|flag|classif)\\w* (?:\\w+ ){0,3}(?:sensitive (?:data|information)|pii\\b)',
      '(?:disable|restrict|prevent|block|control|limit|turn off|lock)\\w* (?:[a-z]+ ){0,5}(?:public (?:sharing|links?|access|pages)|sharing|downloads?|downloading|exports?\\b|exporting|external (?:sharing|guests?|invit|collaborat|users)|guests?|copying)\\w* && any:(?:admin|owner|organi[sz]ation|workspace|administrat|enterprise|you can)\\w*',
      '(?:dlp\\b|data loss prevention) && !(?:our|internal|employee|staff)',
      '(?:sensitive data|pii|personal data) (?:detection|redaction|scanning|masking|discovery|classification|scrubbing)',
      'data (?:masking|scrubbing|classification) && (?:{offer}|admin|configur|can)',
    ],
    partial: ['(?:password protect|expir\\w* links?|link expir)\\w* && (?:shar|public)'],
    traps: [
      '(?:our|all) (?:employees|staff|personnel|endpoints|laptops)|children|we (?:restrict|prevent|limit|do not)|cookies|rate|data subject|processing|saml|sso|mfa|ip ',
    ],
    notIn: ['privacy', 'terms', 'dpa', 'subprocessors'],
    allow: ['condition', 'duty', 'third'],
  },
  {
    fact: 'data.nonprod',
    yes: [
      "(?:customer|production|real|live|personal|client|user) (?:\\w+ ){0,2}data && (?:test|development|staging|non production|dev\\b|qa\\b|lower environment)\\w* && (?:not|never|n't|no\\b|prohibit|anonymi|synthetic|mask|sanitiz|scrub|fake|dummy|without)",
      '(?:synthetic|anonymi[sz]ed|masked|dummy|fake) data && (?:test|development|staging|non production)',
    ],
    partial: ['production data ... (?:approv|masked)'],
    no: ['production data (?:is|may be) (?:used|copied) (?:\\w+ ){0,3}(?:test|staging|development)'],
    traps: ['you (?:can|should|may)|your (?:test|staging|development)|branch|seed|preview|penetration|train'],
    allow: ['negation', 'staff'],
  },
]
