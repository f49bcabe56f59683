import type { FactFile } from '../fact-file.ts'

export const encKeys: FactFile = {
  id: 'enc.keys',
  group: 'Data protection',
  question: 'Does the vendor say how encryption keys are managed?',
  kind: 'control',
  weight: 3,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Names KMS, HSM, key separation, access limits or rotation.',
    partial: "Only 'keys stored securely', or one data type's keys.",
    no: 'Vendor says keys are not managed or rotated.',
    excluded: 'API or SSH keys; customer-managed keys (enc.byok); signing keys; keys customers must rotate.',
  },
  controls: {
    soc2: ['CC6.1'],
    iso27001: ['A.8.24'],
    csf2: ['PR.DS-01'],
    sp80053: ['SC-12'],
  },
  params: ['kms', 'rotation_days'],
  lessIsBetter: ['rotation_days'],
  traits: ['protects-data', 'promised-by-denial'],
  topicWords: ['key management', 'encryption key', 'kms', 'key rotation'],
  texts: {
    topic: 'Key management',
    yes: 'The vendor says how encryption keys are managed[: in {kms}][, rotated every {rotation_days|day}].',
    partial: 'Management of encryption keys is described only in part.',
    no: 'By the vendor’s own words, keys are not managed and rotated.',
    unknown: 'We found no statement on how encryption keys are kept and rotated.',
    risk: 'Keys not managed and rotated',
    stake: 'Encryption protects nothing from the person who also holds the key.',
    mitigation: 'Ask for the key management summary, which is usually shared under NDA.',
    ask: 'Where are encryption keys kept, who can use them, and how often are they rotated?',
    owner: 'Security assurance',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:keys?|kms|hsm|key management|vault)\\b .... (?:manag|rotat|stor|kms|hsm|vault|protect|separat|unique|own|hold|access|encrypt|generat)|(?:kms|hsm|key management|encryption keys?)\\b|encrypt\\w* .... keys?',
      example: 'Encryption keys are managed in AWS KMS and rotated every year.',
    },
    facets: { rest_left_out: 'partial' },
    yes: [
      {
        match: '(?:aws|kms|google|gcp|azure|provider) managed keys?\\b',
        example: 'Volumes are encrypted with AES-256 using AWS-managed keys.',
      },
      {
        match:
          '(?:kms|hsm|key management (?:service|system)?|key vault|hardware security modules?|cloud kms|vault\\b|envelope encryption)\\b && (?:key|encrypt|secret|manag|rotat|stor) && !(?:customer managed|your own (?:\\w+ )?keys?|byok|bring your own|aws secrets)',
        example: 'Encryption keys are managed in AWS KMS and rotated yearly.',
      },
      {
        match:
          '(?:encryption|cryptographic|master|data|encryption at rest|root) keys? && (?:rotat|kms|hsm|managed (?:by|using|through|via|in)|stored separately|separate|separat|access to|restricted|limited|per (?:customer|tenant|database)|unique|split|vault|generated|protected)',
        example: 'Encryption keys are managed in AWS KMS and rotated yearly.',
      },
      {
        match:
          'keys? (?:are |is )?(?:\\w+ )?(?:rotated|stored separately|managed (?:by|using|via|through|in) (?:\\w+ )?(?:aws|google|azure|kms|key))',
        example: 'Encryption keys are managed in AWS KMS and rotated yearly.',
      },
      {
        match: '(?:key (?:rotation|management) (?:polic|process|procedure|practice|best))',
        example: 'A key rotation policy is in place.',
      },
      {
        match:
          '(?:separate|distinct|unique|own|individual) (?:encryption |data )?keys? (?:for|per) (?:each|every|customer|tenant|account|workspace)',
        example: 'We use separate keys for each tenant.',
      },
      {
        match:
          '(?:only|restricted to|limited to) .... (?:key store|keystore|key vault|encryption keys?|master keys?)|key (?:store|material)\\b && (?:access|only|never|hsm|restrict|protect)',
        example: 'Only two administrators can reach the key store.',
      },
      {
        match:
          '(?:encryption|data|root|master|storage|decryption) (?:encryption )?keys?\\b && (?:{regular}|twelve months|hsms?\\b|cloudhsm|export|renew|replac|swap|roll\\w*|hold|custod|generat|destroy|derived|escrow|wrapp)',
        example: 'Storage encryption keys are renewed every twelve months.',
      },
      {
        match:
          'only (?:we|our (?:\\w+ )?team|our|authori[sz]ed|a (?:small|limited)) (?:\\w+ ){0,3}(?:hold|holds|have|has|possess|access|control)\\w* (?:\\w+ ){0,4}(?:decryption|encryption) keys?',
        example: 'Only our platform team holds the encryption keys.',
      },
      { match: 'key management ?\\|.*(?:kms|hsm|rotat|vault)', example: 'Key management | KMS with yearly rotation' },
      {
        match:
          '(?:access to|use of) (?:\\w+ ){0,3}(?:encryption|cryptographic|master|decryption) keys? (?:\\w+ ){0,4}(?:restrict|limit|control|log)\\w*',
        example: 'Access to encryption keys is restricted to a small group.',
      },
    ],
    partial: [
      {
        match: '(?:encryption|cryptographic) keys? && (?:secure|stored|configured|protect|safe)',
        example: 'Encryption keys are stored securely.',
      },
      {
        match: 'encrypted with (?:its|their|a|an) (?:own |unique |separate |individual |dedicated )?(?:\\w+ )?key',
        example: 'Each record is encrypted with its own key.',
      },
      {
        match: '(?:private|secret|signing) keys? (?:are|is) (?:\\w+ )?(?:stored )?(?:encrypted|securely)',
        example: 'Private keys are stored encrypted.',
      },
      { match: 'signing keys? ... (?:hsm|kms)', example: 'Signing keys live in an HSM.' },
    ],
    weaker: [
      {
        match: 'key that encrypts (?:\\w+ ){1,4}',
        example: 'The key that encrypts saved database passwords is swapped out each year.',
      },

      {
        match:
          'keys?\\b .... (?:encrypt\\w*|for|of) (?:\\w+ ){0,3}(?:environment variables|oauth tokens|saved (?:\\w+ )?passwords|attachments|secrets|messages)\\b|(?:oauth tokens|environment variables|attachments|secrets) (?:\\w+,? ){0,3}(?:the|our) encryption key',
        example: 'The key with which we encrypt your environment variables is held in a KMS.',
      },
    ],
    no: [
      {
        match:
          'keys?\\b .... (?:never|not) (?:\\w+ ){0,2}(?:rotat|managed|chang|renew|replac)\\w*|not (?:\\w+ )?(?:manage|rotate) (?:\\w+ ){0,3}keys? && encrypt|volume|managed|system',
        example: 'We do not manage or rotate keys of a volume.',
      },
    ],
    denied: 'key (?:rotation|management)|rotat\\w* (?:\\w+ ){0,3}keys|(?:kms|hsms?)\\b',
    exclusions: [
      { match: 'secret keys?\\b(?!.*encrypt)', example: 'Create a separate secret key for each project.' },
      { match: 'storing your', example: 'Think about storing your keys.' },
      {
        match: 'on your (?:build|own|ci|device|machine)|re ?upload|new encryption',
        example: 'Data is encrypted on your device before it reaches our servers, so we have no way to read it.',
      },
      {
        match: 'not supported|--[a-z]|signing|metadata|\\bidp\\b|saml',
        example: 'Cairnwell supports single sign-on by SAML 2.0 and OpenID Connect on every plan.',
      },
      {
        match:
          'api keys?|ssh keys?|customer managed|your own (?:\\w+ )?keys?|byok|bring your own|access keys?|primary key|public key pin|security keys?|hardware keys?|passkey|license key|you (?:must|should|can|need)|self host|foreign key|key (?:features|people|staff|personnel|benefit)',
        example: 'Rotate your API keys often.',
      },
      { match: 'password (?:manage\\w* )?vault', example: 'Put the keys in a password vault.' },
      { match: 'your secrets|secrets of your', example: 'Store your secrets in our vault.' },
    ],
    allow: ['third', 'negation', 'denial'],
    params: [
      {
        name: 'kms',
        pattern: '\\b(aws kms|google cloud kms|cloud kms|azure key vault|hashicorp vault|hsm|kms)\\b',
        as: 'text',
      },
      {
        name: 'rotation_days',
        pattern: '(?:rotat\\w+ )(?:\\w+ ){0,3}((?:\\d{1,9}|\\w+) (?:days?|months?|years?))',
        as: 'days',
      },
    ],
  }),
}
