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
    ],
    partial: [
      {
        match:
          '(?:fedramp|stateramp|irap|dod) && (?:meets? (?:\\w+ ){0,3}requirements|ready|equivalent|self attest|aligned edition|gov(?:ernment)? edition|for government)',
        example: 'Acme is FedRAMP ready.',
      },
      {
        match: 'gov(?:ernment)? (?:cloud )?edition && fedramp',
        example: 'A separate government edition with FedRAMP authorisation is offered.',
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
    ],
    weaker: [
      {
        match:
          '(?:separate|dedicated|distinct) (?:\\w+ )?gov(?:ernment)? (?:\\w+ )?(?:edition|cloud|environment|instance|region) && (?:fedramp|irap|c5\\b|stateramp)',
        example: 'A separate government edition with FedRAMP authorisation is offered.',
      },
      { match: 'fedramp (?:\\w+ )?(?:ready|equivalent)', example: 'Acme is FedRAMP ready.' },
    ],
    exclusions: [
      { match: 'restrictions|may apply', example: 'IP restrictions apply to the API only, not to the web app.' },
      {
        match: '\\bmap(?:s|ped|pings?)? (?:to|onto)\\b|control mappings?|\\(tsc\\)|defensible (?:audit )?evidence',
        example: 'Our controls are mapped to NIST 800-53.',
      },
      { match: '{cloud} ...(?:fedramp|irap|c5)', example: 'AWS GovCloud is FedRAMP High authorized.' },
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
