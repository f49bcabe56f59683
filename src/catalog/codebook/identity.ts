import type { CodebookInput } from '../codebook-entry.ts'

const legal = ['privacy', 'terms', 'dpa'] as const

export const identityCodebook: readonly CodebookInput[] = [
  {
    fact: 'iam.sso',
    yes: [
      "saml(?: ?2(?:\\.0)?)?\\b && !(?:not|n't|no) (?:\\w+ ){0,2}saml",
      'single sign ?on && (?:{offer}|enterprise|okta|entra|azure|identity provider|idp\\b|onelogin|plan|with|for)',
      '(?:sso)\\b && (?:okta|entra|azure ad|onelogin|identity providers?|idp\\b|oidc|openid|{offer}|enterprise|plan|your organi[sz]ation)',
      '(?:openid connect|oidc)\\b && (?:sso|sign ?on|log ?in|sign in|provider|identity|authenticat)',
      '(?:okta|entra id|azure ad|onelogin|ping ?identity|pingfederate|jumpcloud) && (?:sso|sign in|log ?in|authenticat|single)',
      'single sign ?on|sso\\b && !(?:google|github|social)',
    ],
    partial: [
      '(?:log ?in|sign ?in|sign ?up|register|authenticat|oauth)\\w* (?:\\w+ ){0,5}(?:with|via|using|through) (?:\\w+ ){0,3}(?:google|github|microsoft|gitlab|bitbucket|apple|facebook|social)',
      '(?:register|sign up|log in|sign in)\\w*\\b && (?:existing|your|user|valid) (?:\\w+ ){0,5}(?:github|google|gitlab|bitbucket) && (?:only|requires?|need|must)',
      '(?:google|github|gitlab|microsoft|bitbucket) (?:\\w+ ){0,3}(?:oauth|login|log in|sign in|sso|account)\\b && (?:log|sign|register|authenticat|oauth)',
      'social (?:login|log in|sign in)',
    ],
    limits: [
      '(?:github|google|gitlab|bitbucket|microsoft) (?:is|are) the only (?:way|method|option)',
      'no way to connect (?:your|an) (?:own )?(?:identity provider|idp)',
    ],
    no: [
      "(?:do|does|is) ?(?:not|n't)(?: currently| yet)? (?:support|offer|provide|available)\\w* (?:\\w+ ){0,4}(?:saml|single sign|\\bsso\\b)",
      '(?:saml|sso|single sign on)\\b (?:support )?(?:is |are )?(?:planned|coming soon|on (?:our|the) roadmap|not (?:yet |currently )?(?:supported|available|offered))',
    ],
    traps: [
      'access to our (?:\\w+ ){0,3}(?:services|applications|systems|infrastructure)',
      'oidc (?:token|provider for|federation)|workload identity|openid connect ... (?:ci\\b|pipeline|aws|workload|cloud)|github actions|oidc ... (?:aws|gcp|cloud credential)|iam role',
      '(?:our|all) (?:employees|staff|engineers|personnel|team)',
      'saml (?:response|assertion|attribute|certificate|settings?|request)s? (?:must|should|is|are|contains?|includes?) && !support',
    ],
    notIn: ['dpa'],
    allow: ['condition', 'duty', 'third'],
    params: [
      { name: 'protocols', pattern: '\\b(saml(?: ?2\\.0)?|oidc|openid connect|oauth)\\b', as: 'list' },
      { name: 'price', pattern: '(\\$ ?\\d[\\d,]*)', as: 'text' },
    ],
  },
  {
    fact: 'iam.sso_enforce',
    yes: [
      '(?:sso|saml|single sign ?on|identity provider|idp)\\b && (?:enforc|mandat|require[sd]?\\b|requiring|force\\b|forced|forces|forcing|strictly|must (?:log|sign|use|authenticat)|only (?:via|through|with|be able)|disable (?:other|password|email|username|social|all other)|prevent|block|exclusively) && (?:member|user|everyone|admin|owner|login|log in|sign|account|organi[sz]ation|workspace|team|all\\b|enforce|password|mandatory|require sso|required)',
      "(?:disable|turn off|block|prevent|not be allowed|no longer|cannot|can't|unable)\\w* ... (?:password|other (?:authentication|login|sign)|email|username|social)\\w* && any:sso|saml|single sign",
      '(?:enforced?|required?|mandatory|forced) (?:sso|saml|single sign)',
      '(?:prompt|redirect|forc|requir)\\w* .... (?:log ?in|log in|sign in|authenticate|log back in) (?:\\w+ ){0,4}(?:sso|saml|idp|identity provider)\\b',
      '(?:sso|saml|single sign on) (?:enforcement|requirement|only mode|mandatory)',
    ],
    partial: ['(?:contact|email|reach out)... (?:enforc|requir)\\w* (?:sso|saml)'],
    no: [
      "(?:not|n't) (?:possible|able|currently possible|supported?) ...(?:enforce|require)\\w* ...(?:sso|saml)",
      "(?:sso|saml) (?:cannot|can't) be (?:enforced|required|made mandatory)",
    ],
    traps: [
      '(?:defined|set|managed|enforced|configured|handled) (?:in|by|at|through) your (?:idp|identity)',
      'if enabled',
      '^if your (?:\\w+ ){0,3}(?:sso|idp|identity|saml|organi)',
      'idp accounts',
      'access to our',
      '(?:sso|saml)\\b ...requires? (?:an?|the|enterprise|at least|you to|that you|admin|owner)|to (?:configure|set up|enable) (?:sso|saml)',
      'requires? (?:the )?(?:enterprise|business|pro|team|premium|scale)',
      'required (?:field|attribute|parameter|claim|value|information)|attributes?\\b|metadata|entity id|acs url',
      '(?:our|all) (?:employees|staff|engineers|personnel)',
      'support (?:enforc|requir)',
      '(?:enforc|requir|recommend)\\w* (?:\\w+ )?(?:mfa|2fa|multi factor|two factor)|(?:on|by|in|through) (?:your |the )?(?:github|gitlab|bitbucket|google)|whatever',
      '(?:scim|directory sync) requires',
    ],
    notIn: [...legal],
    allow: ['condition', 'duty', 'third', 'negation'],
    params: [
      { name: 'exceptions', pattern: '((?:except|owners? can still|break[ -]glass|bypass)[^.]{0,60})', as: 'text' },
    ],
  },
  {
    fact: 'iam.scim',
    yes: [
      'scim\\b',
      'directory sync',
      '(?:automat\\w+|user|directory) (?:user )?(?:de)?provision(?:ing|s|ed)?\\b && (?:okta|entra|azure|identity provider|idp\\b|directory|onelogin|google workspace|sso|jumpcloud)',
      'user (?:provisioning|lifecycle) && (?:{offer}|enterprise|automat)',
    ],
    partial: [
      '(?:users?|accounts?|members?) (?:\\w+ ){0,4}(?:just in time|jit)\\b|just in time at',
      '(?:jit|just in time)\\b(?: user)?(?: account)? ?(?:provision|creat|account)',
      '(?:automatically|auto) (?:\\w+ ){0,3}(?:added|created|join|provision|add|create|creat)\\w* && any:sso|saml|identity provider|single sign',
    ],
    limits: ['scim && (?:only (?:supports?|creat|provision)|does not (?:deprovision|remove|deactivat|delete)|beta)'],
    no: [
      "(?:not|n't)(?: currently| yet)? (?:support|offer|provide)\\w* ...scim",
      'scim\\b(?: support| provisioning)? (?:is |are )?(?:planned|coming soon|on (?:our|the) roadmap|not (?:yet |currently )?(?:supported|available|offered))',
    ],
    traps: ['(?:our|all) (?:employees|staff|engineers|personnel)'],
    notIn: [...legal],
    allow: ['condition', 'duty', 'third', 'staff'],
    params: [
      {
        name: 'idps',
        pattern:
          '\\b(okta|entra id|azure ad|onelogin|jumpcloud|google workspace|ping(?:federate| identity)|rippling|cyberark)\\b',
        as: 'list',
      },
    ],
  },
  {
    fact: 'iam.mfa',
    yes: [
      '(?:multi ?factor|two ?factor|2 factor|(?:two|2) step (?:authentication|verification|auth|login|sign))(?: authentication| verification| auth| login)? && !(?:our|all) (?:employees|staff|engineers)',
      '(?:mfa|2fa|totp|webauthn|passkeys?|yubikeys?|fido2?|u2f)\\b',
      '(?:authenticator app|hardware (?:security )?keys?|security keys?|one time (?:passwords?|codes?|passcodes?)) && (?:log|sign|authenticat|account|factor|second)',
    ],
    partial: [
      '(?:sms|text message|email) (?:\\w+ ){0,3}(?:codes?|one time|verification) && (?:log|sign|second|factor|2fa|mfa) && !(?:totp|authenticator|passkey)',
    ],
    limits: ['(?:mfa|2fa|two factor|multi factor)... (?:only (?:via|by|through) (?:sms|email))'],
    no: [
      "(?:not|n't)(?: currently| yet)? (?:support|offer|provide|have)\\w* (?:\\w+ ){0,3}(?:mfa|2fa|two factor|multi factor)",
      '(?:mfa|2fa|two factor authentication|multi factor authentication)(?: support)? (?:is |are )?(?:planned|coming soon|on (?:our|the) roadmap|not (?:yet |currently )?(?:supported|available|offered))',
    ],
    traps: [
      '(?:defined|set|managed|enforced|configured|handled) (?:in|by|at|through) your (?:idp|identity)',
      '(?:such as|e\\.g\\.|for example),? (?:mfa|2fa|multi factor)|non password',
      'badge|visitors?\\b|data ?cent(?:er|re)',
      'takes? advantage of their|their built in',
      'access to any non public',
      '^if your (?:\\w+ ){0,3}(?:sso|idp|identity|saml|organi)',
      '(?:employees|staff|personnel|workforce) .... (?:mfa|2fa|two factor|multi factor|security keys?|second factor)',
      '(?:all|enrolled|in) (?:\\w+ )?idp accounts',
      '(?:our|all|for|by) (?:\\w+ ){0,2}(?:employees?|staff|engineers|personnel|team members|developers|administrators)\\b && !(?:your|customers?|users?)\\b',
      '(?:mfa|2fa|two factor|multi factor|factor authentication)\\b...(?:for|to) (?:\\w+ ){0,4}(?:production|internal systems?|infrastructure|administrative|admin access|access to (?:our|production|customer|systems)|our (?:systems|infrastructure|cloud|source))',
      '(?:access to|accessing) (?:\\w+ ){0,4}(?:systems?|infrastructure|production|servers?|environments?|customer data|data|network)\\b.{0,80}(?:mfa|2fa|factor|passkey|hardware key|yubikey)',
      "(?:your|secure) (?:email|e mail|google|github|gitlab|bitbucket) accounts?|github's|on your (?:github|google|identity)|aws account|root account",
      '(?:handled|managed|enforced|provided|configured|enabled) (?:by|in|at|through|on|via) your (?:identity|idp|sso|github|own)',
      '(?:mfa|2fa|totp|passkey)\\b ...(?:as an? |for your (?:end ?)?users|in your app)',
    ],
    notIn: [...legal],
    allow: ['condition', 'duty', 'third', 'staff'],
    params: [
      {
        name: 'methods',
        pattern: '\\b(totp|sms|passkeys?|webauthn|security keys?|authenticator apps?|yubikeys?|fido2?|u2f|push)\\b',
        as: 'list',
      },
    ],
  },
  {
    fact: 'iam.mfa_enforce',
    yes: [
      '(?:mfa|2fa|multi ?factor|two ?factor|two step|2 factor|second factor)\\b && (?:enforc|mandat|requir|force\\b|forced|must (?:enrol|set|use|enabl)|compulsory|prompted|cannot be disabled) && (?:admin|owner|member|user|all\\b|everyone|organi[sz]ation|workspace|account|team|mandatory|enforc)',
      '(?:enforced?|mandatory|required?|require) (?:mfa|2fa|multi ?factor|two ?factor)',
      '(?:enable|turn on) (?:mfa|2fa|two factor|multi factor) for (?:\\w+ ){0,3}(?:organi[sz]ation|all|everyone|workspace|team|entire)',
    ],
    partial: [
      '(?:see|view|check|filter|list) (?:which|who) ... (?:mfa|2fa|two factor|multi factor)',
      '(?:remove|flag)\\w* ... (?:without|not (?:enabled|using)|who have not) (?:\\w+ )?(?:mfa|2fa|two factor)',
    ],
    no: [
      "(?:mfa|2fa|two factor|multi factor)... (?:cannot|can't|not possible to) be (?:enforced|required|made mandatory)",
      "(?:cannot|can't|not (?:possible|able) to) (?:enforce|require) ...(?:mfa|2fa|two factor|multi factor)",
    ],
    traps: [
      '(?:defined|set|managed|enforced|configured|handled) (?:in|by|at|through) your (?:idp|identity)',
      'such as|e\\.g\\.|for example',
      "(?:not|n't|isn't) (?:currently )?(?:mandatory|compulsory|required|enforced)|(?:is|are) optional|(?:strongly|highly) (?:advise|recommend|encourage)",
      'requir\\w* (?:an?|the) (?:second )?(?:authentication|verification|security) (?:code|factor|step)|second (?:authentication|verification) (?:code|factor)',
      'access to any|non public|queries|mutations|endpoints?\\b|operations?\\b',
      'required to (?:insert|input|enter|type|provide|use the)',
      '^if your (?:\\w+ ){0,3}(?:sso|idp|identity|saml|organi)',
      '(?:employees|staff|personnel|workforce) .... (?:mfa|2fa|two factor|multi factor|security keys?|second factor)',
      '(?:all|enrolled|in) (?:\\w+ )?idp accounts',
      '(?:our|all|for|by) (?:\\w+ ){0,2}(?:employees?|staff|engineers|personnel|team members|developers|administrators)\\b && !(?:your|customers?|users?|members)\\b',
      '(?:access to|accessing) (?:\\w+ ){0,4}(?:systems?|infrastructure|production|servers?|environments?|customer data|network)\\b',
      '(?:production|internal|corporate|administrative|infrastructure|vpn)\\b && !(?:your|customers?|member|users)',
      '(?:requires? (?:the )?(?:enterprise|business|pro|team|premium))|requires? (?:an?|the) (?:app|authenticator|phone|device|code|second)|required to (?:enter|provide) ',
      'in your (?:identity|idp|sso)|by your (?:identity|idp|sso)',
    ],
    notIn: [...legal],
    allow: ['condition', 'duty', 'third', 'negation', 'staff'],
  },
  {
    fact: 'iam.rbac',
    yes: [
      '(?:rbac|role based access|role based permissions?|roles? and permissions|permissions? and roles|access roles)\\b',
      '(?:custom|granular|fine grained|user|member|team|built in|predefined|different|multiple|several|various|distinct|workspace|organi[sz]ation|project) (?:\\w+ )?(?:roles?|permissions?|access (?:levels?|controls?|policies))\\b && !(?:our|all) (?:employees|staff)',
      '(?:admin|owner|administrator|viewer|editor|member|read only|billing|guest|manager|analyst|consumer|developer|operator)s?\\b(?:,|/| and| or) (?:\\w+ ){0,2}(?:admin|owner|administrator|viewer|editor|member|read only|billing|guest|manager|analyst|consumer|developer|operator)s?\\b && (?:role|permission|access)',
      '(?:assign|grant|manage|define|set|configure|control)\\w* (?:\\w+ ){0,4}(?:roles?|permissions?)\\b && (?:member|user|team|people|access|admin|account|workspace)',
      'roles? (?:determine|define|control|model|dictate|grant|with)',
      'permission (?:levels?|groups?|sets?|model|schemes?)|access (?:groups?|policies) (?:for|to|let|allow)',
    ],
    partial: [
      'acls?\\b && (?:{offer}|user|data|read|write|command|topic)',
      'access control lists?',
      'read only (?:tokens?|users?|replicas?) ... (?:access|permission)',
    ],
    no: [
      'all (?:users|members) (?:have|share) (?:the )?(?:same|full) (?:access|permissions)',
      'roles (?:are )?(?:planned|coming soon|on (?:our|the) roadmap)',
    ],
    traps: [
      'permissions? set on',
      'iam user|learn how to create an iam',
      '(?:our|company|internal) (?:\\w+ )?(?:employees?|staff|engineers|personnel|team members|systems?|access)|(?:employees?|staff|personnel|engineers)\\b && !(?:your|customers?|users?)\\b',
      'iam roles?|aws roles?|cloud roles?|role arn|assume role|service account role|database roles?|controller|processor role|role of|roles? (?:under|as (?:a )?(?:controller|processor))|job role|play(?:s)? an? ... role|least privilege|(?:permissions?|access) (?:set )?on (?:github|gitlab|bitbucket)',
      '(?:production|internal) (?:systems?|environments?|access|infrastructure)',
    ],
    notIn: [...legal],
    allow: ['condition', 'duty', 'third'],
    params: [
      {
        name: 'roles',
        pattern: '\\b(owner|admin|administrator|editor|viewer|member|billing|read-only|guest|analyst|support)s?\\b',
        as: 'list',
      },
      { name: 'custom_roles', pattern: 'custom (?:roles?|permission)', as: 'flag' },
    ],
  },
  {
    fact: 'iam.session',
    yes: [
      '(?:set|choos|configur|decid|control|adjust)\\w* (?:\\w+ ){0,3}(?:how long|when|after how (?:long|much)) .... sessions?',
      '(?:sessions?|idle|inactivity|inactive)\\b && (?:timeout|time out|duration|lifetime|length|expir|limit|log ?out|logged out|sign(?:ed)? out|max) && (?:{admin}|configur|custom|set\\b|setting|adjust|choose|specify|control|define)',
      '(?:configurable|custom|adjustable|customi[sz]able) (?:session|idle|inactivity)',
    ],
    partial: [
      '(?:sessions?|idle|inactivity|inactive|logged in)\\b && (?:expire|timeout|time out|lifetime|log(?:ged)? out|sign(?:ed)? out|terminat|lasts?|valid for) && {duration}',
      '(?:revoke|view|manage|terminate|end|log out of|sign out of)\\w* (?:\\w+ ){0,4}sessions?\\b',
      'sessions? (?:can be|are) (?:\\w+ )?(?:revoked|terminated|invalidated|viewed)',
      'session (?:timeout|lifetime|duration|length|management)',
    ],
    traps: [
      'access tokens?|deactivated|at your (?:identity|idp)|sign up|(?:through|to|via) (?:your|the) (?:identity provider|idp)',
      'cookies?\\b|analytics|recording|replay|session data|tracking|checkout session|training session|support session|api|(?:our|all) (?:employees|staff|engineers|personnel)|website visitor|google analytics|browser session',
      'ssh sessions?|database sessions?|session tokens? are signed|workstations?|screen|laptop|console session to production',
    ],
    notIn: [...legal],
    allow: ['condition', 'duty', 'third'],
    params: [
      { name: 'minutes', pattern: '(\\d+ minutes?)', as: 'minutes' },
      { name: 'hours', pattern: '(\\d+ (?:hours?|days?))', as: 'hours' },
    ],
  },
  {
    fact: 'iam.ip_allow',
    yes: [
      '(?:restrict|limit)\\w* access .... (?:address|ip|network) ranges?',
      '(?:ip|ip address|ip addresses|network|cidr)s? (?:\\w+ )?(?:allow ?list|white ?list|restriction|access (?:list|control|rule|restriction)|filter|range restriction|block ?list|deny ?list|polic)\\w*',
      '(?:allow ?list|white ?list|restrict|limit|block)\\w* (?:\\w+ ){0,10}(?:ips?\\b|ip address|ip range|cidr|network access|trusted networks?)',
      '(?:trusted|allowed|approved|specific|certain|authori[sz]ed) (?:ips?\\b|ip address|ip range|networks?\\b) && (?:access|connect|log ?in|sign)',
      'access (?:\\w+ ){0,4}(?:only )?from (?:\\w+ ){0,3}(?:ips?\\b|ip address|ip range)',
    ],
    no: ["(?:not|n't)(?: currently| yet)? (?:support|offer|provide)\\w* ...ip (?:allow|white|restrict)"],
    traps: [
      '(?:to|into|of|in) your (?:own )?(?:infrastructure|systems?|environments?|servers?)|\\b(?:jobs?|builds?)\\b',
      'suspicious|attacks?\\b|probing|abus(?:e|ive)|^(?:if|when) your|(?:on|restricts?) (?:github|gitlab|bitbucket)|malicious|^we (?:also )?(?:implement|use|employ|deploy|block|filter|apply)',
      'allow ?list\\w* (?:of )?(?:our|we|the following)|to your (?:network )?allow ?list|if your (?:\\w+ )?(?:warehouse|database|firewall)|it administrator|git provider',
      "(?:our|vendor's|the following|these|following|static|outbound|egress) (?:\\w+ )?(?:ips?\\b|ip addresses|ip ranges)|add (?:the|these|our|following)|your firewall|in your (?:network|vpc|database|firewall|own)|on your side",
      '(?:our|all) (?:employees|staff|engineers|personnel|servers?|internal|production|infrastructure)|anonymi[sz]|geolocation|block malicious|blocked ip',
      '(?:production|infrastructure|internal) (?:network|access|systems?)|vpn',
    ],
    notIn: [...legal],
    allow: ['condition', 'duty', 'third'],
  },
  {
    fact: 'iam.passwords',
    yes: [
      'passwords? && (?:hash|bcrypt|scrypt|argon2|pbkdf2|salted|salt\\b|one way|sha 256|sha 512)',
      '(?:bcrypt|argon2(?:id)?|scrypt|pbkdf2)\\b && !(?:api|token)',
    ],
    partial: [
      'required to change (?:their|your) password|(?:last|previous) (?:\\w+ )?passwords|passwords? (?:expire|history|rotation|reuse)',
      'passwords? (?:\\w+ ){0,3}(?:polic|complexity|requirements?|strength|length|rules)\\w* && !(?:our|all) (?:employees|staff)',
      'passwords? && (?:at least \\d+ characters|minimum (?:of \\d+|length)|breach|compromised|pwned|leaked|stored (?:secure|encrypt)|characters long|strong passwords? (?:are|is) (?:required|enforced))',
    ],
    no: ["passwords? && (?:plain ?text|md5|reversibl)\\b && !(?:never|not|n't|no)\\b"],
    traps: [
      '^weak|even if (?:the|your|a) password|stolen|guess',
      '(?:our|all|for) (?:employees|staff|engineers|personnel)|employee passwords|wi ?fi|database passwords?|connection|branch password|password (?:roles|rotation for database)|you should|choose a strong|we (?:recommend|suggest)|internal (?:systems|password)|corporate|workstation|laptop|1password|password manager|if your password|reset (?:the|your) password|personnel (?:must|are)|staff',
    ],
    allow: ['negation', 'third'],
    params: [
      { name: 'algorithm', pattern: '\\b(bcrypt|scrypt|argon2(?:id|i)?|pbkdf2|sha-?256|sha-?512|md5)\\b', as: 'text' },
      { name: 'min_length', pattern: '(?:at least|minimum(?: of)?) (\\d+) char', as: 'number' },
    ],
  },
  {
    fact: 'iam.tokens',
    yes: [
      '(?:api|access|personal|service|secret|auth(?:entication)?|oauth|project|machine)(?: access| account)? (?:keys?|tokens?|credentials?)\\b && (?:scope[ds]?\\b|scoping|granular|fine grained|permissions?|expir|read only|limited to|restrict|least privilege|specific)',
      '(?:service tokens?|service accounts?|pats?\\b|tokens?|api keys?)\\b && (?:scope[ds]?\\b|scoping|expir\\w+ (?:date|time)|granular permission|set (?:an )?expir|read only|fine grained|time to live|permissions (?:of|for|to)|limited (?:access|permission))',
    ],
    partial: [
      '(?:api|access|personal|service|secret) (?:\\w+ )?(?:keys?|tokens?)\\b && (?:revok|rotat|regenerat|delet|invalidat|roll)\\w*',
      'revoke\\w* (?:\\w+ ){0,3}(?:tokens?|keys?)\\b',
    ],
    traps: [
      'logged in|deactivated|github app|gitlab|ensure (?:this|the|your)|must have',
      'session tokens?|reset tokens?|csrf|jwt ... session|encryption keys?|cookies?|ssh keys?|signing keys?|(?:our|all) (?:employees|staff|engineers|personnel)|crypto|device tokens?|prompt tokens|input tokens|output tokens|tokens per|(?:saml|login|log in|sign in) token|refresh token',
    ],
    notIn: [...legal],
    allow: ['condition', 'duty', 'third', 'staff'],
    params: [
      {
        name: 'scopes',
        pattern: '\\b(read-only|read|write|project|team|environment|organization|workspace)\\b',
        as: 'list',
      },
    ],
  },
  {
    fact: 'iam.staff_least_priv',
    gatedIsPartial: true,
    yes: [
      '(?:least privilege|need to know|principle of least|minimum (?:necessary )?access|role based access|rbac|only (?:authori[sz]ed|those|a (?:small|limited)|specific|select|essential|designated|certain)|limited (?:number|set|group|access|to)|strictly (?:limited|controlled|need)|restricted|restrict|limit|business need|job function|just in time|approval) && (?:{staff}|internal|production|authori[sz]ed (?:individuals|persons)|access to (?:customer|production|client|user|personal|sensitive|company|your (?:data|content|code|account|information)|our (?:systems|production|infrastructure|servers|environment)|data\\b|the (?:data|production|systems?|infrastructure|environment))|who (?:need|require)) && (?:access|permission|privilege|production|data)',
      "(?:no|never|not|n't|cannot|can't)\\b (?:\\w+ ){0,4}(?:access|look|view|see|read|open)\\w*\\b && (?:your (?:\\w+ )?(?:data|content|code|account|information|database)|customer (?:\\w+ )?(?:data|content|code|account)) && (?:{staff}|we\\b|us\\b|our) && (?:unless|without|except|only|permission|consent|explicit|request|approval)",
      '(?:only|will) (?:\\w+ )?(?:access|view|look at|log in)\\w* (?:\\w+ ){0,4}(?:data|content|code|account|information|database)s?\\b && (?:permission|consent|explicit|request|approval|when (?:necessary|required|needed)|support|need to) && (?:we\\b|our|{staff})',
      '{staff} && (?:access to (?:customer|production|your|client|user|personal) (?:data|systems?|content|information|environments?|databases?)) && (?:limited|restrict|only|need|approv|authori|least|minimum|strict|control)',
      'access (?:to (?:\\w+ ){0,4}(?:data|systems?|production|information|infrastructure|content) )?is (?:\\w+ )?(?:limited|restricted|granted|provisioned|based|strictly|only|controlled) (?:\\w+ ){0,6}(?:{staff}|need|role|least|authori[sz]ed|those|individuals|job)',
    ],
    partial: [
      '(?:{staff}) (?:may|can|will|could) (?:\\w+ )?(?:access|view|see)\\b ...(?:data|content|account)',
      '(?:{staff}|team)... no longer be able to (?:directly )?access',
    ],
    traps: [
      'each member|members? (?:is|are) (?:assigned|granted)|assigned a role',
      'for example|fine grained|resource tags?|abac\\b',
      '^this (?:system|feature|capability|lets|allows|helps|enables|granular)',
      '(?:two factor|2fa|mfa|authentication) (?:\\w+ ){0,6}(?:verif|identity|security)|extra security',
      'organi[sz]ation (?:admins?|access|members)|\\bsso\\b|ip ranges?|single sign',
      "(?:your|customers?'?) (?:own )?(?:employees|staff|team members|users|admins|organi[sz]ation'?s? members)|you can (?:limit|restrict|grant|control)|customers? can|physical(?:ly)?|data ?cent(?:er|re)|building|office|badge|visitors?|website|api keys?|ip (?:address|allow)|firewall (?:rules?|access)|cookies|children|(?:supplier|sub ?processor|third part)\\w* (?:only )?(?:have|has|access)",
      'you (?:can|may|could) access|access (?:to )?your (?:personal (?:data|information)) (?:and|or|rights)|right (?:of|to) access',
    ],
    allow: ['negation', 'staff'],
    params: [
      { name: 'logged', pattern: '\\b(?:logged|audited|recorded|monitored)\\b', as: 'flag' },
      { name: 'approval', pattern: '\\b(?:approv\\w+|consent|permission|authori[sz]ation)\\b', as: 'flag' },
      { name: 'time_limited', pattern: '\\b(?:time[ -](?:limited|bound)|just[ -]in[ -]time|temporary)\\b', as: 'flag' },
    ],
  },
  {
    fact: 'iam.staff_mfa',
    yes: [
      '(?:mfa|2fa|multi ?factor|two ?factor|two step|hardware (?:security )?keys?|yubikeys?|security keys?|passkeys?|webauthn)\\b && (?:{staff}|our (?:systems?|team|infrastructure|cloud|accounts)|internal|production|administrative access|access to (?:\\w+ ){0,3}(?:systems?|infrastructure|servers?|production|environments?|code)|all access|all (?:\\w+ )?systems|we (?:use\\b|require|enforce|mandate)|corporate|source code|remote access|vpn|privileged)',
    ],
    partial: ['(?:{staff}) (?:are )?(?:encouraged|recommended|some) ...(?:mfa|2fa|two factor|multi factor)'],
    traps: [
      "(?:we|our|a|the|your|existing) users?\\b|users will|recovery code|(?:your|customers?'?) (?:\\w+ )?(?:employees|staff|team members|users|account|members|organi[sz]ation)|you can|users can|members? (?:can|to|must)|workspace|(?:all|for|require) (?:\\w+ )?(?:users|members|customers)|end users|dashboard|available (?:to|for)|support team|contact (?:our |the )?support",
    ],
    allow: ['staff', 'third'],
    params: [
      {
        name: 'method',
        pattern: '\\b(hardware keys?|yubikeys?|security keys?|passkeys?|webauthn|totp)\\b',
        as: 'text',
      },
    ],
  },
  {
    fact: 'iam.access_review',
    yes: [
      '(?:access|permissions?|privileges?|entitlements) (?:rights )?(?:\\w+ ){0,5}(?:are|is) (?:\\w+ ){0,2}(?:reviewed|audited|recertified|re evaluated) && {regular}|staff|employee|quarter',
      '(?:access|permission|privilege|entitlement|user access|account)s?(?: rights?| privileges| permissions| levels?| lists?)? (?:reviews?|audits?|recertif\\w+|are (?:\\w+ )?(?:reviewed|audited|recertified|evaluated)|is (?:\\w+ )?(?:reviewed|audited|recertified|re evaluated)) && !(?:audit log|access log)',
      '(?:review|audit|recertif)\\w* (?:\\w+ ){0,4}(?:access|permissions?|privileges|entitlements|access rights)\\b && ({regular}|{staff}|access (?:rights|levels|reviews?|lists|privileges))',
    ],
    traps: [
      '(?:access|audit|activity|server) logs?|logs? (?:are|of)|your (?:\\w+ )?(?:access|permissions|users|members|team)|you (?:can|should|may)|customers? (?:can|should)|code|physical access|request (?:access|to review)|review (?:and|or) (?:update|correct)|right (?:to|of) access|early access|data subject',
    ],
    notIn: ['privacy', 'pricing'],
    allow: ['staff'],
    params: [
      {
        name: 'frequency',
        pattern:
          '\\b(annual(?:ly)?|quarterly|monthly|regular(?:ly)?|periodic(?:ally)?|semi-?annual(?:ly)?|every \\w+ (?:months|weeks|days))\\b',
        as: 'text',
      },
    ],
  },
]
