import type { FactFile } from '../fact-file.ts'

export const assureOther: FactFile = {
  id: 'assure.other',
  group: 'Assurance',
  question: 'Does the vendor hold another security attestation (CSA STAR, Cyber Essentials, TISAX, HDS, SOC 3)?',
  kind: 'cert',
  weight: 1,
  agent: 'trust_center_extractor',
  values: {
    yes: 'At least one named scheme is held, including a published CSA STAR or CAIQ self-assessment.',
    partial: 'Expired, or held for a side product only.',
    no: 'Vendor says none, planned or in progress.',
    excluded: "SOC 2, ISO 27xxx, PCI, HIPAA, GDPR or privacy-shield badges; provider's attestations.",
  },
  controls: {
    soc2: ['CC4.1'],
    iso27001: ['A.5.35'],
    csf2: ['GV.OV-03'],
    sp80053: ['CA-2'],
  },
  params: ['schemes', 'level', 'expiry'],
  traits: ['certificate', 'attestation'],
  topicWords: ['csa star', 'cyber essential', 'tisax', 'soc 3', 'caiq', 'hitrust'],
  texts: {
    topic: 'Other attestations',
    yes: 'A further scheme is named[: {schemes}].',
    partial: 'A further attestation is named only in part[: {schemes}].',
    no: 'The vendor says that a further attestation is not held today.',
    unknown: 'We found no other scheme, such as CSA STAR, Cyber Essentials, TISAX or SOC 3.',
    risk: 'No further attestation',
    stake: 'A public self-assessment would spare you a questionnaire of your own.',
    mitigation: 'Ask for a completed CAIQ or SIG in place of a registry entry.',
    ask: 'Do you publish a CSA STAR entry or a completed standard questionnaire?',
    owner: 'Security assurance',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:csa star|star level|caiq|cyber ?essentials|tisax|hds\\b|soc ?3|hitrust|iso ?9001|iso ?22301|tx ramp|iso ?27799|eu cloud)',
      example: 'We are listed in the CSA STAR registry.',
    },
    facets: { of_others: 'nothing', part: 'partial', lapsed: 'partial' },
    yes: [
      {
        match:
          '(?:csa|cloud security alliance) && (?:star\\b|caiq|level (?:1|2|one|two)|registry|self assessment|member)',
        example: 'Our CAIQ is published in the CSA STAR registry.',
      },
      { match: 'caiq\\b', example: 'Our CAIQ is published in the CSA STAR registry.' },
      {
        match:
          '(?:cyber ?essentials|tisax|hitrust|hecvat|vpat ... security|cyberge?suite|esquema nacional) && (?:certif|plus|complian|attest|complet|held|hold|assess|have|r2|e1|i1|available|questionnaire|badge|achiev)',
        example: 'Acme is Cyber Essentials Plus certified.',
      },
      {
        match: 'soc ?3\\b && (?:{held}|available|download|public|type)',
        example: 'A SOC 3 report is publicly available.',
      },
      {
        match: '(?:hds\\b|h[eé]bergeur de donn[eé]es) && (?:certif|complian)',
        example: 'We are HDS certified for health data.',
      },
      {
        match: '(?:iso(?:/iec)? ?-?(?:9001|22301|20000|27799))\\b && (?:certif|complian)',
        example: 'Acme is certified to ISO 22301.',
      },
      {
        match:
          '(?:tx ramp|dora\\b ... certif|app defense alliance|casa tier|google casa|trustarc|truste\\b|eu cloud code of conduct)',
        example: 'Our privacy practices are verified by TRUSTe.',
      },
      {
        match:
          '(?:cyber ?essentials|tisax|hitrust|csa star|caiq|hds\\b|hecvat)\\b && ^.{0,60}$ && in:certific|accredit|attestation|complian|trust cent',
        example: 'TISAX, level 2',
        under: 'Certifications',
      },
      {
        match: 'consensus assessments? initiative',
        example: 'A Consensus Assessments Initiative Questionnaire is published in our trust centre.',
      },
      {
        match: 'star (?:level|registry)|level (?:one|two|1|2) self assessment',
        example: 'STAR Level One: view our self-assessment.',
      },
    ],
    partial: [
      {
        match: '(?:csa star|tisax|hitrust|cyber essentials) && any:complian|trust|certif',
        example: 'Our Cyber Essentials certificate expired in 2023.',
      },
    ],
    exclusions: [
      { match: 'built in (?:security|compliance)', example: 'Compliance is a product with built-in security.' },
      {
        match: '(?:may|can) help (?:\\w+ )?(?:address|meet|satisfy|support)',
        example: 'Acme can help meet these requirements.',
      },
      { match: '{cloud} (?:is|are|has|have|holds?|maintains?) ', example: 'Azure is CSA STAR certified.' },
      {
        match: '(?:data ?cent(?:er|re)s?|hosting|cloud|infrastructure|our) (?:service |hosting )?providers?',
        example: 'With a leading cloud provider.',
      },
      {
        match: '(?:data ?cent(?:er|re)s?|facilit) ...(?:certif|complian|accredit)',
        example: 'Our data centres are ISO 27001 certified.',
      },
      { match: 'privacy shield && !(?:soc ?3|csa)', example: 'We take part in the Privacy Shield framework.' },
      {
        match: 'aligned|based on',
        example:
          'Larkfield follows a secure development life cycle based on the OWASP SAMM model: features that touch personal data start with a threat model.',
      },
      {
        match: '(?:is|are) an? (?:\\w+ ){0,3}(?:scheme|standard|programme|program|framework)\\b',
        example: 'ISO 27001 is an international standard for information security.',
      },
    ],
    no: [
      {
        match:
          '(?:csa star|tisax|hitrust|cyber essentials|soc ?3) && (?:planned|in progress|coming soon|roadmap|working towards?|pursuing)',
        example: 'HITRUST certification is planned.',
      },
      {
        match:
          '(?:no|not(?! limited| only)|none|never|neither|without|lacks?|yet to)\\b (?:\\w+ ){0,5}(?:csa star|tisax|hitrust|cyber ?essentials|soc ?3|hds)\\b',
        example: 'We have no TISAX certificate.',
      },
      {
        match:
          '(?:csa star|tisax|hitrust|cyber ?essentials|soc ?3|hds)\\b .... (?:not|never|no)\\b (?:\\w+ ){0,3}(?:been |be )?(?:obtained|held|hold|certified|completed|achieved|started|available|granted|awarded|issued|planned|begun|have)\\b && !type (?:1|2|i|ii)\\b',
        example: 'TISAX has not been obtained.',
      },
      {
        match:
          '(?:csa star|tisax|hitrust|cyber ?essentials|soc ?3|hds)\\b && (?:planned|plan to|in progress|in process|in the \\w+ process|coming soon|road ?map|in observation|working towards?|pursuing|preparing for|under way|in preparation|aim(?:ing)? (?:for|to)|expect\\w* (?:\\w+ ){0,3}(?:20\\d\\d|next|authori|certif|report)|scheduled|targeting) && !(?:have|has) (?:\\w+ )?(?:obtained|achieved|received|completed|been)|type (?:1|i)\\b|{customer} ...(?:pursuing|working)',
        example: 'TISAX certification is planned for next year.',
      },
    ],
    limits: [
      {
        match:
          '(?:csa star|tisax|hitrust|cyber ?essentials|soc ?3|hds)\\b && (?:expired|lapsed|ran out|runs? until|ran until|no longer (?:valid|current|in force|maintained)|(?:was|were) valid|not (?:been )?(?:renewed|reissued|extended)|withdrawn)',
        example: 'Our TISAX certificate ran out in 2022.',
      },
      {
        match:
          '(?:csa star|tisax|hitrust|cyber ?essentials|soc ?3|hds)\\b && (?:alone|nothing else|only (?:our|the|one|covers?|applies|extends?|for)|applies only|(?:is|are) limited to|(?:the )?(?:others?|rest) (?:is|are|do|does|remain) |(?:is|are|does|do|has|have) not (?:\\w+ )?(?:covered|included|in scope|part|cover|include|extend|apply)|out of scope|but (?:\\w+ ){1,5}(?:is|are|do|does|has|have) not|separate (?:\\w+ )?(?:product|edition))\\b',
        example: 'The TISAX certificate covers our archive product alone.',
      },
      {
        match: '(?:csa star|tisax|hitrust|cyber ?essentials|hds\\b) && (?:expired|lapsed)',
        example: 'Our Cyber Essentials certificate expired in 2023.',
      },
    ],
    allow: ['staff', 'condition', 'duty', 'denial'],
    params: [
      {
        name: 'schemes',
        pattern: '(csa star|caiq|cyber essentials(?: plus)?|tisax|hitrust|hds|soc ?3|hecvat|iso ?9001|iso ?22301)',
        as: 'list',
      },
    ],
  }),
}
