import type { FactFile } from '../fact-file.ts'

export const govPolicy: FactFile = {
  id: 'gov.policy',
  group: 'Governance',
  question: 'Does the vendor have a documented security programme with policies?',
  kind: 'commit',
  weight: 2,
  agent: 'company_research',
  values: {
    yes: 'States written security policies, an ISMS or a formal information security programme.',
    partial: 'Single policy area only, or policies stated as informal or being written.',
    no: 'Vendor says it has no written policies or programme.',
    excluded:
      "'We take security seriously'; privacy policy; terms; acceptable-use policy; policies customers can configure.",
  },
  controls: {
    soc2: ['CC5.3', 'CC1.1'],
    iso27001: ['A.5.1'],
    csf2: ['GV.PO-01'],
    sp80053: ['PL-1', 'PM-1'],
  },
  params: ['review_frequency', 'framework'],
  traits: ['taught-to-staff', 'internal'],
  topicWords: [
    'information security policy',
    'isms',
    'information security program',
    'information security management',
  ],
  texts: {
    topic: 'Security programme',
    yes: 'The vendor says that it has set rules for security[, built on {framework}][, reviewed {review_frequency}].',
    partial: 'Written security policy is described only in part.',
    no: 'The vendor says that it has no written security programme today.',
    unknown: 'We found no description of a written security programme.',
    risk: 'No written security programme',
    stake: 'Without written policy, security depends on who happens to be on duty.',
    mitigation: 'Attach your own minimum security requirements to the contract.',
    ask: 'May we see the table of contents of your security policies and the date of their last review?',
    owner: 'Security assurance',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:security|privacy|isms|information) .... (?:polic(?:y|ies)|program(?:me)?\\b|management system|framework)|isms\\b|polic(?:y|ies) .... security',
      example: 'We maintain a formal information security program with written policies.',
    },
    facets: { of_others: 'nothing', under_way: 'partial' },
    yes: [
      {
        match:
          '(?:information )?security (?:policies|policy|program(?:me)?s?|management system|procedures) && (?:written|document|formal|maintain|establish|implement|comprehensive|review|approv|adopt|publish|in place|have|has\\b|adhere|annual|communicated|based|follow|acknowledge|sign|enforc|develop|governance|cover)',
        example: 'Acme maintains a written information security program.',
      },
      {
        match: 'provi(?:sion|de|ding) (?:of )?(?:\\w+ ){0,2}security policies && !customer shall',
        example: 'Our programme includes the provision of security policies to all staff.',
      },
      {
        match: '(?:our|we (?:have|run|maintain)) (?:an? )?(?:\\w+ ){0,2}(?:information )?security program(?:me)?s?\\b',
        example:
          'Our information security programme is set down in 22 written policies that the management team approves every year.',
      },
      {
        match: '(?:isms\\b|information security management system|wisp\\b|written information security)',
        example: 'Acme maintains a written information security program.',
      },
      {
        match:
          '(?:policies and procedures|set of policies|policies, standards) && (?:security|confidential|protect|data protection) && (?:maintain|establish|document|implement|have\\b|formal|written|review)',
        example: 'We maintain a set of policies on security.',
      },
      {
        match:
          '(?:comprehensive|formal|documented|written) (?:\\w+ )?(?:information |cyber ?)?security (?:program|polic|framework)',
        example: 'Acme maintains a written information security program.',
      },
      {
        match:
          'information security polic(?:y|ies)\\b .... (?:consists|comprises|includes|covers|applies|sets out|defines)',
        example: 'The information security policy applies to every team and covers access.',
      },
      {
        match: '(?:security|compliance|company) handbook .... polic\\w*',
        example: 'The security handbook describes our policies and is reviewed each year.',
      },
      {
        match:
          '(?:our|we) (?:\\w+ ){0,2}(?:polic(?:y|ies)|standards)(?: and \\w+)? (?:cover|address|include|govern|span)\\w* .... (?:access|encryption|incident|security|data)',
        example: 'Our policies cover access, encryption and incidents.',
      },
      {
        match:
          'security (?:\\w+ ){0,3}(?:policies|procedures|standards|rules|handbook|program(?:me)?|management system)\\b|(?:policies|rules) (?:\\w+ ){0,3}(?:for|on) (?:\\w+ ){0,2}security && (?:document|written|approved|adopt|review|communicat|publish|maintain|formal|sign(?:ed)? off|board|management|annual|every year|established|suite|set of|based on)\\w* && {staff}|our\\b|we\\b|company|management|board|internal && !your|vulnerab|privacy policy',
        example: 'Acme maintains a written information security program.',
      },
    ],
    partial: [
      {
        match:
          'governed by (?:the|our|an?) (?:\\w+ )?(?:retention|security|encryption|access control|data handling|password) polic(?:y|ies)',
        example: 'This is governed by our retention policy.',
      },
      {
        match:
          '(?:have|has|maintain|document|written|establish)\\w* (?:an? |our )?(?:\\w+ ){0,2}(?:access control|encryption|password|data protection|data handling|retention|backup|change management|data classification|vendor management|acceptable use|cryptograph\\w*|byod|incident response) polic(?:y|ies)',
        example: 'We have a documented access control policy.',
      },
      {
        match:
          '(?:access control|encryption|password|data protection|data handling|(?:data )?retention|backup|change management|data classification|vendor management|acceptable use|byod|remote work\\w*|clean desk|mobile device|cryptograph\\w*) polic(?:y|ies) (?:\\w+ ){0,3}(?:documented|written|in place|maintained|established|exists?|reviewed|implemented)',
        example: 'Our password policy is documented.',
      },
      {
        match:
          '(?:access control|encryption|password|data protection|data handling|retention|backup|change management|data classification|vendor management|acceptable use|byod|remote work\\w*|clean desk|mobile device|cryptograph\\w*|incident response) polic(?:y|ies) .... (?:appl|cover|govern|document|written|in place|maintain|establish|exist|review|implement)\\w*',
        example: 'Our password policy is documented.',
      },
    ],
    no: [
      {
        match: "(?:do|does) ?(?:not|n't) have (?:a |any )?(?:formal|written|documented)(?: \\w+){0,3} polic",
        example: 'We do not have a formal security policy.',
      },
      {
        match:
          '(?:no|not have (?:an? |any )?) ?(?:\\w+ ){0,3}security (?:\\w+ ){0,2}(?:polic(?:y|ies)|program(?:me)?s?)\\b|security (?:polic(?:y|ies)|program(?:me)?s?)\\b (?:\\w+ ){0,2}not (?:\\w+ ){0,2}(?:document|written|exist|defin|down)\\w*',
        example: 'We have no security policy.',
      },
    ],
    weaker: [
      {
        match:
          '(?:isms\\b|security management system) .... (?:certif|audit|accredit)\\w* && !polic|program|procedure|documented|written',
        example: 'Our ISMS has undergone audits by accredited auditors.',
      },
      {
        match:
          '(?:polic(?:y|ies)|procedures|standards|guidelines|rules)\\b && (?:drafting|drafts?|being (?:written|drafted|prepared|developed)|under way|informal\\w*|unwritten|work in progress)\\b && !privacy policy',
        example: 'Our policies are informal today, and security rules are being written down.',
      },
      {
        match: 'policies? ... (?:informal|being written|being drafted)',
        example: 'Our policies are informal today and are being written down.',
      },
    ],
    exclusions: [
      {
        match: 'policy enforcement|policy engine|pod security|network polic(?:y|ies)|admission (?:control|polic)',
        example: 'Use the policy engine for pod security and policy enforcement.',
      },
      {
        match: '(?:set of )?security rules && !polic(?:y|ies)',
        example: 'The database enforces a set of security rules.',
      },
      {
        match:
          'privacy policy (?:describes|explains|applies|applies)|this (?:privacy |cookie )?policy (?:describes|explains|applies|covers|sets|governs)|cookie policy|content security policy|acceptable use policy|security policy (?:of this|covers vuln)|\\bcsp\\b',
        example: 'This privacy policy explains how we collect information.',
      },
      {
        match:
          'customers? (?:can|may|must|should)|you can (?:configure|define|set|create)|{supplier} (?:must|are required|shall)',
        example: 'You can define a content security policy for your site.',
      },
      { match: 'feature availability', example: 'The table shows feature availability.' },
      { match: 'code change', example: 'All code changes require approval from a second developer.' },
      { match: '\\bunless an?\\b', example: 'Requests are denied unless a policy allows them.' },
      { match: 'allows? (?:you|customers|users|teams)', example: 'This allows you to write your own policies.' },
      {
        match:
          'bounty|disclosure (?:policy|program)|supported versions|report(?:ing)? (?:a |any |security )?(?:vulnerab|issue)',
        example: 'Report a vulnerability to security@cairnwell.example.',
      },
      {
        match: 'certified|certification scheme ... data ?cent',
        example: 'Cairnwell is certified to ISO/IEC 27001:2022 by an accredited body for the whole service.',
      },
      {
        match: 'enforc\\w* (?:\\w+ ){0,2}(?:security|access) polic|organi[sz]ations can',
        example: 'Enforce access policies in your cluster.',
      },
    ],
    notIn: ['disclosure'],
    allow: ['third'],
    params: [
      {
        name: 'review_frequency',
        pattern: '\\b(annually|yearly|quarterly|at least (?:once a year|annually)|every (?:year|12 months))\\b',
        as: 'text',
      },
      { name: 'framework', pattern: '(iso(?:/iec)? ?27001|nist(?: csf| 800-53)?|soc ?2|cis controls)', as: 'text' },
    ],
  }),
}
