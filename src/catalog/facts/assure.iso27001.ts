import type { FactFile } from '../fact-file.ts'

export const assureIso27001: FactFile = {
  id: 'assure.iso27001',
  group: 'Assurance',
  question: 'Is the vendor ISO/IEC 27001 certified for its service?',
  kind: 'cert',
  weight: 5,
  agent: 'trust_center_extractor',
  values: {
    yes: 'Vendor says it is ISO 27001 certified.',
    partial: "Certificate expired, side product or one site only, or 'compliant' without a certificate.",
    no: 'Vendor says not certified, planned, in progress or on the roadmap.',
    excluded: "Aligned with, based on or modelled on ISO 27001; data-centre or cloud provider's certificate.",
  },
  controls: {
    soc2: ['CC4.1', 'CC5.3'],
    iso27001: ['A.5.35', 'A.5.1'],
    csf2: ['GV.OV-03', 'GV.PO-01'],
    sp80053: ['CA-2', 'PM-1'],
  },
  params: ['edition', 'scope', 'certifier', 'expiry'],
  traits: ['certificate', 'attestation'],
  topicWords: ['iso 27001', 'iso27001', 'iso iec 27001'],
  texts: {
    topic: 'ISO 27001 certificate',
    yes: 'Certification to ISO 27001[:{edition}] is claimed[, by {certifier}][, valid until {expiry}].',
    partial: 'ISO 27001 is claimed only in part[; expiry is given as {expiry}].',
    no: 'The vendor says that it is not certified to ISO 27001 today.',
    unknown: 'We found no claim that the vendor itself is certified to ISO 27001.',
    risk: 'No ISO 27001 certificate held',
    stake: 'Without a certificate nobody outside the company has checked that security is managed as a system.',
    mitigation: 'Accept the current SOC 2 report instead, once it has been read.',
    needs: ['assure.soc2'],
    without: 'Ask for the summary of an internal audit, and keep the first contract term to one year.',
    ask: 'Please send the ISO 27001 certificate with its scope and the current statement of applicability.',
    owner: 'Security assurance',
    severity: 'high',
  },
  reading: () => ({
    states: {
      match:
        '27001\\b .... (?:certif|complian|accredit|audit|achiev|maintain|register|planned|in progress)|(?:certif|complian|accredit|audit|achiev|maintain|obtain|hold|adher)\\w* .... 27001\\b',
      example: 'We are ISO 27001 certified.',
    },
    facets: { of_others: 'nothing', part: 'partial', lapsed: 'partial' },
    yes: [
      {
        match:
          'iso(?:/iec)? ?-?27001 && (?:certif|accredit|audited|registered|badge|achiev|obtain|attain|hold|awarded|surveillance)',
        example: 'Acme is ISO 27001 certified.',
      },
      {
        match:
          'iso(?:/iec)? ?-?27001(?::20\\d\\d)? && in:certific|accreditation && !^(?:what|why|how)\\b && !(?:compl[iy]|align)',
        example: 'ISO/IEC 27001:2022',
        under: 'Certifications',
      },
    ],
    partial: [
      {
        match: 'iso(?:/iec)? ?-?27001 && (?:complian|comply|complies|conform|adhere|attest|follow|meet|report)',
        example: 'We are ISO 27001 compliant.',
      },
      {
        match: 'iso(?:/iec)? ?-?27001(?::20\\d\\d)? && in:complian|trust|security',
        example: 'ISO 27001',
        under: 'Compliance',
      },
    ],
    limits: [
      {
        match:
          'iso(?:/iec)? ?-?27001 && (?:expired|lapsed|ran out|runs? until|ran until|no longer (?:valid|current|in force|maintained)|(?:was|were) valid|not (?:been )?(?:renewed|reissued|extended)|withdrawn)',
        example: 'Our ISO 27001 certificate ran out in 2022.',
      },
      {
        match:
          'iso(?:/iec)? ?-?27001 && (?:alone|nothing else|only (?:our|the|one|covers?|applies|extends?|for)|applies only|(?:is|are) limited to|(?:the )?(?:others?|rest) (?:is|are|do|does|remain) |(?:is|are|does|do|has|have) not (?:\\w+ )?(?:covered|included|in scope|part|cover|include|extend|apply)|out of scope|but (?:\\w+ ){1,5}(?:is|are|do|does|has|have) not|separate (?:\\w+ )?(?:product|edition))\\b',
        example: 'The ISO 27001 certificate covers our archive product alone.',
      },
      {
        match: 'iso(?:/iec)? ?-?27001 && (?:expired|lapsed|only (?:our|the) \\w+ (?:site|office|product))',
        example: 'The ISO 27001 certificate has expired.',
      },
    ],
    no: [
      {
        match: "(?:is|are) (?:not|n't) (?:\\w+ ){0,2}iso(?:/iec)? ?-?27001",
        example: 'We are not ISO 27001 certified.',
      },
      {
        match: "(?:not|n't)(?: yet| currently)?(?: been| hold| have)? (?:\\w+ ){0,3}iso(?:/iec)? ?-?27001",
        example: 'We are not ISO 27001 certified.',
      },
      {
        match:
          '(?:no|not(?! limited| only)|none|never|neither|without|lacks?|yet to)\\b (?:\\w+ ){0,5}iso(?:/iec)? ?-?27001',
        example: 'We have no ISO 27001 certificate.',
      },
      {
        match:
          'iso(?:/iec)? ?-?27001 .... (?:not|never|no)\\b (?:\\w+ ){0,3}(?:been |be )?(?:obtained|held|hold|certified|completed|achieved|started|available|granted|awarded|issued|planned|begun|have)\\b && !type (?:1|2|i|ii)\\b',
        example: 'ISO 27001 has not been obtained.',
      },
      {
        match:
          'iso(?:/iec)? ?-?27001 && (?:planned|in progress|coming soon|roadmap|working towards?|pursuing|under way|underway|in preparation)',
        example: 'ISO 27001 certification is planned for next year.',
      },
    ],
    exclusions: [
      {
        match: 'iso(?:/iec)? ?27001 (?:details|describes|specifies|defines|outlines)',
        example: 'ISO 27001 describes such controls.',
      },
      {
        match:
          '(?:aligned|based on|align|modelled|modeled|in line|consistent|inspired by|designed (?:to|around|using)|in accordance|according to|mapped to|framework|best practice|guided by) && !certif',
        example: 'Our policies are modelled on ISO 27001.',
      },
      {
        match: '(?:data ?cent(?:er|re)s?|facilit|servers?) && !\\b(?:we|our certif|company)\\b',
        example: 'Our data centres are ISO 27001 certified.',
      },
      {
        match:
          '(?:may|can|could) (?:also )?be (?:[a-z()]+ )?(?:fulfilled|demonstrated|satisfied|evidenced|provided)|certificates? such as',
        example: 'This may be demonstrated by a certificate.',
      },
      { match: '(?:we try|accommodate|flexible|upon request we can) ', example: 'We try to accommodate ISO 27001.' },
      {
        match:
          'iso(?:/iec)? ?-?27001 && (?:course|exam|webinars?|checklists?|templates?|control sets?|cheat ?sheet|e ?book|prepares? you|yourself|ready made|guides? you|readiness (?:tool|product|assessment))\\b',
        example: 'Our free checklist prepares you for ISO 27001.',
      },
      {
        match: 'as (?:a|our) (?:model|guide|basis|reference|yardstick) && iso(?:/iec)? ?-?27001',
        example: 'We took ISO 27001 as a model.',
      },
      {
        match: 'iso(?:/iec)? ?-?27001 (?:aligned|based|framework)',
        example: 'Our ISO 27001 aligned programme is young.',
      },
      {
        match: '(?:help|helps|helping|enables?|allow) (?:you|your|customers|teams|companies|organi[sz]ations)',
        example: 'Acme helps you achieve SOC 2 compliance faster.',
      },
      {
        match: '{cloud} (?:is|are|has|have|holds?|maintains?|\\w+ing) ...iso',
        example: 'Google Cloud maintains ISO 27017 certification.',
      },
      {
        match:
          '(?:data ?cent(?:er|re)s?|hosting|cloud|infrastructure|{subprocessor}|our) (?:service |hosting |infrastructure )?(?:providers?|partners?|facilit\\w+|are|that|located|operated|which|processors?) ...iso',
        example: 'Our data centres are ISO 27001 certified.',
      },
      {
        match: 'what is iso|iso(?:/iec)? ?-?27001 (?:is an?|is the|was|specifies|defines)',
        example: 'ISO 27001 is an international standard for information security.',
      },
    ],
    allow: ['staff', 'condition', 'duty'],
    params: [
      { name: 'edition', pattern: '27001:(20\\d\\d)', as: 'text' },
      {
        name: 'expiry',
        pattern: '(?:expir\\w+|valid (?:until|through|to)) (?:on )?([a-z0-9 ,/-]{4,24}20\\d\\d)',
        as: 'text',
      },
    ],
  }),
}
