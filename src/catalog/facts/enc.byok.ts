import type { FactFile } from '../fact-file.ts'

export const encByok: FactFile = {
  id: 'enc.byok',
  group: 'Data protection',
  question: 'Can customers manage their own encryption keys?',
  kind: 'feature',
  weight: 3,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Customer-managed key, BYOK, CMEK or HYOK offered; plan-limited is yes.',
    partial: 'Beta, by request only, or only some data.',
    no: 'Vendor says not supported, not at this time or planned.',
    excluded: 'Keys held by vendor per customer; customer-side encryption before upload; API keys.',
  },
  controls: {
    soc2: ['CC6.1'],
    iso27001: ['A.8.24'],
    csf2: ['PR.DS-01'],
    sp80053: ['SC-12'],
  },
  params: ['plans', 'kms'],
  traits: ['own-key'],
  topicWords: ['byok', 'cmek', 'bring your own key', 'customer managed key'],
  texts: {
    topic: 'Customer-managed keys',
    yes: 'You can manage the encryption keys yourself[, in {kms}].',
    partial: 'Keys of your own are addressed, but not as a plain offer for all data.',
    no: 'The vendor says that customer-managed keys are not offered today.',
    unknown: 'Nothing was found on customer-managed keys.',
    risk: 'No keys of your own',
    stake: 'Without keys of your own you cannot cut off access to your data by withdrawing one.',
    mitigation: 'Keep data that needs your own keys in a store under your control.',
    ask: 'Do you support customer-managed keys, for which data, and what happens when we revoke one?',
    owner: 'Platform team',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match: 'byok|hyok|cmek|cmk\\b|bring your own key|(?:customer|your|own|self)\\w* .... keys?|customer managed',
      example: 'Customers can bring their own keys (BYOK).',
    },
    facets: {
      beta: 'limits',
      on_request: 'partial',
      only_part: 'partial',
      rest_left_out: 'partial',
      some: 'partial',
      by_customer: 'partial',
    },
    yes: [
      {
        match: '(?:customer|client|self|user) managed (?:encryption )?keys?',
        example: 'Customer-managed encryption keys are supported through AWS KMS.',
      },
      {
        match: 'byok\\b|cmek\\b|cmk\\b|hyok\\b|bring your own (?:encryption )?keys?|hold your own key',
        example: 'Enterprise customers can bring their own encryption keys (BYOK).',
      },
      {
        match:
          '(?:your own|own|customer provided|customer supplied|customer owned|customer controlled) (?:\\w+ ){0,2}(?:encryption|kms|cryptographic|master) keys?',
        example: 'Enterprise customers can bring their own encryption keys (BYOK).',
      },
      {
        match:
          '(?:control|manage|own|hold|revoke|supply|provide|use|bring)s? (?:your|their|its) own (?:\\w+ ){0,3}(?:encryption |kms |master )?keys?\\b && encrypt|kms\\b|key management|\\bhsm\\b|vault|revoke',
        example: 'Enterprise customers can bring their own encryption keys (BYOK).',
      },
      {
        match:
          'keys? (?:that )?(?:you|they|the customer) (?:own|manage|control|hold|bring)\\w* && encrypt|kms\\b|hsm\\b|vault',
        example: 'Encrypt your data with a key that you own and manage in AWS KMS.',
      },
      {
        match:
          "(?:your|their|its|his|customers?\\'?) (?:own )?(?:aws |azure |gcp |google |cloud )?(?:kms|key vault|hsm|key management)\\b",
        example: 'Connect your own KMS.',
      },
      {
        match:
          '(?:customers?|you|clients?|regulated \\w+) (?:\\w+ ){0,6}(?:revoke|disable|rotate|control|hold|supply|pull|wrap|bring|own|manage|provide|use)\\b .... keys?\\b && encrypt|kms\\b|master|root key|tenant|cloud account|data keys?',
        example: 'Customers on our top tier rotate and revoke the master key of their tenant.',
      },
      {
        match:
          '(?:with|under|using|by) (?:your|their|a|the) (?:own |customer )(?:\\w+ )?keys?\\b && encrypt|kms|cluster|database|volume|data',
        example: 'To create a cluster with your own key, pass the ARN of the key.',
      },
      {
        match: 'enterprise key management',
        example: 'Enterprise Key Management lets you control your keys in AWS KMS.',
      },
      {
        match: '(?:control|manage|revoke)s? (?:your|their|its) (?:own )?(?:encryption|kms|master) keys?',
        example: 'You control your encryption keys.',
      },
    ],
    limits: [
      {
        match: '(?:byok|cmek|customer managed keys?)... (?:beta|preview|by request|only (?:for|some))',
        example: 'Customer-managed keys are in beta.',
      },
    ],
    no: [
      {
        match:
          '(?:customers?|you|clients?) (?:cannot|(?:are|is) not able to|may not) (?:\\w+ )?(?:supply|bring|use|provide|manage|own|hold) (?:\\w+ ){0,4}(?:keys?|their own|theirs|yours)\\b',
        example: 'Customers cannot supply their own encryption keys.',
      },
      {
        match:
          "(?:not|n't)(?: currently| yet)?(?: \\w+){0,3} (?:support|offer|provide|allow|available)?\\w* ?...(?:byok|cmek|customer managed keys?|bring your own (?:encryption )?key)",
        example: 'Acme does not support customer-managed keys at this time.',
      },
      {
        match:
          '(?:byok|cmek|customer managed keys?|bring your own key)... (?:not (?:currently |yet )?(?:supported|available|offered|possible)|planned|roadmap|coming soon|not at this time)',
        example: 'BYOK is planned.',
      },
    ],
    weaker: [
      {
        match: '(?:byok|cmek|customer managed keys?)\\b ... (?:up)?on request',
        example: 'Customer-managed keys can be set up upon request.',
      },
    ],
    denied:
      'byok|cmek|hyok|customer (?:managed|held|supplied|owned|provided) (?:\\w+ )?keys?|bring your own (?:\\w+ )?keys?|(?:your|their) own (?:\\w+ )?keys?|own key management',
    exclusions: [
      {
        match:
          'bring your own (?:\\w+ ){0,2}keys? && near:\\b(?:llms?|models?|openai|anthropic|gemini|api keys?)\\b && !encrypt|kms|customer managed',
        example: 'Bring your own key for OpenAI or Anthropic models.',
      },
      {
        match: 'api keys?|llm keys?|gemini|bedrock|grok|openai|anthropic|model provider|ai keys?|aws managed',
        example: 'Bring your own OpenAI API key.',
      },
    ],
    allow: ['condition', 'duty', 'third'],
    params: [
      {
        name: 'kms',
        pattern: '\\b(aws kms|google cloud kms|cloud kms|azure key vault|hashicorp vault|hsm|kms)\\b',
        as: 'list',
      },
    ],
  }),
}
