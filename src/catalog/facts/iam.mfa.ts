import type { FactFile } from '../fact-file.ts'

export const iamMfa: FactFile = {
  id: 'iam.mfa',
  group: 'Identity',
  question: 'Is multi-factor authentication offered to users of the service?',
  kind: 'feature',
  weight: 5,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'MFA, 2FA, TOTP, passkey or security key for user accounts is offered or required.',
    partial: 'SMS or email code only, or some password accounts cannot use it.',
    no: 'Vendor says MFA is not supported or planned.',
    excluded: "Staff MFA; MFA only through the customer's IdP; advice to secure email; MFA on a customer's cloud.",
  },
  controls: {
    soc2: ['CC6.1'],
    iso27001: ['A.8.5'],
    csf2: ['PR.AA-03'],
    sp80053: ['IA-2'],
  },
  params: ['methods', 'plans'],
  traits: ['for-members'],
  topicWords: ['mfa', '2fa', 'two factor', 'multi factor', 'second factor', 'passkey'],
  texts: {
    topic: 'Multi-factor authentication',
    yes: 'A second factor is offered for user accounts[, by {methods}].',
    partial: 'A second factor is addressed, but not a strong one for every account.',
    no: 'The vendor says that user accounts have no second factor today.',
    unknown: 'We found nothing on a second factor for user accounts.',
    risk: 'Accounts without a second factor',
    stake: 'Without a second factor, one reused or phished password is enough to reach your data.',
    mitigation: 'Have people sign in through your identity provider, with the second factor enforced there.',
    needs: ['iam.sso'],
    without: 'Ask for long unique passwords from a password manager, and keep sensitive data out of the service.',
    ask: 'Which second factors do you support, and are passkeys or security keys among them?',
    owner: 'Identity team',
    severity: 'critical',
  },
  reading: () => ({
    states: {
      match:
        '(?:mfa|2fa|totp|two factor|multi ?factor|two step|2 step|second factor|passkeys?|webauthn|security keys?|authenticator apps?|fido2?|yubikeys?|second (?:verification|step)|one time (?:code|password)|(?:sms|email) code)\\b',
      example: 'We support two-factor authentication for all users.',
    },
    // To enforce a sign-in is more than to have it.
    more: '\\benforc\\w+|\\bmandatory\\b|\\brequire (?:2fa|mfa|two|multi|all|every)',
    subject:
      'two (?:factor|step)|2fa|mfa|multi factor|sign ?in security|login security|account security|security keys?|passkeys?',
    facets: { beta: 'partial', rest_left_out: 'partial', only_part: 'partial', on_request: 'partial', some: 'partial' },
    yes: [
      {
        match:
          '(?:multi ?factor|two ?factor|2 factor|(?:two|2) step (?:authentication|verification|auth|login|sign))(?: authentication| verification| auth| login)? && !(?:our|all) (?:employees|staff|engineers)',
        example: 'Users can protect their account with two-factor authentication using an authenticator app.',
      },
      {
        match: '(?:mfa|2fa|totp|webauthn|passkeys?|yubikeys?|fido2?|u2f)\\b',
        example: 'Acme supports passkeys and security keys.',
      },
      {
        match:
          '(?:authenticator app|hardware (?:security )?keys?|security keys?|one time (?:passwords?|codes?|passcodes?)) && (?:log|sign|authenticat|account|factor|second)',
        example: 'Users can protect their account with two-factor authentication using an authenticator app.',
      },
    ],
    partial: [
      {
        match:
          '(?:sms|text message|email) (?:\\w+ ){0,3}(?:codes?|one time|verification) && (?:log|sign|second|factor|2fa|mfa) && !(?:totp|authenticator|passkey)',
        example: 'We send an email code when you log in.',
      },
      {
        match:
          'codes?\\b ... (?:sms|text messages?|e ?mail)\\b && log|sign|second|factor|2fa|mfa && !totp|authenticator|passkey',
        example: 'A code sent by SMS is the second login step.',
      },
    ],
    limits: [
      {
        match: '(?:mfa|2fa|two factor|multi factor)... (?:only (?:via|by|through) (?:sms|email))',
        example: 'Two-factor authentication works only by SMS.',
      },
    ],
    no: [
      {
        match:
          "(?:not|n't)(?: currently| yet)? (?:support|offer|provide|have)\\w* (?:\\w+ ){0,3}(?:mfa|2fa|two factor|multi factor)",
        example: 'We do not offer two-factor authentication.',
      },
      {
        match:
          '(?:mfa|2fa|two factor authentication|multi factor authentication)(?: support)? (?:is |are )?(?:planned|coming soon|on (?:our|the) roadmap|not (?:yet |currently )?(?:supported|available|offered))',
        example: 'Two-factor authentication is not yet supported.',
      },
      {
        match: 'no (?:built in |native )?(?:mfa|2fa|two factor|multi factor)\\b',
        example: "There's no built-in 2FA; use your SSO provider instead.",
      },
    ],
    weaker: [
      {
        match:
          '(?:mfa|2fa|two factor|multi factor|two step|second factor|one time codes?)\\b ... (?:by|via|through|over|as an?) (?:an? )?(?:sms|text messages?|e ?mails?)\\b && !totp|authenticator|passkey|security key|webauthn|yubikey|push',
        example: 'Two-factor authentication codes are sent by SMS.',
      },
      {
        match:
          '(?:mfa|2fa|two factor|multi factor)(?: authentication)? (?:is |are )?(?:\\w+ )?(?:only )?available (?:only )?(?:to|for) (?:admin|owner)\\w*',
        example: 'MFA is only available to administrators.',
      },
    ],
    denied: 'mfa|2fa|two factor|multi ?factor|two step|second factor|passkeys?|totp',
    exclusions: [
      {
        match: 'leverag\\w* (?:your|their) (?:own |existing )',
        example: 'Integrate your identity provider, which lets you leverage your existing multi-factor authentication.',
      },
      {
        match:
          'access to (?:sensitive|internal|production|critical|administrative) (?:\\w+ ){0,2}(?:systems?|infrastructure|environments?|tools|data)',
        example: 'Multi-factor authentication is required for access to sensitive systems and applications.',
      },
      {
        match: '(?:multi ?factor|mfa|2fa|two factor) && in:\\bwe (?:\\w+ )?use:?$',
        example: 'multi-factor authentication',
        under: 'To manage the service, we use',
      },
      {
        match:
          '(?:company|corporate|internal) (?:sso|single sign|idp)|using your (?:git|github|gitlab) |your (?:git|github|gitlab) (?:provider|account)',
        example: 'MFA is on for systems connected to the company SSO.',
      },
      { match: '\\bas idps?\\b', example: 'Use Okta as IdP with MFA.' },
      { match: 'their (?:\\w+ )?identity|mfa via an? (?:\\w+ )?sso', example: 'They use MFA via an SSO provider.' },
      { match: 'we access our|centrali[sz]ed accounts', example: 'We access our systems with MFA.' },
      {
        match: 'members? of (?:our |the )?staff|(?:every|each|any) (?:employee|staff)',
        example: 'Multi-factor authentication is required for every member of staff on every system.',
      },
      {
        match: '(?:defined|set|managed|enforced|configured|handled) (?:in|by|at|through) your (?:idp|identity)',
        example: 'MFA is handled by your identity provider.',
      },
      {
        match: '(?:such as|e\\.g\\.|for example),? (?:mfa|2fa|multi factor)|non password',
        example: 'Some methods, such as MFA, are safer.',
      },
      {
        match: 'badge|visitors?\\b|data ?cent(?:er|re)',
        example: 'The data centres are guarded day and night, with badge readers, cameras and visitor logs.',
      },
      { match: 'takes? advantage of their|their built in', example: 'The team takes advantage of their built-in MFA.' },
      { match: 'access to any non public', example: 'Access to any non-public system needs MFA.' },
      {
        match: '^if your (?:\\w+ ){0,3}(?:sso|idp|identity|saml|organi)',
        example: 'If your identity provider asks for MFA, confirm it.',
      },
      {
        match:
          '(?:employees|staff|personnel|workforce) .... (?:mfa|2fa|two factor|multi factor|security keys?|second factor)',
        example: 'Our employees must use MFA to access production systems.',
      },
      { match: '(?:all|enrolled|in) (?:\\w+ )?idp accounts', example: 'MFA is on for all IDP accounts.' },
      {
        match:
          '(?:our|all|for|by) (?:\\w+ ){0,2}(?:employees?|staff|engineers|personnel|team members|developers|administrators)\\b && !(?:your|customers?|users?)\\b',
        example: 'Our employees must use MFA to access production systems.',
      },
      {
        match:
          '(?:mfa|2fa|two factor|multi factor|factor authentication)\\b...(?:for|to) (?:\\w+ ){0,4}(?:production|internal systems?|infrastructure|administrative|admin access|access to (?:our|production|customer|systems)|our (?:systems|infrastructure|cloud|source))',
        example: 'Our employees must use MFA to access production systems.',
      },
      {
        match:
          '(?:access to|accessing) (?:\\w+ ){0,4}(?:systems?|infrastructure|production|servers?|environments?|customer data|data|network)\\b.{0,80}(?:mfa|2fa|factor|passkey|hardware key|yubikey)',
        example: 'Access to our infrastructure requires multi-factor authentication.',
      },
      {
        match:
          "(?:your|secure) (?:email|e mail|google|github|gitlab|bitbucket) accounts?|github's|on your (?:github|google|identity)|aws account|root account",
        example: 'Connect your own AWS account.',
      },
      {
        match:
          '(?:handled|managed|enforced|provided|configured|enabled) (?:by|in|at|through|on|via) your (?:identity|idp|sso|github|own)',
        example: 'MFA is handled by your identity provider.',
      },
      {
        match: '(?:mfa|2fa|totp|passkey)\\b ...(?:as an? |for your (?:end ?)?users|in your app)',
        example: 'Offer MFA as an option to your users, for instance TOTP in your app.',
      },
      {
        match:
          '(?:add|build|embed|implement|offer|bring|ship)\\w* ... (?:to|in|into) (?:your (?:\\w+ )?(?:app|application|product|saas|website|users)|their (?:app|product)s?)\\b',
        example: 'Add two-factor authentication to your own app with our API.',
      },
      { match: '\\bvpn\\b', example: 'Our servers only accept traffic from our VPN.' },
      { match: 'is accomplished', example: 'MFA is accomplished by a hardware key.' },
      {
        match:
          '(?:enforce|require|turn on|enable|configure|manage)\\w* (?:\\w+ ){0,8}(?:through|via|in|by|at|with) your (?:own )?(?:idp|identity provider)',
        example: 'You can enforce MFA in your identity provider.',
      },
      {
        match:
          '(?:identity|internal|company|corporate|github|google|cloud) accounts|where (?:a|an) (?:third party )?(?:application|service|system)',
        example: 'Our Google accounts need MFA.',
      },
      {
        match: 'your (?:end )?users (?:can|to|may) (?:enroll|log|sign)|hosted login',
        example: 'With our SDK, your users can enroll in MFA.',
      },
      {
        match: 'enabled (?:on|in|at) .{0,40}(?:authentication|sso) provider',
        example: 'MFA is enabled in your SSO provider.',
      },
      {
        match:
          "(?:no way|not (?:currently )?possible|cannot|can't|unable) (?:to )?(?:require|enforce|mandate)|(?:cannot|can't) be (?:enforced|required)|enforcement (?:is|are) not",
        example: 'SSO cannot be enforced.',
      },
      {
        match:
          '(?:internal (?:tools|systems|applications|services)|critical systems|{supplier} (?:are|must|is)|employee (?:access|accounts?)|administrative access|privileged access|(?:for|by) our team) && !your|customers?\\b|end users',
        example: 'Suppliers are assessed for security before we use them and every year afterwards.',
      },
    ],
    notIn: ['privacy', 'terms', 'dpa'],
    allow: ['condition', 'duty', 'third', 'staff'],
    params: [
      {
        name: 'methods',
        pattern: '\\b(totp|sms|passkeys?|webauthn|security keys?|authenticator apps?|yubikeys?|fido2?|u2f|push)\\b',
        as: 'list',
      },
    ],
  }),
}
