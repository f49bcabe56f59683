import type { FactFile } from '../fact-file.ts'

export const assureFedrampGov: FactFile = {
  id: 'assure.fedramp_gov',
  group: 'Assurance',
  question: 'Does the vendor hold FedRAMP, StateRAMP, IRAP, C5 or similar government authorisation?',
  kind: 'cert',
  weight: 2,
  agent: 'trust_center_extractor',
  values: {
    yes: 'Vendor says at least one authorisation is held for its service.',
    partial: "Self-attested, 'ready', 'equivalent', or a separate government edition only.",
    no: 'Vendor says none, planned, in process or not offered.',
    excluded: "Cloud provider's authorisation; GovCloud hosting alone; aligned with NIST 800-53.",
  },
  controls: {
    soc2: ['CC4.1'],
    iso27001: ['A.5.31', 'A.5.35'],
    csf2: ['GV.OC-03'],
    sp80053: ['CA-6', 'CA-2'],
  },
  params: ['scheme', 'level', 'status', 'edition'],
  traits: ['certificate', 'attestation'],
  topicWords: ['fedramp', 'stateramp', 'irap'],
  texts: {
    topic: 'Government authorisation',
    yes: 'A government authorisation is claimed[: {scheme}][ at level {level}].',
    partial: 'A government authorisation is named, but not as held for the service itself[: {scheme}].',
    no: 'The vendor says that no government authorisation is held today.',
    unknown: 'Nothing was found on FedRAMP, C5, IRAP and similar authorisations.',
    risk: 'Not authorised for government data',
    stake: 'Public sector data may not be placed in a service without the authorisation that its rules name.',
    mitigation: 'Keep public sector workloads on a service that is already authorised.',
    ask: 'Which government authorisations do you hold, at which level, and for which edition of the service?',
    owner: 'Security assurance',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:fedramp|stateramp|irap|c5\\b|govramp|il[245]\\b|secnumcloud|ens\\b) .... (?:authori|certif|attest|complian|assess|high|moderate|ready|equivalent|in process)|(?:authori|certif|attest|complian|achiev|assess)\\w* .... (?:fedramp|stateramp|irap|c5\\b|il[245]\\b|secnumcloud)',
      example: 'We are FedRAMP Moderate authorized.',
    },
    facets: { of_others: 'nothing', part: 'partial', lapsed: 'partial' },
    yes: [
      {
        match: 'irap && (?:assess|complet|protected|report)',
        example: 'We completed an IRAP assessment at the PROTECTED level.',
      },
      {
        match:
          '(?:fedramp|stateramp|govramp|irap|txramp|tx ramp|ismap|ens\\b|il ?(?:2|4|5|6)\\b|impact level|hds\\b ... gov|secnumcloud|fips 199) && (?:authori[sz]ed|authori[sz]ation|certif|moderate|high\\b|low\\b|tailored|assessed|ato\\b|provisional|listed|marketplace|achiev|complian) && !meets? (?:\\w+ ){0,3}requirements',
        example: 'Acme is FedRAMP Moderate authorized.',
      },
      {
        match: '(?:bsi )?c5\\b && (?:attest|certif|type|report|audit|complian|bsi)',
        example: 'Acme holds a BSI C5 Type 2 attestation.',
      },
      {
        match:
          '(?:cjis|itar|nist 800 171|cmmc) && (?:complian|certif|authori) && !meets? (?:\\w+ ){0,3}requirements|controlled unclassified',
        example: 'Our government cloud is CJIS compliant.',
      },
      {
        match:
          '(?:fedramp|stateramp|govramp|irap|c5|ismap|mtcs|secnumcloud|ens)\\b && (?:held|holds?|authori[sz]ed|authori[sz]ation|certif\\w*|attest\\w*|listed|assessed|granted|awarded|achieved|ato)\\b && !(?:what|is) (?:a|an|the) ',
        example: 'Acme is FedRAMP Moderate authorized.',
      },
    ],
    partial: [
      {
        match: 'gov(?:ernment)? (?:cloud )?edition && fedramp',
        example: 'A separate government edition with FedRAMP authorisation is offered.',
      },
      {
        match:
          '(?:fedramp|stateramp|irap|dod) && (?:meets? (?:\\w+ ){0,3}requirements|ready|equivalent|self attest|aligned edition|gov(?:ernment)? edition|for government)',
        example: 'Acme is FedRAMP ready.',
      },
    ],
    no: [
      {
        match: "(?:not|n't)(?: yet| currently)?(?: \\w+){0,3} (?:fedramp|stateramp|irap)",
        example: 'We are not FedRAMP authorized.',
      },
      {
        match:
          '(?:fedramp|stateramp|irap) && (?:planned|in process|in progress|coming soon|roadmap|working towards?|pursuing|sponsor|not (?:yet|currently|offered))',
        example: 'FedRAMP authorization is in process.',
      },
      {
        match:
          '(?:no|not(?! limited| only)|none|never|neither|without|lacks?|yet to)\\b (?:\\w+ ){0,5}(?:fedramp|stateramp|govramp|irap|c5|ismap)\\b',
        example: 'We have no FedRAMP certificate.',
      },
      {
        match:
          '(?:fedramp|stateramp|govramp|irap|c5|ismap)\\b .... (?:not|never|no)\\b (?:\\w+ ){0,3}(?:been |be )?(?:obtained|held|hold|certified|completed|achieved|started|available|granted|awarded|issued|planned|begun|have)\\b && !type (?:1|2|i|ii)\\b',
        example: 'FedRAMP has not been obtained.',
      },
      {
        match:
          '(?:fedramp|stateramp|govramp|irap|c5|ismap)\\b && (?:planned|plan to|in progress|in process|in the \\w+ process|coming soon|road ?map|in observation|working towards?|pursuing|preparing for|under way|in preparation|aim(?:ing)? (?:for|to)|expect\\w* (?:\\w+ ){0,3}(?:20\\d\\d|next|authori|certif|report)|scheduled|targeting) && !(?:have|has) (?:\\w+ )?(?:obtained|achieved|received|completed|been)|type (?:1|i)\\b|{customer} ...(?:pursuing|working)',
        example: 'FedRAMP certification is planned for next year.',
      },
    ],
    weaker: [
      {
        match:
          '(?:fedramp|stateramp|irap|c5)\\b && (?:ready\\b|readiness|equivalen\\w*|self attest\\w*|self assess\\w*)',
        example: 'Acme is FedRAMP ready.',
      },
      {
        match:
          '(?:separate|dedicated|distinct) (?:\\w+ )?gov(?:ernment)? (?:\\w+ )?(?:edition|cloud|environment|instance|region) && (?:fedramp|irap|c5\\b|stateramp)',
        example: 'A separate government edition with FedRAMP authorisation is offered.',
      },
      { match: 'fedramp (?:\\w+ )?(?:ready|equivalent)', example: 'Acme is FedRAMP ready.' },
    ],
    limits: [
      {
        match:
          '(?:fedramp|stateramp|govramp|irap|c5|ismap)\\b && (?:expired|lapsed|ran out|runs? until|ran until|no longer (?:valid|current|in force|maintained)|(?:was|were) valid|not (?:been )?(?:renewed|reissued|extended)|withdrawn)',
        example: 'Our FedRAMP certificate ran out in 2022.',
      },
      {
        match:
          '(?:fedramp|stateramp|govramp|irap|c5|ismap)\\b && (?:alone|nothing else|only (?:our|the|one|covers?|applies|extends?|for)|applies only|(?:is|are) limited to|(?:the )?(?:others?|rest) (?:is|are|do|does|remain) |(?:is|are|does|do|has|have) not (?:\\w+ )?(?:covered|included|in scope|part|cover|include|extend|apply)|out of scope|but (?:\\w+ ){1,5}(?:is|are|do|does|has|have) not|separate (?:\\w+ )?(?:product|edition))\\b',
        example: 'The FedRAMP certificate covers our archive product alone.',
      },
    ],
    exclusions: [
      { match: '{cloud} ...(?:fedramp|irap|c5)', example: 'AWS GovCloud is FedRAMP High authorized.' },
      { match: 'restrictions|may apply', example: 'IP restrictions apply to the API only, not to the web app.' },
      {
        match: '\\bmap(?:s|ped|pings?)? (?:to|onto)\\b|control mappings?|\\(tsc\\)|defensible (?:audit )?evidence',
        example: 'Our controls are mapped to NIST 800-53.',
      },
      { match: 'govcloud && !fedramp (?:authori|moderate|high)', example: 'The connector reads from AWS GovCloud.' },
      { match: '(?:hosting|cloud|infrastructure) (?:service )?providers?', example: 'With a leading cloud provider.' },
      {
        match: '(?:data ?cent(?:er|re)s?) ...(?:certif|complian)',
        example: 'Our data centres are ISO 27001 certified.',
      },
    ],
    allow: ['staff', 'condition', 'duty'],
    params: [
      { name: 'scheme', pattern: '(fedramp|stateramp|irap|c5|cjis|ismap)', as: 'list' },
      { name: 'level', pattern: '\\b(moderate|high|low|tailored)\\b', as: 'text' },
    ],
  }),
}
