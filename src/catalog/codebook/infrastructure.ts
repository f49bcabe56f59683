import type { CodebookInput } from '../codebook-entry.ts'

export const infrastructureCodebook: readonly CodebookInput[] = [
  {
    fact: 'infra.hosting',
    together: ['{cloud}', '{region}|region where the (?:database|data|service)|regions? (?:around|of your)'],
    yes: [
      '{cloud} && {region} && (?:host|data ?cent(?:er|re)|server|infrastructure|stor|region|cloud|run|deploy|locat|operat|availability zone|provid|database|process)\\w*',
      '{cloud} && (?:hosting|cloud (?:services? )?(?:provider|hosting|infrastructure|platform)|infrastructure|iaas) && any:(?:sub ?processor|{region}|list|location)',
      '(?:own|our|colocat\\w*|operate|lease)\\w* (?:\\w+ ){0,3}data ?cent(?:er|re)s? && {region}',
      '(?:run|hosted|available|deployed)\\w* .... (?:following|these) (?:\\w+ ){0,4}{cloud}.{0,20}regions',
    ],
    partial: [
      '(?:uses?|using|rel(?:y|ies) on|built on) (?:\\w+ ){0,3}iaas\\b',
      '(?:hosted|hosts?|runs?|built|deployed|infrastructure|servers?|operates?|stored|powered|storage|data ?cent(?:er|re)s?|cloud|physical)\\b ... (?:{cloud})',
      '(?:{cloud}) (?:\\w+ ){0,4}(?:data ?cent(?:er|re)s?|infrastructure|hosting|servers|cloud platform|regions?)',
      '(?:servers?|infrastructure|hosted|data ?cent(?:er|re)s?|hosting|deployed)\\b ... {region}',
      '(?:aws|amazon) s3\\b && (?:snapshot|backup|store|data)\\w*',
      'leading cloud (?:providers?|platforms?)|(?:top tier|industry leading|world class|major) (?:cloud|hosting|data ?cent(?:er|re))',
      '(?:data|content|repositor\\w+|files|storage|projects?) (?:\\w+ ){0,4}(?:is|are) (?:always |primarily |physically |currently )?(?:stored|hosted|located) (?:\\w+ ){0,3}in (?:the )?{region}',
      '(?:multiple|several|public|third party|major|reputable) cloud (?:service |hosting |infrastructure )?providers? && (?:we\\b|our|hosted|infrastructure|data)',
    ],
    traps: [
      'your amazon',
      "users'? (?:aws|cloud) infrastructure|create vpc",
      'their own (?:\\w+ )?(?:ec2|aws|cloud|vpc)',
      's3 compatible|interfac\\w* with|{cloud}.{0,60}\\betc\\b',
      '(?:similar to|services|tags?|tools|providers|platforms) (?:like|such as)|similar to|meta ?data|iam roles?|\\beks\\b|credentials|mcp servers?',
      'bucket|access key',
      'audit logs|stream|cdn|destination',
      "your (?:own )?(?:aws|cloud|azure|gcp|account|vpc|infrastructure|google|data ?cent)|you (?:can|may|could) (?:deploy|connect|use)|customer'?s? (?:own )?(?:cloud|aws|vpc)|google (?:analytics|workspace|login|sign|oauth|ads|authenticator|fonts|maps|tag|social|sso|play|account|apps)|microsoft (?:365|entra|teams|office|authenticator|account|clarity|ads|sso|login)|azure (?:ad|active|devops)|amazon (?:s3 bucket|pay|alexa|kinesis)|(?:authenticate|sign in|log in|login|sign up) (?:\\w+ )?(?:with|via|using)|privatelink|vpc peering|private (?:service )?connect|email (?:provider|delivery|service)|cdn|oauth|kms|integrat|export|destination|connector|okta|identity provider|secrets manager|terraform|marketplace|billing|invoice|cookies?|phone|support (?:staff|hours)|customers in|laws? of|byok|saml",
      '^you use',
      'marketing data|\\bbaa\\b',
    ],
    notIn: ['pricing'],
    allow: ['third', 'condition'],
    params: [
      {
        name: 'providers',
        pattern:
          '\\b(aws|amazon web services|google cloud(?: platform)?|gcp|azure|digitalocean|hetzner|heroku|ovh|fly\\.io|cloudflare|ibm cloud)\\b',
        as: 'list',
      },
      {
        name: 'regions',
        pattern:
          '\\b(us-[a-z]+-\\d|eu-[a-z]+-\\d|united states|usa|eu|european union|europe|germany|ireland|frankfurt|virginia|oregon|ohio|london|netherlands|canada|australia|singapore|us)\\b',
        as: 'list',
      },
    ],
  },
  {
    fact: 'infra.network',
    gatedIsPartial: true,
    yes: [
      'private (?:subnets?|networks?) && (?:internet|public|reach|not (?:accessible|exposed)|isolat)',
      '(?:firewalls?|waf\\b|web application firewall|ddos|denial of service (?:protection|mitigation)|network (?:segmentation|isolation)|segmented|intrusion prevention|security groups?|network access control|network acls?|private subnets?|bastion|cloudflare (?:waf|ddos)|aws shield|zero trust network|micro segmentation|edge protection|rate limiting) && !(?:you (?:can|should|must)|your (?:own )?(?:firewall|network)|out of scope|attack the)',
      '(?:private|dedicated|isolated|restricted) (?:network|subnet|vpc)s? && (?:our|server|database|infrastructure|locked|production|system|service|internal)',
      'vpc\\b && (?:our|isolat|private|production|segment|network) && !(?:your|peering|customer)',
      "(?:databases?|servers?|production|internal (?:services|systems)|systems|backends?|infrastructure|hosts) (?:\\w+ ){0,4}(?:not|never|n't) (?:\\w+ ){0,3}(?:reachable|accessible|exposed|available|open) (?:\\w+ ){0,3}internet",
      '(?:only|all other|unnecessary|unused) (?:\\w+ ){0,2}ports? (?:\\w+ ){0,3}(?:open|closed|blocked|exposed|disabled)|internal network zones|network zones|demilitari[sz]ed|\\bdmz\\b',
    ],
    lesser: ['ddos (?:\\w+ ){0,3}(?:paid|add ?on|optional|extra)'],
    traps: [
      '\\blegacy\\b|micro segmentation" of conversations',
      'can be deployed',
      'work differently|arn:aws',
      'trusted documents|allows? an? user',
      'ip based firewall|firewall to allow|(?:you|your|clients?|customers?|users?) .{0,40}behind (?:an?|your|the|their) (?:\\w+ )?firewall|proxy hosted',
      "(?:your|customer'?s?) (?:own )?(?:firewall|network|vpc|cloud|security group)|you (?:can|should|must|may|need)|vpc peering|privatelink|open (?:the )?ports?|allow ?list|white ?list|(?:do not|don't|not (?:to )?|prohibited|avoid|refrain|attempt|conduct|perform|engage)\\b.{0,30}(?:ddos|denial of service)|denial of service (?:attacks?|vuln|\\(dos)|rate limit\\w* (?:api|of \\d|exceed|headers?)|out of scope|(?:personal|employee) (?:laptop|computer|device)|sub ?processor|add ?on|self host",
      '(?:on|for) your (?:\\w+ )?(?:device|laptop|computer|machine)',
      'how to (?:enable|turn on|set up)',
      "peered vpc|customer'?s? (?:\\w+ )?vpc",
      'firewall rules for|outbound endpoints',
      '(?:set up|configure|create) (?:\\w+ )?security groups|macos|windows firewall',
    ],
    notIn: ['subprocessors', 'disclosure', 'pricing'],
    allow: ['staff', 'third', 'negation', 'denial'],
    params: [
      {
        name: 'controls',
        pattern:
          '\\b(firewalls?|waf|web application firewall|ddos|network segmentation|intrusion prevention|security groups?|private subnets?|bastion)\\b',
        as: 'list',
      },
    ],
  },
  {
    fact: 'infra.hardening',
    yes: [
      '(?:harden(?:ed|ing)?|cis (?:benchmarks?|controls?)|hardening|baseline configurations?|configuration baselines?|golden image|infrastructure as code|iac\\b|terraform|ansible|puppet\\b|chef\\b|configuration management|minimal (?:\\w+ )?images?|distroless|immutable infrastructure|secure configurations?) && (?:we\\b|our|server|system|infrastructure|host|image|container|configur|standard|operating|deploy|production|managed)',
      '(?:patch(?:ed|es|ing)?|security updates?|updates? (?:are|is) (?:applied|installed))\\b && (?:regular|automat|operating system|\\bos\\b|server|infrastructure|system|monthly|weekly|appl|latest|kept up|up to date|software|timely|management) && !(?:your|you\\b|release notes|backport)',
      '(?:operating systems?|servers?|software|systems?|infrastructure) (?:\\w+ ){0,5}(?:updated|patched|up to date|kept current)',
      'hardening ?\\|',
      '(?:security )?(?:patches|updates) (?:\\w+ ){0,3}(?:applied|installed|deployed|rolled out)\\b && !your|you\\b|laptop|app store',
      '(?:unneeded|unnecessary|unused) (?:\\w+ )?(?:services|packages|software|ports|components) (?:\\w+ ){0,3}(?:removed|disabled|uninstalled)|(?:remov|disabl)\\w* (?:\\w+ )?(?:unneeded|unnecessary|unused) (?:\\w+ )?(?:services|packages|software)',
      '(?:standard|baseline|golden|hardened) (?:\\w+ )?(?:configurations?|images?|builds?)\\b && !you\\b|your',
      'gitops\\b && (?:infra|config|deploy|we\\b|our|chang)',
    ],
    partial: [
      'aligned ... (?:cis|hardening)',
      '(?:device|laptop|endpoint)s? ... (?:\\bcis\\b|harden|baseline|benchmark)',
    ],
    lesser: ['(?:configuration|hardening|systems?|servers?) ... aligned ... (?:cis|hardening|benchmark)'],
    traps: [
      'supports checking|anti ?virus software is',
      'terraform backend|checklist|actions apply',
      'works with terraform|terraform v?\\d|(?:configured|managed) (?:and managed )?(?:using|with|via|through) terraform && !we (?:manage|configure|use)|our (?:infra|servers?|systems?)',
      'buy time|your app|application dependenc|parses?\\b|extract|static analysis|sbom|only available',
      'your (?:own )?(?:terraform|infrastructure|servers?|system|configuration|dependenc|browser|software|stacks?)|you (?:can|should|must)|terraform (?:provider|cloud|module|state|registry|plan)|self host|customers? (?:can|should|must)|employee|laptop|workstation|supported versions?|privacy policy|we (?:may )?update (?:this|our) (?:policy|terms)|(?:latest|new) (?:release|version|features)|iac (?:tool|platform|management|orchestrat)|pulumi|cloudformation|vulnerability management',
      'hardened tls|terraform resource|resource types',
    ],
    notIn: ['privacy', 'terms', 'pricing', 'sla', 'disclosure'],
    allow: ['staff', 'third'],
    params: [{ name: 'baseline', pattern: '\\b(cis(?: benchmarks?)?|nist|stig)\\b', as: 'text' }],
  },
  {
    fact: 'infra.physical',
    yes: [
      '(?:physical(?:ly)?|data ?cent(?:er|re)s?|facilit(?:y|ies)|server rooms?|premises)\\b && (?:guards?\\b|badge|biometric|cctv|surveillance|video|camera|24x7|24/7|security (?:staff|personnel|guard)|access (?:control|card|is)|locked|man ?traps?|fence|perimeter|alarm|key ?card|iso ?27001|soc ?(?:1|2)|certified|ssae|visitor)\\w*',
      'physical (?:access|security|and environmental|entry)\\b && (?:control|data ?cent|{cloud}|restrict|protect|measure|secur|facilit|managed|provider|inherit|handled|responsib)',
      '(?:biometric|surveillance|security guards?|cctv|video monitoring) && (?:server|data ?cent|facilit|building|premises|office|entr(?:y|ance))',
      '{cloud} && (?:physical security|data ?cent(?:er|re) security|physical(?:ly)? (?:secur|access|protect))',
      'iso ?27001 ... data ?cent(?:er|re)s?|data ?cent(?:er|re)s? ...(?:certified|iso ?27001|soc ?(?:1|2)|ssae|tier (?:iii|iv|3|4))',
      '(?:key ?cards?|alarm systems?|video surveillance|video monitoring|access cards?|security staff|electronic access control|locking system)\\b && any:data ?cent|server|premises|physical|facilit|entry|building',
      '(?:servers?|data|infrastructure) .... (?:iso ?27001|soc ?2|tier (?:iii|iv|3|4)|certified) (?:\\w+ )?(?:data ?cent(?:er|re)|facilit)\\w*',
      'no physical access to (?:\\w+ ){0,4}(?:infrastructure|hardware|servers?|data ?cent)',
      '(?:guards?|cameras?|fences?|biometric\\w*) .... (?:protect|secur|watch|monitor)\\w* .... (?:buildings?|servers?|data ?cent|facilit|premises)',
    ],
    partial: [
      '(?:secure|state of the art|world class|protected) (?:\\w+ ){0,2}(?:data ?cent(?:er|re)s?|facilit(?:y|ies))',
      '(?:offices?|premises)\\b && (?:badge|key ?card|alarm|locked|access control|cctv|visitor)\\w*',
      'physical (?:security|safeguards|access controls?)',
    ],
    limits: [],
    lesser: ['(?:our |the )?offices? (?:\\w+ ){0,5}(?:locked|badge|alarm|key ?card|visitor)\\w* && !data ?cent|server'],
    traps: [
      'protecting against',
      'physical (?:address|location|mail|copy|letter|damage|attack|attempts?|intrusion|security attacks)|(?:require|requiring|requires) physical access|your (?:devices?|office|premises)|you\\b.{0,20}(?:physical)|social engineering|physical and mental|genetic|out of scope|researchers?|in california|online or|devices? you',
      'changes are made',
      'physical (?:devices?|keys?|tokens?)|biometric authenticat|fingerprint',
      'physical access to the hardware|side channel',
    ],
    allow: ['staff', 'third', 'negation', 'denial'],
    params: [
      {
        name: 'controls',
        pattern: '\\b(guards?|badges?|biometric\\w*|cctv|surveillance|cameras?|man-?traps?|key ?cards?|fences?)\\b',
        as: 'list',
      },
      { name: 'provider', pattern: '\\b(aws|amazon|google cloud|azure|equinix|hetzner|deft)\\b', as: 'text' },
    ],
  },
  {
    fact: 'infra.private_net',
    subject: 'private|network|vpn|peering|connectivity',
    yes: [
      '(?:private ?link|private service connect|private endpoints?|private (?:\\w+ )?connectivity|vpc peering|direct connect|express ?route|vpc peered|transit gateway|private (?:network )?connections?|dedicated (?:tunnel|interconnect)|site to site vpn|ipsec|(?:connect\\w*|tunnel\\w*|support\\w*|over|via|through|using) (?:\\w+ ){0,3}(?:tailscale|wireguard)|reverse tunnel|vpn (?:tunnel|connection|peering))\\b && !(?:our (?:employees|staff|team)|not supported)',
      'private networking && (?:customer|connect|vpc|aws|enterprise|offer|your)',
      'site to site (?:vpn|tunnel)|(?:connect|reach|access)\\w* (?:\\w+ ){0,5}privately',
      'peer (?:your|with|our) (?:\\w+ ){0,3}(?:vpc|network|vnet)',
    ],
    limits: [
      '(?:site to site|private (?:network )?connectivity) .{0,40}(?:preview|beta|early access)',
      '(?:private ?link|peering|private service connect|vpn)... (?:beta|preview|by request|on request)',
      '(?:private ?link|private connect\\w*|private connections?|peering|vpn)\\b ... (?:(?:on|for) (?:aws|azure|gcp|google cloud) only|only (?:available )?(?:on|for|in) (?:aws|azure|gcp))',
    ],
    no: [
      "(?:not|n't)(?: currently| yet)? (?:support|offer|provide)\\w* ...(?:private ?link|vpc peering|vpn)",
      '(?:private ?link|vpc peering|private connectivity)... (?:not (?:currently |yet )?(?:supported|available|offered|possible)|planned|coming soon|roadmap)',
    ],
    traps: [
      'access to .{0,40}environments? requires',
      'bastion',
      'between virtual machines|b2b',
      'internal applications|our platform networking',
      '(?:our|all) (?:employees|staff|engineers|personnel)|remote access|internal (?:vpc|network)|automated firewall',
      'internal (?:pages|tools|systems|services)|approved devices|production databases?',
    ],
    notIn: ['privacy', 'terms', 'dpa', 'subprocessors'],
    allow: ['condition', 'duty', 'third'],
    params: [
      {
        name: 'types',
        pattern:
          '\\b(private ?link|private service connect|vpc peering|direct connect|express ?route|vpn|ipsec|tailscale|wireguard|transit gateway)\\b',
        as: 'list',
      },
    ],
  },
  {
    fact: 'infra.malware',
    yes: [
      '(?:uploads?|uploaded|files?|attachments?) && (?:scanned|scan) (?:\\w+ ){0,3}(?:viruses|malware|anti ?virus)',
      '(?:anti ?virus|anti ?malware|malware|endpoint (?:detection|protection|security)|edr\\b|xdr\\b|virus|crowdstrike|sentinelone|defender|jamf protect|ransomware)\\b && (?:protect|scan|detect|install|deploy|run|use|software|prevent|control|endpoint|laptop|device|server|workstation|monitor|employ|equipped|implement|enabled|against)',
      'virus (?:scanners?|scans?|protection)|(?:viruses|malware) (?:\\w+ ){0,4}(?:scan|detect|block|check)\\w*|scan\\w* (?:\\w+ ){0,4}(?:for )?(?:viruses|malware)',
    ],
    partial: ['(?:some|certain) (?:systems|devices) ... (?:anti ?virus|anti ?malware)'],
    lesser: [
      'we may scan',
      '(?:anti ?virus|anti ?malware|edr)\\b ... (?:(?:windows|mac|some) (?:\\w+ )?only|being rolled out)',
    ],
    traps: [
      'can integrate',
      'risks? including|(?:virus|malware) attacks',
      'supports .... (?:malware|virus) scan',
      '(?:you|users?|customers?|client) (?:must|may|shall|agree|will|should|are|warrant)|(?:introduce|transmit|upload\\b|contain|distribut|spread|send|post|any) (?:\\w+ ){0,6}(?:virus|malware|malicious|worm|trojan)|viruses, |worms|trojan|phishing (?:emails?|attempts)|your (?:own )?(?:computer|device|browser)|free of|cannot guarantee|not (?:responsible|liable)|recommend|prohibit|researchers|advice|out of scope|for your',
    ],
    notIn: ['terms', 'disclosure'],
    allow: ['staff', 'third'],
    params: [
      {
        name: 'tool',
        pattern: '\\b(crowdstrike|sentinelone|defender|jamf|kandji|sophos|malwarebytes|clamav|edr)\\b',
        as: 'text',
      },
    ],
  },
]
