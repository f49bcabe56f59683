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
      '(?:disks?|volumes?|drives?|file ?systems?|partitions?|block storage|servers?) (?:\\w+ ){0,4}encrypted && !laptop|workstation|device|employee|staff',
      '(?:data|information) at rest\\b.{0,30}(?:aes|encrypt)',
    ],
    partial: [
      '(?:uploaded|user) files (?:are|is) (?:\\w+ )?encrypted',
      '(?:files?|backups?|secrets?|messages?|attachments?|credentials|tokens?|logs?|environment variables|uploads?|documents?|snapshots|object storage|document storage|code|source code|api keys)\\b && encrypt\\w* && !(?:transit|tls\\b|https|transmi)',
      'encrypt\\w* && (?:sensitive|certain|selected|application level|field level|column level) && !(?:transit|tls|https)',
    ],
    limits: [
      "(?:databases?|data|volumes|disks?)... (?:not|n't)(?: generally| currently| always)? (?:be )?encrypted(?: at rest)?|not (?:\\w+ )?encrypted at rest && !in transit|end to end|laptop|device",
    ],
    no: ["(?:all |customer |user )?data (?:is|are) (?:not|n't)(?: currently)? encrypted at rest"],
    traps: [
      '(?:employee|staff|company) (?:\\w+ )?(?:laptops?|devices?|workstations?|computers?)|laptops?|workstations?|hard drives? of|full disk encryption|password|credit card|payment card|card (?:number|data)|you (?:can|may|should|must) (?:\\w+ )?encrypt|portable|removable media|mobile devices',
      'end to end encrypt\\w* && !at rest',
      'encryption keys? (?:is|are|can)|customer managed|byok|bring your own',
      'encrypted (?:email|connection|tunnel|channel|link|vpn)',
      'destroy|overwrit',
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
      '(?:tls|ssl|https(?!:)|hsts|ssh(?= (?:encrypt|tunnel|connection|protocol|only)))\\b && (?:encrypt|secur|data|traffic|connection|communicat|transmi|transit|protect|all\\b|over\\b|using|via|require|enforce|only|support|request)',
      '(?:encrypt|secur)\\w* && (?:in transit|in motion|over the wire|transport layer|while (?:in )?transmi|during (?:transit|transmission)|in flight)',
      'transport (?:layer )?(?:security|encryption)',
      '(?:https|tls|ssl)\\b (?:\\w+ ){0,2}(?:everywhere|always|by default|throughout|site ?wide)',
      '(?<=^\\W{0,4}(?:we )?)(?:only )?(?:use|support|serve|speak)s? (?:only )?(?:https|tls|ssl)\\b',
      'encrypted in transit|encryption in transit|in transit encrypt',
      'ssl ?labs|(?:grade|rating|score\\w*) (?:of )?a\\+? .{0,20}(?:ssl|tls)',
      '(?:wireguard|ipsec)\\b && encrypt',
      'encrypt\\w* .... (?:wireguard|ipsec)\\b',
    ],
    partial: ['end to end encrypt', 'encrypted (?:connections?|channels?|communications?|traffic|tunnel)'],
    limits: ['tls (?:1\\.0|1\\.1|v1\\b) (?:and|or) (?:above|higher|later|newer)|tls 1\\.0\\+'],
    no: [
      '(?:unencrypted|plain ?text|not encrypted) ... (?:connections?|traffic|in transit) && default',
      '(?:connections?|traffic|data in transit|data) (?:is|are) not encrypted(?: in transit)?(?: by default)?$|data in transit is not encrypted',
    ],
    lesser: [
      '(?:tls|ssl|encrypt\\w*) (?:\\w+ ){0,4}(?:is |are )?optional|encrypted connections? (?:\\w+ ){0,2}(?:can|may) be enabled',
    ],
    traps: [
      "ports? \\d|multi ?factor|payment|credit card|checkout|cookie|(?:your|customer'?s) (?:own )?(?:server|domain|certificate|proxy|database)|ssl certificate (?:for|of) your|upload (?:your|a) certificate|email (?:is|are|may|transmission)|no (?:method|transmission)|cannot guarantee|ssh keys?|ssl (?:mode|cert)|certificate expir|webhook signature|https://\\S+$",
      'maximum number|number of (?:\\w+ )?(?:tls|ssl)',
    ],
    allow: ['duty', 'condition', 'negation', 'denial'],
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
      '(?:separate|distinct|unique|own|individual) (?:encryption |data )?keys? (?:for|per) (?:each|every|customer|tenant|account|workspace)',
      'key management ?\\|.*(?:kms|hsm|rotat|vault)',
      '(?:access to|use of) (?:\\w+ ){0,3}(?:encryption|cryptographic|master|decryption) keys? (?:\\w+ ){0,4}(?:restrict|limit|control|log)\\w*',
      '(?:only|restricted to|limited to) .... (?:key store|keystore|key vault|encryption keys?|master keys?)|key (?:store|material)\\b && (?:access|only|never|hsm|restrict|protect)',
    ],
    partial: [
      '(?:encryption|cryptographic) keys? && (?:secure|stored|configured|protect|safe)',
      'encrypted with (?:its|their|a|an) (?:own |unique |separate |individual |dedicated )?(?:\\w+ )?key',
      'signing keys? ... (?:hsm|kms)',
      '(?:private|secret|signing) keys? (?:are|is) (?:\\w+ )?(?:stored )?(?:encrypted|securely)',
    ],
    traps: [
      'not supported|--[a-z]|signing|metadata|\\bidp\\b|saml',
      'api keys?|ssh keys?|customer managed|your own (?:\\w+ )?keys?|byok|bring your own|access keys?|primary key|public key pin|security keys?|hardware keys?|passkey|license key|you (?:must|should|can|need)|self host|foreign key|key (?:features|people|staff|personnel|benefit)',
      'password (?:manage\\w* )?vault',
    ],
    allow: ['third', 'negation', 'denial'],
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
      '(?:control|manage|own|hold|revoke|supply|provide|use|bring)s? (?:your|their|its) own (?:\\w+ ){0,3}(?:encryption |kms |master )?keys?\\b && encrypt|kms\\b|key management|\\bhsm\\b|vault|revoke',
      'enterprise key management',
      '(?:control|manage|revoke)s? (?:your|their|its) (?:own )?(?:encryption|kms|master) keys?',
      'keys? (?:that )?(?:you|they|the customer) (?:own|manage|control|hold|bring)\\w* && encrypt|kms\\b|hsm\\b|vault',
    ],
    limits: ['(?:byok|cmek|customer managed keys?)... (?:beta|preview|by request|only (?:for|some))'],
    no: [
      "(?:not|n't)(?: currently| yet)?(?: \\w+){0,3} (?:support|offer|provide|allow|available)?\\w* ?...(?:byok|cmek|customer managed keys?|bring your own (?:encryption )?key)",
      '(?:byok|cmek|customer managed keys?|bring your own key)... (?:not (?:currently |yet )?(?:supported|available|offered|possible)|planned|roadmap|coming soon|not at this time)',
    ],
    lesser: ['(?:byok|cmek|customer managed keys?)\\b ... (?:up)?on request'],
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
      'encrypted (?:on|in) (?:your|the) (?:own )?(?:device|browser|client|phone|computer)s? (?:before|prior|so)',
      '(?:we|us|our servers) (?:\\w+ )?(?:have|has|with) no (?:way|means|ability) (?:to|of) (?:read|decrypt|see|access|view)\\w*',
      '(?:field|column|application) level encryption (?:\\w+ ){0,2}(?:available|supported|offered)',
      'fields? (?:are|is) (?:\\w+ ){0,2}encrypted (?:at|on|in) the (?:application|field|column) (?:level|layer)',
      '(?:client side|locally|on the client|in (?:your|the) browser|on your device) (?:\\w+ )?(?:before|prior to) (?:\\w+ )?(?:upload|sent|send|leav|transmi|stor)\\w* && encrypt',
      'encrypted (?:client side|locally|end to end) (?:before|prior)',
    ],
    partial: [
      'end to end encrypt|e2ee\\b|end to end encryption',
      '(?:secrets?|credentials|tokens?|environment variables) (?:\\w+ ){0,3}(?:extra|additionally|separately|individually|also) encrypted',
      '(?:sensitive|secrets?|credentials|certain|selected|tokens?|environment variables|api keys?|private keys?|variables) (?:\\w+ ){0,6}encrypted (?:\\w+ ){0,3}(?:application|field|before|additional|using)',
      'encrypt\\w* (?:\\w+ ){0,6}(?:at the )?(?:application|field|column) (?:level|layer)',
      '(?:field|column|application|client) (?:level|layer|side) encrypt',
      'encrypted end to end',
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
    allow: ['negation', 'denial'],
  },
]
