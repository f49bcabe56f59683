import type { FactFile } from '../fact-file.ts'

export const iamSso: FactFile = {
  id: 'iam.sso',
  group: 'Identity',
  question: "Is single sign-on with the customer's own identity provider offered (SAML or OIDC)?",
  kind: 'feature',
  weight: 5,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'SAML, OIDC or enterprise IdP SSO offered; plan- or price-limited is yes.',
    partial: 'Only social or fixed-provider login (Google, GitHub, Microsoft), or beta.',
    no: 'Vendor says SSO is not supported, planned or on the roadmap.',
    excluded: 'Staff SSO; OIDC for workloads or CI tokens; SSO the vendor sells as a product feature.',
  },
  controls: {
    soc2: ['CC6.1'],
    iso27001: ['A.5.16', 'A.8.5'],
    csf2: ['PR.AA-03'],
    sp80053: ['IA-2', 'IA-8'],
  },
  params: ['protocols', 'plans', 'price'],
  traits: ['for-members', 'sign-in'],
  topicWords: ['sso', 'single sign on', 'saml', 'openid connect', 'oidc'],
  texts: {
    topic: 'Single sign-on',
    yes: 'Your people can sign in through your own identity provider[ over {protocols}].',
    partial: 'Sign-in through another provider is addressed, but not plainly through an identity provider of your own.',
    no: 'The vendor says that single sign-on with your own identity provider is not available today.',
    unknown: 'We found no statement on single sign-on with your own identity provider.',
    risk: 'Accounts outside your identity provider',
    stake: 'Accounts outside your identity provider escape your sign-in rules and outlive the people who hold them.',
    mitigation: 'Keep the user list short, require a second factor, and review accounts each month.',
    needs: ['iam.mfa', 'iam.mfa_enforce'],
    without: 'Keep the user list short, ask for long unique passwords, and review accounts each month.',
    ask: 'Do you support SAML or OIDC with our identity provider, on which plans and at what price?',
    owner: 'Identity team',
    severity: 'high',
  },
  reading: () => ({
    states: {
      match:
        '(?:sso|single sign on|saml|oidc|openid connect|identity provider|idp|okta|entra|azure ad|active directory)\\b',
      example: 'We support SAML single sign-on.',
    },
    // A customer’s own provider is what sign-in by a provider means.
    notMore: '^custom',
    subject: 'single sign|sso|saml|sign(?:ing)? ?in|log ?in|identity',
    facets: { beta: 'limits', rest_left_out: 'partial', only_part: 'partial' },
    yes: [
      {
        match:
          '(?:log|sign)(?:s|ging|ing)? ?in (?:with|via|through|using) (?:your|their) (?:own )?(?:company |corporate )?(?:identity provider|idp\\b|directory)',
        example: 'Members can sign in through your identity provider with SAML 2.0 or OpenID Connect.',
      },
      {
        match: 'federated (?:log ?in|sign ?in|authentication|access) && !workload|aws|cluster|end users',
        example: 'Federated login is available for your company.',
      },
      {
        match: "saml(?: ?2(?:\\.0)?)?\\b && !(?:not|n't|no) (?:\\w+ ){0,2}saml",
        example: 'Acme supports SAML 2.0 single sign-on with Okta, Entra ID and others.',
      },
      {
        match:
          'single sign ?on && (?:{offer}|enterprise|okta|entra|azure|identity provider|idp\\b|onelogin|plan|with|for)',
        example: 'Acme supports SAML 2.0 single sign-on with Okta, Entra ID and others.',
      },
      {
        match:
          '(?:sso)\\b && (?:okta|entra|azure ad|onelogin|identity providers?|idp\\b|oidc|openid|{offer}|enterprise|plan|your organi[sz]ation)',
        example: 'SSO is available on the Enterprise plan.',
      },
      {
        match: '(?:openid connect|oidc)\\b && (?:sso|sign ?on|log ?in|sign in|provider|identity|authenticat)',
        example: 'Connect your identity provider over OpenID Connect to sign in to Acme.',
      },
      {
        match:
          '(?:okta|entra id|azure ad|onelogin|ping ?identity|pingfederate|jumpcloud) && (?:sso|sign in|log ?in|authenticat|single)',
        example: 'Acme supports SAML 2.0 single sign-on with Okta, Entra ID and others.',
      },
      {
        match: 'single sign ?on|sso\\b && !(?:google|github|social)',
        example: 'Acme supports SAML 2.0 single sign-on with Okta, Entra ID and others.',
      },
    ],
    partial: [
      {
        match:
          '(?:log ?in|sign ?in|sign ?up|register|authenticat|oauth)\\w* (?:\\w+ ){0,5}(?:with|via|using|through) (?:\\w+ ){0,3}(?:google|github|microsoft|gitlab|bitbucket|apple|facebook|social)',
        example: 'Sign in with Google or GitHub.',
      },
      {
        match:
          '(?:register|sign up|log in|sign in)\\w*\\b && (?:existing|your|user|valid) (?:\\w+ ){0,5}(?:github|google|gitlab|bitbucket) && (?:only|requires?|need|must)',
        example: 'To sign in, a valid GitHub account is required: you log in with your GitHub only.',
      },
      {
        match:
          '(?:google|github|gitlab|microsoft|bitbucket) (?:\\w+ ){0,3}(?:oauth|login|log in|sign in|sso|account)\\b && (?:log|sign|register|authenticat|oauth)',
        example: 'Sign in with your Google account.',
      },
      { match: 'social (?:login|log in|sign in)', example: 'Social login is available.' },
      {
        match: 'third party (?:log ?ins?|authentication|sign ?ins?)|social (?:accounts?|sign ?in|auth)',
        example: 'Third-party login is available.',
      },
    ],
    limits: [
      {
        match:
          '(?:saml(?: sso)?|sso|single sign ?on) (?:is|are) (?:currently |still |now )?(?:available )?in (?:an? )?(?:\\w+ )?(?:beta|preview|early access)',
        example: 'SAML SSO is in beta.',
      },
      {
        match: '(?:github|google|gitlab|bitbucket|microsoft) (?:is|are) the only (?:way|method|option)',
        example: 'GitHub is the only way to sign in.',
      },
      {
        match: 'no way to connect (?:your|an) (?:own )?(?:identity provider|idp)',
        example: 'There is no way to connect your own identity provider.',
      },
      {
        match:
          'supports (?:\\w+ )?(?:google|github|gitlab|microsoft)(?: and| or|,) (?:google|github|gitlab|microsoft) as (?:an? )?(?:identity|sso|login|sign in) (?:providers?|options?)',
        example: 'Acme supports Google and GitHub as identity providers.',
      },
    ],
    no: [
      {
        match:
          "(?:do|does|is) ?(?:not|n't)(?: currently| yet)? (?:support|offer|provide|available)\\w* (?:\\w+ ){0,4}(?:saml|single sign|\\bsso\\b)",
        example: 'Acme does not support single sign-on.',
      },
      {
        match:
          '(?:cannot|unable to|not possible to|no way to) (?:\\w+ ){0,3}(?:integrat|use|be connected|be linked)\\w* ... (?:identity provider|idp\\b|sso\\b|saml)',
        example: 'Our service cannot be connected to your identity provider.',
      },
      {
        match:
          '(?:saml|sso|single sign on)\\b (?:support )?(?:is |are )?(?:planned|coming soon|on (?:our|the) roadmap|not (?:yet |currently )?(?:supported|available|offered))',
        example: 'SAML SSO is on our roadmap.',
      },
    ],
    weaker: [
      {
        match: '(?:saml|sso|single sign ?on)\\b ... (?:in (?:\\w+ )?beta|beta\\b|early access|preview)',
        example: 'SAML SSO is in beta.',
      },
      {
        match:
          '(?:sso|single sign ?on)\\b (?:\\w+ ){0,3}(?:with|via|using|through) (?:\\w+ ){0,2}(?:github|gitlab|bitbucket|google|facebook|apple) && !saml|oidc|openid|okta|entra|azure|idp\\b|identity provider|onelogin',
        example: 'SSO with GitHub is available.',
      },
      {
        match:
          '(?:google|github|gitlab|bitbucket)(?:,| and| or) .... (?:sso|identity providers?)\\b && !saml|oidc|openid|okta|entra|azure|onelogin',
        example: 'Google and GitHub can be used as SSO.',
      },
      { match: 'third party (?:single sign|sso)', example: 'Third-party single sign-on is available.' },
    ],
    denied:
      '(?:saml|sso|single sign on|oidc|enterprise log ?in|(?:identity provider|idp) (?:\\w+ )?(?:integration|connection))\\b(?! (?:for|with|enforcement|requirement))',
    exclusions: [
      {
        match: 'access to our (?:\\w+ ){0,3}(?:services|applications|systems|infrastructure)',
        example: 'Access to our infrastructure requires multi-factor authentication.',
      },
      {
        match:
          'oidc (?:token|provider for|federation)|workload identity|openid connect ... (?:ci\\b|pipeline|aws|workload|cloud)|github actions|oidc ... (?:aws|gcp|cloud credential)|iam role',
        example: 'Pipelines obtain an OIDC token to assume an AWS IAM role.',
      },
      {
        match: '(?:our|all) (?:employees|staff|engineers|personnel|team)',
        example: 'Our employees use single sign-on to reach internal tools.',
      },
      {
        match:
          'saml (?:response|assertion|attribute|certificate|settings?|request)s? (?:must|should|is|are|contains?|includes?) && !support',
        example: 'The SAML response must be signed.',
      },
      {
        match:
          '(?:add|build|embed|implement|offer|bring|ship)\\w* ... (?:to|in|into) (?:your (?:\\w+ )?(?:app|application|product|saas|website|users)|their (?:app|product)s?)\\b',
        example: 'Add SSO to your app in minutes with our SDK.',
      },
      { match: 'everyone at (?:we|our)|trust portal', example: 'Everyone at our company signs in with SSO.' },
      {
        match:
          "(?:no way|not (?:currently )?possible|cannot|can't|unable) (?:to )?(?:require|enforce|mandate)|(?:cannot|can't) be (?:enforced|required)|enforcement (?:is|are) not",
        example: 'SSO cannot be enforced.',
      },
      {
        match: '^(?:employees|staff|personnel|engineers|our (?:team|employees|staff)) ',
        example: 'Our employees use single sign-on to reach internal tools.',
      },
      {
        match: 'your (?:end )?users (?:can|to|may) (?:enroll|log|sign)|hosted login',
        example: 'With our SDK, your users can sign in by SSO.',
      },
      {
        match: '(?:eks|kubernetes|cluster) (?:\\w+ )?oidc|oidc providers?$',
        example: 'Connect the cluster OIDC issuer.',
      },
    ],
    notIn: ['dpa'],
    allow: ['condition', 'duty', 'third'],
    params: [
      { name: 'protocols', pattern: '\\b(saml(?: ?2\\.0)?|oidc|openid connect|oauth)\\b', as: 'list' },
      { name: 'price', pattern: '(\\$ ?\\d[\\d,]*)', as: 'text' },
    ],
  }),
}
