import type { FactFile } from '../fact-file.ts'

export const encRest: FactFile = {
  id: 'enc.rest',
  group: 'Data protection',
  question: 'Is customer data encrypted at rest?',
  kind: 'control',
  weight: 5,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'All stored customer data, or the main data store, is encrypted; plan or add-on limit is yes.',
    partial: 'Only files, backups, secrets, messages or a side product encrypted, or databases said to be excluded.',
    no: 'Vendor says data is not encrypted at rest.',
    excluded: 'Staff laptops; password hashing; encryption customers must do; payment cards.',
  },
  controls: {
    soc2: ['CC6.1', 'C1.1'],
    iso27001: ['A.8.24'],
    csf2: ['PR.DS-01'],
    sp80053: ['SC-28'],
  },
  params: ['algorithm', 'exceptions', 'plans'],
  traits: ['protects-data'],
  topicWords: ['at rest', 'encrypted storage', 'aes 256', 'stored data is encrypted'],
  texts: {
    topic: 'Encryption at rest',
    yes: 'Stored customer data is encrypted[ with {algorithm}].',
    partial: 'Encryption of stored data is described only in part.',
    no: 'By the vendor’s own words, customer data is not encrypted at rest.',
    unknown: 'We found no statement that stored customer data is encrypted.',
    risk: 'Stored data not encrypted',
    stake: 'Whoever gets hold of an unencrypted disk, snapshot or backup can read the data on it.',
    mitigation: 'Encrypt sensitive fields before they reach the service.',
    ask: 'Is all customer data encrypted at rest, including backups, search indexes and logs, and with what?',
    owner: 'Security assurance',
    severity: 'critical',
  },
  reading: () => ({
    states: {
      match:
        '(?:encrypt\\w*|aes|cipher) .... (?:rest\\b|stored|storage|disks?\\b|databases?|volumes?|backups?|data)|(?:rest\\b|stored|storage|disks?\\b|databases?|volumes?|backups?|data|secrets) .... (?:encrypt\\w*|aes)',
      example: 'All data is encrypted at rest with AES-256.',
    },
    facets: { only_part: 'partial', rest_left_out: 'partial', some: 'partial', optional: 'partial' },
    yes: [
      {
        match:
          '(?:encrypt|aes|luks)\\w* && (?:at rest|on disk|stored|storage|aes ?-?256|database|volumes?|disk)\\b && ({data}|at rest|aes|everything) && !(?:files?|backups?|secrets?|messages?|attachments?|passwords?|credentials|tokens?|logs?|keys?|environment variables|uploads?|documents?|object storage|document storage) (?:\\w+ ){0,4}(?:is|are|encrypted)',
        example: 'All customer data is encrypted at rest using AES-256.',
      },
      {
        match:
          '(?:data|information) (?:\\w+ ){0,4}(?:is|are|stored|remains) (?:\\w+ ){0,3}encrypted (?:\\w+ ){0,3}(?:both )?(?:in transit and )?at rest',
        example: 'All customer data is encrypted at rest using AES-256.',
      },
      {
        match: 'encryption (?:of (?:\\w+ ){0,3}data )?(?:both )?(?:in transit and |while )?at rest',
        example: 'We use encryption of customer data at rest.',
      },
      { match: 'encrypt\\w* && at rest && transit', example: 'Data is encrypted in transit and at rest.' },
      {
        match:
          '(?:databases?|database contents?|data stores?|all data|customer data|user data|your data|personal data) && encrypt\\w* && !transit|transmi|https|tls\\b',
        example: 'All customer data is encrypted at rest using AES-256.',
      },
      {
        match:
          '(?:disks?|volumes?|drives?|file ?systems?|partitions?|block storage|servers?) (?:\\w+ ){0,4}encrypted && !laptop|workstation|device|employee|staff|traffic|connection|browser',
        example: 'Disks are encrypted with LUKS.',
      },
      { match: '(?:data|information) at rest\\b.{0,30}(?:aes|encrypt)', example: 'Data at rest: AES-256.' },
      {
        match: 'at rest\\b .... (?:unreadable|ciphered|enciphered|aes)',
        example: 'At rest, your information is unreadable without keys.',
      },
      {
        match: 'encrypt\\w* (?:all|everything|any|whatever) (?:\\w+ ){0,4}(?:stores?|stored|keep|kept|hold|save)\\b',
        example: 'We encrypt everything we store.',
      },
      {
        match:
          '(?:disks?|volumes?|drives?|file ?systems?|partitions?|block storage|servers?) (?:\\w+ ){0,4}encrypted && !laptop|workstation|device|employee|staff',
        example: 'Disks are encrypted with LUKS.',
      },
    ],
    partial: [
      {
        match: '(?:credentials|connection (?:information|details|strings?)) (?:is|are) (?:\\w+ )?encrypted',
        example: 'Credentials are encrypted.',
      },
      {
        match: '(?:uploaded|user) files (?:are|is) (?:\\w+ )?encrypted',
        example: 'Uploaded files are encrypted on disk.',
      },
      {
        match:
          '(?:files?|backups?|secrets?|messages?|attachments?|credentials|tokens?|logs?|environment variables|uploads?|documents?|snapshots|object storage|document storage|code|source code|api keys)\\b && encrypt\\w* && !(?:transit|tls\\b|https|transmi)',
        example: 'Uploaded files are encrypted on disk.',
      },
      {
        match:
          'encrypt\\w* && (?:sensitive|certain|selected|application level|field level|column level) && !(?:transit|tls|https)',
        example: 'You should encrypt sensitive data before you upload it.',
      },
      {
        match: 'enciphered (?:\\w+ )?before (?:storage|being stored)',
        example: 'Access tokens are enciphered before storage.',
      },
    ],
    limits: [
      {
        match: '(?:messages|data|content) (?:is|are) not encrypted (?:within|inside|in our)',
        example: 'Messages are not encrypted within our database.',
      },
      {
        match: 'encryption applies only to|(?:disks?|volumes?|storage) cannot be encrypted',
        example: 'Encryption applies only to new projects.',
      },
      {
        match:
          "(?:databases?|data|volumes|disks?)... (?:not|n't)(?: generally| currently| always)? (?:be )?encrypted(?: at rest)?|not (?:\\w+ )?encrypted at rest && !in transit|end to end|laptop|device",
        example: 'Customer data is not encrypted at rest.',
      },
    ],
    no: [
      {
        match:
          '(?:stored|data|databases?|disks?|volumes?) .... (?:unencrypted|in the clear|in (?:plain|clear) ?text|without encryption) && !passwords?|never|not\\b|no\\b|traffic|connection|transit',
        example: 'Stored data is kept without encryption.',
      },
      {
        match:
          '(?:data|information|databases?) (?:at rest )?(?:is|are) (?:\\w+ )?not (?:\\w+ )?encrypted(?: at rest)?\\.?$|^(?:data|information) at rest (?:\\w+ ){0,3}not encrypted',
        example: 'Data at rest is currently not encrypted.',
      },
      {
        match: "(?:all |customer |user )?data (?:is|are) (?:not|n't)(?: currently)? encrypted at rest",
        example: 'Customer data is not encrypted at rest.',
      },
    ],
    weaker: [
      {
        match:
          '^(?:all |both |your |environment )*(?:variables|secrets|passphrases?)(?: and (?:secrets|variables))? (?:are|is) (?:\\w+ )?encrypted',
        example: 'All variables are stored encrypted at rest.',
      },
      {
        match: '(?:reporting|analytics|add on|side product|\\w+ module)\\b (?:\\w+ ){0,2}(?:is|are) encrypted at rest',
        example: 'Data in our reporting add-on is encrypted at rest.',
      },
    ],
    denied:
      'encryption at rest|at rest encryption|disk encryption|encryption of (?:stored|customer|the) (?:\\w+ )?(?:data|database)',
    exclusions: [
      {
        match:
          'password && !(?:all|any|every|customer) (?:\\w+ ){0,4}data (?:\\w+ ){0,6}(?:is|are) (?:\\w+ )?encrypted at rest',
        example: 'Stored passwords are encrypted.',
      },
      {
        match: 'command line|\\bcli\\b|public keys? (?:attached|of)',
        example: 'A command-line tool can encrypt a file to the public keys of your profile.',
      },
      {
        match:
          '(?:via|over|using|through|by) (?:\\w+ )?(?:git|ssh|sftp|https|tls|vpn)\\b .... encrypt\\w* && !at rest|stor(?:ed|age)',
        example: 'Code is pushed by git using SSH with public key encryption, so that it is encrypted when sent.',
      },
      { match: 'token encryption|tenant token', example: 'Token encryption can be switched on.' },
      {
        match: 'moved? (?:around|between)|(?:old|new) encryption|robust solution',
        example: 'Data is encrypted when it is moved between hosts.',
      },
      { match: 'storage media|computer equipment|removable', example: 'Removable storage media are encrypted.' },
      { match: 'checkbox|deselect', example: 'Deselect the encryption checkbox.' },
      {
        match:
          '(?:employee|staff|company) (?:\\w+ )?(?:laptops?|devices?|workstations?|computers?)|laptops?|workstations?|hard drives? of|full disk encryption|credit card|payment card|card (?:number|data)|you (?:can|may|should|must) (?:\\w+ )?encrypt|portable|removable media|mobile devices',
        example: 'Employee laptops have encrypted disks.',
      },
      {
        match: 'encryption keys? (?:is|are|can)|customer managed|byok|bring your own',
        example: 'Encryption keys are kept in AWS KMS, separate for each environment, and rotated every 90 days.',
      },
      {
        match: 'destroy|overwrit',
        example: 'Every job runs in an isolated virtual machine that is destroyed afterwards.',
      },
      { match: '\\bpgp\\b', example: 'Encrypt the message with PGP.' },
      { match: 'jwt|token header', example: 'The JWT is encrypted.' },
      { match: 'client librar|symmetric encryption', example: 'Client libraries offer symmetric encryption.' },
      {
        match: 'end to end encrypt\\w* && !at rest',
        example: 'No, Larkfield is not end-to-end encrypted: our servers must read records to search them.',
      },
      {
        match: 'encrypted (?:email|connection|tunnel|channel|link|vpn)',
        example: 'Send it over an encrypted connection.',
      },
    ],
    allow: [],
    params: [
      {
        name: 'algorithm',
        pattern: '\\b(aes[ -]?(?:128|192|256)(?:[ -]?(?:gcm|cbc|xts))?|luks|xts-aes|chacha20)\\b',
        as: 'text',
      },
    ],
  }),
}
