import type { FactFile } from '../fact-file.ts'

export const assurePci: FactFile = {
  id: 'assure.pci',
  group: 'Assurance',
  question: 'Does the vendor hold a PCI DSS attestation for its own service?',
  kind: 'cert',
  weight: 3,
  agent: 'trust_center_extractor',
  values: {
    yes: 'Vendor names AoC, RoC, service-provider level or PCI DSS certification of its service; plan-limited is yes.',
    partial: 'Says its service is compliant with, or built to support, PCI DSS without an attestation.',
    no: 'Vendor says its service is not PCI DSS certified, or it is planned.',
    excluded: "Processor such as Stripe being certified; how the vendor takes its own customers' card payments.",
  },
  controls: {
    soc2: ['CC4.1'],
    iso27001: ['A.5.31', 'A.5.36'],
    csf2: ['GV.OC-03'],
    sp80053: ['CA-2'],
  },
  params: ['pci_level', 'pci_version', 'attestation_date', 'scope', 'plans'],
  traits: ['certificate', 'attestation'],
  topicWords: ['pci dss', 'pci'],
  texts: {
    topic: 'PCI DSS attestation',
    yes: 'Validation under PCI DSS[ {pci_version}] is claimed for the service[, at level {pci_level}].',
    partial: 'PCI DSS is mentioned for the service, without an attestation of it.',
    no: 'The vendor says that its service is not attested under PCI DSS today.',
    unknown: 'We found no statement on an attestation of the service under PCI DSS.',
    risk: 'No PCI DSS attestation',
    stake: 'Card numbers stored in a service without attestation put your own compliance at risk.',
    mitigation: 'Forbid card data in the service and enforce it with a data loss rule.',
    ask: 'Please send your PCI DSS attestation of compliance and the matrix of shared responsibilities.',
    owner: 'Security assurance',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        'pci(?: dss)?\\b .... (?:certif|complian|attest|level|aoc|roc\\b|service provider|assess)|(?:certif|complian|attest|assess|compl)\\w* .... pci\\b',
      example: 'Our service is PCI DSS Level 1 certified.',
    },
    facets: { of_others: 'nothing' },
    yes: [
      {
        match:
          'pci(?: ?dss)? && (?:attestation|aoc\\b|roc\\b|report on compliance|level (?:1|2|one|two)|certifi|service provider|qsa\\b|assessed|audited|validated)',
        example: 'Acme is a PCI DSS Level 1 service provider.',
      },
      {
        match:
          '(?:report on compliance|attestation of compliance|aoc\\b|global registry of service providers|level (?:1|2|one|two) service provider)',
        example: 'Our hosting platform has been attested as a Level 1 Service Provider.',
      },
    ],
    partial: [
      {
        match:
          'pci(?: ?dss)? && (?:complian|complies|comply|built to|designed|support|adhere|meets?\\b|eligible|ready)',
        example: 'Our platform is PCI compliant.',
      },
      { match: 'pci ?dss && in:complian|certific', example: 'PCI DSS', under: 'Compliance' },
    ],
    no: [
      {
        match:
          "(?:not|n't) (?:currently )?(?:hold|have|maintain) (?:an? |any )?(?:own )?pci .{0,20}(?:roc\\b|report on compliance|attestation|aoc\\b|certif)",
        example: 'We do not hold a PCI DSS attestation.',
      },
      {
        match: 'pci(?: ?dss)? && (?:planned|in progress|coming soon|roadmap|working towards?)',
        example: 'PCI DSS attestation is planned.',
      },
      { match: "(?:is|are) (?:not|n't) (?:currently )?pci", example: 'Acme is not PCI certified.' },
      {
        match:
          '(?:no|not(?! limited| only)|none|never|neither|without|lacks?|yet to)\\b (?:\\w+ ){0,5}pci(?: ?dss)?\\b',
        example: 'We have no PCI DSS certificate.',
      },
      {
        match:
          'pci(?: ?dss)?\\b .... (?:not|never|no)\\b (?:\\w+ ){0,3}(?:been |be )?(?:obtained|held|hold|certified|completed|achieved|started|available|granted|awarded|issued|planned|begun|have)\\b && !type (?:1|2|i|ii)\\b',
        example: 'PCI DSS has not been obtained.',
      },
      {
        match:
          'pci(?: ?dss)?\\b && (?:planned|plan to|in progress|in process|in the \\w+ process|coming soon|road ?map|in observation|working towards?|pursuing|preparing for|under way|in preparation|aim(?:ing)? (?:for|to)|expect\\w* (?:\\w+ ){0,3}(?:20\\d\\d|next|authori|certif|report)|scheduled|targeting) && !(?:have|has) (?:\\w+ )?(?:obtained|achieved|received|completed|been)|type (?:1|i)\\b|{customer} ...(?:pursuing|working)',
        example: 'PCI DSS certification is planned for next year.',
      },
    ],
    weaker: [
      { match: 'saq ?-?(?:a|d)\\b', example: 'We complete an SAQ A each year.' },
      {
        match: '(?:practices|controls) (?:that )?support(?:s|ing)?\\b|environments?,? including|\\baligns? with',
        example:
          'This design allows the agent to operate in high-security environments, including PCI Level 1 compliance.',
      },
    ],
    limits: [
      {
        match:
          'pci(?: ?dss)?\\b && (?:expired|lapsed|ran out|runs? until|ran until|no longer (?:valid|current|in force|maintained)|(?:was|were) valid|not (?:been )?(?:renewed|reissued|extended)|withdrawn)',
        example: 'Our PCI DSS certificate ran out in 2022.',
      },
      {
        match:
          'pci(?: ?dss)?\\b && (?:alone|nothing else|only (?:our|the|one|covers?|applies|extends?|for)|applies only|(?:is|are) limited to|(?:the )?(?:others?|rest) (?:is|are|do|does|remain) |(?:is|are|does|do|has|have) not (?:\\w+ )?(?:covered|included|in scope|part|cover|include|extend|apply)|out of scope|but (?:\\w+ ){1,5}(?:is|are|do|does|has|have) not|separate (?:\\w+ )?(?:product|edition))\\b',
        example: 'The PCI DSS certificate covers our archive product alone.',
      },
    ],
    exclusions: [
      {
        match: 'compliance solution|compatible with (?:all|every) levels?',
        example:
          'The PCI compliance solution of Acme scrubs card numbers from your logs and is compatible with all levels.',
      },
      {
        match:
          '(?:stripe|braintree|paypal|adyen|chargebee|recurly|paddle|payments?\\b|credit cards?|card (?:data|numbers?|information|details)|processors?|gateways?|billing|{cloud}) && !(?:service provider|attestation of compliance|aoc|roc\\b|certified as compliant)',
        example: 'Payments are processed by Stripe, a certified PCI Level 1 provider.',
      },
      {
        match: '(?:help|helps|helping) (?:you|your|customers|meet)',
        example: 'Acme helps you meet PCI DSS requirements.',
      },
      {
        match: '\\bmap(?:s|ped|pings?)? (?:to|onto)\\b|control mappings?|\\(tsc\\)|defensible (?:audit )?evidence',
        example: 'Our controls are mapped to NIST 800-53.',
      },
      { match: 'what is pci|pci ?dss (?:is an?|stands)', example: 'What is PCI compliance?' },
      {
        match:
          '(?:data ?cent(?:er|re)s?|hosting|cloud|infrastructure) (?:service |hosting )?(?:providers?|partners?|are|facilit)',
        example: 'The data centres are guarded day and night, with badge readers, cameras and visitor logs.',
      },
    ],
    allow: ['staff', 'condition'],
    params: [
      { name: 'pci_level', pattern: 'level (1|2|3|4|one|two)', as: 'text' },
      { name: 'pci_version', pattern: 'pci ?dss v?(\\d(?:\\.\\d){1,2})', as: 'text' },
    ],
  }),
}
