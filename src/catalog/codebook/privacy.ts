import type { CodebookInput } from '../codebook-entry.ts'

export const privacyCodebook: readonly CodebookInput[] = [
  {
    fact: 'priv.dpa',
    yes: [
      'art(?:icle|\\.)? ?28 (?:gdpr )?(?:contract|agreement|dpa)|(?:contract|agreement) (?:under|pursuant to|according to|in line with) art(?:icle|\\.)? ?28',
      '(?:data process(?:ing|or)|data protection|data privacy) (?:and \\w+ )?(?:agreements?|addend(?:um|a)|terms|amendment|annex)\\b && (?:{offer}|sign|execut|request|our|enter|download|link|incorporat|part of|available|view|here|customer|client|standard|review|adopt|see\\b|find|accept|form|apply|appl|governed|supplement|between|this|http)',
      '\\bdpas?\\b && (?:{offer}|sign|execut|request|our\\b|enter|download|available|customers?|here|standard|enterprise|link|review|view|contact|http|part of|incorporat|this|please|see)',
      '(?<=^(?:\\w+ ){0,3})(?:data process(?:ing|or)|data protection) (?:agreement|addendum)s?(?: \\(dpas?\\))?$',
      '(?:data processing|data protection) (?:agreement|addendum) && in:(?:data processing|data protection|dpa|gdpr|privacy)',
      'this (?:agreement|addendum|dpa|annex) (?:\\w+ ){0,6}(?:processor|controller|personal data|processing)',
      '(?:processor|controller)\\b && in:(?:data processing|data protection) (?:agreement|addendum|terms)|\\bdpa\\b && (?:shall|will|must|agree)',
    ],
    no: [
      "(?:do|does|will|can) ?(?:not|n't) (?:currently )?(?:sign|offer|provide|enter into) (?:\\w+ ){0,3}(?:dpa|data processing)",
    ],
    lesser: [
      '(?:dpa|data processing (?:agreement|addendum))\\b ... (?:draft|only (?:\\w+ ){0,4}(?:customers|users|plans?)|(?:customers|users) (?:\\w+ ){0,4}only|covers the \\w+ (?:product|service) only)',
    ],
    traps: [
      'you (?:must|should|need to|have to) (?:\\w+ ){0,6}with (?:every|each|all|any|your) (?:\\w+ )?(?:processors?|vendors?|suppliers?|providers?)',
      '(?:these|those|such) dpas?\\b',
      "(?:not|n't) (?:\\w+ )?(?:need|have|required?) (?:to )?(?:\\w+ )?(?:sign|enter|a\\b|an\\b|the\\b)",
      'with (?:\\w+ ){0,4}(?:infrastructure |hosting |cloud |service )(?:providers?|vendors|suppliers) && !customers?\\b|you\\b',
      '(?:sub ?processors?|vendors?|suppliers?|service providers?|third part(?:y|ies)|partners|contractors|(?:with|from) (?:each|all|every|our) (?:\\w+ )?(?:sub ?processors?|vendors?|providers?|suppliers?|third)) && !(?:you|customers?|clients?|your)',
      'with (?:google|amazon|aws|stripe|each|these|this provider|facebook|mailchimp|\\w+ inc)|we have (?:concluded|entered into|signed) (?:a|an) (?:\\w+ )?(?:data processing|dpa|contract|agreement)',
      '^\\W{0,5}(?:do|does|should|why|when) (?:i|we|you) need',
    ],
    allow: ['condition', 'duty', 'third', 'question', 'staff', 'negation', 'denial'],
    params: [
      {
        name: 'signing',
        pattern:
          '\\b(on request|upon request|self-service|click-?through|docusign|pre-signed|automatically|incorporated)\\b',
        as: 'text',
      },
      { name: 'url', pattern: '(https?://[^\\s)]+|[a-z0-9.-]{1,80}\\.[a-z]{2,4}/[a-z/-]*dpa)', as: 'text' },
    ],
  },
  {
    fact: 'priv.gdpr_role',
    yes: [
      '(?:we|us|our|is|are|as|act|acts|acting|be|being|role|considered)\\b && (?:data )?(?<!sub[ -]|payment )(?:controllers?|processors?)\\b && (?:we\\b|our\\b|us\\b|is (?:the|a|considered)|are (?:the|a)|act|as (?:a|the|your|our)|on (?:your|behalf)|customer|client|gdpr|obligations|you are|role) && any:(?:data|information) (?:controller|processor|protection|processing|privacy)|personal (?:data|information)|gdpr|privacy|dpa\\b|data subjects?|processing|sub ?processor|customer (?:data|content)|your data',
      "(?:gdpr|general data protection regulation)\\b && (?:complian|comply|complies|certified|adhere|committed|conform|meets?\\b|abide|accordance with|in line with|ready) && (?:we\\b|our\\b|fully|compliant|certified|we're|practices|operations|processing (?:activities|of)) && !you may need|help|(?:customer|client|you)s? (?:to )?(?:comply|must|may)|your (?:complian|obligation)",
      '(?:gdpr) (?:complian|certified|ready)',
      '(?:controller|person responsible|responsible (?:party|entity|body)) (?:within the meaning|for (?:the )?(?:processing|data)|pursuant|according)',
      'data (?:controller|processor) && (?:you|your) && !(?:you are responsible|as (?:the|a) data controller, you)',
    ],
    partial: [
      '(?:help|assist|enabl|support)\\w* (?:\\w+ ){0,4}(?:comply|complian|meet)\\w* && gdpr',
      'gdpr && (?:right|tool|request|delete|export|dpa|data processing|access|erasure)',
      '(?:your|data subject) rights && (?:european|eea|eu\\b|uk\\b)',
    ],
    no: ['(?:is|are) not gdpr complian'],
    lesser: [
      'gdpr (?:\\w+ ){0,3}complian\\w* ... (?:provide|offer|sign|have|execute)\\w* (?:\\w+ ){0,2}(?:dpas?\\b|data processing)',
    ],
    traps: [
      'allows? .{0,40}to build',
      'if your application',
      'kubernetes|controller level|containers?\\b|credentials',
      'processor fees',
      'you may need|if you (?:operate|process)',
      'ccpa only|(?:sub ?processors?|{cloud}|vendors?|service providers?|stripe) (?:is|are|act|complies|comply)|"?(?:controller|processor)"? (?:means|has the meaning|shall mean)|(?:controller|processor|personal data|processing)"?,? (?:and|or|,) ... (?:meanings?|defined)|(?:controller|processor) (?:is|are) (?:the |an |a )?(?:natural|entity|legal|person|party|organi[sz]ation) |you are responsible|payment processor|credit card processor|word processor|image processor|module (?:two|three|2|3)|controller to|role based|admission controller|ingress controller|event processor|to the extent (?:\\w+ )?(?:gdpr|applicable)',
      '(?:login|domain|network|game|storage|disk|event|flight|view|base|application) controllers?',
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'question'],
    params: [
      {
        name: 'role',
        pattern:
          '(?<!\\b(?:customers?|clients?|you|exporters?|subscribers?)\\b(?:(?!\\bwe\\b|\\bour\\b)[^.;,]){0,40})\\b(controller|processor|service provider)s?\\b(?! ?(?:\\||:|is|are) ?(?:you|the customer|customers?)\\b)',
        as: 'list',
      },
      { name: 'articles', pattern: '\\bart(?:icle|\\.)? ?(\\d{1,2})\\b', as: 'list' },
    ],
  },
  {
    fact: 'priv.subproc',
    yes: [
      '(?<=^(?:\\w+ ){0,3})(?:{subprocessor})(?: list)?$ && !^#',
      'sub ?processors? && (?:list|listed|page|published|available (?:at|here|on)|found (?:at|here|on)|http|see\\b|following|below|annex|schedule|appendix|table|directory|current|set (?:out|forth)|link|view|here\\b|trust (?:cent|portal)|online|website|up to date|exhibit) && !(?:request|maintain a list|contact)',
      '(?:list|following|below|table)\\b ... (?:third part(?:y|ies)|service providers|vendors|processors) (?:\\w+ ){0,4}(?:process|we use|access|that|who|provider) && (?:personal|customer|data|http|here|set forth|below|following|eu\\b)',
      '(?:we|our) (?:\\w+ )?(?:use|uses|rely|relies|work|works|partner)\\b && {cloud} && in:(?:third party|service|hosting|infrastructure) (?:service )?(?:providers?|vendors?)|{subprocessor}',
      '(?:purpose|service|function|activity|location|country|entity|name|vendor|provider|company|processor|address) \\|.*(?:location|country|purpose|service|function|data|entity|address|description) && any:{subprocessor}',
      '(?:{cloud}|stripe|zendesk|sendgrid|mailgun|postmark|intercom|datadog|sentry|twilio|hubspot|salesforce|slack|segment|openai|anthropic|mailchimp|cloudflare) && in:{subprocessor} && !in:(?:gdpr|policy) rights',
      '(?:sub ?contractors?|sub service organi[sz]ations?) && (?:list of|listed|http|following|below)',
      'sub ?processors? ?:.*{cloud}',
    ],
    partial: [
      '{subprocessor} && (?:list|names|information|details|identif|current)\\w* && (?:request|contact|maintain|login|upon|written|email|keep|account)',
      '(?:contact|request)\\w* ...{subprocessor}',
      '(?:categories|types|kinds) of (?:\\w+ ){0,3}(?:recipients|service providers|third parties|{subprocessor})',
    ],
    no: ["(?:do|does) ?(?:not|n't) (?:publish|provide|disclose) (?:\\w+ ){0,3}(?:list|sub ?processors?)"],
    lesser: [
      '(?:maintain|keep)s? (?:\\w+ ){0,5}(?:list|register|inventory|record) (?:of )?(?:\\w+ ){0,4}{subprocessor} && !http|available|publish|found|here\\b|website|page\\b|online|see\\b|annex|below|at \\[|link|schedule|exhibit|appendix|listed',
      'list of (?:\\w+ ){0,4}(?:{subprocessor}) is (?:\\w+ )?(?:maintained|kept)',
      '(?:contact|email|ask|write to) (?:us|\\w+@) .... (?:list|names) && {subprocessor}|service providers|third part',
    ],
    traps: [
      'cookies?|advertis|social media|analytics partners|self host|changes? (?:concerning|to|in) (?:the |its |our )?(?:list of )?{subprocessor} && !http|object|notif\\w* && !http',
      '^create a list|who you send',
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'question', 'future'],
    params: [
      {
        name: 'url',
        pattern: '(https?://[^\\s)]+|[a-z0-9.-]{1,80}\\.[a-z]{2,4}/[a-z/-]*sub-?processors?[a-z/-]*)',
        as: 'text',
      },
    ],
  },
  {
    fact: 'priv.subproc_notice',
    figure: { param: 'days' },
    yes: [
      '{duration} (?:\\w+ )?(?:before|prior to|in advance of|ahead of) .{0,30}(?:planned|intended|proposed) changes? && section:{subprocessor}',
      '{subprocessor} && (?:notif|notice|inform(?:s|ed|ing)?\\b|subscrib|announce|email|advance|prior)\\w* && (?:object|{duration}|subscrib|opportunity|oppose|days|rss|mailing list|watch|opt in)\\w* && (?:new|change|add|replac|updat|appoint|engag|intend|list|object)\\w*',
      '{duration} && (?:object|approv|oppos|respon)\\w* && any:{subprocessor}',
      '(?:object|objection)\\w* && {subprocessor} && (?:may|right|can|within|reasonable|new|days|appoint|terminate|notify|ground|entitled|change)',
      '(?:subscrib|notified|notifications?|sign up|rss|watch)\\w* && any:{subprocessor} && (?:this (?:page|list)|sub ?processors?|list\\b|(?:changes?|updates?) to)',
      '{duration}.{0,40}(?:before|prior to|in advance|ahead) .... {subprocessor}',
      '{subprocessor} .... {duration} (?:\\w+ ){0,3}(?:before|prior|in advance|ahead|notice)',
    ],
    partial: [
      '{subprocessor} && (?:notif|notice|inform(?:s|ed|ing)?\\b|updat\\w+ the list|updat)\\w* && (?:new|change|add|replac|updat|intend|appoint)\\w*',
      '(?:told|tell|inform|notif|update|announce)\\w* .... {subprocessor} && new|change|chang|add|replac|after',
      '(?:tell|notify|inform|update)\\w* (?:\\w+ )?(?:customers?|you|users) (?:about|of) (?:\\w+ )?changes && any:{subprocessor}',
    ],
    no: ['{subprocessor} && without (?:prior |further )?notice'],
    traps: [
      'share personal data only with',
      'privacy policy|changes? to (?:this|our|the) (?:policy|terms|prices)|breach|incident',
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'negation', 'future', 'question'],
    params: [
      {
        name: 'days',
        pattern:
          '((?:\\d{1,9}|thirty|fifteen|fourteen|ten|two|sixty|seven)[ -]?(?:\\(\\d{1,9}\\) )?(?:business |calendar )?(?:days?|weeks?))',
        as: 'days',
      },
      { name: 'objection', pattern: '\\bobject\\w*', as: 'flag' },
      {
        name: 'channel',
        pattern: '\\b(e-?mail|rss|subscri\\w+|mailing list|website|in-app|repository)\\b',
        as: 'text',
      },
    ],
  },
  {
    fact: 'priv.transfers',
    yes: [
      '(?:standard contractual clauses|standard data protection clauses|sccs?\\b|model clauses|eu (?:model|standard) (?:contract )?clauses|idta\\b|international data transfer (?:agreement|addendum)|uk addendum|data privacy framework|\\bdpf\\b|adequacy (?:decision|finding|regulation)|binding corporate rules|\\bbcrs?\\b|data bridge) && (?:transfer|rely|relies|incorporat|apply|appl|comply|certif|enter|use|agree|execut|include|sign|adopt|participat|govern|parties|protect|base|ensure|accordance|pursuant|form part|adhere|help|safeguard|our|we\\b|shall|mechanism)',
      '(?:complies|comply|certified|participat\\w+|adher\\w+|self certif\\w+) (?:\\w+ ){0,3}(?:with|under|in|to) (?:the )?(?:eu.{0,6}u\\.?s\\.? )?(?:dpf\\b|data privacy framework)|\\bdpf\\b && (?:compl|certif|participat|adher)\\w*',
    ],
    partial: [
      'privacy shield',
      '(?:appropriate|adequate|suitable|reasonable|necessary) (?:\\w+ )?(?:safeguards|protection|measures|guarantees) && transfer',
      'transfer\\w* ... (?:appropriate|adequate|suitable) (?:safeguards|protection|level)',
    ],
    no: [
      "(?:not|never|n't|without) (?:\\w+ ){0,3}transfer\\w* (?:\\w+ ){0,5}(?:data|information) (?:\\w+ ){0,3}outside (?:of )?(?:the )?(?:eu\\b|eea|european|e\\.u)",
    ],
    traps: [
      'european commission (?:has )?issued',
      'non privacy shield',
      '"?(?:standard contractual clauses|sccs?|dpf|idta)"? (?:means|has the meaning|shall mean|refers)|newsletter|google analytics|cookies?|facebook|(?:website|marketing) (?:tools?|visitors?)|youtube|tracking',
      'website analytics|our website|site analytics',
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'future', 'negation'],
    params: [
      {
        name: 'mechanisms',
        pattern:
          '(standard contractual clauses|sccs?|idta|uk addendum|data privacy framework|dpf|adequacy decision|binding corporate rules|privacy shield)',
        as: 'list',
      },
      { name: 'module', pattern: 'module (one|two|three|four|1|2|3|4)', as: 'list' },
    ],
  },
  {
    fact: 'priv.dsr',
    yes: [
      "(?:data subject|end user|individual|subject access|dsr|dsar)s?'? (?:\\w+ ){0,3}(?:requests?|rights|inquir)\\w* && (?:assist|help|support|cooperat|enable|tool|api\\b|provide|fulfil|respond|forward|honou?r|self service|promptly|handle|facilitat)\\w* && (?:customer|client|controller|you\\b|your|processor|we\\b|account holders|enable|assist|support|api|tool) && !(?:you are responsible|(?:controller|customer|client) (?:shall|is|will|must) (?:\\w+ ){0,2}(?:respond|responsible|handle))",
      '(?:assist|help|support|cooperat)\\w* .... (?:data subjects?|rights of (?:the )?(?:data subjects?|individuals)|subject access|exercis\\w+ (?:\\w+ )?rights|gdpr requests?)',
      '(?:gdpr|ccpa|privacy|deletion|erasure) (?:\\w+ )?(?:api|tool|requests?) && (?:api|endpoint|submit|delete|export|tool|programmatic|end user|customer) && !(?:your rights|contact us)',
      "(?:delete|export)\\w* (?:\\w+ ){0,6}(?:end users?|data subjects?|individual users?|user data|users?' data) && (?:api|request|gdpr|comply|tool|programmatic)",
      '(?:assist|help|support|cooperat)\\w* .... (?:requests?|inquir\\w+|enquir\\w+) (?:\\w+ ){0,3}(?:from|by|of) (?:\\w+ )?(?:individuals|data subjects|end ?users|your users|persons|consumers)',
      '(?:help|assist|support|enable|allow)\\w* (?:\\w+ )?(?:customers?|you|controller|clients?) .... (?:access|erasure|rectification|deletion|portability) (?:\\w+,? ){0,4}requests?',
      '(?:delete|export|erase|access)\\w* (?:\\w+ ){0,4}(?:the )?(?:personal )?data of (?:an? )?(?:individual|person|data subject|end user|user|contact)',
    ],
    partial: [
      'facilitat\\w* (?:\\w+ ){0,2}data subject rights',
      '(?:data subject|subject access) (?:\\w+ )?requests? && (?:forward|redirect|direct|refer|reasonable|commercially|expense|fee|cost)\\w*',
      'assist\\w* && (?:expense|fee|cost) && (?:data subject|request|notif)',
      'forward\\w* (?:your|the|such|any) requests? to (?:the |our )?customers?',
    ],
    limits: [
      '(?:assist|help|support|cooperat)\\w* .... (?:separately (?:paid|charged|invoiced)|paid service|additional cost|hourly rates?)',
      "(?:assist|help|support|cooperat)\\w* .... (?:expense|cost)\\w* (?:of|to|for) (?:the )?(?:customer|client|controller)|at (?:the )?(?:customer|client|controller)'?s? (?:sole |own )?(?:expense|cost)",
      "(?:assist|help|support|cooperat)\\w* && (?:data subject|requests?|notifications) && (?:at (?:the )?(?:client|customer|controller|your)'?s?(?: own| sole)? (?:expense|cost)|(?<!no |of |without )charge|reimburse|additional fee)",
      '(?:charge|fees?|costs?|reimburse)\\w* (?:\\w+ ){0,6}(?:for|of) (?:such |any |this |the )?assistance && section:data subject',
    ],
    traps: [
      'as controller\\b|legal obligations',
      'is not of a nature|not necessary or reasonable',
      'web ?form|about you\\b|privacy request',
      'you (?:have|may|can) (?:the )?(?:right|exercise|request|contact|ask|submit)|your (?:\\w+ )?rights|if you (?:wish|want|would like) to exercise|you (?:can|may) exercise|contact us|email us|verify your identity|california residents|we (?:will|may) (?:verify|respond to your)|we (?:respond|reply) to (?:all )?requests',
    ],
    notIn: [],
    allow: ['condition', 'duty', 'staff', 'third', 'denial'],
    params: [
      {
        name: 'days',
        pattern: '((?:\\d{1,9}|thirty|ten|five|two)[ -]?(?:\\(\\d{1,9}\\) )?(?:business |calendar )?(?:days?|hours?))',
        as: 'days',
      },
      { name: 'tools', pattern: '\\b(api|self-service|dashboard|export|delete)\\b', as: 'list' },
    ],
  },
  {
    fact: 'priv.sale',
    yes: [
      '^(?:sell|rent|trade)\\b && in:\\b(?:not|never)\\b',
      "(?:not|never|n't) share .{0,40}data with (?:any )?third part(?:y|ies) without (?:their|your|explicit|user|the user's) (?:\\w+ )?consent",
      'no (?:sale|selling|resale) of (?:your |personal |customer |user |any )*(?:data|information)',
      "(?:not|never|n't|no\\b|neither) (?:\\w+ ){0,8}(?:sell|selling|sold|rent|trade|monetiz|monetis)\\w*\\b && (?:data|information|details|content|it\\b|to third|your|personal|customers?)",
      "(?:not|never|n't|nor) (?:\\w+ ){0,6}(?:shar|use|disclos)\\w* (?:\\w+ ){0,10}(?:targeted advertising|cross context|advertis)\\w*",
      'prohibited from .{0,12}(?:selling|sharing)',
    ],
    limits: [
      '(?:share|use|disclose)\\w* (?:\\w+ ){0,12}(?:targeted|interest based|behavio(?:u)?ral|personali[sz]ed|tailored) (?:ads|advertis)\\w* && !(?:not|never|nor)\\b (?:\\w+ ){0,8}(?:share|sharing|use|disclose)',
      '(?:sale|sell|selling|sharing)"? (?:under|as defined|as that term|within the meaning) && (?:may|might|could|considered|constitute|deemed)',
      '(?:we|our|and|also|may) (?:\\w+ )?(?:share|disclose|provide|sell|transfer)s? (?:\\w+ ){0,8}(?:with|to) (?:\\w+ ){0,3}(?:advertis|ad (?:network|partner|tech)|data brokers?|marketing partners?)\\w*',
      'opt out of (?:the )?(?:sale|sharing|targeted)',
      'do not sell or share my && !we do not',
    ],
    no: ['we (?:may )?(?:sell|rent) (?:your|personal|user)'],
    lesser: ["(?:not|never|n't) (?:sell|share|rent) (?:\\w+ )?sensitive (?:personal )?(?:information|data)"],
    traps: [
      'if we have not sold',
      'router|telemetry|by configuring',
      '"?(?:sell|sale)"? means|merger|acquisition|sale of (?:assets|our business|all|the business|company|goods)|sell (?:our|the) (?:business|company|assets|products)|upsell|right to (?:know|opt)|seller|resell|sale or transfer of|bankruptcy|selling (?:products|software)|you (?:may|must|shall|will|agree) not|sale price|point of sale',
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'negation', 'question', 'future'],
    params: [{ name: 'exceptions', pattern: '(except[^.]{0,80})', as: 'text' }],
  },
]
