import type { CodebookInput } from '../codebook-entry.ts'

export const governanceCodebook: readonly CodebookInput[] = [
  {
    fact: 'gov.policy',
    yes: [
      '(?:information )?security (?:policies|policy|program(?:me)?s?|management system|procedures) && (?:written|document|formal|maintain|establish|implement|comprehensive|review|approv|adopt|publish|in place|have|has\\b|adhere|annual|communicated|based|follow|acknowledge|sign|enforc|develop|governance|cover)',
      'provi(?:sion|de|ding) (?:of )?(?:\\w+ ){0,2}security policies && !customer shall',
      '(?:our|we (?:have|run|maintain)) (?:an? )?(?:\\w+ ){0,2}(?:information )?security program(?:me)?s?\\b',
      '(?:isms\\b|information security management system|wisp\\b|written information security)',
      '(?:policies and procedures|set of policies|policies, standards) && (?:security|confidential|protect|data protection) && (?:maintain|establish|document|implement|have\\b|formal|written|review)',
      '(?:comprehensive|formal|documented|written) (?:\\w+ )?(?:information |cyber ?)?security (?:program|polic|framework)',
      'information security polic(?:y|ies)\\b .... (?:consists|comprises|includes|covers|applies|sets out|defines)',
      '(?:security|compliance|company) handbook .... polic\\w*',
      '(?:our|we) (?:\\w+ ){0,2}(?:polic(?:y|ies)|standards)(?: and \\w+)? (?:cover|address|include|govern|span)\\w* .... (?:access|encryption|incident|security|data)',
    ],
    partial: [
      'governed by (?:the|our|an?) (?:\\w+ )?(?:retention|security|encryption|access control|data handling|password) polic(?:y|ies)',
      '(?:have|has|maintain|document|written|establish)\\w* (?:an? |our )?(?:\\w+ ){0,2}(?:access control|encryption|password|data protection|data handling|retention|backup|change management|data classification|vendor management|acceptable use|cryptograph\\w*|byod|incident response) polic(?:y|ies)',
      '(?:access control|encryption|password|data protection|data handling|(?:data )?retention|backup|change management|data classification|vendor management|acceptable use|byod|remote work\\w*|clean desk|mobile device|cryptograph\\w*) polic(?:y|ies) (?:\\w+ ){0,3}(?:documented|written|in place|maintained|established|exists?|reviewed|implemented)',
    ],
    no: ["(?:do|does) ?(?:not|n't) have (?:a |any )?(?:formal|written|documented)(?: \\w+){0,3} polic"],
    lesser: ['policies? ... (?:informal|being written|being drafted)'],
    traps: [
      'code change',
      '\\bunless an?\\b',
      'allows? (?:you|customers|users|teams)',
      'privacy policy (?:describes|explains|applies|applies)|this (?:privacy |cookie )?policy (?:describes|explains|applies|covers|sets|governs)|cookie policy|content security policy|acceptable use policy|security policy (?:of this|covers vuln)|\\bcsp\\b',
      'customers? (?:can|may|must|should)|you can (?:configure|define|set|create)|{supplier} (?:must|are required|shall)',
      'bounty|disclosure (?:policy|program)|supported versions|report(?:ing)? (?:a |any |security )?(?:vulnerab|issue)',
      'certified|certification scheme ... data ?cent',
      'enforc\\w* (?:\\w+ ){0,2}(?:security|access) polic|organi[sz]ations can',
    ],
    notIn: ['disclosure'],
    allow: ['third'],
    params: [
      {
        name: 'review_frequency',
        pattern: '\\b(annually|yearly|quarterly|at least (?:once a year|annually)|every (?:year|12 months))\\b',
        as: 'text',
      },
      { name: 'framework', pattern: '(iso(?:/iec)? ?27001|nist(?: csf| 800-53)?|soc ?2|cis controls)', as: 'text' },
    ],
  },
  {
    fact: 'gov.owner',
    yes: [
      "(?:chief (?:information )?security officer|chief privacy officer|ciso\\b|\\bdpo\\b(?!@)|data protection (?:officer|lead|manager)|privacy officer|security officer|head of (?:information )?security|vp,? (?:of )?security|director of (?:information )?security|security lead\\b|head of compliance) && !(?:customer|client|controller|your|data exporter)(?:'s|s)? (?:own )?(?:data protection officer|dpo|security officer)",
      "(?:dedicated|full time|in house|internal|experienced|our|their|a|an|the|global|information|product) (?:\\w+ ){0,2}security (?:and \\w+ |& \\w+ |engineering |operations )?(?:team|organi[sz]ation|department|engineers|group|staff|personnel|professionals|committee|council)\\b && !(?:your|contact|email|reach|notify|report|customer'?s?) (?:\\w+ ){0,3}security team && !@",
      "(?:team|people|group|staff|personnel) (?:\\w+ ){0,3}(?:dedicated to|responsible for|in charge of|focused on) (?:[a-z'-]+ ){0,5}(?:security|privacy|data protection)",
      'security (?:\\w+ )?team (?:is|are|has|will|monitors?|reviews?|continuously|works?|at|responds?|includes?|led|investigat)',
      '(?:security|privacy) (?:and (?:security|privacy|compliance) )?(?:engineers|experts|professionals|specialists|officers?) (?:\\w+ ){0,4}(?:full time|work|oversee|protect|responsible)\\w*',
    ],
    partial: [
      '(?:security|privacy|dpo|infosec|gdpr|dataprotection|data protection|compliance|secure|legal privacy)@[a-z0-9.-]+',
      '(?:contact|email|reach|notify|report \\w+ to) (?:our |the )?(?:security|privacy) team',
      '(?:email|contact|report)... security@',
    ],
    no: [
      "(?:not|n't)(?: required to)? (?:appoint|appointed|designate)\\w* (?:a |any )?(?:data protection officer|dpo)",
    ],
    traps: [
      'supervisory authorit|data protection authorit|information commissioner',
      "(?:customer|client|controller|data exporter|your organi[sz]ation)'?s? (?:data protection officer|dpo\\b|security team)",
      'may (?:be )?required to appoint',
      '\\bdpo is an?\\b',
      'your company|needs? to appoint|security groups?\\b',
      'appointing an?|begin searching',
    ],
    allow: ['staff', 'condition', 'duty', 'third', 'selfhost', 'question', 'future'],
    params: [
      {
        name: 'role',
        pattern:
          '(chief information security officer|chief security officer|ciso|data protection officer|dpo|security officer|head of security|privacy officer|security team)',
        as: 'text',
      },
      { name: 'contact', pattern: '([a-z0-9._-]+@[a-z0-9.-]+[a-z0-9])', as: 'text' },
    ],
  },
  {
    fact: 'gov.risk',
    yes: [
      '(?:{regular}).{0,30}(?:revisit|review|update|refresh)\\w* (?:\\w+ )?threat model',
      '(?:security )?risks? (?:are|is) (?:\\w+ )?(?:assessed|evaluated|reviewed|identified)',
      'risk (?:assessments?|analys[ie]s|reviews?|evaluations?) && (?:{regular}|program|process|maintain|formal|perform|conduct|ongoing|methodology|annual|carr(?:y|ied)|undert)',
      'risk (?:management|register|treatment) && (?:program|process|framework|maintain|formal|{regular}|document|establish|in place|policy|procedure)',
      '(?:assess|evaluat|identif|review)\\w* (?:\\w+ ){0,3}(?:risks?|threats) && (?:{regular}|information security|our (?:systems?|infrastructure|environment))',
      '(?:evaluat|review|assess|identif|analy[sz]|examin)\\w* (?:\\w+ ){0,4}(?:information )?(?:security )?(?:risks?|threats?)\\b && {regular}',
      'risks? (?:\\w+ ){0,4}(?:logged|tracked|recorded|documented|registered|maintained) (?:\\w+ ){0,3}(?:register|log)',
    ],
    partial: [
      '(?:threat model|risk assessment)\\w* && (?:we\\b|our|perform|conduct|carr|undert|done|regular|every|each|new\\b|before|part of) && !(?:impact|protection)',
      'security assessments? ... (?:change|launch|new feature)',
    ],
    lesser: [
      'risk (?:assessment|analysis)\\w* (?:was|were) (?:\\w+ )?(?:done|performed|conducted|carried out) (?:\\w+ ){0,2}(?:in|once)',
    ],
    traps: [
      'provides evidence|suspicious behavio',
      'page (?:displays|shows)|unified view',
      'risk (?:api|scores?|engine)|new users|sign ?ups?\\b',
      'data protection impact|dpia|pia\\b|impact assessments?',
      'in:incident',
      'taking into account|appropriate to the risk|risks? (?:that are )?presented|severity for the rights',
      'penetration',
      "(?:vendor|supplier|third party|sub ?processors?)\\b(?:'s)? (?:\\w+ )?risk",
      'customer|at your (?:own )?risk|controller shall|transfer impact|credit risk|financial risk|fraud',
      'exceptions? to',
    ],
    notIn: ['pricing'],
    params: [
      {
        name: 'frequency',
        pattern: '\\b(annual(?:ly)?|yearly|quarterly|monthly|continuous(?:ly)?|regular(?:ly)?|periodic(?:ally)?)\\b',
        as: 'text',
      },
    ],
  },
  {
    fact: 'gov.suppliers',
    yes: [
      '(?:supplier|vendor|third party) (?:checks?|audits?|screening|vetting|reviews?|assessments?)\\b .{0,60}(?:before|prior|every|each|annual|year|onboarding|signing)',
      '(?:vendors?|suppliers?|sub ?processors?|third part(?:y|ies)|supply chain)(?: \\w+){0,3} \\|.*(?:questionnaire|review|assess|due diligence|audit|vetted|check)\\w*',
      '{supplier} ... (?:assess|evaluat|vetted|vetting|due diligence|audited|screened|security reviews?|risk (?:review|assessment|management)|reviewed|verif|diligence) && !(?:customer|client|controller|you) (?:may|shall|can|has|must|will|is entitled)',
      '(?:assess|evaluate\\b|evaluates|vet\\b|vetted|vetting|due diligence|audits?|screen|reviews?|verify|verif|monitors?)\\b ... {supplier} && !cookie|script &&  (?:secur|complian|risk|due diligence|priva|control|protect|practice|obligation|posture|vet) && !(?:customer|client|controller|you) (?:may|shall|can|has|must|will|is entitled)',
      '(?:before|prior to) (?:\\w+ ){0,4}(?:engag|onboard|appoint|contract|us(?:e|ing)\\b)\\w* .... (?:assess|evaluat|vet\\b|vetting|review|audit|diligence) ... (?:secur|priva|risk|complian|data protection) && in:{supplier}',
      '(?:vendor|supplier|third party|supply chain) (?:risk |security )?(?:management|assessments?|reviews?|risk|due diligence|vetting|security program)',
      '(?:review|assess|check|evaluat|collect|examin)\\w* (?:\\w+ ){0,4}(?:soc ?2|iso ?27001|audit|security|compliance) (?:\\w+ ){0,2}(?:reports?|certificat\\w+|attestations?|documentation|posture) (?:of|from|by) (?:\\w+ ){0,4}(?:{supplier}|providers)',
      '(?:assessments?|audits?|evaluations?) of (?:\\w+ ){0,3}(?:{supplier})',
      '(?:before|prior to) (?:\\w+ ){0,4}(?:new )?(?:{supplier}) .... (?:check|assess|review|evaluat|vet)\\w* (?:\\w+ ){0,4}(?:secur|privacy|complian)',
    ],
    partial: [
      '(?:{subprocessor}|third party providers?|(?:our|service|hosting) providers?|vendors?|suppliers?) && (?:same|equivalent|no less protective|at least (?:as|equal|equivalent|the same|equally)|substantially|similar|comparable|gdpr compliant|impos|written (?:agreement|contract)|dpas?\\b|data (?:processing|protection) (?:agreements?|addendum|obligations|terms)|contractual|contractually|bound|confidentiality)',
      '(?:providers?|{supplier}) (?:are|is|were) (?:\\w+ )?(?:selected|chosen|picked) .... (?:secur|complian|certif|privacy)',
    ],
    no: [
      "(?:do|does) ?(?:not|n't) (?:audit|assess|review) (?:them|these (?:providers|services|vendors)) && any:{supplier}|{cloud}|providers?|services",
      "(?:do|does) ?(?:not|n't) (?:assess|audit|review) ...(?:vendors|suppliers|subprocessors)",
    ],
    traps: [
      'hears the same',
      'third party security reviews?',
      'help us (?:evaluate|understand|analy[sz]e|improve)|usage of',
      '\\bcc\\d|visibility (?:for|into)',
      'requires? (?:a |your )?vendor|vendor security reviews?, the',
      '(?:for|in|your|of) vendor (?:\\w+ )?(?:reviews?|assessments?|questionnaires?)|low risk service|https://github',
      'cookie',
      'third party (?:penetration|pen|auditor|audit|assessor|security (?:firm|audit|research|assess)|tests?|firm)|independent third|by (?:an? )?(?:independent )?third part|bounty',
      'liab|remain(?:s)? (?:fully )?responsible && !(?:agreement|contract|obligations)',
      "(?:your|customer'?s) (?:\\w+ )?(?:vendor|supplier)s?|vendor (?:security )?questionnaires?|(?:audit|assess|review)\\w* (?:us|our compliance|the processor)|third party (?:website|site|link|services? you|cookies|integrations?|apps?)",
      'right to audit',
    ],
    allow: ['third', 'staff', 'duty'],
    params: [
      {
        name: 'frequency',
        pattern: '\\b(annual(?:ly)?|yearly|quarterly|regular(?:ly)?|periodic(?:ally)?)\\b',
        as: 'text',
      },
    ],
  },
]
