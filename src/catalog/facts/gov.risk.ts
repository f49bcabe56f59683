import type { FactFile } from '../fact-file.ts'

export const govRisk: FactFile = {
  id: 'gov.risk',
  group: 'Governance',
  question: 'Does the vendor do regular security risk assessments?',
  kind: 'commit',
  weight: 2,
  agent: 'company_research',
  values: {
    yes: 'States risk assessments done at least yearly, regularly, continuously or as a maintained process.',
    partial: 'Done once, on change only, or for one area only.',
    no: 'Vendor says none are done.',
    excluded: "Data-protection impact assessment help; penetration tests; 'taking into account the risks' clauses.",
  },
  controls: {
    soc2: ['CC3.1', 'CC3.2'],
    iso27001: ['A.5.8'],
    csf2: ['GV.RM-01', 'ID.RA-05'],
    sp80053: ['RA-3', 'PM-9'],
  },
  params: ['frequency'],
  traits: ['taught-to-staff', 'internal'],
  topicWords: ['risk assessment', 'risk management'],
  texts: {
    topic: 'Risk assessment',
    yes: 'Security risks are assessed as a standing process[, {frequency}].',
    partial: 'Risk assessment is described only in part.',
    no: 'The vendor says that it does not assess security risks.',
    unknown: 'We found no statement on how often security risks are assessed.',
    risk: 'Risks not assessed regularly',
    stake: 'Without a regular assessment, spending follows the last incident rather than the next one.',
    mitigation: 'Ask for the date and the scope of the last assessment in place of its content.',
    ask: 'When was your last security risk assessment, and what were its three highest risks by category?',
    owner: 'Security assurance',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        'risk (?:\\w+ ){0,2}(?:assess|management|analys|review|register)|(?:assess|analys|review|evaluat)\\w* .... risks?',
      example: 'We perform a risk assessment every year.',
    },
    facets: { once: 'partial', of_others: 'nothing', part: 'partial' },
    yes: [
      {
        match: '(?:{regular}).{0,30}(?:revisit|review|update|refresh)\\w* (?:\\w+ )?threat model',
        example: 'Every quarter we review our threat model.',
      },
      {
        match: '(?:security )?risks? (?:are|is) (?:\\w+ )?(?:assessed|evaluated|reviewed|identified)',
        example: 'Information security risks are assessed on a quarterly basis.',
      },
      {
        match:
          'risk (?:management|register|treatment) && (?:program|process|framework|maintain|formal|{regular}|document|establish|in place|policy|procedure)',
        example: 'Acme maintains a risk management program and a risk register.',
      },
      {
        match:
          '(?:assess|evaluat|identif|review)\\w* (?:\\w+ ){0,3}(?:risks?|threats) && (?:{regular}|information security|our (?:systems?|infrastructure|environment))',
        example: 'We assess information security risks across the company.',
      },
      {
        match:
          '(?:evaluat|review|assess|identif|analy[sz]|examin)\\w* (?:\\w+ ){0,4}(?:information )?(?:security )?(?:risks?|threats?)\\b && {regular}',
        example: 'We continuously identify, assess and mitigate information security risks.',
      },
      {
        match:
          'risks? (?:\\w+ ){0,4}(?:logged|tracked|recorded|documented|registered|maintained) (?:\\w+ ){0,3}(?:register|log)',
        example: 'Risks are tracked in a register.',
      },
      {
        match:
          '(?:risks?|threats?)\\b && (?:assess|reassess|evaluat|analys|analyz|review|revisit|scor|identif|examin|rat)\\w*\\b && (?:{regular}|register|committee|month|year|quarter|continu|maintain)\\w* && any:secur|information|confidential|infrastructure|systems|company|organi|risk (?:assess|manag|register) && !(?:high|low) risk|third part|vendor|supplier',
        example: 'We assess information security risks every year.',
      },
      { match: 'risk (?:assessments?|analysis|management|register) ?\\|.*\\w', example: 'Risk assessment | annual' },
      {
        match:
          'risk (?:assessments?|analys[ie]s|reviews?|evaluations?) && (?:{regular}|program|process|maintain|formal|perform|conduct|ongoing|methodology|annual|carr(?:y|ied)|undert)',
        example: 'We perform risk assessments at least annually.',
      },
      {
        match:
          'risk assessment (?:polic(?:y|ies)|procedures?|framework|standard)\\b && !(?:impact|your|vendor|supplier|third)',
        example: 'Risk assessment policies are defined for the whole organization.',
      },
    ],
    partial: [
      {
        match:
          '(?:threat model|risk assessment)\\w* && (?:we\\b|our|perform|conduct|carr|undert|done|regular|every|each|new\\b|before|part of) && !(?:impact|protection)',
        example: 'We perform risk assessments at least annually.',
      },
      {
        match: 'security assessments? ... (?:change|launch|new feature)',
        example: 'A security assessment takes place for each new feature.',
      },
    ],
    weaker: [
      {
        match:
          'risk (?:assessment|analysis)\\w* (?:was|were) (?:\\w+ )?(?:done|performed|conducted|carried out) (?:\\w+ ){0,2}(?:in|once)',
        example: 'A risk assessment was done in 2024.',
      },
      {
        match:
          'risk (?:assessment|analysis)\\w* (?:\\w+ ){0,2}(?:for|of|on|before|when) (?:each|every|all|any|new|major) (?:\\w+ )?(?:third part|vendor|supplier|change|project|product|feature|launch)\\w*',
        example: 'We perform a risk assessment for each third party.',
      },
    ],
    no: [
      {
        match:
          '(?:no|not|never)\\b (?:\\w+ ){0,4}risk (?:\\w+ )?(?:management|assessments?|analys[ie]s|register|process)|(?:no|not) (?:\\w+ ){0,3}(?:process|assessments?) (?:\\w+ ){0,5}risks?\\b|risks? (?:are|is) not (?:\\w+ )?(?:assess|manag|evaluat)\\w*',
        example: 'There is no risk management process.',
      },
    ],
    exclusions: [
      { match: 'penetration', example: 'Penetration tests are performed annually.' },
      {
        match: "(?:vendor|supplier|third party|sub ?processors?)\\b(?:'s)? (?:\\w+ )?risk",
        example: 'Acme has a vendor risk management program.',
      },
      { match: 'exceptions? to', example: 'Exceptions to the risk rules are listed.' },
      { match: 'triaged through', example: 'Alerts are triaged through the inbox.' },
      {
        match: 'provides evidence|suspicious behavio',
        example: 'Alerts are raised for suspicious behaviour and investigated by the on-call engineer.',
      },
      { match: 'page (?:displays|shows)|unified view', example: 'The page shows the risks of each host.' },
      {
        match: 'risk (?:api|scores?|engine)|new users|sign ?ups?\\b',
        example:
          'Enterprise customers choose at sign-up whether their data is stored in the European Union (Frankfurt) or in the United States (Oregon).',
      },
      {
        match: 'data protection impact|dpia|pia\\b|impact assessments?',
        example: 'Controller shall carry out a data protection impact assessment.',
      },
      { match: 'in:incident', example: 'We assess the risk.', under: 'Incident response' },
      {
        match: 'taking into account|appropriate to the risk|risks? (?:that are )?presented|severity for the rights',
        example: 'Taking into account the risks of the processing, appropriate measures are implemented.',
      },
      {
        match: 'customer|at your (?:own )?risk|controller shall|transfer impact|credit risk|financial risk|fraud',
        example: 'Controller shall carry out a data protection impact assessment.',
      },
    ],
    notIn: ['pricing'],
    params: [
      {
        name: 'frequency',
        pattern: '\\b(annual(?:ly)?|yearly|quarterly|monthly|continuous(?:ly)?|regular(?:ly)?|periodic(?:ally)?)\\b',
        as: 'text',
      },
    ],
  }),
}
