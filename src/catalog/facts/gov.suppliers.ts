import type { FactFile } from '../fact-file.ts'

export const govSuppliers: FactFile = {
  id: 'gov.suppliers',
  group: 'Governance',
  question: 'Does the vendor assess the security of its own suppliers?',
  kind: 'commit',
  weight: 3,
  agent: 'company_research',
  values: {
    yes: 'States security review, due diligence or audit of suppliers or subprocessors.',
    partial: "Only contract terms 'no less protective' imposed; no assessment stated.",
    no: 'Vendor says suppliers are not assessed.',
    excluded: "A subprocessor list alone; supplier's certificates quoted; liability for subprocessors.",
  },
  controls: {
    soc2: ['CC9.2'],
    iso27001: ['A.5.19', 'A.5.21', 'A.5.22'],
    csf2: ['GV.SC-07'],
    sp80053: ['SR-6', 'SA-9'],
  },
  params: ['frequency'],
  traits: ['taught-to-staff', 'internal'],
  topicWords: [
    'vendor management',
    'vendor risk',
    'vendor assessment',
    'supplier security',
    'supplier assessment',
    'third party risk',
  ],
  texts: {
    topic: 'Supplier security',
    yes: 'The security of suppliers is checked[, {frequency}].',
    partial: 'Suppliers are held to terms, but we found no check of their security.',
    no: 'The vendor says that the security of its suppliers is not assessed.',
    unknown: 'Nothing was found on how the vendor judges the security of its own suppliers.',
    risk: 'Suppliers not assessed',
    stake: 'Your data is as safe as the weakest supplier that holds a copy.',
    mitigation: 'Read the subprocessor list yourself and object where a supplier is unknown to you.',
    needs: ['priv.subproc'],
    without: 'Ask for the names of the suppliers that hold your data, and assess them yourself.',
    ask: 'How do you assess suppliers that hold our data, and how often is that repeated?',
    owner: 'Procurement',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:{supplier}) .... (?:assess|review|audit|evaluat|due diligence|vet|monitor|screen|impos|same (?:level|data|obligations)|no less|written (?:agreement|contract)|agreements?|contract|obligations|terms|required|must)|(?:assess|review|audit|evaluat|due diligence|vet|vetted|monitor|screen|bind|impos|enter|contract|require|agreements?)\\w* .... (?:{supplier})|dpas?\\b .... {subprocessor}|{subprocessor} .... dpas?\\b',
      example: 'We assess the security of all our vendors before we use them.',
    },
    facets: { of_others: 'nothing' },
    yes: [
      {
        match:
          '(?:supplier|vendor|third party) (?:checks?|audits?|screening|vetting|reviews?|assessments?)\\b .{0,60}(?:before|prior|every|each|annual|year|onboarding|signing)',
        example: 'A supplier review takes place before signing.',
      },
      {
        match:
          '(?:vendors?|suppliers?|sub ?processors?|third part(?:y|ies)|supply chain)(?: \\w+){0,3} \\|.*(?:questionnaire|review|assess|due diligence|audit|vetted|check)\\w*',
        example: 'Suppliers | Each completes a questionnaire',
      },
      {
        match:
          '{supplier} ... (?:assess|evaluat|vetted|vetting|due diligence|audited|screened|security reviews?|risk (?:review|assessment|management)|reviewed|verif|diligence) && !(?:customer|client|controller|you) (?:may|shall|can|has|must|will|is entitled)',
        example: 'Acme has a vendor risk management program.',
      },
      {
        match:
          '(?:assess|evaluate\\b|evaluates|vet\\b|vetted|vetting|due diligence|audits?|screen|reviews?|verify|verif|monitors?)\\b ... {supplier} && !cookie|script &&  (?:secur|complian|risk|due diligence|priva|control|protect|practice|obligation|posture|vet) && !(?:customer|client|controller|you) (?:may|shall|can|has|must|will|is entitled)',
        example: 'We review the security of every vendor before we engage it.',
      },
      {
        match:
          '(?:before|prior to) (?:\\w+ ){0,4}(?:engag|onboard|appoint|contract|us(?:e|ing)\\b)\\w* .... (?:assess|evaluat|vet\\b|vetting|review|audit|diligence) ... (?:secur|priva|risk|complian|data protection) && in:{supplier}',
        example: 'Before engaging a company we assess its security.',
        under: 'Subprocessors',
      },
      {
        match:
          '(?:vendor|supplier|third party|supply chain) (?:risk |security )?(?:management|assessments?|reviews?|risk|due diligence|vetting|security program)',
        example: 'Acme has a vendor risk management program.',
      },
      {
        match:
          '(?:review|assess|check|evaluat|collect|examin)\\w* (?:\\w+ ){0,4}(?:soc ?2|iso ?27001|audit|security|compliance) (?:\\w+ ){0,2}(?:reports?|certificat\\w+|attestations?|documentation|posture) (?:of|from|by) (?:\\w+ ){0,4}(?:{supplier}|providers)',
        example: 'We review the SOC 2 reports of our critical vendors every year.',
      },
      {
        match: '(?:assessments?|audits?|evaluations?) of (?:\\w+ ){0,3}(?:{supplier})',
        example: 'We carry out annual assessments of our suppliers.',
      },
      {
        match:
          '(?:before|prior to) (?:\\w+ ){0,4}(?:new )?(?:{supplier}) .... (?:check|assess|review|evaluat|vet)\\w* (?:\\w+ ){0,4}(?:secur|privacy|complian)',
        example: 'Before a new vendor is used we check its security.',
      },
      {
        match:
          '(?:{supplier}|providers?)\\b && (?:check|examin|re examin|inspect|assess|review|audit|vett|vet\\b|evaluat|screen|diligence|questionnaire|verif)\\w* && (?:before|prior|only after|regular|annual|year|interval|onboard|sign|select|ongoing|quarter|start|engag|appoint)\\w* && (?:secur|certif|complian|privacy|technical|risk|posture|report|measures|diligence|questionnaire)\\w* && !(?:customers?|clients?|controller|you) (?:may|shall|can|has|must|will|is entitled)',
        example: 'Before a new vendor is used we check its security.',
      },
    ],
    partial: [
      {
        match:
          '(?:{subprocessor}|third party providers?|(?:our|service|hosting) providers?|vendors?|suppliers?) && (?:same|equivalent|no less protective|at least (?:as|equal|equivalent|the same|equally)|substantially|similar|comparable|gdpr compliant|impos|written (?:agreement|contract)|dpas?\\b|data (?:processing|protection) (?:agreements?|addendum|obligations|terms)|contractual|contractually|bound|confidentiality)',
        example: 'We impose on each subprocessor data protection obligations that are no less protective.',
      },
      {
        match:
          '(?:providers?|{supplier}) (?:are|is|were) (?:\\w+ )?(?:selected|chosen|picked) .... (?:secur|complian|certif|privacy)',
        example: 'Our providers are carefully selected by their security.',
      },
    ],
    no: [
      {
        match:
          "(?:do|does) ?(?:not|n't) (?:audit|assess|review) (?:them|these (?:providers|services|vendors)) && any:{supplier}|{cloud}|providers?|services",
        example: 'We do not audit these providers.',
      },
      {
        match: "(?:do|does) ?(?:not|n't) (?:assess|audit|review) ...(?:vendors|suppliers|subprocessors)",
        example: 'We do not assess our vendors.',
      },
      {
        match:
          '(?:not|never|no)\\b (?:\\w+ ){0,3}(?:audit|assess|review|check|vet|examin|evaluat)\\w* .... (?:{supplier}|providers)|(?:{supplier})\\b .... not (?:\\w+ )?(?:audited|assessed|reviewed|checked|vetted|looked|examined|evaluated)',
        example: 'We do not assess our vendors.',
      },
    ],
    exclusions: [
      {
        match: '(?:evaluat|assess|review|onboard|approv)\\w* (?:we|us) (?:as|and)\\b',
        example: 'It holds what you need to evaluate Acme as a vendor.',
      },
      { match: 'hears the same', example: 'Everyone hears the same message from vendors.' },
      { match: 'third party security reviews?', example: 'Speed up third-party security reviews.' },
      {
        match: 'help us (?:evaluate|understand|analy[sz]e|improve)|usage of',
        example: 'Vendors help us analyze the usage of the site.',
      },
      {
        match: 'requires? (?:a |your )?vendor|vendor security reviews?, the',
        example: 'The deal requires a vendor review.',
      },
      {
        match:
          '(?:for|in|your|of) vendor (?:\\w+ )?(?:reviews?|assessments?|questionnaires?)|low risk service|https://github',
        example: 'Send this page to your vendor assessments team: it is made for vendor reviews.',
      },
      { match: 'cookie', example: 'Choose which cookies we may set.' },
      {
        match:
          'third party (?:penetration|pen|auditor|audit|assessor|security (?:firm|audit|research|assess)|tests?|firm)|independent third|by (?:an? )?(?:independent )?third part|bounty',
        example: 'Third-party auditors assess our controls.',
      },
      {
        match: '(?:audit|assess|review|test|examin)\\w* by (?:\\w+ ){0,3}(?:third part|independent|external)',
        example: 'Our systems are audited by independent third parties.',
      },
      { match: 'to help deliver|develop, evaluate', example: 'Vendors use data to help deliver the service.' },
      { match: '\\bcc\\d|visibility (?:for|into)', example: 'CC9.2 concerns vendors.' },
      {
        match: 'liab|remain(?:s)? (?:fully )?responsible && !(?:agreement|contract|obligations)',
        example: 'Processor remains liable for the acts of its subprocessors.',
      },
      {
        match:
          "(?:your|customer'?s) (?:\\w+ )?(?:vendor|supplier)s?|vendor (?:security )?questionnaires?|(?:audit|assess|review)\\w* (?:us|our compliance|the processor)|third party (?:website|site|link|services? you|cookies|integrations?|apps?)",
        example: 'Customer may audit the processor once a year.',
      },
      { match: 'right to audit', example: 'Customers have a right to audit.' },
    ],
    allow: ['third', 'staff', 'duty'],
    params: [
      {
        name: 'frequency',
        pattern: '\\b(annual(?:ly)?|yearly|quarterly|regular(?:ly)?|periodic(?:ally)?)\\b',
        as: 'text',
      },
    ],
  }),
}
