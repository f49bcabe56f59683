import type { FactFile } from '../fact-file.ts'

export const iamSsoEnforce: FactFile = {
  id: 'iam.sso_enforce',
  group: 'Identity',
  question: 'Can admins require all members to sign in with SSO?',
  kind: 'feature',
  weight: 3,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'Admins can make SSO mandatory or block other login; owner break-glass exception is yes.',
    partial: 'Enforced by vendor request only, for some users only, or members may bypass it.',
    no: 'Vendor says SSO cannot be required.',
    excluded: 'SSO merely offered; staff SSO; domain verification without enforcement.',
  },
  controls: {
    soc2: ['CC6.1'],
    iso27001: ['A.8.5'],
    csf2: ['PR.AA-03'],
    sp80053: ['IA-2'],
  },
  params: ['plans', 'exceptions'],
  traits: ['for-members'],
  topicWords: ['enforce sso', 'require sso', 'sso enforcement', 'enforced sso', 'enforce saml', 'require saml'],
  texts: {
    topic: 'Enforced single sign-on',
    yes: 'Administrators can make single sign-on the only way in.',
    partial: 'Requiring single sign-on is addressed, but not as a setting that holds for everybody.',
    no: 'The vendor says that single sign-on cannot be made mandatory today.',
    unknown: 'We found no statement on whether administrators can switch off other ways to sign in.',
    risk: 'Password sign-in stays open beside SSO',
    stake: 'While passwords still work, a stolen one bypasses your identity provider.',
    mitigation: 'Require a second factor on every account and remove unused passwords by hand.',
    needs: ['iam.mfa', 'iam.mfa_enforce'],
    without: 'Check each month for accounts that still sign in with a password, and remove those that are not used.',
    ask: 'Can we require single sign-on for every member, and which accounts stay exempt?',
    owner: 'Identity team',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:requir|enforc|mandat|must|only|restrict|disabl|prevent|block|forc|not be (?:able|allowed)|no longer)\\w* .... (?:sso|single sign on|saml|oidc|identity provider|idp|password|other|authenticat|log ?in|sign ?in)|(?:sso|single sign on|saml|oidc|idp|identity provider) .... (?:requir|enforc|mandat|only|forc|must)',
      example: 'Admins can require all members to sign in with SSO.',
    },
    facets: { on_request: 'partial', beta: 'partial', rest_left_out: 'partial', only_part: 'partial', some: 'partial' },
    yes: [
      { match: 'allow only (?:sso|saml|single sign)', example: 'Owners can allow only SSO.' },
      {
        match:
          '(?:password|e ?mail|username)s? (?:\\w+ )?(?:log ?ins?|sign ?ins?|authentication) (?:\\w+ ){0,3}(?:switched off|turned off|disabled|blocked) && any:sso|saml|single sign',
        example: 'Once SSO is enforced, password login is disabled for everyone but the owner.',
      },
      {
        match:
          '(?:sso|saml|single sign ?on)\\b ... (?:compulsory|obligatory|mandatory)|(?:compulsory|obligatory) (?:sso|saml|single sign)',
        example: 'Admins can make SAML compulsory.',
      },
      {
        match:
          '(?:sso|saml|single sign ?on|identity provider|idp)\\b && (?:enforc|mandat|require[sd]?\\b|requiring|force\\b|forced|forces|forcing|strictly|must (?:log|sign|use|authenticat)|only (?:via|through|with|be able)|disable (?:other|password|email|username|social|all other)|prevent\\w* .{0,40}(?:log|sign)|block\\w* .{0,40}(?:password|log|sign)|exclusively) && (?:member|user|everyone|admin|owner|login|log in|sign|account|organi[sz]ation|workspace|team|all\\b|enforce|password|mandatory|require sso|required)',
        example: 'Admins can require all members to log in with SSO.',
      },
      {
        match:
          "(?:disable|turn off|block|prevent|not be allowed|no longer|cannot|can't|unable)\\w* ... (?:password|other (?:authentication|login|sign)|email|username|social)\\w* && any:sso|saml|single sign",
        example: 'Owners of a workspace with SSO can disable password sign-in.',
      },
      {
        match: '(?:enforced?|required?|mandatory|forced) (?:sso|saml|single sign)',
        example: 'Enforce SAML SSO for your whole organization.',
      },
      {
        match:
          '(?:prompt|redirect|forc|requir)\\w* .... (?:log ?in|log in|sign in|authenticate|log back in) (?:\\w+ ){0,6}(?:sso|saml|idps?|identity providers?)\\b',
        example: 'Admins can require all members to log in with SSO.',
      },
      {
        match: '(?:sso|saml|single sign on) (?:enforcement|requirement|only mode|mandatory)',
        example: 'SSO enforcement can be switched on in the settings.',
      },
      {
        match:
          '(?:sso|saml|single sign ?on|identity provider|idp)\\b ... (?:the|an?) only (?:\\w+ )?(?:way|option|method|login|log ?in|sign ?in)',
        example: 'Owners may set SSO as the only allowed login method.',
      },
      {
        match: 'only (?:be able to )?(?:log|sign) ?in (?:\\w+ ){0,3}(?:sso|saml|single sign|identity provider|idp)\\b',
        example: 'Members can then only log in with SAML.',
      },
      {
        match:
          '(?:everyone|all (?:users|members)|users|members) (?:\\w+ ){0,2}(?:has to|have to|must|needs? to) (?:log ?in|sign ?in|authenticate) (?:\\w+ ){0,3}(?:through|via|with|using) (?:\\w+ ){0,3}(?:identity provider|idp|sso|saml)',
        example: 'With strict mode on, everyone has to authenticate through your identity provider.',
      },
      {
        match:
          '(?:restrict|limit)\\w* (?:log ?in|sign ?in|access|authentication) (?:\\w+ ){0,4}to (?:\\w+ ){0,2}(?:sso|saml|single sign)',
        example: 'You can restrict login to SSO.',
      },
      {
        match: '(?:sso|saml|idp) only(?! (?:works|supports|available|for|on|with)\\b)',
        example: 'Set the workspace to SSO only.',
      },
    ],
    partial: [
      {
        match: '(?:contact|email|reach out)... (?:enforc|requir)\\w* (?:sso|saml)',
        example: 'Contact us to enforce SSO.',
      },
    ],
    no: [
      {
        match:
          "(?:not|n't) (?:currently )?(?:offer|have|provide|support) .{0,30}to (?:disable|turn off|block) (?:social|password) log ?ins?",
        example: 'We do not currently offer a setting to disable social logins.',
      },
      {
        match: "(?:sso|saml) (?:cannot|can't) be (?:enforced|required|made mandatory)",
        example: 'SSO cannot be enforced.',
      },
      {
        match: "(?:not|n't) (?:possible|able|currently possible|supported?) ...(?:enforce|require)\\w* ...(?:sso|saml)",
        example: 'It is not possible to enforce SSO.',
      },
    ],
    weaker: [
      {
        match:
          '(?:contact|ask|email|reach out to) (?:\\w+ ){0,3}(?:support|us|team)\\b ... (?:enforc|requir|mandat)\\w* && any:sso|saml|single sign',
        example: 'Contact support to have SSO enforced for your organisation.',
      },
      {
        match:
          '(?:enforc|requir|mandat)\\w* ... (?:for (?:\\w+ )?(?:guests?|some|certain|selected) (?:\\w+ )?only|only for (?:guests|admins)) && any:sso|saml|single sign',
        example: 'SAML is required only for guests.',
      },
      {
        match: '(?:members?|users?|they) (?:can|may|could) (?:still )?(?:bypass|skip|circumvent) ...(?:sso|saml)',
        example: 'Members can bypass SSO.',
      },
      {
        match:
          '(?:enforc|requir|mandat)\\w* .... (?:contact (?:\\w+ ){0,2}(?:support|us)|done by (?:us|we|our|the)|email us) && any:sso|saml|single sign',
        example: 'To enforce SSO, please contact us.',
      },
    ],
    exclusions: [
      { match: 'domain verification|sync group', example: 'Domain verification is required for SSO.' },
      { match: 'removing a user', example: 'Removing a user requires SSO access.' },
      {
        match:
          'step is required|(?:information|setup|details|values?|configuration) required|if required|required (?:because|by your|for (?:scim|configuring|the))|required to (?:fill|complete)|collect the',
        example: 'Collect the SAML details that are required.',
      },
      {
        match: 're ?authentication will be required|to disconnect',
        example: 'Re-authentication will be required after SSO is set up.',
      },
      {
        match:
          '(?:identity provider|idp)\\b .{0,60}(?:will be picked|should look|session polic|settings? (?:are|is)|vary)|upstream|session recreation|\\b(?:spec|crd)\\b|default(?:s)? (?:are|is) set|required ?\\. ?&#|^required',
        example: 'The identity provider settings are shown on the left.',
      },
      {
        match: '(?:defined|set|managed|enforced|configured|handled) (?:in|by|at|through) your (?:idp|identity)',
        example: 'MFA is handled by your identity provider.',
      },
      { match: 'if enabled', example: 'If enabled, SAML adds a button.' },
      {
        match: '^if your (?:\\w+ ){0,3}(?:sso|idp|identity|saml|organi)',
        example: 'If your organization uses SSO, click here.',
      },
      { match: 'idp accounts', example: 'IDP accounts are required.' },
      { match: 'access to our', example: 'Access to our infrastructure requires multi-factor authentication.' },
      {
        match:
          '(?:sso|saml)\\b ...requires? (?:an?|the|enterprise|at least|you to|that you|admin|owner)|to (?:configure|set up|enable) (?:sso|saml)',
        example: 'SAML SSO requires the Enterprise plan.',
      },
      {
        match: 'requires? (?:the )?(?:enterprise|business|pro|team|premium|scale)',
        example: 'SAML SSO requires the Enterprise plan.',
      },
      {
        match:
          'required (?:field|attribute|parameter|claim|value|information)|attributes?\\b|metadata|entity id|acs url',
        example: 'Paste the metadata address of your identity provider.',
      },
      {
        match: '(?:our|all) (?:employees|staff|engineers|personnel)',
        example: 'All staff pass a background check before they start, as far as the law allows.',
      },
      {
        match:
          '(?:enforc|requir|recommend)\\w* (?:\\w+ )?(?:mfa|2fa|multi factor|two factor)|(?:on|by|in|through) (?:your |the )?(?:github|gitlab|bitbucket|google)|whatever',
        example:
          'Owners on the Business and Enterprise plans can require two-factor authentication for every member of the organization.',
      },
      { match: '(?:scim|directory sync) requires', example: 'SCIM requires SSO.' },
      { match: '(?:2fa|mfa|two factor) .... enforce\\w*', example: 'MFA cannot be enforced for members.' },
      {
        match: 'requires? (?:coordination|contact|setup|configuration)|prevent the error|jsonnet',
        example: 'SSO requires setup by an engineer.',
      },
      { match: 'support (?:enforc|requir)', example: 'Not every SDK is able to support enforcing SSO.' },
    ],
    notIn: ['privacy', 'terms', 'dpa'],
    allow: ['condition', 'duty', 'third', 'negation', 'denial'],
    params: [
      { name: 'exceptions', pattern: '((?:except|owners? can still|break[ -]glass|bypass)[^.]{0,60})', as: 'text' },
    ],
  }),
}
