import type { FactFile } from '../fact-file.ts'

export const infraPhysical: FactFile = {
  id: 'infra.physical',
  group: 'Infrastructure',
  question: 'Is physical security of the data centres described?',
  kind: 'control',
  weight: 2,
  agent: 'security_documentation_hunter',
  values: {
    yes: "Guards, badges, CCTV or certified data centres described, including provider's by reference.",
    partial: "Offices only, or 'secure data centre' without detail.",
    no: 'Vendor says none.',
    excluded: "Customer's devices; location alone; environment or power only.",
  },
  controls: {
    soc2: ['CC6.4'],
    iso27001: ['A.7.1', 'A.7.2'],
    csf2: ['PR.AA-06'],
    sp80053: ['PE-3'],
  },
  params: ['controls', 'provider'],
  traits: ['internal'],
  topicWords: ['physical security', 'physical access', 'physically secure'],
  texts: {
    topic: 'Physical security',
    yes: 'Physical protection of the data centres is described.',
    partial: 'Physical protection is described only in part.',
    no: 'The vendor says that the data centres are not physically protected.',
    unknown: 'We found no description of physical security of the data centres.',
    risk: 'No physical protection',
    stake: 'Whoever can touch the hardware can copy it or stop it.',
    mitigation: 'Rely on the certificates of the hosting provider once it is named.',
    ask: 'Which certificates do your data centres hold, and who may enter them?',
    owner: 'Security assurance',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:physical\\w*|guards?|badge|biometric|cctv|cameras?|surveillance|visitor|access cards?|locks?|fenc\\w+|man ?traps?)\\b',
      example: 'The data centers are guarded, with biometric locks and cameras.',
    },
    needs: [
      {
        what: 'names no measure',
        any: 'guard|badge|biometric|cctv|camera|surveillance|visitor|lock|fence|card|mantrap|man trap|perimeter|personnel|certif|iso|soc ?[12]|video|patrol|authori[sz]ed|restricted|alarm|laser|intrusion detection|fingerprint|film|motion|fenc',
      },
    ],
    facets: { of_others: 'nothing' },
    yes: [
      {
        match:
          '(?:physical(?:ly)?|data ?cent(?:er|re)s?|facilit(?:y|ies)|server rooms?|premises)\\b && (?:guards?\\b|badge|biometric|cctv|surveillance|video|camera|24x7|24/7|security (?:staff|personnel|guard)|access (?:control|card|is)|locked|man ?exclusions?|fence|perimeter|alarm|key ?card|iso ?27001|soc ?(?:1|2)|certified|ssae|visitor)\\w*',
        example: 'Data centres are guarded around the clock and monitored by CCTV.',
      },
      {
        match:
          'physical (?:access|security|and environmental|entry)\\b && (?:control|data ?cent|{cloud}|restrict|protect|measure|secur|facilit|managed|provider|inherit|handled|responsib)',
        example: 'Physical access to the servers is controlled by AWS with badges and biometric readers.',
      },
      {
        match:
          '(?:biometric|surveillance|security guards?|cctv|video monitoring) && (?:server|data ?cent|facilit|building|premises|office|entr(?:y|ance))',
        example: 'Data centres are guarded around the clock and monitored by CCTV.',
      },
      {
        match: '{cloud} && (?:physical security|data ?cent(?:er|re) security|physical(?:ly)? (?:secur|access|protect))',
        example: 'Physical access to the servers is controlled by AWS with badges and biometric readers.',
      },
      {
        match:
          'iso ?27001 ... data ?cent(?:er|re)s?|data ?cent(?:er|re)s? ...(?:certified|iso ?27001|soc ?(?:1|2)|ssae|tier (?:iii|iv|3|4))',
        example: 'Our data centres are ISO 27001 certified.',
      },
      {
        match:
          '(?:key ?cards?|alarm systems?|video surveillance|video monitoring|access cards?|security staff|electronic access control|locking system)\\b && any:data ?cent|server|premises|physical|facilit|entry|building',
        example: 'Key cards open the doors of the server room.',
      },
      {
        match:
          '(?:servers?|data|infrastructure) .... (?:iso ?27001|soc ?2|tier (?:iii|iv|3|4)|certified) (?:\\w+ )?(?:data ?cent(?:er|re)|facilit)\\w*',
        example: 'Our servers stand in an ISO 27001 certified data center.',
      },
      {
        match: 'no physical access to (?:\\w+ ){0,4}(?:infrastructure|hardware|servers?|data ?cent)',
        example: 'Our staff have no physical access to the servers.',
      },
      {
        match:
          '(?:guards?|cameras?|fences?|biometric\\w*) .... (?:protect|secur|watch|monitor)\\w* .... (?:buildings?|servers?|data ?cent|facilit|premises)',
        example: 'Guards and cameras protect the buildings.',
      },
      {
        match:
          '(?:server (?:rooms?|halls?)|data ?cent(?:er|re)s?|racks?|halls|cages?|sites?|facilit(?:y|ies)|buildings?|premises)\\b && (?:guards?\\b|guarded|badge|biometric|fingerprint|cctv|cameras?\\b|surveillance|video|film|key ?card|fence|fencing|electronic locks?|locked|motion detector|intrusion detection|alarm|man ?trap|visitors? (?:are|must|is|log|sign)|perimeter|patrol|escort|access cards?)\\w* && !offices?\\b|headquarters|your|data breach|website|sites? visit',
        example: 'Data centres are guarded around the clock and monitored by CCTV.',
      },
    ],
    partial: [
      {
        match:
          '(?:secure|state of the art|world class|protected) (?:\\w+ ){0,2}(?:data ?cent(?:er|re)s?|facilit(?:y|ies))',
        example: 'Acme is hosted in secure data centers.',
      },
      {
        match: '(?:offices?|premises)\\b && (?:badge|key ?card|alarm|locked|access control|cctv|visitor)\\w*',
        example: 'Our offices are locked and opened by badge.',
      },
      { match: 'physical (?:security|safeguards|access controls?)', example: 'We have no physical security measures.' },
    ],
    limits: [],
    weaker: [
      {
        match:
          '(?:our |the )?offices? (?:\\w+ ){0,5}(?:locked|badge|alarm|key ?card|visitor)\\w* && !data ?cent|server',
        example: 'Our offices are locked.',
      },
      {
        match:
          '(?:offices?|headquarters|hq|reception)\\b && (?:guards?\\b|guarded|badge|biometric|fingerprint|cctv|cameras?\\b|surveillance|video|film|key ?card|fence|fencing|electronic locks?|locked|motion detector|intrusion detection|alarm|man ?trap|visitors? (?:are|must|is|log|sign)|perimeter|patrol|escort|access cards?)|doors?|sign in && !data ?cent|server && !alarm customers',
        example: 'Our offices are locked, and visitors sign in.',
      },
    ],
    no: [
      {
        match:
          '(?:no|not|without)\\b (?:\\w+ ){0,2}physical (?:\\w+ )?(?:protection|security|access controls?|safeguards|measures) .... (?:exist|place|our|data ?cent|server)|anyone .... (?:walk|enter|reach|access) .... servers?',
        example: 'There is no physical access control at our server room.',
      },
    ],
    exclusions: [
      {
        match:
          'physical (?:security )?(?:devices?|keys?|tokens?)|biometric authenticat|fingerprint(?:s|ing)? (?:on|of|sensor|reader on)',
        example: 'Use physical keys as a second factor.',
      },
      {
        match: '^if third|third part\\w* (?:are|is) (?:storing|processing)|their physical',
        example: 'If third parties store data, their physical controls must be adequate.',
      },
      {
        match: 'cannot protect|to defend against',
        example: 'No lock is able to defend against everything; guards cannot protect you.',
      },
      { match: 'protecting against', example: 'Doors are about protecting against theft.' },
      {
        match:
          'physical (?:address|location|mail|copy|letter|damage|attack|attempts?|intrusion|security attacks)|(?:require|requiring|requires) physical access|your (?:devices?|office|premises)|you\\b.{0,20}(?:physical)|social engineering|physical and mental|genetic|out of scope|researchers?|in california|online or|devices? you',
        example: 'Attacks that require physical access to a device are out of scope.',
      },
      { match: 'changes are made', example: 'Access to the building is updated when changes are made.' },
      {
        match: 'physical (?:devices?|keys?|tokens?)|biometric authenticat|fingerprint',
        example: 'Use physical keys as a second factor.',
      },
      {
        match: 'physical access to the hardware|side channel',
        example: 'An attacker with physical access to the hardware could read it.',
      },
    ],
    allow: ['staff', 'third', 'negation', 'denial'],
    params: [
      {
        name: 'controls',
        pattern:
          '\\b(guards?|badges?|biometric\\w*|cctv|surveillance|cameras?|man-?exclusions?|key ?cards?|fences?)\\b',
        as: 'list',
      },
      { name: 'provider', pattern: '\\b(aws|amazon|google cloud|azure|equinix|hetzner|deft)\\b', as: 'text' },
    ],
  }),
}
