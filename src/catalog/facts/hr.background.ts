import type { FactFile } from '../fact-file.ts'

export const hrBackground: FactFile = {
  id: 'hr.background',
  group: 'People',
  question: 'Does the vendor run background checks on staff?',
  kind: 'commit',
  weight: 2,
  agent: 'company_research',
  values: {
    yes: "Checks done on staff or new hires, 'as permitted by law' is yes.",
    partial: "Some roles, contractors excluded, reference checks only, or 'may'.",
    no: 'Vendor says none.',
    excluded: "Customer's checks; credit or sanctions screening of customers.",
  },
  controls: {
    soc2: ['CC1.4'],
    iso27001: ['A.6.1'],
    csf2: ['GV.RR-04'],
    sp80053: ['PS-3'],
  },
  params: ['scope', 'timing'],
  traits: ['taught-to-staff', 'internal'],
  topicWords: ['background check', 'background screening', 'employee screening'],
  texts: {
    topic: 'Background checks',
    yes: 'Background checks on staff are made.',
    partial: 'Background checks are described only in part.',
    no: 'The vendor says that it makes no background checks.',
    unknown: 'Nothing was found on background checks on staff.',
    risk: 'Staff not checked',
    stake: 'Without checks, nobody has looked at the people who can reach your data.',
    mitigation: 'Limit staff access to your data by contract.',
    ask: 'Which checks are done before staff receive access to customer data?',
    owner: 'Procurement',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:background|criminal|reference|employment|pre employment)[ -](?:\\w+ ){0,2}(?:check|screen|verif|investigation|history)\\w*|(?:check|screen|vet|verif)\\w* .... (?:{staff}|candidates?|hire)',
      example: 'Background checks are done on all new employees.',
    },
    facets: { some: 'partial', where_possible: 'partial', part: 'partial', of_others: 'nothing', under_way: 'partial' },
    yes: [
      {
        match:
          '\\b(?:vetting|screening) \\|.*(?:employees?|hires?|staff|candidates|joiners)|pre employment (?:vetting|screening|checks?)',
        example: 'Vetting | all new hires',
      },
      {
        match: '(?:screen|vet|vetted)\\w* (?:\\w+ ){0,4}(?:{staff}|candidates|new hires)',
        example: 'We screen new hires as permitted by local law.',
      },
      { match: 'background (?:checked|screened|vetted)', example: 'All employees are background checked.' },
      {
        match: '(?:candidates?|applicants?|new (?:hires|employees)) .... (?:screening|vetting|criminal|background)',
        example: 'Candidates go through a screening that includes criminal and employment history.',
      },
      {
        match:
          '(?:check|screen|vet|verif|investigat)\\w* (?:\\w+ ){0,3}(?:background|criminal records?|criminal|references?|employment history)|(?:background|criminal records?|criminal|references?|employment history) (?:\\w+ ){0,3}(?:check|screen|verif|vett|investigat)\\w*',
        example: 'Acme checks the background of all personnel.',
      },
      {
        match:
          '(?:vetting|screening|background checks?) ?\\|.*(?:roles?|positions?|staff|employees?|hires?|candidates?|joiners?|all|everyone)',
        example: 'Vetting | all new hires',
      },
      {
        match:
          '(?:hire|hires|hired|hiring|joining|joins?|offer|employment|candidates?|applicants?|recruit\\w*|new (?:employees?|colleagues?)|staff|employees?|personnel|colleagues?)\\b && (?:screen|vett|verif|check|look|investigat|certificate|examin|confirm)\\w* && (?:criminal|police|background|screening|vetted|screened|past employers?|previous employ\\w*|employment history|education|good conduct|right to work|convictions?)\\b && !your|credit',
        example: 'Prior to employment, identity, education and criminal history are verified.',
      },
      {
        match:
          '(?:background|criminal|pre employment|reference|employment history|employment) (?:\\w+ ){0,3}(?:checks?|screening|verification|investigations?|vetting|history checks?)\\b',
        example: 'All employees undergo background checks before they start.',
      },
      {
        match: '(?:{staff}|candidates) (?:\\w+ ){0,5}(?:screened|vetted|background)',
        example: 'All employees undergo background checks before they start.',
      },
    ],
    limits: [
      {
        match:
          '(?:background|criminal) (?:\\w+ ){0,2}(?:checks?|screening) .... (?:for|of|on) (?:\\w+ )?(?:roles?|positions?|staff|employees) (?:with|who|that|in)',
        example: 'Background checks are made for roles with access to production; other roles are hired on references.',
      },
      {
        match:
          '(?:background|criminal|reference) (?:\\w+ ){0,2}(?:checks?|screening) && (?:some (?:roles|employees|positions)|certain (?:roles|positions)|contractors? (?:are )?(?:exclud|exempt)|may (?:be )?(?:conduct|perform|undergo|carry)|where appropriate|sensitive (?:roles|positions))',
        example: 'Background checks are performed for certain roles.',
      },
      { match: 'reference checks? && !background|criminal', example: 'We do reference checks.' },
      {
        match:
          '(?:contractors?|freelancers?|temps|interns|others?|other (?:roles|staff|employees)) (?:\\w+ ){0,2}(?:are|is|do|does|undergo) (?:not|no)|no other checks && any:background|screen|criminal|check|vett',
        example: 'Contractors are not subject to our background checks.',
      },
      {
        match: '(?:referees?|references?) && (?:no other|only|alone) && candidates?|hire|employ|check',
        example: 'We only call the references of candidates.',
      },
    ],
    no: [
      {
        match: "(?:do|does) ?(?:not|n't) (?:perform|conduct|run) (?:\\w+ )?background",
        example: 'We do not perform background checks.',
      },
      {
        match:
          '(?:no|not|without|never)\\b (?:\\w+ ){0,4}(?:background|criminal|screening|vetting) && !(?:no|nobody|not|cannot|never) .... without|contractors?|freelancers?|interns|other roles',
        example: 'We do not perform background checks.',
      },
      {
        match:
          '(?:background|screening|screened|vetted|vetting)\\b (?:\\w+ ){0,2}(?:are|is|do) not|(?:are|is|do|does) not (?:\\w+ ){0,2}(?:screened|vetted|background check\\w*) && !contractors?|freelancers?|others|until|only|interns',
        example: 'New hires are not screened.',
      },
    ],
    exclusions: [
      {
        match: 'products?\\b|(?:you|customers?) can use|our platform',
        example: 'Acme offers background checks as a product you can use.',
      },
      {
        match: '\\$ ?\\d|your (?:hiring|candidates|applicants|new hires)|hiring board',
        example: 'Order background checks from your hiring board.',
      },
      {
        match: 'questionnaire|checkbox',
        example:
          'Our Consensus Assessments Initiative Questionnaire is published in the CSA STAR registry (level 1, self-assessment).',
      },
      {
        match:
          'applicants? (?:data|information|personal)|we (?:may )?collect|credit|sanction|your (?:own )?(?:employees|candidates)|customers? (?:use|can)|fcra|right to work in',
        example: 'We run credit checks on customers.',
      },
      { match: 'criminal investigation|law enforcement', example: 'Data may be given to law enforcement.' },
    ],
    notIn: ['privacy'],
    allow: ['staff', 'condition'],
    params: [
      {
        name: 'timing',
        pattern: '\\b(prior to|before|pre-employment|upon hire|at hire|during onboarding)\\b',
        as: 'text',
      },
    ],
  }),
}
