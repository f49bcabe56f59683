import type { FactFile } from '../fact-file.ts'

export const iamStaffMfa: FactFile = {
  id: 'iam.staff_mfa',
  group: 'Identity',
  question: 'Do staff use MFA for production or internal systems?',
  kind: 'control',
  weight: 3,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'States staff MFA or 2FA, or hardware keys, for production, code or internal systems.',
    partial: 'Some staff or one tool only, or merely encouraged.',
    no: 'Vendor says not required.',
    excluded: 'User MFA; staff SSO or VPN without MFA stated.',
  },
  controls: {
    soc2: ['CC6.1'],
    iso27001: ['A.8.5'],
    csf2: ['PR.AA-03'],
    sp80053: ['IA-2'],
  },
  params: ['systems', 'method'],
  traits: ['internal'],
  topicWords: ['employee mfa', 'our employee use', 'staff account', 'employee account'],
  texts: {
    topic: 'Second factor for staff',
    yes: 'Staff of the vendor sign in with a second factor[, using {method}].',
    partial: 'A second factor for staff is described only in part.',
    no: 'The vendor says that staff are not required to use a second factor.',
    unknown: 'We found no statement on a second factor for the vendor’s staff.',
    risk: 'Staff accounts without a second factor',
    stake: 'Most breaches of suppliers begin with a staff password.',
    mitigation: 'Ask for written confirmation before go-live.',
    ask: 'Is a phishing-resistant second factor mandatory for all staff with access to production?',
    owner: 'Security assurance',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:mfa|2fa|two factor|multi ?factor|second factor|hardware (?:key|token)|security keys?|yubikey|fido|passkey|two step)\\w* .... (?:{staff}|internal|production|system|access|all|company|corporate|infrastructure|accounts?|requir|mandat|enforc)|(?:{staff}|internal|production|systems?|access|admin\\w*|infrastructure|accounts?) .... (?:mfa|2fa|two factor|multi ?factor|hardware key|security key|yubikey|two step)',
      example: 'All employees use MFA for production systems.',
    },
    facets: { some: 'partial', where_possible: 'partial', only_part: 'partial', rest_left_out: 'partial' },
    yes: [
      {
        match:
          '(?:mfa|multi factor|two factor|2fa)\\b && in:internal security|internal controls|our (?:team|staff)|employees',
        example: 'MFA is required everywhere.',
        under: 'Our team',
      },
      {
        match:
          '(?:mfa|2fa|multi ?factor|two ?factor|two step|hardware (?:security )?keys?|yubikeys?|security keys?|passkeys?|webauthn)\\b && (?:{staff}|our (?:systems?|team|infrastructure|cloud|accounts)|internal|production|administrative access|access to (?:\\w+ ){0,4}(?:systems?|infrastructure|servers?|production|environments?|code|data)|all access|all (?:\\w+ )?systems|we (?:use\\b|require|enforce|mandate)|corporate|source code|remote access|vpn|privileged)',
        example: 'All employees must use multi-factor authentication to access internal systems.',
      },
      {
        match:
          '(?:production|server|internal|staff|employee|infrastructure|admin\\w*) (?:access|log ?ins?|accounts?|systems?) .... (?:hardware (?:token|key)|security key|yubikey|second factor|mfa|2fa)',
        example: 'Production access needs VPN plus a hardware token.',
      },
      {
        match:
          '(?:employees?|staff|engineers?|developers?|personnel|everyone (?:at|in|on)|everybody (?:at|in|on)|team members?) .... (?:two factors|second factor|hardware tokens?|one time (?:code|password)s?|strong authentication)',
        example: 'Our engineers connect through a VPN that asks for a one-time code.',
      },
      {
        match:
          '(?:employees|staff|engineers|personnel|team members) (?:\\w+ )?(?:log|sign) ?in (?:with|using|via) (?:\\w+ ){0,2}(?:fido2?|yubikeys?|hardware keys?|security keys?|passkeys?|second factor)',
        example: 'Engineers log in with hardware keys.',
      },
      {
        match:
          '(?:all|every) (?:our )?(?:personnel|staff|employees?|engineers?|administrators?) .{0,60}(?:second factor|two factors|hardware keys?|security keys?)',
        example: 'All employees use a second factor.',
      },
    ],
    partial: [
      {
        match: '(?:{staff}) (?:are )?(?:encouraged|recommended|some) ...(?:mfa|2fa|two factor|multi factor)',
        example: 'Employees are encouraged to use MFA.',
      },
    ],
    weaker: [
      {
        match: '(?:encourag|recommend)\\w* .... (?:mfa|2fa|two factor|multi factor)',
        example: 'Employees are encouraged to use MFA.',
      },
      { match: '(?:mfa|2fa|two factor|multi factor)\\b ... only$', example: 'MFA for production access only' },
      {
        match:
          '(?:mfa|2fa|two factor|multi factor|hardware tokens?)\\b .... (?:left to the individual|to be decided|planned for (?:other|the rest|all)|roll ?out to)',
        example: 'Senior engineers use hardware tokens, with a rollout to other staff to be decided.',
      },
    ],
    denied:
      '(?:mfa|2fa|two factor|multi ?factor|second factor)(?: authentication)? (?:\\w+ ){0,3}(?:staff|employees|engineers|team|us|personnel|internally|developers)',
    exclusions: [
      { match: 'enterprise clients|your existing', example: 'Enterprise clients ask their staff for MFA.' },
      {
        match:
          "(?:we|our|a|the|your|existing) users?\\b|users will|recovery code|(?:your|customers?'?) (?:\\w+ )?(?:employees|staff|team members|users|account|members|organi[sz]ation)|you can|users can|members? (?:can|to|must)|(?<!google )workspace|(?:all|for|require) (?:\\w+ )?(?:users|members|customers)|end users|dashboard|available (?:to|for)|support team|contact (?:our |the )?support",
        example: 'Users can enable two-factor authentication.',
      },
    ],
    allow: ['staff', 'third', 'duty'],
    params: [
      {
        name: 'method',
        pattern: '\\b(hardware keys?|yubikeys?|security keys?|passkeys?|webauthn|totp)\\b',
        as: 'text',
      },
    ],
  }),
}
