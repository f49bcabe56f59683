import type { FactFile } from '../fact-file.ts'

export const assureIsoPrivacyCloud: FactFile = {
  id: 'assure.iso_privacy_cloud',
  group: 'Assurance',
  question: 'Does the vendor hold ISO 27017, 27018, 27701 or 42001 certification?',
  kind: 'cert',
  weight: 2,
  agent: 'trust_center_extractor',
  values: {
    yes: 'Vendor says it is certified to at least one of the four.',
    partial: "'Compliant' without a certificate, expired, or side product only.",
    no: 'Vendor says none held, planned or in progress.',
    excluded: "ISO 27001 or 9001 alone; aligned-with wording; provider's certificates.",
  },
  controls: {
    soc2: ['CC4.1', 'P8.1'],
    iso27001: ['A.5.34', 'A.5.23'],
    csf2: ['GV.OC-03'],
    sp80053: ['CA-2', 'PT-1'],
  },
  params: ['standards', 'scope', 'expiry'],
  traits: ['certificate', 'attestation'],
  topicWords: ['iso 27017', 'iso 27018', 'iso 27701', 'iso 42001', 'iso iec 27017', 'iso iec 27018'],
  texts: {
    topic: 'ISO cloud and privacy certificates',
    yes: 'A certificate of the ISO family beyond ISO 27001 is claimed[: ISO {standards}].',
    partial: 'A standard of the ISO family beyond ISO 27001 is named only in part[: ISO {standards}].',
    no: 'The vendor says that none of ISO 27017, 27018, 27701 and 42001 is held today.',
    unknown: 'We found no claim of certification to ISO 27017, 27018, 27701 or 42001.',
    risk: 'No further ISO certificate',
    stake: 'Privacy and cloud duties then rest on contract terms alone.',
    mitigation: 'Add explicit security measures to the data processing agreement.',
    needs: ['priv.dpa'],
    without: 'Attach explicit privacy and cloud security measures to the contract.',
    ask: 'Do you hold, or plan to hold, certification to ISO 27017, 27018, 27701 or 42001?',
    owner: 'Privacy officer',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:27017|27018|27701|42001)\\b .... (?:certif|complian|accredit|audit|achiev|maintain|planned)|(?:certif|complian|accredit|audit|achiev|maintain|obtain|hold|adher)\\w* .... (?:27017|27018|27701|42001)\\b',
      example: 'We are certified to ISO 27018.',
    },
    facets: { of_others: 'nothing', part: 'partial', lapsed: 'partial' },
    yes: [
      {
        match:
          '(?:iso(?:/iec)? ?-?)?(?:27017|27018|27701|42001)\\b && (?:certif|accredit|audited|achiev|obtain|attain|hold|awarded)',
        example: 'Acme is certified to ISO 27018 and ISO 27701.',
      },
      {
        match:
          '(?:iso(?:/iec)? ?-?)?(?:27017|27018|27701|42001)\\b && in:certific|accreditation && !(?:compl[iy]|align)',
        example: 'ISO/IEC 27018',
        under: 'Certifications',
      },
    ],
    partial: [
      {
        match: '(?:27017|27018|27701|42001)\\b && any:complian|comply|adhere|conform|trust|attest',
        example: 'Our service is compliant with ISO 27018.',
      },
    ],
    no: [
      {
        match:
          '(?:27017|27018|27701|42001)\\b && (?:planned|in progress|coming soon|roadmap|working towards?|pursuing|not yet)',
        example: 'ISO 27701 is on our roadmap.',
      },
      {
        match:
          '(?:no|not(?! limited| only)|none|never|neither|without|lacks?|yet to)\\b (?:\\w+ ){0,5}(?:27017|27018|27701|42001)\\b',
        example: 'We have no ISO 27018 certificate.',
      },
      {
        match:
          '(?:27017|27018|27701|42001)\\b .... (?:not|never|no)\\b (?:\\w+ ){0,3}(?:been |be )?(?:obtained|held|hold|certified|completed|achieved|started|available|granted|awarded|issued|planned|begun|have)\\b && !type (?:1|2|i|ii)\\b',
        example: 'ISO 27018 has not been obtained.',
      },
      {
        match:
          '(?:27017|27018|27701|42001)\\b && (?:planned|plan to|in progress|in process|in the \\w+ process|coming soon|road ?map|in observation|working towards?|pursuing|preparing for|under way|in preparation|aim(?:ing)? (?:for|to)|expect\\w* (?:\\w+ ){0,3}(?:20\\d\\d|next|authori|certif|report)|scheduled|targeting) && !(?:have|has) (?:\\w+ )?(?:obtained|achieved|received|completed|been)|type (?:1|i)\\b|{customer} ...(?:pursuing|working)',
        example: 'ISO 27018 certification is planned for next year.',
      },
    ],
    limits: [
      {
        match:
          '(?:27017|27018|27701|42001)\\b && (?:expired|lapsed|ran out|runs? until|ran until|no longer (?:valid|current|in force|maintained)|(?:was|were) valid|not (?:been )?(?:renewed|reissued|extended)|withdrawn)',
        example: 'Our ISO 27018 certificate ran out in 2022.',
      },
      {
        match:
          '(?:27017|27018|27701|42001)\\b && (?:alone|nothing else|only (?:our|the|one|covers?|applies|extends?|for)|applies only|(?:is|are) limited to|(?:the )?(?:others?|rest) (?:is|are|do|does|remain) |(?:is|are|does|do|has|have) not (?:\\w+ )?(?:covered|included|in scope|part|cover|include|extend|apply)|out of scope|but (?:\\w+ ){1,5}(?:is|are|do|does|has|have) not|separate (?:\\w+ )?(?:product|edition))\\b',
        example: 'The ISO 27018 certificate covers our archive product alone.',
      },
    ],
    exclusions: [
      {
        match:
          '(?:27017|27018|27701|42001)\\b && (?:course|exam|webinars?|checklists?|templates?|control sets?|cheat ?sheet|e ?book|prepares? you|yourself|ready made|guides? you|readiness (?:tool|product|assessment))\\b',
        example: 'Our free checklist prepares you for ISO 27018.',
      },
      {
        match: '(?:cloud|hosting) (?:host|company|partner)s?\\b|\\bhost (?:has|is|holds?)',
        example: 'Our cloud host has had ISO 27018 for years.',
      },
      {
        match:
          '(?:aligned|based on|align|modelled|in line|consistent|inspired by|designed|in accordance|best practice|guided by) && !certif',
        example: 'Our privacy practices are based on ISO 27701.',
      },
      { match: '{cloud} ...(?:27017|27018|27701)', example: 'Google Cloud maintains ISO 27017 certification.' },
      {
        match: '(?:data ?cent(?:er|re)s?|hosting|cloud|infrastructure|our) (?:service |hosting )?providers?',
        example: 'With a leading cloud provider.',
      },
    ],
    allow: ['staff', 'condition', 'duty'],
    params: [{ name: 'standards', pattern: '(27017|27018|27701|42001)', as: 'list' }],
  }),
}
