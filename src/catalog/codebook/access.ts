import type { CodebookInput } from '../codebook-entry.ts'

const legal = ['privacy', 'terms', 'dpa'] as const

/** Passwords, tokens and what the vendor's own staff may reach. */
export const accessCodebook: readonly CodebookInput[] = [
  {
    fact: 'iam.passwords',
    subject: 'passwords?|sign(?:ing)? ?in|log ?in|credentials',
    yes: [
      'passwords? && (?:hash|bcrypt|scrypt|argon2|pbkdf2|salted|salt\\b|one way|sha 256|sha 512)',
      '(?:bcrypt|argon2(?:id)?|scrypt|pbkdf2)\\b && !(?:api|token)',
      '(?:credentials?|login (?:details|information)) (?:\\w+ ){0,3}(?:hashed|salted)|(?:hash|salt)(?:ed|ing|es) (?:\\w+ ){0,4}passwords?|passwords? (?:\\w+ ){0,6}(?:hash function|one way|hashes)',
    ],
    partial: [
      'required to change (?:their|your) password|(?:last|previous) (?:\\w+ )?passwords|passwords? (?:expire|history|rotation|reuse)',
      'passwords? (?:\\w+ ){0,3}(?:polic|complexity|requirements?|strength|length|rules)\\w* && !(?:our|all) (?:employees|staff)',
      'passwords? && (?:at least \\d+ characters|minimum (?:of \\d+|length)|breach|compromised|pwned|leaked|stored (?:secure|encrypt)|characters long|strong passwords? (?:are|is) (?:required|enforced))',
      '(?:require|enforce)[sd]? (?:the use of )?(?:strong|complex|secure|long) passwords?|minimum password length|passwords? (?:\\w+ ){0,2}must (?:have|be|contain)',
    ],
    no: ["passwords? && (?:plain ?text|md5|reversibl)\\b && !(?:never|not|n't|no)\\b"],
    traps: [
      '^weak|even if (?:the|your|a) password|stolen|guess',
      '(?:our|all|for) (?:employees|staff|engineers|personnel)|employee passwords|wi ?fi|database passwords?|connection|branch password|password (?:roles|rotation for database)|you should|choose a strong|we (?:recommend|suggest)|internal (?:systems|password)|corporate|workstation|laptop|1password|password manager|if your password|reset (?:the|your) password|personnel (?:must|are)|staff',
      'requires? (?:all )?(?:employees|staff|personnel)',
    ],
    allow: ['negation', 'third'],
    params: [
      { name: 'algorithm', pattern: '\\b(bcrypt|scrypt|argon2(?:id|i)?|pbkdf2|sha-?256|sha-?512|md5)\\b', as: 'text' },
      { name: 'min_length', pattern: '(?:at least|minimum(?: of)?) (\\d+) char', as: 'number' },
    ],
  },
  {
    fact: 'iam.tokens',
    subject: 'tokens?|api keys?|api access|authentication',
    yes: [
      '(?:api|access) .{0,20}(?:keys?|tokens?)\\b .{0,40}(?:limited|restricted) to (?:chosen|selected|specific|certain|single|individual) (?:projects?|resources?|workspaces?|actions?|environments?)',
      '(?:keys?|tokens?) (?:for|to) the api\\b .{0,40}(?:limited|restricted|scoped|valid for|expire)',
      '(?:api|access|personal|service|secret|auth(?:entication)?|oauth|project|machine)(?: access| account)? (?:keys?|tokens?|credentials?)\\b && (?:scope[ds]?\\b|scoping|granular|fine grained|permissions?|expir|read only|limited to|restrict|least privilege|specific (?:permissions?|scopes?|projects?|resources?|actions?))',
      '(?:service tokens?|service accounts?|pats?\\b|tokens?|api keys?)\\b && (?:scope[ds]?\\b|scoping|expir\\w+ (?:date|time)|granular permission|set (?:an )?expir|read only|fine grained|time to live|permissions (?:of|for|to)|limited (?:access|permission))',
      '(?:session duration|expiry|expiration|max(?:imum)? age|time to live|ttl|scopes?|permissions)\\b && in:(?:api|access|personal|service|application|auth\\w*) tokens?|api keys? && (?:set|configur|choos|select|limit|defin)\\w*',
      'tokens?\\b .... (?:only|minimal|least) (?:\\w+ ){0,2}(?:permissions|scopes?|privileges|access)|tokens? (?:can|may) be (?:\\w+ )?(?:restricted|limited|scoped|bound)',
      '(?:tokens?|keys?) (?:\\w+ ){0,2}(?:to )?expire (?:after|in|on) {duration}|{duration}.{0,30}(?:token|key) expir\\w*',
      '(?:keys?|tokens?)\\b .... (?:choose|select|specify|define|pick) (?:which|what|the) (?:\\w+ ){0,3}(?:resources?|permissions?|scopes?|projects?|access|actions)',
    ],
    partial: [
      '(?:api|access|personal|service|secret) (?:\\w+ )?(?:keys?|tokens?)\\b && (?:revok|rotat|regenerat|delet|invalidat|roll)\\w*',
      'revoke\\w* (?:\\w+ ){0,3}(?:tokens?|keys?)\\b',
    ],
    lesser: ['(?:tokens?|keys?) ... (?:full|all|same) (?:rights|access|permissions|privileges) (?:of|as|and)'],
    no: [
      "(?:tokens?|api keys?) (?:cannot|can't|can not) be (?:scoped|limited|restricted)|tokens? (?:never expire|do not expire) and (?:cannot|can't)",
    ],
    traps: [
      'has expired',
      'cursors?\\b',
      'errors? due to|when (?:access )?tokens? expire|expired (?:access )?tokens?|will also need',
      'provider (?:api )?keys?\\b|keys? (?:of|for|from) (?:\\w+ )?providers',
      'add your (?:\\w+ ){0,2}(?:secret|api) keys?',
      '\\bid tokens?|token url|(?:identity|oauth) session|(?:idp|identity provider|upstream)\\b && !api (?:keys?|tokens?)',
      'service account (?:with|needs?|used|linked|for) .{0,60}(?:pods?|cluster|kubernetes|gke|gcp|bucket)|kubernetes',
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
      '(?:admin\\w*|privileged|root|production) (?:rights|access|privileges) (?:are|is) (?:\\w+ )?(?:limited|restricted|granted|reserved) .{0,30}(?:named|just in time|owners|on call)',
      'access to (?:\\w+ ){0,3}(?:data|systems) (?:is|are) (?:managed|controlled|governed) .{0,40}(?:authori[sz]ation|access control)',
      "(?:support|our|operations) (?:engineers?|staff|team|agents?|employees) (?:can |may )?(?:only )?(?:see|view|access|open|look at) .{0,40}(?:only )?(?:with|after) (?:the |your )?(?:customer's? |explicit |prior |written )*(?:consent|permission|approval|authori[sz]ation)",
      '(?:production|customer data) access (?:is )?(?:for|limited to|restricted to|reserved (?:for|to)) (?:only )?(?:an? )?(?:handful|few|small|named|two|three|selected|on call)',
      '(?:least privilege|need to know|principle of least|minimum (?:necessary )?access|role based access|rbac|only (?:authori[sz]ed|those|a (?:small|limited)|specific|select|essential|designated|certain)|limited (?:number|set|group|access|to)|strictly (?:limited|controlled|need)|restricted|restrict|limit|business need|job function|just in time|approval) && (?:{staff}|internal|production|authori[sz]ed (?:individuals|persons)|access to (?:customer|production|client|user|personal|sensitive|company|your (?:data|content|code|account|information)|our (?:systems|production|infrastructure|servers|environment)|data\\b|the (?:data|production|systems?|infrastructure|environment))|who (?:need|require)) && (?:access|permission|privilege|production|data)',
      "(?:no|never|not|n't|cannot|can't)\\b (?:\\w+ ){0,4}(?:access|look|view|see|read|open)\\w*\\b && (?:your (?:\\w+ )?(?:data|content|code|account|information|database)|customer (?:\\w+ )?(?:data|content|code|account)) && (?:{staff}|we\\b|us\\b|our) && (?:unless|without|except|only|permission|consent|explicit|request|approval)",
      '(?:only|will) (?:\\w+ )?(?:access|view|look at|log in)\\w* (?:\\w+ ){0,4}(?:data|content|code|account|information|database)s?\\b && (?:permission|consent|explicit|request|approval|when (?:necessary|required|needed)|support|need to) && (?:we\\b|our|{staff})',
      '{staff} && (?:access to (?:customer|production|your|client|user|personal) (?:data|systems?|content|information|environments?|databases?)) && (?:limited|restrict|only|need|approv|authori|least|minimum|strict|control)',
      'access (?:to (?:\\w+ ){0,4}(?:data|systems?|production|information|infrastructure|content) )?is (?:\\w+ )?(?:limited|restricted|granted|provisioned|based|strictly|only|controlled) (?:\\w+ ){0,6}(?:{staff}|need|role|least|authori[sz]ed|those|individuals|job)',
      '(?:access|rights|privileges|permissions|authori[sz]ations?)\\b (?:\\w+ ){0,6}(?:need to know|least privilege|need to have|minimum necessary|job (?:function|role|responsib)\\w*|role concept|authori[sz]ation concept)',
      '(?:no|without|zero) (?:standing|permanent|persistent|default|direct|routine|unrestricted|always on) (?:\\w+ ){0,2}(?:access|privileges?)',
      '(?:no one|nobody|none of (?:us|our \\w+)) (?:\\w+ ){0,5}(?:access|look|see|view|read)\\w* && (?:your|customer) && (?:without|unless|except|permission|consent)',
      '{staff} (?:\\w+ ){0,2}only (?:be able to )?(?:view|access|see|open|read)',
      'only (?:a )?(?:handful|few|subset|number|small|limited|select|senior|authori[sz]ed|certain|two|three) (?:\\w+ ){0,5}(?:{staff}) (?:\\w+ ){0,3}(?:access|reach|see|view|log)',
      '{staff} (?:\\w+ ){0,2}(?:need|require|must (?:have|get|obtain|request))s? (?:your|the customer.?s|customer|explicit|prior) (?:\\w+ )?(?:consent|permission|approval|authori[sz]ation)',
      "{staff} (?:\\w+ ){0,2}(?:do not|don't|does not|cannot|can't|never|not) (?:\\w+ ){0,2}(?:have )?(?:access|see|view|read)\\b .... (?:your|customer|user|client)",
      '(?:accessible|accessed|manageable|available) (?:and \\w+ )?only (?:by|to) (?:\\w+ ){0,3}authori[sz]ed',
      'we (?:do|does|will) not access .... (?:except|unless|without) .... (?:permission|consent|request|approval)',
    ],
    partial: [
      '(?:unavailable|inaccessible|not (?:visible|accessible|available)) to (?:our |we )?(?:employees|staff|engineers|personnel)',
      '(?:{staff}) (?:may|can|will|could) (?:\\w+ )?(?:access|view|see)\\b ...(?:data|content|account)',
      '(?:{staff}|team)... no longer be able to (?:directly )?access',
      '(?:we|our (?:team|support)|some (?:employees|staff|engineers)) (?:may|might|can|could|have|has) (?:\\w+ ){0,4}access (?:to )?(?:\\w+ ){0,3}(?:your|customer) (?:\\w+ ){0,2}(?:data|content|account|information)',
    ],
    traps: [
      'each service account',
      'approval workflows?|feature changes',
      'each member|members? (?:is|are) (?:assigned|granted)|assigned a role',
      '^for example|fine grained|resource tags?|abac\\b',
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
      '(?:employees|staff|engineers|personnel|team members) (?:\\w+ )?(?:log|sign) ?in (?:with|using|via) (?:\\w+ ){0,2}(?:fido2?|yubikeys?|hardware keys?|security keys?|passkeys?|second factor)',
      '(?:all|every) (?:our )?(?:personnel|staff|employees?|engineers?|administrators?) .{0,60}(?:second factor|two factors|hardware keys?|security keys?)',
      '(?:mfa|2fa|multi ?factor|two ?factor|two step|hardware (?:security )?keys?|yubikeys?|security keys?|passkeys?|webauthn)\\b && (?:{staff}|our (?:systems?|team|infrastructure|cloud|accounts)|internal|production|administrative access|access to (?:\\w+ ){0,4}(?:systems?|infrastructure|servers?|production|environments?|code|data)|all access|all (?:\\w+ )?systems|we (?:use\\b|require|enforce|mandate)|corporate|source code|remote access|vpn|privileged)',
      '(?:production|server|internal|staff|employee|infrastructure|admin\\w*) (?:access|log ?ins?|accounts?|systems?) .... (?:hardware (?:token|key)|security key|yubikey|second factor|mfa|2fa)',
    ],
    partial: ['(?:{staff}) (?:are )?(?:encouraged|recommended|some) ...(?:mfa|2fa|two factor|multi factor)'],
    lesser: [
      '(?:encourag|recommend)\\w* .... (?:mfa|2fa|two factor|multi factor)',
      '(?:mfa|2fa|two factor|multi factor)\\b ... only$',
    ],
    traps: [
      'enterprise clients|your existing',
      "(?:we|our|a|the|your|existing) users?\\b|users will|recovery code|(?:your|customers?'?) (?:\\w+ )?(?:employees|staff|team members|users|account|members|organi[sz]ation)|you can|users can|members? (?:can|to|must)|(?<!google )workspace|(?:all|for|require) (?:\\w+ )?(?:users|members|customers)|end users|dashboard|available (?:to|for)|support team|contact (?:our |the )?support",
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
      'access rights? (?:of (?:\\w+ )?(?:employees|staff|personnel)) .{0,20}(?:checked|verified|confirmed|audited) .{0,10}{regular}',
      '(?:access|permissions?|privileges?|entitlements) (?:rights )?(?:\\w+ ){0,5}(?:are|is) (?:\\w+ ){0,2}(?:reviewed|audited|recertified|re evaluated) && {regular}|staff|employee|quarter',
      '(?:access|permission|privilege|entitlement|user access|account)s?(?: rights?| privileges| permissions| levels?| lists?)? (?:reviews?|audits?|recertif\\w+|are (?:\\w+ )?(?:reviewed|audited|recertified|evaluated)|is (?:\\w+ )?(?:reviewed|audited|recertified|re evaluated)) && !(?:audit log|access log)',
      '(?:review|audit|recertif)\\w* (?:\\w+ ){0,4}(?:access|permissions?|privileges|entitlements|access rights)\\b && ({regular}|{staff}|access (?:rights|levels|reviews?|lists|privileges))',
      '(?:certify|certifies|certified|recertif\\w*|re certif\\w*|attest\\w*|validate[sd]?|re ?evaluate[sd]?|check(?:s|ed)?|verif(?:y|ies|ied)|confirms?|audit(?:s|ed)?|examine[sd]?) (?:\\w+ ){0,5}(?:access|permissions?|entitlements?|privileges|authori[sz]ations?|rights)\\b && {regular}|years?|months?|quarter',
      '(?:regular|periodic|quarterly|annual|yearly|monthly|half ?yearly|routine) (?:\\w+ ){0,3}(?:reviews?|checks?|audits?|recertification|verification) of (?:\\w+ ){0,4}(?:access|authori[sz]ations?|permissions?|privileges|entitlements|user accounts|rights)',
      '(?:access|permissions?|privileges?|entitlements?|authori[sz]ations?) (?:rights )?(?:\\w+ ){0,5}(?:recertif\\w*|re certif\\w*|reviewed|audited|validated|revalidated|checked) ... {regular}',
    ],
    lesser: [
      '(?:access|permissions?|privileges?) (?:\\w+ ){0,5}(?:reviewed|re evaluated|reassessed) (?:\\w+ ){0,3}(?:when|on|upon|after) (?:\\w+ ){0,5}(?:role|job|position|change|transfer)',
    ],
    traps: [
      'logged and audited',
      'audit information|table entries',
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
