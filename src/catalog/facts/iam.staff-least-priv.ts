import type { FactFile } from '../fact-file.ts'

export const iamStaffLeastPriv: FactFile = {
  id: 'iam.staff_least_priv',
  group: 'Identity',
  question: 'Is staff access to customer data limited?',
  kind: 'control',
  weight: 4,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'Limited to need, role, approval or named staff; logging noted as parameter.',
    partial: 'Broad access remains, exceptions undefined, or only a confidentiality promise.',
    no: 'Vendor says staff can freely access customer data.',
    excluded: 'Access limits customers set for their users; physical access; subprocessor access.',
  },
  controls: {
    soc2: ['CC6.1', 'CC6.3'],
    iso27001: ['A.8.2', 'A.8.3'],
    csf2: ['PR.AA-05'],
    sp80053: ['AC-6', 'AU-2'],
  },
  params: ['logged', 'approval', 'time_limited'],
  traits: ['internal', 'promised-by-denial'],
  topicWords: [
    'least privilege',
    'need to know',
    'employee access',
    'staff access',
    'access to customer data',
    'access customer data',
    'personnel access',
    'authorized personnel',
    'authorised personnel',
  ],
  texts: {
    topic: 'Limits on staff access',
    yes: 'The vendor limits which of its staff can reach customer data.',
    partial: 'Staff access to customer data is addressed, but the limits are not plain.',
    no: 'By the vendor’s own words, staff access to customer data is not limited.',
    unknown: 'We found no statement on which of the vendor’s staff can reach customer data.',
    risk: 'Open staff access to your data',
    stake: 'Every employee with access is one more account through which your data can leave.',
    mitigation: 'Encrypt the most sensitive fields before upload and ask for logs of staff access.',
    ask: 'Who on your staff can read our data, who approves it, and can we see a log of each access?',
    owner: 'Security assurance',
    severity: 'high',
  },
  reading: () => ({
    states: {
      match:
        '(?:{staff}|we\\b|human|internal|personnel|persons|authori[sz]ed|only|nobody|no one) .... (?:access|least privilege|need to know|authori[sz]|permission|consent|approv|look|view|see)|least privilege|need to know|need to have|access .... (?:restrict|limit|{staff}|role|approv|authori[sz]ed|grant|only|need)|(?:restrict|limit)\\w* .... access',
      example: 'Access to customer data is limited to employees who need it.',
    },
    gatedIsPartial: true,
    facets: {},
    yes: [
      {
        match: 'only to (?:those|such) (?:of )?(?:its |our |the )?{staff} .... need to (?:know|access|have)',
        example: 'We disclose it only to those of our employees who need to know it to provide the service.',
      },
      {
        match: 'break glass .{0,60}(?:access|approv)|access .{0,60}break glass',
        example: 'Break-glass access is approved by two people.',
      },
      {
        match:
          'access to (?:\\w+ ){0,3}(?:data|systems) (?:is|are) (?:managed|controlled|governed) .{0,40}(?:authori[sz]ation|access control)',
        example: 'Access to customer data is controlled by strict authorization.',
      },
      {
        match:
          '(?:least privilege|need to know|principle of least|minimum (?:necessary )?access|role based access|rbac|only (?:authori[sz]ed|those|a (?:small|limited)|specific|select|essential|designated|certain)|limited (?:number|set|group|access|to)|strictly (?:limited|controlled|need)|restricted|restrict|limit|business need|job function|just in time|approval) && (?:{staff}|internal|production|authori[sz]ed (?:individuals|persons)|access to (?:customer|production|client|user|personal|sensitive|company|your (?:data|content|code|account|information)|our (?:systems|production|infrastructure|servers|environment)|data\\b|the (?:data|production|systems?|infrastructure|environment))|who (?:need|require)) && (?:access|permission|privilege|production|data)',
        example: 'Access to customer data is limited to employees who need it for their job.',
      },
      {
        match:
          "(?:no|never|not|n't|cannot|can't)\\b (?:\\w+ ){0,4}(?:access|look|view|see|read|open)\\w*\\b && (?:your (?:\\w+ )?(?:data|content|code|account|information|database)|customer (?:\\w+ )?(?:data|content|code|account)) && (?:{staff}|we\\b|us\\b|our) && (?:unless|without|except|only|permission|consent|explicit|request|approval)",
        example: 'Our staff will never look at your data without your permission.',
      },
      {
        match:
          '(?:only|will) (?:\\w+ )?(?:access|view|look at|log in)\\w* (?:\\w+ ){0,4}(?:data|content|code|account|information|database)s?\\b && (?:permission|consent|explicit|request|approval|when (?:necessary|required|needed)|support|need to) && (?:we\\b|our|{staff})',
        example: 'Our staff will never look at your data without your permission.',
      },
      {
        match:
          '{staff} && (?:access to (?:customer|production|your|client|user|personal) (?:data|systems?|content|information|environments?|databases?)) && (?:limited|restrict|only|need|approv|authori|least|minimum|strict|control)',
        example: 'Access to customer data is limited to employees who need it for their job.',
      },
      {
        match:
          'access (?:to (?:\\w+ ){0,4}(?:data|systems?|production|information|infrastructure|content) )?is (?:\\w+ )?(?:limited|restricted|granted|provisioned|based|strictly|only|controlled) (?:\\w+ ){0,6}(?:{staff}|need|role|least|authori[sz]ed|those|individuals|job)',
        example: 'Access to customer data is limited to employees who need it for their job.',
      },
      {
        match:
          '(?:access|rights|privileges|permissions|authori[sz]ations?)\\b (?:\\w+ ){0,6}(?:need to know|least privilege|need to have|minimum necessary|job (?:function|role|responsib)\\w*|role concept|authori[sz]ation concept)',
        example: 'Access rights are granted on a need-to-know basis and approved by the system owner.',
      },
      {
        match:
          '(?:no|without|zero) (?:standing|permanent|persistent|default|direct|routine|unrestricted|always on) (?:\\w+ ){0,2}(?:access|privileges?)',
        example: 'Engineers have no standing access to customer data.',
      },
      {
        match:
          '(?:no one|nobody|none of (?:us|our \\w+)) (?:\\w+ ){0,5}(?:access|look|see|view|read)\\w* && (?:your|customer) && (?:without|unless|except|permission|consent)',
        example: 'Nobody at our company looks at your content without your permission.',
      },
      {
        match:
          'only (?:a )?(?:handful|few|subset|number|small|limited|select|senior|authori[sz]ed|certain|two|three) (?:\\w+ ){0,5}(?:{staff}) (?:\\w+ ){0,3}(?:access|reach|see|view|log)',
        example: 'Only authorized personnel have access to production systems.',
      },
      {
        match:
          '{staff} (?:\\w+ ){0,2}(?:need|require|must (?:have|get|obtain|request))s? (?:your|the customer.?s|customer|explicit|prior) (?:\\w+ )?(?:consent|permission|approval|authori[sz]ation)',
        example: 'Support staff need your permission.',
      },
      {
        match:
          "{staff} (?:\\w+ ){0,2}(?:do not|don't|does not|cannot|can't|never|not) (?:\\w+ ){0,2}(?:have )?(?:access|see|view|read)\\b .... (?:your|customer|user|client)",
        example: 'Our staff cannot see the content of your files.',
      },
      {
        match: '(?:accessible|accessed|manageable|available) (?:and \\w+ )?only (?:by|to) (?:\\w+ ){0,3}authori[sz]ed',
        example: 'The data is accessible only to authorized engineers.',
      },
      {
        match:
          '(?:nobody|no one|none|only) (?:\\w+ ){0,6}(?:credentials|access|keys|permission)s? (?:\\w+ ){0,3}(?:production|customer|live|client)',
        example: 'Nobody outside the infrastructure group holds credentials for production systems.',
      },
      {
        match:
          '(?:off limits|closed|invisible|inaccessible) (?:for|to) (?:\\w+ ){0,3}(?:team|staff|employees|engineers|us)\\b .... (?:unless|except|without|until)',
        example: 'Your documents are off limits for our team unless you ask for help.',
      },
      {
        match:
          '(?:role based|need|duties|job) .... (?:no way|not able|unable|cannot|no means) .... (?:view|see|read|open|access)\\w* (?:\\w+ ){0,2}(?:customer|client|your)',
        example: 'Internal access is role-based, so a marketer has no way of viewing customer records.',
      },
      {
        match:
          '(?:employees?|staff|engineers?|developers?|personnel|colleagues|support agents?|operators?|team members?)\\b && (?:ticket|on call|approv|time limited|temporary|expir|just in time|break glass|need to|only (?:those|the|if|when|with)|role|handful|authori[sz]ed|logged|granted|your consent|invite us)\\w* && (?:access|open|view|see|look|log in|log into|reach)\\w*\\b && (?:production|customer|client|your|live|personal)\\w* && !you can|your (?:users|employees|staff|team|admins|organi)',
        example: 'Engineers get temporary access to customer data with a ticket.',
      },
      {
        match:
          '(?:employees?|staff|engineers?|developers?|personnel|team members?|support) (?:\\w+ ){0,2}only .... (?:look|see|access|open|enter|view|log)\\w* .... (?:permission|consent|approv|grant|invit|request|ticket|need)\\w*',
        example: 'Support staff can only look into an account once its owner has granted permission.',
      },
      {
        match:
          '(?:people|nobody|no one|humans?) .{0,30}(?:do not|does not|have no|has no) .{0,12}access to (?:production|customer|client)',
        example:
          'Our people have no standing access to production; nobody does not have access to customer data without a ticket.',
      },
      {
        match:
          '(?:admin\\w*|privileged|root|production) (?:rights|access|privileges) (?:are|is) (?:\\w+ )?(?:limited|restricted|granted|reserved) .{0,30}(?:named|just in time|owners|on call)',
        example: 'Production access is limited to engineers on call.',
      },
      {
        match:
          "(?:support|our|operations) (?:engineers?|staff|team|agents?|employees) (?:can |may )?(?:only )?(?:see|view|access|open|look at) .{0,40}(?:only )?(?:with|after) (?:the |your )?(?:customer's? |explicit |prior |written )*(?:consent|permission|approval|authori[sz]ation)",
        example: 'Our support engineers can only see your account with your consent.',
      },
      {
        match:
          '(?:production|customer data) access (?:is )?(?:for|limited to|restricted to|reserved (?:for|to)) (?:only )?(?:an? )?(?:handful|few|small|named|two|three|selected|on call)',
        example: 'Production access is limited to a small group.',
      },
      {
        match: '{staff} (?:\\w+ ){0,2}only (?:be able to )?(?:view|access|see|open|read)',
        example: 'Engineers only access data that they need.',
      },
      {
        match:
          'we (?:do|does|will) not access .... (?:except|unless|without) .... (?:permission|consent|request|approval)',
        example: 'We do not access your data except with your permission.',
      },
    ],
    partial: [
      {
        match:
          '(?:unavailable|inaccessible|not (?:visible|accessible|available)) to (?:our |we )?(?:employees|staff|engineers|personnel)',
        example: 'Your files are not visible to our employees.',
      },
      {
        match: '(?:{staff}) (?:may|can|will|could) (?:\\w+ )?(?:access|view|see)\\b ...(?:data|content|account)',
        example: 'Our staff may access your account.',
      },
      {
        match: '(?:{staff}|team)... no longer be able to (?:directly )?access',
        example: 'The team will no longer be able to access it.',
      },
      {
        match:
          '(?:we|our (?:team|support)|some (?:employees|staff|engineers)) (?:may|might|can|could|have|has) (?:\\w+ ){0,4}access (?:to )?(?:\\w+ ){0,3}(?:your|customer) (?:\\w+ ){0,2}(?:data|content|account|information)',
        example: 'Some employees have broad access to customer data for support.',
      },
      {
        match:
          '(?:employees?|staff|engineers?|developers?|personnel|everyone (?:at|in|on)|everybody (?:at|in|on)|team members?) .... (?:promis|pledg|expected|agreed|undertak)\\w* .... (?:confidential|privacy|secret)\\w* && (?:data|customer|accounts?|content)',
        example: 'Our employees have promised to treat what they see of your data confidentially.',
      },
      {
        match:
          'any (?:\\w+ )?(?:employees?|staff|engineers?|developers?|personnel|team members?|support) (?:may|can|could) (?:\\w+ ){0,3}(?:look|see|access|open|view)',
        example: 'Any engineer may look at your data when debugging.',
      },
    ],
    no: [
      {
        match:
          'no (?:\\w+ )?(?:restrictions?|limits?) .... (?:employees?|staff|engineers?|developers?|personnel|everyone (?:at|in|on)|everybody (?:at|in|on)|team members?)',
        example: 'There are no restrictions on which employees can view customer records.',
      },

      {
        match:
          '(?:every|any|all) (?:(?:of )?our |we )?(?:employees?|staff|engineers?|developers?|personnel|everyone (?:at|in|on)|everybody (?:at|in|on)|team members?) (?:can|may|is able to|are able to|has|have) (?:\\w+ ){0,3}(?:see|view|open|read|access)\\w* .... (?:all|any|every|content|customer|workspaces?|accounts?) && !only|need|approv|consent|limit',
        example: 'Every employee can see the content of all workspaces.',
      },
    ],
    weaker: [
      {
        match:
          '(?:most|many|everyone|everybody|all) (?:\\w+ ){0,6}(?:developers?|engineers?|engineering|employees|staff|support)\\b (?:\\w+ ){0,3}(?:access|able|open|see)\\b .... (?:production|customer|accounts|content)',
        example: 'Most of our developers have access to production.',
      },
    ],
    exclusions: [
      {
        match:
          '(?:multiple|your|invite\\w*|add(?:ing)?|what|which) (?:\\w+ )?(?:team members|members|teammates|users) .{0,60}(?:role based|rbac|permission|access)|(?:role based|rbac|access model) .{0,80}(?:team members can do|your (?:organi[sz]ation|team|workspace|account|project)s?)|(?:flag|toggle)\\b .{0,30}(?:governs|controls) (?:role based )?access',
        example: 'Acme supports multiple team members per account with role-based access control.',
      },
      {
        match: '\\be2e\\b|end to end encrypt|is currently in beta',
        example: 'No, Larkfield is not end-to-end encrypted: our servers must read records to search them.',
      },
      { match: 'each service account', example: 'Each service account has least privilege.' },
      {
        match: 'each member|members? (?:is|are) (?:assigned|granted)|assigned a role',
        example: 'Each member has one of five roles.',
      },
      {
        match: '^for example|fine grained|resource tags?|abac\\b',
        example: 'Personal access tokens support fine-grained permissions.',
      },
      {
        match: '^this (?:system|feature|capability|lets|allows|helps|enables|granular)',
        example: 'This feature limits access of your staff.',
      },
      {
        match: '(?:two factor|2fa|mfa|authentication) (?:\\w+ ){0,6}(?:verif|identity|security)|extra security',
        example: 'MFA is handled by your identity provider.',
      },
      {
        match: 'organi[sz]ation (?:admins?|access|members)|\\bsso\\b|ip ranges?|single sign',
        example: 'Cairnwell supports single sign-on by SAML 2.0 and OpenID Connect on every plan.',
      },
      {
        match:
          "(?:your|customers?'?) (?:own )?(?:employees|staff|team members|users|admins|organi[sz]ation'?s? members)|you can (?:limit|restrict|grant|control)|customers? can|physical(?:ly)?|data ?cent(?:er|re)|building|office|badge|visitors?|website|api keys?|ip (?:address|allow)|firewall (?:rules?|access)|cookies|children|(?:supplier|sub ?processor|third part)\\w* (?:only )?(?:have|has|access)",
        example: 'You can limit what your members see.',
      },
      {
        match:
          'you (?:can|may|could) access|access (?:to )?your (?:personal (?:data|information)) (?:and|or|rights)|right (?:of|to) access',
        example: 'You have the right to access your personal data.',
      },
      { match: 'approval workflows?|feature changes', example: 'Approval workflows limit access.' },
    ],
    allow: ['negation', 'staff'],
    params: [
      { name: 'logged', pattern: '\\b(?:logged|audited|recorded|monitored)\\b', as: 'flag' },
      { name: 'approval', pattern: '\\b(?:approv\\w+|consent|permission|authori[sz]ation)\\b', as: 'flag' },
      { name: 'time_limited', pattern: '\\b(?:time[ -](?:limited|bound)|just[ -]in[ -]time|temporary)\\b', as: 'flag' },
    ],
  }),
}
