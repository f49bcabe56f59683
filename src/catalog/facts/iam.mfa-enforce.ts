import type { FactFile } from '../fact-file.ts'

export const iamMfaEnforce: FactFile = {
  id: 'iam.mfa_enforce',
  group: 'Identity',
  question: 'Can admins require MFA for all members, or is it mandatory?',
  kind: 'feature',
  weight: 4,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'Admin setting requires MFA, or vendor makes it mandatory for password logins.',
    partial: 'Only flags or removes non-users by hand, or covers some members only.',
    no: 'Vendor says it cannot be enforced.',
    excluded: "MFA merely offered; staff MFA; MFA enforced in the customer's IdP.",
  },
  controls: {
    soc2: ['CC6.1'],
    iso27001: ['A.8.5', 'A.5.17'],
    csf2: ['PR.AA-03'],
    sp80053: ['IA-2'],
  },
  params: ['plans'],
  traits: ['for-members'],
  topicWords: ['enforce mfa', 'require mfa', 'enforce 2fa', 'require 2fa', 'require two factor', 'mfa enforcement'],
  texts: {
    topic: 'Enforced second factor',
    yes: 'Sign-in without a second factor can be ruled out for members.',
    partial: 'Requiring a second factor is addressed, but not for every member.',
    no: 'The vendor says that a second factor cannot be required of members today.',
    unknown: 'We found no statement on whether administrators can require a second factor.',
    risk: 'Second factor left to each user',
    stake: 'Where it is left to each member, the one who skips it is the one an attacker finds.',
    mitigation: 'Enforce the second factor in your identity provider and check the member list each month.',
    needs: ['iam.sso'],
    without: 'Make the second factor a rule for your people where it is offered, and check the member list each month.',
    ask: 'Can we require a second factor for all members, including guests and owners?',
    owner: 'Identity team',
    severity: 'high',
  },
  reading: () => ({
    states: {
      match:
        '(?:requir|enforc|mandat|must|forc|prompted|need)\\w* .... (?:mfa|2fa|two factor|multi ?factor|two step|second factor|authentication)|(?:mfa|2fa|two factor|multi ?factor|two step)\\b .... (?:requir|enforc|mandat|must|for all|forc)',
      example: 'Admins can require 2FA for all members.',
    },
    facets: { beta: 'partial', on_request: 'partial', only_part: 'partial', some: 'partial', rest_left_out: 'partial' },
    yes: [
      {
        match:
          '(?:require|force|enforce|mandate)s? (?:an? |the )?(?:second factor|two factor|2fa|mfa)\\b .{0,30}(?:whole|entire|all|every|team|organi[sz]ation|workspace|company|members)',
        example: 'Organization owners can require two-factor authentication for all members.',
      },
      {
        match:
          '(?:mfa|2fa|multi ?factor|two ?factor|two step|2 factor|second factor)\\b && (?:enforc|mandat|requir|force\\b|forced|must (?:enrol|set|use|enabl)|compulsory|prompted|cannot be disabled) && (?:admin|owner|member|user|all\\b|everyone|organi[sz]ation|workspace|account|team|mandatory|enforc)',
        example: 'Organization owners can require two-factor authentication for all members.',
      },
      {
        match: '(?:enforced?|mandatory|required?|require) (?:mfa|2fa|multi ?factor|two ?factor)',
        example: 'Organization owners can require two-factor authentication for all members.',
      },
      {
        match:
          '(?:enable|turn on) (?:mfa|2fa|two factor|multi factor) for (?:\\w+ ){0,3}(?:organi[sz]ation|all|everyone|workspace|team|entire)',
        example: 'Turn on 2FA for the entire organization.',
      },
      {
        match:
          '(?:mfa|2fa|multi ?factor|two ?factor|two step|second factor|authenticator app)\\b && (?:oblig|compel|must have|no opt out|cannot be (?:switched|turned) off|los\\w+ access|remov\\w+ access|lock(?:s|ed)? out|before they can)',
        example: 'Workspace owners can oblige every member to enrol a second factor.',
      },
      {
        match:
          '(?:no one|nobody|cannot|not) (?:\\w+ )?(?:sign|log|access|enter)\\w* .... without (?:an? )?(?:second factor|mfa|2fa|two factor|multi factor)',
        example: 'No one signs in without a second factor.',
      },
      {
        match:
          '(?:owners?|admins?|administrators?) (?:\\w+ ){0,2}(?:decide|choose|control|set)\\w* .{0,60}(?:two factor|2fa|mfa|multi factor).{0,40}(?:\\bmust\\b|mandatory|required|compulsory)',
        example: 'Owners decide whether two-factor authentication is mandatory.',
      },
      {
        match:
          '(?:mfa|2fa|two factor|multi factor|two step)\\b ... (?:compulsory|obligatory)|(?:compulsory|obligatory) (?:mfa|2fa|two factor|multi factor)',
        example: 'Admins can make 2FA compulsory.',
      },
    ],
    partial: [
      {
        match:
          '(?:we|support|our team) can (?:set|enable|turn on|enforce|require|activate) (?:\\w+ )?(?:mfa|2fa|multi factor|two factor)\\w* .... (?:everyone|all|every|team|members|roles)',
        example: 'We can set MFA so that it applies to everyone in your team.',
      },
      {
        match: '(?:see|view|check|filter|list) (?:which|who) ... (?:mfa|2fa|two factor|multi factor)',
        example: 'Admins can see which members use 2FA.',
      },
      {
        match:
          '(?:remove|flag)\\w* ... (?:without|not (?:enabled|using)|who have not) (?:\\w+ )?(?:mfa|2fa|two factor)',
        example: 'Remove members without 2FA.',
      },
      {
        match:
          '(?:flag|list|report|show|tell|see|view|filter)\\w* .... (?:without|yet to|has yet|have not|not (?:yet )?(?:enabled|set|using)|who (?:has|have|uses?)) .... (?:mfa|2fa|two factor|multi factor|second factor)',
        example: 'The member list flags accounts without a second factor.',
      },
    ],
    no: [
      {
        match:
          "(?:mfa|2fa|two factor|multi factor)... (?:cannot|can't|not possible to) be (?:enforced|required|made mandatory)",
        example: 'MFA cannot be enforced for members.',
      },
      {
        match: "(?:cannot|can't|not (?:possible|able) to) (?:enforce|require) ...(?:mfa|2fa|two factor|multi factor)",
        example: 'Admins cannot enforce 2FA.',
      },
    ],
    weaker: [
      {
        match:
          '(?:mfa|2fa|two factor\\w*|multi factor\\w*)(?: authentication)? (?:is |are )?(?:required|mandatory|enforced|compulsory) (?:\\w+ ){0,2}for (?:\\w+ ){0,2}(?:admin|owner)\\w* only',
        example: '2FA is required for admins only.',
      },
      {
        match:
          '(?:mfa|2fa|two factor\\w*|multi factor\\w*)(?: authentication)? (?:is |are )?(?:required|mandatory|enforced|compulsory) (?:\\w+ ){0,2}for (?:\\w+ ){0,2}(?:admin|administrator|owner|privileged)\\w*(?: accounts?| users?)?(?: only)?$',
        example: 'Two-factor authentication is required for administrators only',
      },
    ],
    exclusions: [
      {
        match: 'if you make (?:mfa|2fa|multi ?factor\\w*|two ?factor\\w*) optional',
        example: 'If you make MFA optional, users will be prompted to opt in.',
      },
      {
        match: 'brute forc|failed (?:\\w+ )?attempts|lock(?:s|ed)? out accounts',
        example: 'We lock out accounts after 5 failed attempts at a password or multi-factor authentication.',
      },
      {
        match: "(?:not|n't) require (?:your|a|the|an|any) (?:\\w+ ){0,2}(?:device|camera|phone|app)\\w*",
        example: 'The manual key does not require a camera to configure 2FA for your account.',
      },
      {
        match: 'extra layer|by requiring an? (?:additional|second|extra)',
        example: 'MFA adds an extra layer of security for all users by requiring an additional factor.',
      },
      {
        match: '(?:company|corporate|internal) (?:sso|single sign|idp)',
        example: 'MFA is enforced for all users of systems that are connected to the company SSO.',
      },
      { match: 'second form of', example: 'Enter the second form of verification that is required.' },
      {
        match: 'centrali[sz]ed accounts|time bound access|we access our',
        example: 'We access our servers with required MFA.',
      },
      {
        match: 'members? of (?:our |the )?staff|(?:every|each|any) (?:employee|staff)',
        example: 'Multi-factor authentication is required for every member of staff on every system.',
      },
      {
        match: '(?:defined|set|managed|enforced|configured|handled) (?:in|by|at|through) your (?:idp|identity)',
        example: 'MFA is handled by your identity provider.',
      },
      {
        match: '(?:such as|e\\.g\\.|for example)\\W{1,3}(?:\\w+ ){0,6}(?:mfa|2fa|multi factor|two factor|authenticat)',
        example: 'Require safeguards, such as MFA, for all users.',
      },
      {
        match:
          "(?:not|n't|isn't) (?:currently )?(?:mandatory|compulsory|required|enforced)|(?:is|are) optional|(?:strongly|highly) (?:advise|recommend|encourage)",
        example: 'TLS is optional for database connections.',
      },
      {
        match: 'access to any|non public|queries|mutations|endpoints?\\b|operations?\\b',
        example:
          'A security operations centre watches our systems 24 hours a day and is alerted to intrusion attempts.',
      },
      {
        match: 'required to (?:insert|input|enter|type|provide|use the)',
        example: 'You are required to enter the code.',
      },
      {
        match: '^if your (?:\\w+ ){0,3}(?:sso|idp|identity|saml|organi)',
        example: 'If your identity provider requires MFA, confirm it.',
      },
      {
        match:
          '(?:employees|staff|personnel|workforce) .... (?:mfa|2fa|two factor|multi factor|security keys?|second factor)',
        example: 'All employees are required to use MFA for production access.',
      },
      { match: '(?:all|enrolled|in) (?:\\w+ )?idp accounts', example: 'MFA is required for all IDP accounts.' },
      {
        match:
          '(?:our|all|for|by) (?:\\w+ ){0,2}(?:employees?|staff|engineers|personnel|team members|developers|administrators)\\b && !(?:your|customers?|users?|members)\\b',
        example: 'All employees are required to use MFA for production access.',
      },
      {
        match:
          '(?:access to|accessing) (?:\\w+ ){0,4}(?:systems?|infrastructure|production|servers?|environments?|customer data|network)\\b',
        example: 'Engineers have no standing access to customer data.',
      },
      {
        match:
          '(?:requires? (?:the )?(?:enterprise|business|pro|team|premium))|requires? (?:an?|the) (?:app|authenticator|phone|device|code|second)|required to (?:enter|provide) ',
        example: 'SAML SSO requires the Enterprise plan.',
      },
      {
        match: 'in your (?:identity|idp|sso)|by your (?:identity|idp|sso)',
        example: 'You can enforce MFA in your identity provider.',
      },
      { match: '\\bvpn\\b', example: 'Our servers only accept traffic from our VPN.' },
      {
        match:
          '(?:enforce|require|turn on|enable|configure|manage)\\w* (?:\\w+ ){0,8}(?:through|via|in|by|at|with) your (?:own )?(?:idp|identity provider)',
        example: 'You can enforce MFA in your identity provider.',
      },
      {
        match:
          '(?:identity|internal|company|corporate|github|google|cloud) accounts|where (?:a|an) (?:third party )?(?:application|service|system)',
        example: 'MFA is required for internal accounts.',
      },
      { match: 'prompted to provide', example: 'You are prompted to provide a code.' },
      { match: 'identifier first|two step registration', example: 'An identifier-first flow requires MFA.' },
      {
        match: '(?:2fa|mfa|two factor)\\b (?:\\w+ ){0,6}requires (?:your|an?|the)',
        example: '2FA for a token requires an app.',
      },
      {
        match:
          'requir\\w* (?:an?|the) (?:second )?(?:authentication|verification|security) (?:code|factor|step)|second (?:authentication|verification) (?:code|factor)',
        example: 'The login requires a verification code.',
      },
      {
        match:
          '(?:production|internal|corporate|administrative|infrastructure|vpn)\\b && !(?:your|customers?|member|users)',
        example: 'All employees are required to use MFA for production access.',
      },
    ],
    notIn: ['privacy', 'terms', 'dpa'],
    allow: ['condition', 'duty', 'third', 'negation', 'staff', 'denial'],
  }),
}
