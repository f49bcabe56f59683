import type { FactFile } from '../fact-file.ts'

export const govOwner: FactFile = {
  id: 'gov.owner',
  group: 'Governance',
  question: 'Is a security lead, security team or data protection officer named?',
  kind: 'commit',
  weight: 2,
  agent: 'company_research',
  values: {
    yes: 'Names a CISO, security lead, DPO (person or role) or dedicated security team.',
    partial: 'Only a shared privacy or security mailbox, with no role or team.',
    no: 'Vendor says no DPO or security lead is appointed.',
    excluded: "EU or UK representative alone; supervisory authority; customer's own DPO.",
  },
  controls: {
    soc2: ['CC1.3'],
    iso27001: ['A.5.2', 'A.5.4'],
    csf2: ['GV.RR-02'],
    sp80053: ['PM-2'],
  },
  params: ['role', 'name', 'contact'],
  traits: ['taught-to-staff', 'internal'],
  topicWords: ['security officer', 'ciso', 'data protection officer', 'security team'],
  texts: {
    topic: 'Security leadership',
    yes: 'Responsibility for protecting data is assigned[ to a {role}].',
    partial: 'Only a mailbox was found, not who is behind it.',
    no: 'The vendor says that a responsible lead is not appointed.',
    unknown: 'Nothing was found on who leads security or data protection.',
    risk: 'Nobody named for security',
    stake: 'Without a name you would not know in an incident whom to call and who may decide.',
    mitigation: 'Write a security contact with a phone number into the contract.',
    ask: 'Who leads security, to whom does that person report, and who is your data protection officer?',
    owner: 'Security assurance',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        'ciso\\b|chief (?:information )?security|(?:head|director|vp|manager) of (?:\\w+ )?(?:security|privacy|compliance)|security (?:officer|teams?|lead|manager|engineers?)\\b|data protection officer|privacy officer|dpo\\b|team .... (?:security|protect|maintain|safe)|(?:security|privacy|dpo|dataprotection|compliance|legal)@|appointed',
      example: 'Our Chief Information Security Officer leads the security team.',
    },
    facets: { of_others: 'nothing' },
    yes: [
      {
        match:
          "(?:chief (?:information )?security officer|chief privacy officer|ciso\\b|\\bdpo\\b(?!@)|data protection (?:officer|lead|manager)|privacy officer|security officer|head of (?:information )?security|vp,? (?:of )?security|director of (?:information )?security|security lead\\b|head of compliance) && !(?:customer|client|controller|your|data exporter)(?:'s|s)? (?:own )?(?:data protection officer|dpo|security officer)",
        example: 'Our Chief Information Security Officer oversees the programme.',
      },
      {
        match:
          "(?:dedicated|full time|in house|internal|experienced|our|their|a|an|the|global|information|product) (?:\\w+ ){0,2}security (?:and \\w+ |& \\w+ |engineering |operations )?(?:team|organi[sz]ation|department|engineers|group|staff|personnel|professionals|committee|council)\\b && !(?:your|contact|email|reach|notify|report|customer'?s?) (?:\\w+ ){0,3}security team && !@",
        example: 'Acme has a dedicated security team.',
      },
      {
        match:
          '(?:team|people|group|staff|personnel) (?:\\w+ ){0,3}(?:dedicated to|responsible for|in charge of|focused on) (?:\\w+ ){0,5}(?:security|privacy|data protection)',
        example: 'We have a team of engineers, a group dedicated to security.',
      },
      {
        match:
          'security (?:\\w+ )?team (?:is|are|has|will|conducts?|performs?|maintains?|develops?|runs?|monitors?|reviews?|continuously|works?|at|responds?|includes?|led|investigat)',
        example: 'The security team continuously looks for weaknesses.',
      },
      {
        match:
          '(?:security|privacy) (?:and (?:security|privacy|compliance) )?(?:engineers|experts|professionals|specialists|officers?) (?:\\w+ ){0,4}(?:full time|work|oversee|protect|responsible)\\w*',
        example: 'Our Chief Information Security Officer oversees the programme.',
      },
      {
        match:
          '(?:security|privacy) (?:\\w+ )?(?:team|group|department|unit|function)\\b .... (?:led|headed|run|managed|made up|consist\\w*|engineers|people|reports?) && !your|customer',
        example: 'A security team of nine engineers, led by our head of platform, protects it.',
      },
    ],
    partial: [
      {
        match:
          '(?:security|privacy|dpo|infosec|gdpr|dataprotection|data protection|compliance|secure|legal privacy)@[a-z0-9.-]+',
        example: 'Write to security@acme.example.',
      },
      {
        match: '(?:contact|email|reach|notify|report \\w+ to) (?:our |the )?(?:security|privacy) team',
        example: 'Contact our security team.',
      },
      {
        match: '(?:security|privacy) (?:inbox|mailbox|alias|email)\\b',
        example: 'Our security inbox is read every day.',
      },
      {
        match: '(?:email|contact|report)... security@',
        example: 'Report a vulnerability to security@cairnwell.example.',
      },
    ],
    no: [
      {
        match:
          "(?:not|n't)(?: required to)? (?:appoint|appointed|designate)\\w* (?:a |any )?(?:data protection officer|dpo)",
        example: 'We have not appointed a data protection officer.',
      },
      {
        match:
          '(?:nobody|no one) (?:\\w+ ){0,5}(?:data protection officer|dpo|ciso|security (?:lead|officer)|head of (?:\\w+ )?security|chief (?:information )?security officer|privacy officer)\\b|(?:no|not (?:have|appoint\\w*|designat\\w*|named?|required to appoint)) (?:\\w+ ){0,3}(?:data protection officer|dpo|ciso|security (?:lead|officer)|head of (?:\\w+ )?security|chief (?:information )?security officer|privacy officer)\\b',
        example: 'We have not appointed a data protection officer.',
      },
    ],
    exclusions: [
      {
        match: 'may (?:be )?required to appoint',
        example: 'You may be required to appoint a data protection officer.',
      },
      {
        match: 'your company|needs? to appoint|security groups?\\b(?! of)',
        example: 'Does your company have a security team?',
      },
      { match: 'appointing an?|begin searching', example: 'Appointing a data protection officer is easy.' },
      {
        match: 'supervisory authorit|data protection authorit|information commissioner',
        example: 'You may complain to a supervisory authority.',
      },
      {
        match:
          "(?:customer|client|controller|data exporter|your organi[sz]ation)'?s? (?:data protection officer|dpo\\b|security team)",
        example: "The customer's data protection officer must be informed.",
      },
      { match: '\\bdpo is an?\\b', example: 'A DPO is a person who oversees data protection.' },
      {
        match: 'your company|needs? to appoint|security groups?\\b',
        example: 'Does your company have a security team?',
      },
    ],
    allow: ['staff', 'condition', 'duty', 'third', 'selfhost', 'question', 'future'],
    params: [
      {
        name: 'role',
        pattern:
          '(chief information security officer|chief security officer|ciso|data protection officer|dpo|security officer|head of security|privacy officer|security team)',
        as: 'text',
      },
      { name: 'contact', pattern: '([a-z0-9._-]{1,64}@[a-z0-9.-]+[a-z0-9])', as: 'text' },
    ],
  }),
}
