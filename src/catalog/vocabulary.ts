/** Lists of words that rules refer to as `{name}`. Lower case; an alternative may be a regular expression. */
export const vocabulary: Readonly<Record<string, string>> = {
  staff:
    'employees?|staff|personnel|team members?|engineers?|developers?|workforce|contractors?|workers?|consultants?|new hires?|teammates|our team|our people|everyone (?:at|on)|individuals with access|humans?|whole (?:team|company)|entire (?:team|company)|everybody|colleagues',
  customer: 'customers?|clients?|users?|you\\b|your\\b|tenants?|organi[sz]ations?|subscribers?|members?|controller',
  data: 'data\\b|content|information|files?\\b|documents?\\b|records?\\b|databases?|storage|volumes?\\b|disks?\\b|backups?',
  subprocessor: 'sub ?processors?|sub ?contractors?|sub service organi[sz]ations?',
  supplier:
    'vendors?\\b|suppliers?|sub ?processors?|sub ?contractors?|third part(?:y|ies)|service providers?|partners?\\b',
  regular:
    'regular|annual|yearly|quarterly|monthly|weekly|daily|nightly|hourly|continu(?:ous|al)|periodic|ongoing|on an? (?:regular|annual|ongoing|quarterly) basis|(?:every|each) (?:year|quarter|month|week|day|night|hour|\\d+|(?:two|three|four|six|twelve|other|second) )|half ?yearly|fortnightly|at (?:regular|planned|defined|fixed) intervals|per (?:year|quarter|month)|(?:once|twice|times?) (?:a|per|each|every) (?:year|quarter|month|week|day)|bi ?annual|semi ?annual|at least (?:once|annually|yearly|quarterly|every)|routine',
  admin:
    'admins?\\b|administrators?|owners?\\b|managers?\\b|you can|you may|customers? can|organi[sz]ations? can|accounts? can|configurable|customi[sz]able|customers? (?:may|are able)',
  offer:
    'support|offer|provid|availab|includ|enabl|allow|let\\b|lets\\b|can\\b|integrat|feature|configur|set up|setup|built in|comes with|use\\b|using|access to|via\\b|implement',
  duration:
    '(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|twenty(?: one)?|thirty six|(?:one |two |three |four )?hundred|fourteen|fifteen|thirty|forty five|sixty|ninety|twenty four|forty eight|seventy two)[ -]?(?:\\(\\d+\\) ?)?(?:full |calendar |business |working |consecutive )?(?:minutes?|hours?|hrs?|days?|weeks?|months?|years?|h\\b|d\\b)',
  held: 'certifi|complian|attest|accredit|audited|report|complet|achiev|obtain|maintain|hold|holds|has (?:a|been)|have (?:a|been)|successfully|passed|authori[sz]|examin|badge|renew|awarded|undergo|adhere',
  cloud:
    'aws\\b|amazon|google cloud|gcp\\b|azure|microsoft|digital ?ocean|hetzner|ovh|heroku|linode|akamai|oracle cloud|ibm cloud|alibaba|fly\\.io|render\\.com|equinix|rackspace|scaleway|vercel|cloudflare|google compute|ec2\\b|google app engine|leaseweb|deft\\b|outscale|exoscale|upcloud|vultr|contabo|ionos|worldstream|infomaniak|stackit|open telekom cloud|clever cloud|civo\\b|softlayer|transip|hivelocity|tencent cloud|supabase|netlify|neon\\b',
  region:
    'us (?:east|west|central)|eu (?:west|central|north)|ap (?:south|northeast|southeast)|europe|european union|\\beu\\b|u\\.s\\.|the us\\b|usa\\b|united states|united kingdom|\\buk\\b|germany|frankfurt|ireland|dublin|london|netherlands|amsterdam|paris|france|virginia|oregon|ohio|california|iowa\\b|texas|illinois|chicago|ashburn|sydney|australia|canada|montreal|toronto|tokyo|japan|singapore|india\\b|mumbai|brazil|sao paulo|stockholm|sweden|finland|helsinki|switzerland|zurich|belgium|spain|italy|poland|americas|emea\\b|apac\\b|asia\\b|north america|nuremberg|falkenstein|austria|norway|denmark|israel|korea\\b|seoul',
  training: 'train|teach|educat',
  ai: 'ai\\b|artificial intelligence|machine learning|ml\\b|llms?\\b|large language|generative|gpt|genai|models?\\b|copilot|assistant|chatbot',
  auditlog:
    'audit(?:ing)? (?:logs?\\b|trails?|events?|logging|history|records?)|activity (?:logs?|history|trails?)|(?<=(?:user|account|organi[sz]ation|your|personal)[ -])security (?:logs?|history)|admin(?:istrator)? (?:activity )?logs?|auditlogs?|(?<=(?:organi[sz]ation(?:al)?|account|project|unit|workspace)[ -])event logs?|log of (?:all )?(?:actions|activities|events)',
  vuln: 'vulnerabilit|security (?:issues?|bugs?|flaws?|holes?|problems?|concerns?|weakness)|bugs?\\b|exploit',
  contactwords: 'email|e mail|contact|report|reach|let us know|write to|send|submit|disclose|notify|via\\b|form\\b',
  erase:
    'delet|eras|destr|purg|remov|wip(?:e|ing)|dispos|shred|expung|dropped\\b|discard|gone\\b|disappear|overwrit|clear(?:ed|s)\\b',
  ended:
    'terminat|cancel|clos(?:e|ed|es|ing|ure)\\b|expir|end(?:s|ed|ing)? of|ends\\b|ended\\b|ceas|leav(?:e|es|ing)\\b|offboard|churn|downgrad|unsubscrib|(?:account|workspace|organi[sz]ation|contract) (?:is |has been )?(?:delet|remov|over\\b)|(?:delet|remov)\\w* (?:your|the|an|their) (?:\\w+ )?(?:account|workspace|organi[sz]ation)',
  tell: 'notif|notice|inform(?:s|ed|ing)?\\b|tell|told|alert|contact|let (?:\\w+ ){1,3}know|hear from (?:us|we)\\b|e ?mail|write to|get in touch|reach out|made aware|warn|be in touch',
  breach: 'breach|incident|unauthori[sz]ed|unlawful|compromis|expos(?:ed|ure)|leak|intrusion|stolen|hack|break in',
  nonprod:
    'test(?:s|ing)?\\b|staging|development|dev\\b|qa\\b|sandbox(?:es)?\\b|non production|pre production|lower environment',
  masked:
    'anonymi[sz]|synthetic|mask|saniti[sz]|scrub|fake|dummy|fictitious|fictional|artificial|generated|made up|invented|obfuscat|pseudonym|mock|de identif|redact|seed data',
}
