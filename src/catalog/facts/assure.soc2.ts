import type { FactFile } from '../fact-file.ts'

export const assureSoc2: FactFile = {
  id: 'assure.soc2',
  group: 'Assurance',
  question: 'Does the vendor hold a SOC 2 report for its service?',
  kind: 'cert',
  weight: 5,
  agent: 'trust_center_extractor',
  values: {
    yes: 'Vendor says it has a SOC 2 report, attestation, certification or compliance; any type.',
    partial: 'Type I only, report expired, side product only, or other products said to lack it.',
    no: 'Vendor says none, not yet, planned, in progress, in observation or on the roadmap.',
    excluded: "Alignment or based-on wording; hosting provider's or subprocessor's SOC 2; SOC 1 or SOC 3 alone.",
  },
  controls: {
    soc2: ['CC4.1', 'CC4.2'],
    iso27001: ['A.5.35', 'A.5.36'],
    csf2: ['ID.IM-02', 'GV.OV-03'],
    sp80053: ['CA-2', 'CA-7'],
  },
  params: ['report_type', 'categories', 'period_start', 'period_end', 'scope', 'plans'],
  traits: ['certificate', 'attestation'],
  topicWords: ['soc 2', 'soc2', 'ssae 18'],
  texts: {
    topic: 'SOC 2 report',
    yes: 'SOC 2[ {report_type}] is claimed for the vendor’s own service[, covering {categories}][, for a period to {period_end}].',
    partial: 'SOC 2 is claimed only in part[; a period to {period_end} is named].',
    no: 'The vendor says that it does not hold a SOC 2 report today.',
    unknown: 'We found no claim of a SOC 2 report for the service.',
    risk: 'No SOC 2 report held',
    stake: 'Without a report you rely on the vendor’s own word that its controls work over time.',
    mitigation: 'Send your own control questionnaire and keep the first contract term to one year.',
    ask: 'Can you share your latest SOC 2 Type II report with its bridge letter, and name the products in scope?',
    owner: 'Security assurance',
    severity: 'high',
  },
  reading: () => ({
    states: {
      match:
        '(?:soc ?2|ssae ?18|soc ?ii)\\b .... (?:certif|complian|attest|report|audit|complet|achiev|maintain|type (?:1|2|i|ii)\\b|examin|planned|in progress)|(?:certif|complian|attest|audit|complet|achiev|maintain|obtain|undergo|hold|have|has)\\w* .... (?:soc ?2|soc ?ii)\\b',
      example: 'We are SOC 2 Type II certified.',
    },
    facets: { of_others: 'nothing', part: 'partial', lapsed: 'partial' },
    yes: [
      {
        match: '(?:soc|ssae) ?(?:2|ii)\\b && {held} && !(?:in the process of|securing|pursuing) soc',
        example: 'Acme completed its annual SOC 2 Type II examination in April.',
      },
      {
        match: 'soc ?2 && (?:certificat|audit|report|attestation|compliance|badge|trust services|trust principles)',
        example: 'Our SOC2 report covers security, availability and confidentiality.',
      },
      { match: 'soc (?:1|2|3)(?:,| and| &|/) ?(?:soc )?2\\b', example: 'We hold SOC 1, 2 and 3 reports.' },
      {
        match:
          'soc ?2\\b && ^.{0,60}$ && in:certificat|complian|trust|attestation|audit && !^(?:what|why|how)\\b|controls|self assess',
        example: 'SOC 2 Type II',
        under: 'Certifications',
      },
      { match: 'aicpa soc', example: 'The AICPA SOC badge is on our trust page.' },
      {
        match: 'soc ?2 && type (?:2|ii|two)\\b',
        example: 'Acme completed its annual SOC 2 Type II examination in April.',
      },
    ],
    limits: [
      {
        match:
          'soc ?2 type (?:1|i|one)\\b && !type (?:2|ii|two)\\b && !(?:soc ?2 type (?:1|i) and|planned|working|pursuing|target|scheduled|preparing|expected|in progress|ahead of|by q[1-4])',
        example: 'We hold a SOC 2 Type I report.',
      },
      {
        match:
          'soc ?(?:2|ii)\\b && (?:expired|lapsed|ran out|runs? until|ran until|no longer (?:valid|current|in force|maintained)|(?:was|were) valid|not (?:been )?(?:renewed|reissued|extended)|withdrawn)',
        example: 'Our SOC 2 certificate ran out in 2022.',
      },
      {
        match:
          'soc ?(?:2|ii)\\b && (?:alone|nothing else|only (?:our|the|one|covers?|applies|extends?|for)|applies only|(?:is|are) limited to|(?:the )?(?:others?|rest) (?:is|are|do|does|remain) |(?:is|are|does|do|has|have) not (?:\\w+ )?(?:covered|included|in scope|part|cover|include|extend|apply)|out of scope|but (?:\\w+ ){1,5}(?:is|are|do|does|has|have) not|separate (?:\\w+ )?(?:product|edition))\\b',
        example: 'The SOC 2 certificate covers our archive product alone.',
      },
      {
        match:
          'type (?:1|i|one)\\b && soc ?2 && only|type (?:2|ii|two) (?:\\w+ ){0,4}(?:follow|next|later|planned|soon|come)',
        example: 'Type I of SOC 2 has been achieved, with Type II to follow next year.',
      },
      {
        match: 'soc ?2 && (?:expired|lapsed|only covers|(?:do|does) not (?:cover|apply|include|extend))',
        example: 'The SOC 2 report only covers our EU platform.',
      },
    ],
    no: [
      {
        match:
          'soc ?2 type (?:1|i|one)\\b && (?:target (?:completion|date)|scheduled for|preparing for|in progress|expected)',
        example: 'SOC 2 Type I: target completion Q4 2026.',
      },
      {
        match: "(?:is|are) (?:not|n't) (?:\\w+ ){0,2}soc ?2 (?:certif|complian|audited|attest)",
        example: 'Acme is not yet SOC 2 certified.',
      },
      {
        match: "(?:not|n't)(?: yet| currently)?(?: been)? (?:\\w+ ){0,3}soc ?2",
        example: 'Acme is not yet SOC 2 certified.',
      },
      {
        match:
          '(?:no|not(?! limited| only)|none|never|neither|without|lacks?|yet to)\\b (?:\\w+ ){0,5}soc ?(?:2|ii)\\b',
        example: 'We have no SOC 2 certificate.',
      },
      {
        match:
          'soc ?(?:2|ii)\\b .... (?:not|never|no)\\b (?:\\w+ ){0,3}(?:been |be )?(?:obtained|held|hold|certified|completed|achieved|started|available|granted|awarded|issued|planned|begun|have)\\b && !type (?:1|2|i|ii)\\b',
        example: 'SOC 2 has not been obtained.',
      },
      {
        match:
          'soc ?(?:2|ii)\\b && (?:planned|plan to|in progress|in process|in the \\w+ process|coming soon|road ?map|in observation|working towards?|pursuing|preparing for|under way|in preparation|aim(?:ing)? (?:for|to)|expect\\w* (?:\\w+ ){0,3}(?:20\\d\\d|next|authori|certif|report)|scheduled|targeting) && !(?:have|has) (?:\\w+ )?(?:obtained|achieved|received|completed|been)|type (?:1|i)\\b|{customer} ...(?:pursuing|working)',
        example: 'SOC 2 certification is planned for next year.',
      },
      {
        match:
          'soc ?2 && (?:planned|in progress|coming soon|roadmap|in observation|observation (?:period|window)|working towards?|pursuing|under way|underway) && !type (?:1|i)\\b && !{customer} ...(?:pursuing|working)',
        example: 'We are working towards SOC 2 and expect to finish next year.',
      },
    ],
    exclusions: [
      {
        match:
          '(?:aligned|based on|align|modelled|modeled|in line|consistent|inspired by|designed to meet|according to|mapped to) && !(?:certifi|report|audited|attest)',
        example: 'Our controls are aligned with SOC 2.',
      },
      {
        match:
          '(?:help|helps|helping|enables?|allow) (?:you|your|customers|teams|companies|organi[sz]ations) ...(?:soc|comply|complian|achieve|meet)',
        example: 'Acme helps you achieve SOC 2 compliance faster.',
      },
      {
        match:
          '(?:companies|customers|teams|organi[sz]ations|businesses) (?:who are |that are )?(?:in the process|pursuing|preparing|seeking|working)',
        example: 'Teams preparing for SOC 2 use Acme.',
      },
      {
        match:
          "soc ?2 reports? (?:for|of|from|by) (?:\\w+ ){0,4}(?:{supplier}|providers?|partners?)|(?:{supplier}|providers?|partners?)'?s? (?:\\w+ ){0,3}soc ?2",
        example: 'We review the SOC 2 reports of our critical vendors every year.',
      },
      {
        match: 'map to (?:the )?(?:security|trust)|criteria\\b && !report|audit|attest',
        example: 'These settings map to the security criteria.',
      },
      {
        match:
          'soc ?(?:2|ii)\\b && (?:course|exam|webinars?|checklists?|templates?|control sets?|cheat ?sheet|e ?book|prepares? you|yourself|ready made|guides? you|readiness (?:tool|product|assessment))\\b',
        example: 'Our free checklist prepares you for SOC 2.',
      },
      {
        match: 'can support an? (?:soc|compliance)|does not make',
        example: 'Acme can support a compliance project of yours.',
      },
      {
        match: '\\bmap(?:s|ped|pings?)? (?:to|onto)\\b|control mappings?|\\(tsc\\)|defensible (?:audit )?evidence',
        example: 'Our controls are mapped to NIST 800-53.',
      },
      { match: 'standards? (?:like|such as)|concern of', example: 'Standards like SOC 2 ask for logs.' },
      {
        match: "(?:your|their|customer'?s?) (?:own )?soc ?2",
        example:
          'How can I get your SOC 2 report? Please reach out to support and we will send it once an NDA is in place.',
      },
      { match: '{cloud} (?:is|are|has|have|holds?|maintains?|\\w+ing) ...soc', example: 'AWS holds a SOC 2 report.' },
      {
        match: '(?:data ?cent(?:er|re)s?|hosting|cloud|infrastructure|our) (?:service )?providers? ...soc ?2',
        example: 'Our hosting provider has a SOC 2 report.',
      },
      {
        match: '(?:data ?cent(?:er|re)s?|facilit) ...(?:certif|complian|accredit|audited) && !\\bwe\\b',
        example: 'Our data centres are ISO 27001 certified.',
      },
      { match: 'what is soc|soc ?2 (?:is an?|was|stands for|defines|framework)', example: 'What is SOC 2?' },
      {
        match: 'remote attestation|attestation certificate|verifies attestation',
        example: 'Remote attestation checks the enclave.',
      },
    ],
    allow: ['staff', 'condition', 'duty'],
    params: [
      { name: 'report_type', pattern: 'type (1|2|ii|i|two|one)\\b', as: 'text' },
      {
        name: 'categories',
        pattern:
          '(?<=\\b(?:criteria|categor\\w+|covering|covers?|principles)\\b[^.|]{0,110})\\b(?:security|availability|confidentiality|privacy|processing integrity)\\b|\\b(?:security|availability|confidentiality|privacy|processing integrity)\\b(?=[^.|]{0,90}\\b(?:criteria|categor\\w+|principles)\\b)',
        as: 'list',
      },
      { name: 'period_end', pattern: '(?:to|through|ending|until|-) ((?:\\w+ \\d{1,2},? )?20\\d\\d)', as: 'text' },
    ],
  }),
}
