import type { CodebookInput } from '../codebook-entry.ts'

export const peopleCodebook: readonly CodebookInput[] = [
  {
    fact: 'hr.background',
    yes: [
      '\\b(?:vetting|screening) \\|.*(?:employees?|hires?|staff|candidates|joiners)|pre employment (?:vetting|screening|checks?)',
      '(?:background|criminal|pre employment|reference|employment history|employment) (?:\\w+ ){0,3}(?:checks?|screening|verification|investigations?|vetting|history checks?)\\b',
      '(?:screen|vet|vetted)\\w* (?:\\w+ ){0,4}(?:{staff}|candidates|new hires)',
      '(?:{staff}|candidates) (?:\\w+ ){0,5}(?:screened|vetted|background)',
      'background (?:checked|screened|vetted)',
      '(?:candidates?|applicants?|new (?:hires|employees)) .... (?:screening|vetting|criminal|background)',
    ],
    limits: [
      '(?:background|criminal) (?:\\w+ ){0,2}(?:checks?|screening) .... (?:for|of|on) (?:\\w+ )?(?:roles?|positions?|staff|employees) (?:with|who|that|in)',
      '(?:background|criminal|reference) (?:\\w+ ){0,2}(?:checks?|screening) && (?:some (?:roles|employees|positions)|certain (?:roles|positions)|contractors? (?:are )?(?:exclud|exempt)|may (?:be )?(?:conduct|perform|undergo|carry)|where appropriate|sensitive (?:roles|positions))',
      'reference checks? && !background|criminal',
    ],
    no: ["(?:do|does) ?(?:not|n't) (?:perform|conduct|run) (?:\\w+ )?background"],
    traps: [
      'questionnaire|checkbox',
      'products?\\b|(?:you|customers?) can use|our platform',
      'applicants? (?:data|information|personal)|we (?:may )?collect|credit|sanction|your (?:own )?(?:employees|candidates)|customers? (?:use|can)|fcra|right to work in',
      'criminal investigation|law enforcement',
    ],
    notIn: ['privacy'],
    allow: ['staff', 'condition'],
    params: [
      {
        name: 'timing',
        pattern: '\\b(prior to|before|pre-employment|upon hire|at hire|during onboarding)\\b',
        as: 'text',
      },
    ],
  },
  {
    fact: 'hr.training',
    yes: [
      'security (?:meetings|talks|sessions|refreshers|briefings) (?:for|with) (?:all |our |every )?(?:\\w+ )?(?:{staff})',
      '(?:all|every|each|new) (?:\\w+ )?(?:employees?|hires?|staff|team members?|joiners?|starters?) .{0,40}(?:security|privacy) (?:onboarding|induction|orientation)',
      '(?:security )?awareness(?: training)? \\|.*(?:everyone|everybody|all (?:staff|employees)|staff|employees|on joining|new hires|annual|yearly)',
      '(?:security|privacy and security|infosec|phishing|data protection|compliance)(?: and (?:privacy|compliance|data protection))?(?: \\w+){0,3} (?:train|educat|awareness)\\w* && (?:all\\b|every|each|{staff}|annual|regular|mandatory|onboarding|everyone|yearly|required|complete|undergo|receive|program|company wide|provide|conduct)',
      '(?:all|every|each|our) (?:\\w+ ){0,3}(?:{staff}) (?:\\w+ ){0,8}(?:train|educat)\\w* && (?:secur|awareness|infosec|phishing|data protection|confidential|privacy)',
      'train\\w* (?:\\w+ ){0,5}(?:{staff}) (?:\\w+ ){0,5}(?:security|infosec|phishing)',
      '{staff} (?:\\w+ ){0,3}(?:are|is|get|gets|receives?|undergo|undergoes|completes?|takes?|attends?|participates?|must)\\b .... (?:train|educat|instruct)\\w* .... (?:information security|data security|cyber ?security|it security|security|phishing)\\b && !who (?:\\w+ ){0,3}(?:handle|process|access|have|has)|with access|some|certain|relevant|developers|engineers?|secure coding',
      '(?:security |awareness |security awareness )?training ?\\|.*(?:all|staff|employees|annual|year|onboarding)',
      '(?:phishing (?:simulations?|tests?|exercises?)|security trainings?|awareness (?:trainings?|campaigns?|program\\w*)) && {staff}|all|every|regular|annual|company|team|year',
      'security (?:lessons?|courses?|classes|education|workshops?|briefings?) .... (?:compulsory|mandatory|required|all\\b|every|staff|employees)',
    ],
    partial: [
      '(?:team|staff|personnel|operators?|engineers) (?:\\w+ ){0,5}(?:mandatory|recurring|regular|annual) (?:\\w+ ){0,3}training .... (?:polic|security|priva|data)',
      '(?:{staff}|persons?|individuals) && (?:train|educat)\\w* && (?:privacy|data protection|personal data|agreement|gdpr|appropriate|adequate|handling|processing|security|confidential|obligations)',
    ],
    lesser: [
      '(?:engineering|developer|development) (?:\\w+ )?training .{0,30}secure',
      '(?:developers?|engineers?) (?:\\w+ ){0,3}(?:are |is |get |receive |undergo )?(?:\\w+ )?train\\w* (?:\\w+ ){0,3}(?:secure coding|secure development|owasp)',
    ],
    traps: [
      'security and it teams',
      '(?:ai|model|machine learning|llm)s? train|train(?:ing)? (?:\\w+ )?(?:models?|ai|data ?set|algorithm)|your (?:employees|staff|team|users)|customer (?:training|success)|training (?:sessions? (?:for|on) (?:the|our) (?:product|platform|service))|customers? (?:should|must|shall|are)|you should|product training|training and support|onboarding (?:and )?training (?:for|sessions)|developers (?:receive|are) ... secure coding only|professional services',
    ],
    notIn: ['privacy'],
    allow: ['staff'],
    params: [
      {
        name: 'frequency',
        pattern:
          '\\b(annual(?:ly)?|yearly|quarterly|monthly|regular(?:ly)?|periodic(?:ally)?|at least once a year|ongoing)\\b',
        as: 'text',
      },
      { name: 'onboarding_days', pattern: 'within (\\d{1,9} days?) of (?:hire|joining|start)', as: 'days' },
    ],
  },
  {
    fact: 'hr.nda',
    yes: [
      '(?:{staff}|persons?|individuals|representatives|anyone|agents) && (?:confidential|non disclosure|nda\\b|ndas\\b|secrecy|data secrecy) && (?:sign(?:s|ed)?\\b|bound|agreements?|obligat|committed|commit\\b|duty|undertak|subject to|contractual|statutory|execut|required to (?:sign|agree|keep|maintain))\\w* && !(?:you may|your confidential|each party)',
      '(?:{staff}) (?:\\w+ ){0,5}(?:oblig|bound|bind|commit|undertak)\\w* .... (?:secret|secrecy|confidential)',
      '(?:employment |work |labou?r )?contracts? (?:\\w+ ){0,3}(?:bind|oblige|commit|require|contain|include)\\w* .... (?:confidential|secrecy|non disclosure) && any:staff|employ|personnel|people|hr\\b|team|human',
      '(?:bind|oblig|commit|requir)\\w* (?:\\w+ ){0,3}(?:{staff}) .... (?:confidential|secrecy|non disclosure)',
      '(?:{staff}) (?:\\w+ ){0,4}(?:agree|promise|pledge|sign|undertake)\\w* .... confidential',
      '(?:employment|work) contracts? .... confidential',
    ],
    partial: ['(?:{staff}) (?:\\w+ ){0,5}(?:informed|instructed|aware|trained) (?:\\w+ ){0,6}confidential'],
    lesser: [
      '(?:{staff}) (?:\\w+ ){0,4}(?:instructed|informed|asked|told|expected|advised) ... confidential',
      '(?:except|excluding|other than) (?:\\w+ )?contractors .... (?:nda|confidential)|(?:nda|confidential)\\w* .... (?:except|excluding) (?:\\w+ )?contractors|except contractors',
    ],
    traps: [
      'confidentiality, integrity',
      "(?:your|customer'?s?|receiving party|either party|each party|parties|disclosing party|client'?s?) (?:\\w+ ){0,2}(?:employees|confidential|personnel|staff|representatives)|nda (?:to|for|before|is required|in order)|under (?:an )?nda|report|customer (?:shall|must|will)|pricing|whistle",
    ],
    allow: ['staff', 'third', 'condition'],
  },
  {
    fact: 'hr.offboarding',
    yes: [
      'access (?:\\w+ ){0,3}withdrawn (?:within|on|when|at|promptly|immediately)',
      '(?:access|accounts?|credentials?) .... (?:closed|revoked|removed|disabled|deactivated|withdrawn) .... (?:person|employee|staff|someone|team member|colleague|people|they)(?:\\w+)? (?:\\w+ )?(?:leav|depart|left)\\w*',
      '(?:person|employee|someone|colleague|people) (?:\\w+ )?(?:leaves?|leaving|departs?) .... (?:access|accounts?) .... (?:closed|revoked|removed|disabled|deactivated)',
      '(?:terminat|leav|depart|offboard|separat|last day|end of (?:\\w+ )?employment|exit|no longer (?:employ|work|need))\\w* && (?:access|accounts?|credentials?|permissions?|privileges) && (?:revok|remov|disabl|deactivat|deprovision|withdraw|suspend|delet)\\w* && (?:{staff}|employment|offboard|departing)',
      '(?:offboarding|off boarding) (?:process|procedure|checklist|polic)',
      '(?:leavers?|departing|departed|former|terminated|outgoing) ?(?:{staff})?\\b .... (?:lose|revok|remov|disabl|deactivat|withdraw|terminat|block)\\w* && (?:access|accounts?|credentials|rights|permissions)',
      '(?:access|accounts?|credentials) .... (?:revok|remov|disabl|deactivat|withdraw|terminat)\\w* .... (?:on|upon|at|after|following|within|day of|end of) (?:\\w+ ){0,3}(?:terminat|departure|exit|employment|separation|leav)\\w* && {staff}|employment|departure|personnel|internal|access control',
      "terminat\\w* (?:[a-z']+ ){0,4}access (?:rights|privileges)",
      '(?:timely|prompt|immediate)\\w* .... (?:de ?provisioning|removal|revocation|termination|de provisioning) of (?:\\w+ ){0,2}access',
      'off ?boarding (?:is|are) (?:\\w+ )?(?:automated|standardi[sz]ed|documented)',
    ],
    lesser: ['^(?:vpn|email|building|office) access (?:is|are) (?:revoked|removed)'],
    traps: [
      'corporate identity|sign in with|your (?:team|idp)',
      'your (?:\\w+ )?(?:employees|users|members|team|organi[sz]ation|account|workspace|idp|identity)|scim|directory sync|identity provider|you (?:can|may|should)|customers? (?:can|may)|(?:agreement|contract|subscription|services?) (?:is |are )?(?:terminat|end|expir)|terminat\\w* (?:of )?(?:this|the|your) (?:agreement|contract|account|subscription|services?)|we (?:may|reserve)|suspend (?:your|the|service)|violat|data (?:is|will)|sessions?\\b|members? (?:is|are) removed|cookies',
    ],
    notIn: ['privacy', 'terms', 'pricing'],
    allow: ['staff', 'condition'],
    params: [{ name: 'hours', pattern: '(\\d{1,9} (?:hours?|days?))', as: 'hours' }],
  },
  {
    fact: 'hr.devices',
    yes: [
      '(?:company|corporate|employee|staff|work)(?: (?:provided|owned|issued|managed))? (?:devices|laptops|notebooks|computers|endpoints|machines|workstations) && (?:manag|encrypt|enrol|monitor|mdm|kandji|jamf|intune|secur|lock|protect|configur)\\w*',
      '(?:laptops?|workstations?|company devices?|corporate devices?|employee devices?|staff devices?|work devices?|endpoints?|mobile devices?|computers?|end user devices|personnel devices|company owned|company issued|macbooks?|machines)\\b && (?:encrypt|mdm\\b|mobile device management|managed|screen ?lock|full disk|disk encryption|filevault|bitlocker|jamf|kandji|intune|locked|auto lock|lock(?:ed)? automatically|enrolled|device management|centrally|remote wipe|wiped|hardened|password)\\w*',
      '(?:mdm|mobile device management|full disk encryption|fde)\\b && (?:{staff}|device|laptop|our|company|endpoint)',
      '(?:filevault|bitlocker|kandji|jamf|intune|mosyle|hexnode|jumpcloud|mobile device management)\\b && (?:{staff}|laptop|device|company|we\\b|our)',
      '(?:devices?|laptops?|workstations?) ?\\|.*(?:encrypt|mdm|managed|lock)',
      '(?:endpoint|device|laptop) (?:management|encryption|security) (?:\\w+ ){0,4}(?:enforc|requir|deploy|in place|used|mandatory)\\w*',
    ],
    lesser: [
      '(?:some|certain) (?:\\w+ )?(?:laptops|devices|computers) (?:are|is) (?:managed|encrypted|enrolled)',
      '(?:device|laptop) polic(?:y|ies) (?:\\w+ )?(?:ask|require|request)\\w*',
      'personal devices? ... (?:not managed|unmanaged)',
      '(?:implementing|rolling out|introducing|deploying) (?:\\w+ ){0,3}(?:mdm\\b|mobile device|device management|endpoint)',
    ],
    traps: [
      '\\bendpoints?\\b && !laptop|employee|staff|devices?\\b|workstation|company|corporate|mdm|edr\\b|anti ?virus|disk|endpoint (?:security|protection|detection|management)|centrally',
      'tunnels?\\b|site to site|connectivity',
      '(?:jumpcloud|intune)\\b && !laptops?|workstations?|company devices?|employee|staff|our (?:devices|computers)',
      "your (?:own )?(?:device|laptop|computer|machine|phone|browser)|you (?:can|should|must|use)|customers?'? devices?|(?<!end )users?'? devices?|passkey|cookies?|api endpoints?|endpoints? (?:for|that|return)|https|webhook|(?:information|data) (?:about|from) your|trusted devices?|authenticator|collect|virtual machines?|sandbox|host machines?|self host|touch id|stored on your",
    ],
    notIn: ['privacy', 'terms', 'pricing'],
    allow: ['staff'],
    params: [
      {
        name: 'controls',
        pattern: '\\b(mdm|disk encryption|screen lock|filevault|bitlocker|remote wipe|edr|anti-?virus)\\b',
        as: 'list',
      },
    ],
  },
]
