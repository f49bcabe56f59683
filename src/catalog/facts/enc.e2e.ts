import type { FactFile } from '../fact-file.ts'

export const encE2e: FactFile = {
  id: 'enc.e2e',
  group: 'Data protection',
  question: 'Is end-to-end, client-side or field-level encryption offered?',
  kind: 'feature',
  weight: 1,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Vendor cannot read protected content, or field-level encryption is available.',
    partial: "Only secrets or chosen fields, optional beta, or 'end-to-end encryption' unexplained.",
    no: 'Vendor says not end-to-end encrypted, or planned.',
    excluded: "TLS plus at-rest together; password hashing; customer's own encryption before upload.",
  },
  controls: {
    soc2: ['C1.1'],
    iso27001: ['A.8.24'],
    csf2: ['PR.DS-10'],
    sp80053: ['SC-28', 'SC-8'],
  },
  params: ['scope', 'plans'],
  traits: ['promised-by-denial'],
  topicWords: ['end to end encryption', 'end to end encrypted', 'zero knowledge', 'field level encryption'],
  texts: {
    topic: 'End-to-end encryption',
    yes: 'Content can be protected by encryption beyond that of transport and storage.',
    partial: 'End-to-end encryption is addressed only in part.',
    no: 'The vendor says that content is not end-to-end encrypted today.',
    unknown: 'Nothing was found on end-to-end or field-level encryption.',
    risk: 'No end-to-end encryption',
    stake: 'Without end-to-end encryption the vendor, and anyone who can compel it, can read what you store.',
    mitigation: 'Encrypt the few items that nobody else may read before uploading them.',
    ask: 'Is there an option in which your staff cannot read our content, and what does it disable?',
    owner: 'Security assurance',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        'end to end|e2ee?|client side|zero knowledge|field level|(?:encrypt\\w*|key) .... (?:client|browser|device|field|application level|cannot|own key|attacker|sdk|secrets)|cannot (?:\\w+ ){0,3}(?:read|see|access|decrypt)|(?:secrets|fields?|sensitive) .... encrypt|encrypt\\w* .... (?:sensitive|secrets|fields?)',
      example: 'Messages are end-to-end encrypted, so that we cannot read them.',
    },
    subject: 'end to end|encrypt|zero knowledge',
    facets: { beta: 'partial', optional: 'partial', rest_left_out: 'partial', only_part: 'partial' },
    yes: [
      {
        match: 'end to end encrypt\\w* .... (?:not even|no one|nobody|only you|only the|cannot be read|without access)',
        example: 'Messages are end-to-end encrypted, so nobody else can read them.',
      },
      {
        match:
          'client side encryption && (?:only you|we (?:cannot|never)|you hold|your key|zero knowledge|offer|support|provid|available)',
        example: 'With client-side encryption, only you hold the key.',
      },
      {
        match:
          '(?:client side|field level|column level|row level|application level|zero knowledge|zero access) encrypt && !(?:sensitive|secrets?|certain|some|selected|credentials|tokens?)',
        example: 'With client-side encryption, only you hold the key.',
      },
      { match: 'every field (?:\\w+ ){0,4}encrypted|each field is encrypted', example: 'Each field is encrypted.' },
      {
        match:
          'encrypted (?:on|in) (?:your|the) (?:own )?(?:device|browser|client|phone|computer)s? (?:before|prior|so)',
        example: 'Data is encrypted on your device before it reaches our servers, so we have no way to read it.',
      },
      {
        match:
          '(?:we|us|our servers) (?:\\w+ )?(?:have|has|with) no (?:way|means|ability) (?:to|of) (?:read|decrypt|see|access|view)\\w*',
        example: 'Data is encrypted on your device before it reaches our servers, so we have no way to read it.',
      },
      {
        match: '(?:field|column|application) level encryption (?:\\w+ ){0,2}(?:available|supported|offered)',
        example: 'Field-level encryption is available for sensitive columns.',
      },
      {
        match:
          'fields? (?:are|is) (?:\\w+ ){0,2}encrypted (?:at|on|in) the (?:application|field|column) (?:level|layer)',
        example: 'Sensitive fields are encrypted at the application level.',
      },
      {
        match:
          '(?:client side|locally|on the client|in (?:your|the) browser|on your device) (?:\\w+ )?(?:before|prior to) (?:\\w+ )?(?:upload|sent|send|leav|transmi|stor)\\w* && encrypt',
        example: 'Files are encrypted in your browser before upload.',
      },
      {
        match:
          '(?:nobody|no one|neither|we\\b|servers?|us\\b|our)\\b .... (?:cannot|can not|not even|never|nor|unable to|not able to|is able to|no (?:way|means|access)|only|could) (?:\\w+ ){0,3}(?:read|see|understand|decrypt|plain ?text|cipher ?text|look into)\\w* && (?:encrypt|seal|cipher|end to end|zero knowledge|decrypt)',
        example: 'Our servers cannot read your notes, which are encrypted in the client.',
      },
      {
        match:
          'keys?\\b (?:\\w+ ){0,3}(?:stay|remain|never leave|kept|live|held)s? .... (?:devices?|client|browser|phone)\\b|only see\\w* cipher ?text|signal protocol && encrypt|secret|private|server',
        example: 'The secret keys stay on your device.',
      },
      {
        match:
          'encrypt\\w* (?:\\w+ )?(?:on|in|by) (?:your|the|their) (?:\\w+ )?(?:devices?|browser|client|phone|computer)\\b',
        example: 'Secrets are encrypted in your browser.',
      },
      {
        match:
          '(?:individual|selected|each|single|chosen|specific) (?:\\w+ )?(?:fields?|columns?|attributes)\\b .... (?:encrypt|encipher)\\w*',
        example: 'Selected fields are enciphered individually.',
      },
      {
        match:
          '(?:only|no one but|nobody but|no one except) (?:you|the (?:sender|recipients?|participants?|owner)|people|members|users|those) .... (?:read|decrypt|unlock|keys?|open)\\b && encrypt|key|decrypt',
        example: 'Only you hold the key that can decrypt your notes.',
      },
      {
        match:
          "(?:end to end|e2e) (?:\\w+ )?encrypt && (?:client|only (?:you|the|members|participants|recipients)|we (?:cannot|can't|can not)|never (?:see|leave)|decrypt|zero knowledge|private key)",
        example: 'Notes are end-to-end encrypted: we cannot decrypt your content.',
      },
      {
        match:
          "(?:we|us|our (?:team|staff|employees))... (?:cannot|can't|never|unable to|no ability to|not able to) (?:\\w+ )?(?:decrypt|read|view) (?:your|the|customer)",
        example: 'Notes are end-to-end encrypted: we cannot decrypt your content.',
      },
      {
        match: 'encrypted (?:client side|locally|end to end) (?:before|prior)',
        example: 'Notes are encrypted locally before they leave.',
      },
    ],
    partial: [
      { match: 'end to end encrypt|e2ee\\b|end to end encryption', example: 'Acme offers end-to-end encryption.' },
      {
        match:
          '(?:secrets?|credentials|tokens?|environment variables) (?:\\w+ ){0,3}(?:extra|additionally|separately|individually|also) encrypted',
        example: 'Secrets are additionally encrypted at the application level.',
      },
      {
        match:
          '(?:sensitive|secrets?|credentials|certain|selected|tokens?|environment variables|api keys?|private keys?|variables) (?:\\w+ ){0,6}encrypted (?:\\w+ ){0,3}(?:application|field|before|additional|using)',
        example: 'Secrets are additionally encrypted at the application level.',
      },
      {
        match: 'encrypt\\w* (?:\\w+ ){0,6}(?:at the )?(?:application|field|column) (?:level|layer)',
        example: 'Secrets are additionally encrypted at the application level.',
      },
      {
        match: '(?:field|column|application|client) (?:level|layer|side) encrypt',
        example: 'With client-side encryption, only you hold the key.',
      },
      { match: 'encrypted end to end', example: 'Secrets are encrypted end to end.' },
    ],
    no: [
      {
        match: "(?:not|n't)(?: currently)? (?:\\w+ ){0,3}end to end encrypt",
        example: 'Messages are not end-to-end encrypted.',
      },
      {
        match:
          'plan\\w* (?:on |to )(?:support|add|offer|provid|introduc)\\w* (?:\\w+ ){0,3}encrypt && any:(?:client side|application level|end to end|field level)',
        example: 'We plan to add client-side encryption.',
      },
      {
        match:
          '(?:servers?|we|staff) (?:can|are able to|is able to) (?:\\w+ )?(?:read|see|decrypt) (?:your|the|all|customer) (?:\\w+ )?(?:messages|content|data|notes|files)',
        example: 'Our servers can read your messages.',
      },
    ],
    denied: 'end to end encrypt|e2ee|client side encrypt|zero knowledge|field level encrypt',
    exclusions: [
      {
        match:
          'server to server|(?:between|among) (?:our |its |all )?(?:\\w+ )?(?:servers|services|nodes|data ?cent(?:er|re)s)|internal (?:traffic|communication)',
        example: 'All server-to-server communication is end-to-end encrypted with WireGuard.',
      },
      {
        match:
          'server to server|between (?:the |our |its |all )?(?:\\w+ ){0,2}(?:components|servers|services|nodes|microservices|agents|instances|planes)\\b',
        example: 'All server-to-server communication is end-to-end encrypted.',
      },
      {
        match: 'encrypted before (?:\\w+ ){0,3}stor\\w* (?:\\w+ ){0,3}(?:database|disk|storage)',
        example: 'Credentials are encrypted before being stored in the database.',
      },
      { match: 'encrypted in transit', example: 'Data is encrypted in transit and at rest.' },
      { match: 'scim', example: 'Users can be created, changed and removed by SCIM 2.0 from your directory.' },
      { match: 'used to (?:help )?(?:protect|encrypt)', example: 'These keys are used to protect backups.' },
      {
        match:
          '(?:you|customers?) (?:can|may|should|could) encrypt|encrypt (?:\\w+ )?before (?:upload|send|stor)|encryption can be used|you can (?:write|implement|build)',
        example: 'You can encrypt files before you upload them.',
      },
      { match: '\\bpgp\\b', example: 'Encrypt reports with PGP.' },
      { match: 'end to end tests?', example: 'We write end-to-end tests for encryption.' },
    ],
    allow: ['negation', 'denial', 'staff'],
  }),
}
