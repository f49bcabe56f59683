import type { CodebookInput } from '../codebook-entry.ts'

export const assuranceCodebook: readonly CodebookInput[] = [
  {
    fact: 'assure.soc2',
    yes: [
      '(?:soc|ssae) ?(?:2|ii)\\b && {held} && !(?:in the process of|securing|pursuing) soc',
      'soc ?2 && type (?:2|ii|two)\\b',
      'soc ?2 && (?:certificat|audit|report|attestation|compliance|badge|trust services|trust principles)',
      'soc (?:1|2|3)(?:,| and| &|/) ?(?:soc )?2\\b',
      'soc ?2\\b && ^.{0,60}$ && in:certificat|complian|trust|attestation|audit && !^(?:what|why|how)\\b|controls|self assess',
      'aicpa soc',
    ],
    limits: [
      'soc ?2 type (?:1|i|one)\\b && !type (?:2|ii|two)\\b && !(?:soc ?2 type (?:1|i) and|planned|working|pursuing)',
      'soc ?2 && (?:expired|lapsed|only covers|(?:do|does) not (?:cover|apply|include|extend))',
    ],
    no: [
      "(?:not|n't)(?: yet| currently)?(?: been)? (?:\\w+ ){0,3}soc ?2",
      'soc ?2 && (?:planned|in progress|coming soon|roadmap|in observation|observation (?:period|window)|working towards?|pursuing|under way|underway) && !type (?:1|i)\\b && !{customer} ...(?:pursuing|working)',
    ],
    traps: [
      '\\bmap(?:s|ped|pings?)? (?:to|onto)\\b|control mappings?|\\(tsc\\)|defensible (?:audit )?evidence',
      'standards? (?:like|such as)|concern of',
      '(?:aligned|based on|align|modelled|modeled|in line|consistent|inspired by|designed to meet|according to|mapped to) && !(?:certifi|report|audited|attest)',
      '(?:help|helps|helping|enables?|allow) (?:you|your|customers|teams|companies|organi[sz]ations) ...(?:soc|comply|complian|achieve|meet)',
      "(?:your|their|customer'?s?) (?:own )?soc ?2",
      '{cloud} (?:is|are|has|have|holds?|maintains?|\\w+ing) ...soc',
      '(?:data ?cent(?:er|re)s?|hosting|cloud|infrastructure|our) (?:service )?providers? ...soc ?2',
      '(?:data ?cent(?:er|re)s?|facilit) ...(?:certif|complian|accredit|audited) && !\\bwe\\b',
      'what is soc|soc ?2 (?:is an?|was|stands for|defines|framework)',
      '(?:companies|customers|teams|organi[sz]ations|businesses) (?:who are |that are )?(?:in the process|pursuing|preparing|seeking|working)',
      "soc ?2 reports? (?:for|of|from|by) (?:\\w+ ){0,4}(?:{supplier}|providers?|partners?)|(?:{supplier}|providers?|partners?)'?s? (?:\\w+ ){0,3}soc ?2",
      'map to (?:the )?(?:security|trust)|criteria\\b && !report|audit|attest',
      'remote attestation|attestation certificate|verifies attestation',
    ],
    allow: ['staff', 'condition', 'duty'],
    params: [
      { name: 'report_type', pattern: 'type (1|2|ii|i|two|one)\\b', as: 'text' },
      {
        name: 'categories',
        pattern: '\\b(security|availability|confidentiality|privacy|processing integrity)\\b',
        as: 'list',
      },
      { name: 'period_end', pattern: '(?:to|through|ending|until|-) ((?:\\w+ \\d{1,2},? )?20\\d\\d)', as: 'text' },
    ],
  },
  {
    fact: 'assure.iso27001',
    yes: [
      'iso(?:/iec)? ?-?27001 && (?:certif|accredit|audited|registered|badge|achiev|obtain|attain|hold|awarded|surveillance)',
      'iso(?:/iec)? ?-?27001(?::20\\d\\d)? && in:certific|accreditation && !^(?:what|why|how)\\b && !(?:compl[iy]|align)',
    ],
    partial: [
      'iso(?:/iec)? ?-?27001 && (?:complian|comply|complies|conform|adhere|attest|follow|meet|report)',
      'iso(?:/iec)? ?-?27001(?::20\\d\\d)? && in:complian|trust|security',
    ],
    limits: ['iso(?:/iec)? ?-?27001 && (?:expired|lapsed|only (?:our|the) \\w+ (?:site|office|product))'],
    no: [
      "(?:not|n't)(?: yet| currently)?(?: been| hold| have)? (?:\\w+ ){0,3}iso(?:/iec)? ?-?27001",
      'iso(?:/iec)? ?-?27001 && (?:planned|in progress|coming soon|roadmap|working towards?|pursuing|under way|underway|in preparation)',
    ],
    traps: [
      '(?:aligned|based on|align|modelled|modeled|in line|consistent|inspired by|designed (?:to|around|using)|in accordance|according to|mapped to|framework|best practice|guided by) && !certif',
      'iso(?:/iec)? ?-?27001 (?:aligned|based|framework)',
      '(?:help|helps|helping|enables?|allow) (?:you|your|customers|teams|companies|organi[sz]ations)',
      '{cloud} (?:is|are|has|have|holds?|maintains?|\\w+ing) ...iso',
      '(?:data ?cent(?:er|re)s?|hosting|cloud|infrastructure|{subprocessor}|our) (?:service |hosting |infrastructure )?(?:providers?|partners?|facilit\\w+|are|that|located|operated|which|processors?) ...iso',
      '(?:data ?cent(?:er|re)s?|facilit|servers?) && !\\b(?:we|our certif|company)\\b',
      '(?:may|can|could) (?:also )?be (?:[a-z()]+ )?(?:fulfilled|demonstrated|satisfied|evidenced|provided)|certificates? such as',
      'what is iso|iso(?:/iec)? ?-?27001 (?:is an?|is the|was|specifies|defines)',
    ],
    allow: ['staff', 'condition', 'duty'],
    params: [
      { name: 'edition', pattern: '27001:(20\\d\\d)', as: 'text' },
      {
        name: 'expiry',
        pattern: '(?:expir\\w+|valid (?:until|through|to)) (?:on )?([a-z0-9 ,/-]{4,24}20\\d\\d)',
        as: 'text',
      },
    ],
  },
  {
    fact: 'assure.iso_privacy_cloud',
    yes: [
      '(?:iso(?:/iec)? ?-?)?(?:27017|27018|27701|42001)\\b && (?:certif|accredit|audited|achiev|obtain|attain|hold|awarded)',
      '(?:iso(?:/iec)? ?-?)?(?:27017|27018|27701|42001)\\b && in:certific|accreditation && !(?:compl[iy]|align)',
    ],
    partial: ['(?:27017|27018|27701|42001)\\b && any:complian|comply|adhere|conform|trust|attest'],
    no: [
      '(?:27017|27018|27701|42001)\\b && (?:planned|in progress|coming soon|roadmap|working towards?|pursuing|not yet)',
    ],
    traps: [
      '(?:aligned|based on|align|modelled|in line|consistent|inspired by|designed|in accordance|best practice|guided by) && !certif',
      '{cloud} ...(?:27017|27018|27701)',
      '(?:data ?cent(?:er|re)s?|hosting|cloud|infrastructure|our) (?:service |hosting )?providers?',
    ],
    allow: ['staff', 'condition', 'duty'],
    params: [{ name: 'standards', pattern: '(27017|27018|27701|42001)', as: 'list' }],
  },
  {
    fact: 'assure.pci',
    yes: [
      'pci(?: ?dss)? && (?:attestation|aoc\\b|roc\\b|report on compliance|level (?:1|2|one|two)|certifi|service provider|qsa\\b|assessed|audited|validated)',
    ],
    partial: [
      'pci(?: ?dss)? && (?:complian|complies|comply|built to|designed|support|adhere|meets?\\b|eligible|ready)',
      'pci ?dss && in:complian|certific',
    ],
    no: [
      "(?:not|n't) (?:currently )?(?:hold|have|maintain) (?:an? |any )?(?:own )?pci .{0,20}(?:roc\\b|report on compliance|attestation|aoc\\b|certif)",
      'pci(?: ?dss)? && (?:planned|in progress|coming soon|roadmap|working towards?)',
      "(?:is|are) (?:not|n't) (?:currently )?pci",
    ],
    lesser: ['saq ?-?(?:a|d)\\b'],
    traps: [
      '\\bmap(?:s|ped|pings?)? (?:to|onto)\\b|control mappings?|\\(tsc\\)|defensible (?:audit )?evidence',
      '(?:stripe|braintree|paypal|adyen|chargebee|recurly|paddle|payments?\\b|credit cards?|card (?:data|numbers?|information|details)|processors?|gateways?|billing|{cloud}) && !(?:service provider|attestation of compliance|aoc|roc\\b)',
      '(?:help|helps|helping) (?:you|your|customers|meet)',
      'what is pci|pci ?dss (?:is an?|stands)',
      '(?:data ?cent(?:er|re)s?|hosting|cloud|infrastructure) (?:service |hosting )?(?:providers?|partners?|are|facilit)',
    ],
    allow: ['staff', 'condition'],
    params: [
      { name: 'pci_level', pattern: 'level (1|2|3|4|one|two)', as: 'text' },
      { name: 'pci_version', pattern: 'pci ?dss v?(\\d(?:\\.\\d){1,2})', as: 'text' },
    ],
  },
  {
    fact: 'assure.hipaa_baa',
    yes: [
      '(?:we|us|our)\\b (?:\\w+ ){0,4}(?:enter into|sign|execute|offer|provide) (?:\\w+ ){0,3}(?:baas?\\b|business associate)',
      '(?:baas?\\b|business associate (?:agreement|addendum|contract)s?) && (?:sign|offer|provid|available|execut|enter|request|need|include|add ?on|contact|have|require|get|access|can\\b|support|with us|enterprise|accept|self serve|complete)',
    ],
    partial: [
      'hipaa && (?:complian|eligible|support|ready|adhere|certifi|attest|conform|secure|meets?\\b)',
      'hipaa && in:complian|certific|trust|security',
    ],
    limits: [
      '(?:baas?\\b|business associate agreement) && (?:does not cover|not covered|excluded|except for (?:\\w+ ){0,4}(?:product|add ?on|feature|plan|service))',
    ],
    no: [
      "(?:not|n't|no|cannot|unable to)(?: currently| yet)?(?: \\w+){0,3} (?:baas?\\b|business associate)",
      "(?:must not|may not|shall not|not (?:be )?(?:permitted|allowed|used?|intended|designed)|do not|don't|prohibited|agree not to) .... (?:phi\\b|protected health information)",
      "(?:is|are) (?:not|n't)(?: currently| yet)? hipaa",
      'hipaa && (?:planned|coming soon|roadmap|working towards?|in progress)',
    ],
    traps: [
      '\\bmap(?:s|ped|pings?)? (?:to|onto)\\b|control mappings?|\\(tsc\\)|defensible (?:audit )?evidence',
      '(?:aws|amazon|google|azure|microsoft|heroku|stripe|twilio) ...(?:baa|hipaa)',
      "(?:not|n't|only|when|whether you) (?:\\w+ )?(?:need|require)\\w* (?:a |an )?(?:baa|business associate)",
      'hipaa (?:is a|was|stands|requires|establish|protects|\\(the health insurance)|health insurance portability .{0,30}(?:is|was|requires)|what is hipaa',
      '(?:help|helps|helping) (?:you|your|customers)',
      'you (?:are|may be) (?:a )?(?:covered entity|subject to) && !baas?\\b|business associate',
      '(?:baas?|business associate (?:agreement|addendum|contract)s?)\\b (?:\\w+ ){0,3}with (?:our |its |their |all |each |any )?(?:\\w+ )?(?:aws|amazon|google|azure|microsoft|openai|anthropic|hosting|cloud|{supplier})',
    ],
    allow: ['staff', 'condition', 'duty', 'question'],
    params: [
      { name: 'price', pattern: '(\\$ ?\\d[\\d,]*(?:\\.\\d+)?(?: ?(?:/|per) ?(?:month|mo|year))?)', as: 'text' },
    ],
  },
  {
    fact: 'assure.fedramp_gov',
    yes: [
      'irap && (?:assess|complet|protected|report)',
      '(?:fedramp|stateramp|govramp|irap|txramp|tx ramp|ismap|ens\\b|il ?(?:2|4|5|6)\\b|impact level|hds\\b ... gov|secnumcloud|fips 199) && (?:authori[sz]ed|authori[sz]ation|certif|moderate|high\\b|low\\b|tailored|assessed|ato\\b|provisional|listed|marketplace|achiev|complian) && !meets? (?:\\w+ ){0,3}requirements',
      '(?:bsi )?c5\\b && (?:attest|certif|type|report|audit|complian|bsi)',
      '(?:cjis|itar|nist 800 171|cmmc) && (?:complian|certif|authori) && !meets? (?:\\w+ ){0,3}requirements|controlled unclassified',
    ],
    partial: [
      '(?:fedramp|stateramp|irap|dod) && (?:meets? (?:\\w+ ){0,3}requirements|ready|equivalent|self attest|aligned edition|gov(?:ernment)? edition|for government)',
      'gov(?:ernment)? (?:cloud )?edition && fedramp',
    ],
    no: [
      "(?:not|n't)(?: yet| currently)?(?: \\w+){0,3} (?:fedramp|stateramp|irap)",
      '(?:fedramp|stateramp|irap) && (?:planned|in process|in progress|coming soon|roadmap|working towards?|pursuing|sponsor|not (?:yet|currently|offered))',
    ],
    lesser: [
      '(?:separate|dedicated|distinct) (?:\\w+ )?gov(?:ernment)? (?:\\w+ )?(?:edition|cloud|environment|instance|region) && (?:fedramp|irap|c5\\b|stateramp)',
      'fedramp (?:\\w+ )?(?:ready|equivalent)',
    ],
    traps: [
      '\\bmap(?:s|ped|pings?)? (?:to|onto)\\b|control mappings?|\\(tsc\\)|defensible (?:audit )?evidence',
      '{cloud} ...(?:fedramp|irap|c5)',
      'govcloud && !fedramp (?:authori|moderate|high)',
      '(?:hosting|cloud|infrastructure) (?:service )?providers?',
      '(?:data ?cent(?:er|re)s?) ...(?:certif|complian)',
    ],
    allow: ['staff', 'condition', 'duty'],
    params: [
      { name: 'scheme', pattern: '(fedramp|stateramp|irap|c5|cjis|ismap)', as: 'list' },
      { name: 'level', pattern: '\\b(moderate|high|low|tailored)\\b', as: 'text' },
    ],
  },
  {
    fact: 'assure.other',
    yes: [
      '(?:csa|cloud security alliance) && (?:star\\b|caiq|level (?:1|2|one|two)|registry|self assessment|member)',
      'caiq\\b',
      '(?:cyber ?essentials|tisax|hitrust|hecvat|vpat ... security|cyberge?suite|esquema nacional) && (?:certif|plus|complian|attest|complet|held|hold|assess|have|r2|e1|i1|available|questionnaire|badge|achiev)',
      'soc ?3\\b && (?:{held}|available|download|public|type)',
      '(?:hds\\b|h[e\u00e9]bergeur de donn[e\u00e9]es) && (?:certif|complian)',
      '(?:iso(?:/iec)? ?-?(?:9001|22301|20000|27799))\\b && (?:certif|complian)',
      '(?:tx ramp|dora\\b ... certif|app defense alliance|casa tier|google casa|trustarc|truste\\b|eu cloud code of conduct)',
      '(?:cyber ?essentials|tisax|hitrust|csa star|caiq|hds\\b|hecvat)\\b && ^.{0,60}$ && in:certific|accredit|attestation|complian|trust cent',
      'consensus assessments? initiative',
    ],
    partial: ['(?:csa star|tisax|hitrust|cyber essentials) && any:complian|trust|certif'],
    no: [
      '(?:csa star|tisax|hitrust|cyber essentials|soc ?3) && (?:planned|in progress|coming soon|roadmap|working towards?|pursuing)',
    ],
    limits: ['(?:csa star|tisax|hitrust|cyber ?essentials|hds\\b) && (?:expired|lapsed)'],
    traps: [
      '{cloud} (?:is|are|has|have|holds?|maintains?) ',
      '(?:data ?cent(?:er|re)s?|hosting|cloud|infrastructure|our) (?:service |hosting )?providers?',
      '(?:data ?cent(?:er|re)s?|facilit) ...(?:certif|complian|accredit)',
      'privacy shield && !(?:soc ?3|csa)',
      'aligned|based on',
      '(?:is|are) an? (?:\\w+ ){0,3}(?:scheme|standard|programme|program|framework)\\b',
    ],
    allow: ['staff', 'condition', 'duty', 'denial'],
    params: [
      {
        name: 'schemes',
        pattern: '(csa star|caiq|cyber essentials(?: plus)?|tisax|hitrust|hds|soc ?3|hecvat|iso ?9001|iso ?22301)',
        as: 'list',
      },
    ],
  },
  {
    fact: 'assure.report_access',
    yes: [
      '(?:copy|copies|request|access|download|obtain|view|available|share|provide|get|reach out|contact|let us know|receive|nda\\b) && (?:soc ?(?:2|3|ii)|pen(?:etration)? ?test(?:ing)?|audit|iso ?27001|security|compliance|assessment|attestation) (?:\\w+ ){0,3}(?:reports?|documents?|documentation|certificates?|attestation|letters?|summary|package|artifacts?|questionnaires?) && (?:request|contact|email|@|nda|trust|portal|here\\b|available|account|download|dashboard|let us know|sales|support|reach|customers?|provide) && !(?:may|shall|right to|entitled) (?:\\w+ )?audit|summaries',
      '(?:trust (?:cent(?:er|re)|portal|page|site|report)|security portal|compliance portal|vanta|safebase|drata|whistic|conveyor)\\b && (?:report|document|request|access|view|download|soc|audit|certif|visit|see|available|questionnaire)',
      '(?:reports?|certificates?|documentation) && (?:under|after|subject to|upon|signed|with|sign|executed)(?: \\w+){0,4} (?:nda\\b|non disclosure)',
      '(?:reports?|audit|security (?:polic|posture|document)|complian|certif)\\w* && (?:available|request|found|download|access|view|learn more|information|visit|see\\b) && (?:trust (?:cent|portal|page|report|hub)|trust\\.[a-z0-9-]+\\.) && !means\\b',
      'soc ?2 && (?:on request|upon request|by request|contact (?:us|sales|support)|request a copy|under nda)',
      '(?:share|provid|send|give)\\w* (?:\\w+ ){0,3}(?:results|findings|reports?|summary) (?:\\w+ ){0,2}(?:with|to) (?:\\w+ ){0,2}customers && near:(?:pen|audit|soc|iso|assessment)',
      'request (?:a copy of |access to )?(?:our |the )?(?:latest )?(?:soc|security report|compliance report|audit report|pen)',
      '(?:reach out|contact|email|write to|ask|get in touch)\\b && (?:nda\\b|non disclosure|send (?:it|you|them|a copy)|share (?:it|them|the report)) && near:soc ?2|audit report|iso ?27001|penetration test|attestation report',
      '(?:compliance|trust|security|assurance) (?:cent(?:er|re)|portal|hub|room) && near:soc ?2|reports?|certificates?|audit',
      'soc ?2 (?:type (?:2|ii) )?reports? ?\\|',
      'trust (?:(?:&|and) )?(?:compliance|security) (?:report|page|center|centre|portal)',
    ],
    partial: [
      'summar(?:y|ies) of (?:\\w+ ){0,3}(?:assessments?|audits?|pen|reports?)',
      '(?:summary|letter) of (?:our |the )?(?:pen|soc|audit|attestation)',
      '(?:report|audit|certif)\\w* ... (?:available|provided|shared) (?:up)?on (?:written )?request',
    ],
    no: ["(?:do|does|can) ?(?:not|n't) (?:share|provide|disclose) ...(?:soc|audit|pen).{0,20}report"],
    lesser: [
      '(?:viewed?|inspect\\w*|seen) (?:\\w+ ){0,3}(?:on ?site|at our (?:office|premises)) && any:report|audit|soc',
      'summar(?:y|ies) of (?:\\w+ ){0,4}(?:results?|findings|report) .... (?:available|shared|provided)|summar(?:y|ies) (?:\\w+ ){0,3}(?:available|provided) to (?:\\w+ )?customers && any:report|audit|pen',
    ],
    traps: [
      'for more information about (?:encryption|backups?|privacy|gdpr)',
      '{cloud} .{0,30}(?:soc|report|certif) && !(?:our|we\\b)',
      "(?:controller|customer|client|data exporter)(?:'s)? (?:may|shall|has the right|is entitled|right)",
      'sub ?processor && !trust (?:cent|portal)',
      'incident report|status report|bug report|vulnerability report|report (?:a|any|security|vulnerab)',
      'error report|crash report|usage report|analytics',
      '(?:report\\w*|security report) (?:\\w+ )?feature|vulnerabilit\\w* in your|your (?:app|application)s?\\b',
      "senior management|provider's|refer to (?:each|the) provider",
      'risk assessment report',
      'remote attestation|attestation certificate|verifies attestation',
    ],
    notIn: ['privacy'],
    allow: ['staff', 'condition', 'duty', 'third', 'question'],
    params: [
      {
        name: 'channel',
        pattern: '(trust cent(?:er|re)|portal|account manager|support|sales|dashboard|[a-z0-9._-]+@[a-z0-9.-]+)',
        as: 'text',
      },
      { name: 'nda', pattern: '\\b(?:nda|non-disclosure)\\b', as: 'flag' },
    ],
  },
]
