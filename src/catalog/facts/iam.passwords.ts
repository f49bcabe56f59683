import type { FactFile } from '../fact-file.ts'

export const iamPasswords: FactFile = {
  id: 'iam.passwords',
  group: 'Identity',
  question: 'Are user passwords stored hashed, with a password policy?',
  kind: 'control',
  weight: 2,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'States hashing (bcrypt, scrypt, Argon2, PBKDF2, salted); policy optional.',
    partial: "Policy only, breached-password check only, or 'stored securely' without hashing.",
    no: 'Stored in plain text, reversibly, or with weak hash such as MD5.',
    excluded: 'Staff password rules; advice to customers; encrypted customer secrets.',
  },
  controls: {
    soc2: ['CC6.1'],
    iso27001: ['A.5.17'],
    csf2: ['PR.AA-01'],
    sp80053: ['IA-5'],
  },
  params: ['algorithm', 'min_length'],
  traits: ['protects-data', 'promised-by-denial'],
  topicWords: ['password hash', 'hashed password', 'bcrypt', 'password policy', 'salted'],
  texts: {
    topic: 'Password storage',
    yes: 'Passwords are stored as hashes[, using {algorithm}].',
    partial: 'Passwords are addressed, but not that they are stored as hashes.',
    no: 'By the vendor’s own words, passwords are stored in a weak form.',
    unknown: 'We found no statement on how passwords are stored.',
    risk: 'Passwords stored weakly',
    stake: 'A leak of weakly stored passwords opens your accounts, and others where they were reused.',
    mitigation: 'Use single sign-on so that no password of yours is stored.',
    needs: ['iam.sso'],
    without: 'Have your people use a password that they use nowhere else.',
    ask: 'With which algorithm and parameters do you hash passwords?',
    owner: 'Identity team',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        'passwords?\\b .... (?:hash|salt|bcrypt|argon|scrypt|pbkdf|encrypt|length|characters|complex|strength|stored|policy|polic|breach|compromis|minimum|plain)|(?:hash|salt|bcrypt|argon2?|scrypt|pbkdf2?)\\w* .... passwords?',
      example: 'Passwords are hashed with bcrypt.',
    },
    subject: 'passwords?|sign(?:ing)? ?in|log ?in|credentials',
    facets: {},
    yes: [
      {
        match: 'passwords? && (?:hash|bcrypt|scrypt|argon2|pbkdf2|salted|salt\\b|one way|sha 256|sha 512)',
        example: 'User passwords are hashed with bcrypt.',
      },
      {
        match: '(?:bcrypt|argon2(?:id)?|scrypt|pbkdf2)\\b && !(?:api|token)',
        example: 'User passwords are hashed with bcrypt.',
      },
      {
        match:
          '(?:credentials?|login (?:details|information)) (?:\\w+ ){0,3}(?:hashed|salted)|(?:hash|salt)(?:ed|ing|es) (?:\\w+ ){0,4}passwords?|passwords? (?:\\w+ ){0,6}(?:hash function|one way|hashes)',
        example: 'Credentials are hashed using an industry-standard one-way algorithm.',
      },
    ],
    partial: [
      {
        match:
          'required to change (?:their|your) password|(?:last|previous) (?:\\w+ )?passwords|passwords? (?:expire|history|rotation|reuse)',
        example: 'Members are required to change their password.',
      },
      {
        match:
          'passwords? (?:\\w+ ){0,3}(?:polic|complexity|requirements?|strength|length|rules)\\w* && !(?:our|all) (?:employees|staff)',
        example: 'Passwords must meet complexity rules.',
      },
      {
        match:
          'passwords? && (?:at least \\d+ characters|minimum (?:of \\d+|length)|breach|compromised|pwned|leaked|stored (?:secure|encrypt)|characters long|strong passwords? (?:are|is) (?:required|enforced))',
        example: 'Passwords must have at least 12 characters.',
      },
      {
        match:
          '(?:require|enforce)[sd]? (?:the use of )?(?:strong|complex|secure|long) passwords?|minimum password length|passwords? (?:\\w+ ){0,2}must (?:have|be|contain)',
        example: 'Passwords must have at least 12 characters.',
      },
      {
        match:
          'passwords?\\b ... (?:kept|stored|held|protected|saved) (?:\\w+ ){0,3}(?:safe|secure|best|protection|protected)',
        example: 'User passwords are kept safe using strong protection.',
      },
    ],
    no: [
      {
        match: "passwords?\\b && (?:(?:plain|clear) ?text|unhashed|md5|reversibl\\w*)\\b && !(?:never|not|n't|no)\\b",
        example: 'Passwords are stored in plain text.',
      },
      {
        match: "passwords? && (?:plain ?text|md5|reversibl)\\b && !(?:never|not|n't|no)\\b",
        example: 'Passwords are stored in plain text.',
      },
    ],
    exclusions: [
      { match: '^weak|even if (?:the|your|a) password|stolen|guess', example: 'Weak passwords can be guessed.' },
      {
        match:
          '(?:our|all|for) (?:employees|staff|engineers|personnel)|employee passwords|wi ?fi|database passwords?|connection|branch password|password (?:roles|rotation for database)|you should|choose a strong|we (?:recommend|suggest)|internal (?:systems|password)|corporate|workstation|laptop|1password|password manager|if your password|reset (?:the|your) password|personnel (?:must|are)|staff',
        example: 'Choose a strong password.',
      },
      { match: "your users'", example: "Hash your users' passwords before you store them." },
      {
        match: 'requires? (?:all )?(?:employees|staff|personnel)',
        example: 'The policy requires all employees to use strong passwords.',
      },
    ],
    allow: ['negation', 'third', 'condition'],
    params: [
      { name: 'algorithm', pattern: '\\b(bcrypt|scrypt|argon2(?:id|i)?|pbkdf2|sha-?256|sha-?512|md5)\\b', as: 'text' },
      { name: 'min_length', pattern: '(?:at least|minimum(?: of)?) (\\d{1,9}) char', as: 'number' },
    ],
  }),
}
