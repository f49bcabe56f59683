import type { FactFile } from '../fact-file.ts'

export const hrNda: FactFile = {
  id: 'hr.nda',
  group: 'People',
  question: 'Are staff bound by confidentiality?',
  kind: 'commit',
  weight: 1,
  agent: 'company_research',
  values: {
    yes: 'Staff or authorised persons bound by contract, NDA or statutory duty.',
    partial: 'Only instructed or informed, not bound, or contractors excluded.',
    no: 'Vendor says none.',
    excluded: 'Confidentiality between the parties; NDA to see reports; subprocessor terms.',
  },
  controls: {
    soc2: ['C1.1'],
    iso27001: ['A.6.6', 'A.6.2'],
    csf2: ['GV.RR-04'],
    sp80053: ['PS-6'],
  },
  params: ['scope'],
  traits: ['taught-to-staff', 'internal'],
  topicWords: [
    'employee confidentiality',
    'bound by confidentiality',
    'confidentiality obligation',
    'confidentiality undertaking',
  ],
  texts: {
    topic: 'Staff confidentiality',
    yes: 'Staff are bound to confidentiality.',
    partial: 'Confidentiality of staff is described only in part.',
    no: 'The vendor says that its staff are not bound to confidentiality.',
    unknown: 'We found no statement on a duty of confidentiality for staff.',
    risk: 'Staff not bound to secrecy',
    stake: 'Without a duty, misuse by an insider is harder to prevent and to pursue.',
    mitigation: 'Add a clause on persons bound to confidentiality to the contract.',
    ask: 'Are all staff and contractors with access to our data bound to confidentiality in writing?',
    owner: 'Legal',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:{staff}|personnel|persons?|authori[sz]ed|who|anyone|individuals|all)\\b .... (?:confidential|nda|non disclosure|secrecy)|(?:confidential\\w*|nda|non disclosure|secrecy)\\b .... (?:{staff}|personnel|persons?|authori[sz]ed|individuals|bound|sign|agreement)',
      example: 'All staff sign confidentiality agreements.',
    },
    facets: { of_others: 'nothing' },
    yes: [
      {
        match: 'only to (?:those|such) (?:of )?(?:its |our |the )?{staff} .... agreed (?:not to disclose|to keep)',
        example: 'We disclose it only to those of our employees that have agreed not to disclose it to others.',
      },
      {
        match:
          '(?:{staff}|persons?|individuals|representatives|anyone|agents) && (?:confidential|non disclosure|nda\\b|ndas\\b|secrecy|data secrecy) && (?:sign(?:s|ed)?\\b|bound|agreements?|obligat|committed|commit\\b|duty|undertak|subject to|contractual|statutory|execut|required to (?:sign|agree|keep|maintain))\\w* && !(?:you may|your confidential|each party)',
        example: 'All employees sign a confidentiality agreement.',
      },
      {
        match:
          '(?:{staff}) (?:\\w+ ){0,5}(?:oblig|bound|bind|commit|undertak)\\w* .... (?:secret|secrecy|confidential)',
        example: 'Staff are contractually obliged to keep data secret.',
      },
      {
        match:
          '(?:employment |work |labou?r )?contracts? (?:\\w+ ){0,3}(?:bind|oblige|commit|require|contain|include)\\w* .... (?:confidential|secrecy|non disclosure) && any:staff|employ|personnel|people|hr\\b|team|human',
        example: 'Employment contracts bind all staff to confidentiality.',
      },
      {
        match:
          '(?:bind|oblig|commit|requir)\\w* (?:\\w+ ){0,3}(?:{staff}) .... (?:confidential|secrecy|non disclosure)',
        example: 'Employment contracts bind all staff to confidentiality.',
      },
      {
        match: '(?:{staff}) (?:\\w+ ){0,4}(?:agree|promise|pledge|sign|undertake)\\w* .... confidential',
        example: 'All employees sign a confidentiality agreement.',
      },
      {
        match: '(?:employment|work) contracts? .... confidential',
        example: 'Employment contracts bind all staff to confidentiality.',
      },
      {
        match:
          '(?:{staff}|people|colleagues?|persons?|individuals|freelancers?|agents|representatives)\\b && (?:confidential|nda\\b|ndas\\b|non disclosure|secrecy)\\w* && (?:sign|bound|bind|agreements?|contract|oblig|commit|duty|undertak|subject|statutor|appl|clause|cover|requir|pledge|promise|terms)\\w* && !(?:you may|your confidential|each party)',
        example: 'All employees sign a confidentiality agreement.',
      },
      {
        match:
          '(?:confidential\\w*|nda\\b|ndas\\b|non disclosure|secrecy) .... (?:employment|work|labou?r) contracts?|every (?:employment|work) contract',
        example: 'Confidentiality clauses form part of every employment contract.',
      },
    ],
    partial: [
      {
        match: '(?:{staff}) (?:\\w+ ){0,5}(?:informed|instructed|aware|trained) (?:\\w+ ){0,6}confidential',
        example: 'Employees are informed that this is confidential.',
      },
      {
        match: 'confidentiality ?\\|.*(?:brief|inform|instruct|told|aware)',
        example: 'Confidentiality | staff are briefed',
      },
    ],
    weaker: [
      {
        match: '(?:{staff}) (?:\\w+ ){0,4}(?:instructed|informed|asked|told|expected|advised) ... confidential',
        example: 'Employees are instructed to treat it as confidential.',
      },
      {
        match:
          '(?:{staff}|people|new hires) && confidential && (?:brief|explain|instruct|inform|told|tell|remind|ask|expect|advis|aware)\\w* && !sign|bound|bind|agreement|contract|oblig|undertak|commit',
        example: 'Employees are instructed to treat it as confidential.',
      },
      {
        match:
          '(?:{staff}|people) (?:\\w+ ){0,3}(?:know|understand|(?:are|is) (?:asked|expected|told|reminded)) .... (?:confidential|secret|to themselves) && !sign|bound|oblig|contract',
        example: 'Staff know that customer data is confidential.',
      },
      {
        match:
          '(?:except|excluding|other than) (?:\\w+ )?contractors .... (?:nda|confidential)|(?:nda|confidential)\\w* .... (?:except|excluding) (?:\\w+ )?contractors|except contractors',
        example: 'All employees except contractors sign an NDA.',
      },
    ],
    limits: [
      {
        match:
          '(?:contractors?|freelancers?|consultants?|temps|interns) (?:\\w+ ){0,2}(?:are|is|do|does) not|(?:except|excluding|other than) (?:\\w+ )?(?:contractors?|freelancers?|consultants?)|(?:contractors?|freelancers?) (?:are )?(?:excluded|exempt) && (?:confidential|nda\\b|ndas\\b|non disclosure|secrecy)',
        example: 'Freelancers are not covered by the NDA that employees sign.',
      },
    ],
    no: [
      {
        match:
          '(?:no|not|without|never)\\b (?:\\w+ ){0,4}(?:confidentiality|nda\\b|ndas\\b|non disclosure|secrecy)\\b && {staff}|employ',
        example: 'Our employees have no confidentiality clause.',
      },
    ],
    exclusions: [
      {
        match:
          '(?:confidentiality|non disclosure) (?:\\w+ )?agreements? with (?:\\w+ ){0,3}(?:suppliers?|vendors?|sub ?processors?|customers?|partners?|third part)',
        example: 'Routines for signing confidentiality agreements with suppliers who repair equipment.',
      },
      {
        match:
          '(?:treat|regard|consider|handle|keep)\\w* .... (?:as )?confidential && !sign|agree|bound|bind|oblig|contract|undertak|\\bnda\\b',
        example:
          'We treat private files as confidential, and our employees may view them only when required for support.',
      },
      {
        match: '(?:requires?|obliges?|binds?) (?:them|these|those|such)\\b && !employees|staff|personnel',
        example: 'We contractually require them to keep it confidential.',
      },
      { match: 'confidentiality, integrity', example: 'Staff protect confidentiality, integrity and availability.' },
      {
        match:
          "(?:your|customer'?s?|receiving party|either party|each party|parties|disclosing party|client'?s?) (?:\\w+ ){0,2}(?:employees|confidential|personnel|staff|representatives)|nda (?:to|for|before|is required|in order)|under (?:an )?nda|report|customer (?:shall|must|will)|pricing|whistle",
        example: 'You need to sign an NDA to receive our report.',
      },
    ],
    allow: ['staff', 'third', 'condition'],
  }),
}
