import type { FactFile } from '../fact-file.ts'

export const irPlan: FactFile = {
  id: 'ir.plan',
  group: 'Logging and response',
  question: 'Does the vendor have a security incident response plan?',
  kind: 'commit',
  weight: 3,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'States an incident response plan, procedure or dedicated response team.',
    partial: 'Only response steps for reports, availability incidents only, or plan being written.',
    no: 'Vendor says it has no plan.',
    excluded: "Customer's plan; breach notice clause alone; status page; support escalation.",
  },
  controls: {
    soc2: ['CC7.3', 'CC7.4'],
    iso27001: ['A.5.24', 'A.5.26'],
    csf2: ['RS.MA-01', 'ID.IM-04'],
    sp80053: ['IR-4', 'IR-8'],
  },
  params: ['tested', 'frequency'],
  traits: ['internal'],
  topicWords: ['incident response', 'security incident', 'incident management'],
  texts: {
    topic: 'Incident response',
    yes: 'Security incidents are handled in a set way[, exercised {frequency}].',
    partial: 'Incident response is described only in part.',
    no: 'The vendor says that it has no incident response plan.',
    unknown: 'We found no description of an incident response plan.',
    risk: 'No plan for incidents',
    stake: 'The first hours of an incident decide its cost, and improvising wastes them.',
    mitigation: 'Write contacts and escalation times into the contract.',
    ask: 'May we see a summary of your incident response plan and the date of the last exercise?',
    owner: 'Security operations',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:incident|breach|security event|emergency) .... (?:plan|process|procedure|respon|team|handl|manag|polic|investigat|escalat|playbook|runbook|program)|(?:respon\\w*|handl\\w*|manag\\w*|investigat\\w*|contain\\w*|acknowledg\\w*|escalat\\w*|triage\\w*) .... (?:incidents?|breach|security (?:event|issue)|report|vulnerab)|csirt|acknowledg\\w*',
      example: 'We have an incident response plan.',
    },
    facets: { unfinished: 'partial', rest_left_out: 'partial', once: 'partial' },
    yes: [
      {
        match:
          'incident (?:handling|response|management) \\|.*(?:procedure|plan|process|documented|playbook|runbook|exercise)',
        example: 'Incident response | documented, exercised yearly',
      },
      {
        match:
          "(?:incident response|security incident|security event|breach response|csirt|psirt|cyber incident) (?:(?:&|and) (?:disaster recovery|business continuity) |(?:\\w+ ){0,2})(?:plans?|procedures?|process(?:es)?|polic(?:y|ies)|programs?|programme|team|runbooks?|playbooks?|framework|protocols?|guidelines|capabilit\\w+)\\b && !(?:your|customers?'? own|status|availability)",
        example: 'Acme has a documented incident response plan.',
      },
      {
        match:
          '(?:plan|procedure|process|polic|protocol|playbook|runbook)\\w* (?:\\w+ ){0,6}(?:security incidents?|incident response|data breach|breaches|security breach)',
        example: 'Processor shall notify controller of a personal data breach without undue delay.',
      },
      {
        match:
          '(?:have|has|maintain|follow|establish|document|implement|operate|dedicated|formal|our|defined|test)\\w* (?:\\w+ ){0,5}incident response',
        example: 'Acme has a documented incident response plan.',
      },
      {
        match: 'respond to (?:\\w+ ){0,2}security (?:or \\w+ )?incidents && (?:team|on call|24|process|procedure|plan)',
        example: 'We respond to security incidents with a team on call.',
      },
      {
        match:
          'security incidents? (?:are|is|will be) (?:\\w+ ){0,3}(?:handled|managed|resolved|investigated|processed|dealt with) ... (?:process|procedure|plan|polic|protocol)',
        example: 'Security incidents are handled following our incident response procedure.',
      },
      {
        match:
          '(?:written|documented|formal|agreed|rehearsed|fixed|defined|tested) (?:\\w+ ){0,3}(?:procedure|plan|process|playbook|runbook|steps)s?\\b && (?:incident|goes wrong|contain|breach|security event|attack|emergenc)',
        example: 'When something goes wrong, we follow a written procedure: detect, contain, recover.',
      },
      {
        match:
          '(?:response|incident|emergency|security) (?:playbook|runbook|plan|procedure)s?\\b && (?:incident|security|alarm|breach|attack|commander|severity)',
        example: 'An incident commander is appointed according to our response playbook.',
      },
      {
        match:
          '(?:dedicated|own|specialist|special) (?:\\w+ )?team .... (?:respond|handl|react)\\w* .... (?:security )?(?:incidents?|attacks?|breach)',
        example: 'A dedicated team responds to security incidents.',
      },
      {
        match: 'incidents? \\|.*(?:response|handling) (?:plan|procedure|process)',
        example: 'Incidents | handled by a response plan',
      },
      {
        match: '^incident (?:management|response|handling) ?\\|.*(?:plan|process|procedure|documented|defined|team)',
        example: 'Incident response | documented plan',
      },
      {
        match:
          '(?:procedures?|process(?:es)?|plans?|polic(?:y|ies)|protocols?) (?:\\w+ ){0,8}(?:handl|respond|manag|report|investigat|triag|escalat|resolv|deal)\\w* (?:\\w+ ){0,6}(?:security incidents?|security events?|(?:data |security |personal data )breach)\\w*',
        example: 'A procedure for handling security incidents is in place.',
      },
    ],
    partial: [
      {
        match:
          '(?:initial triage|triage[ds]?|acknowledge[sd]?|investigate the (?:issue|report|incident))\\b && (?:vulnerab|security|impact|incident|determine|validate)',
        example: 'We triage each vulnerability report within two days.',
      },
      {
        match: '(?:procedure|process|how we)\\w* (?:\\w+ ){0,12}(?:incidents|outages?)',
        example: 'We have a process for outages.',
      },
      {
        match:
          'incident (?:management|handling) (?:\\w+ ){0,2}(?:plans?|procedures?|process(?:es)?|polic(?:y|ies)|programs?|team|runbooks?)',
        example: 'There is an incident management process.',
      },
      {
        match:
          '(?:respond|acknowledge|triage|evaluat)\\w* && report && {duration} && (?:evaluat|assess|resolution|triage|investigat)',
        example: 'We acknowledge a report within 2 days and then investigate.',
      },
      {
        match: '(?:respond|investigat|mitigat|remediat)\\w* (?:\\w+ ){0,4}(?:security )?(?:incidents?|breach)',
        example: 'We respond to security incidents.',
      },
      {
        match: 'on ?call (?:\\w+ ){0,3}(?:rotation|team|engineers?|schedule|staff)',
        example: 'We have an on-call team that responds to outages.',
      },
      { match: 'incident (?:commander|manager|lead|coordinator)s?', example: 'An incident commander leads.' },
      {
        match:
          '(?:initial triage|triage|acknowledg\\w*|investigate the (?:issue|report|incident))\\b && (?:report|issue|within|days|hours|vulnerab|impact|incident|determine|validate)',
        example: 'We triage each report within two days.',
      },
    ],
    weaker: [
      {
        match:
          'incident response (?:plan|process|procedure|program)\\w* ... (?:being|in preparation|under (?:way|development)|draft)\\w*',
        example: 'An incident response plan is in preparation.',
      },
      {
        match: 'on call (?:\\w+ ){0,6}(?:respond|react|handle)\\w* (?:\\w+ ){0,6}incidents',
        example: 'Engineers on call respond to incidents.',
      },
    ],
    no: [
      {
        match:
          '(?:security )?incidents? .... (?:ad hoc|case by case|without (?:a|any) (?:\\w+ )?(?:plan|procedure))|no (?:\\w+ ){0,2}(?:plan|procedure|process)s? (?:\\w+ ){0,3}(?:incident|breach|security event)',
        example: 'Security incidents are handled ad hoc, as no plan has been set up.',
      },
    ],
    denied:
      '(?:incident|breach) (?:response|handling|management)(?: (?:plan|process|procedure|team|programme?)s?)?|(?:plan|procedure|process|playbook)s? (?:for|to handle|on) (?:\\w+ ){0,2}(?:incidents?|breach)',
    exclusions: [
      { match: 'allows? teams to|playbooks allow', example: 'Playbooks allow teams to respond to incidents.' },
      {
        match: 'findings|\\bscans?\\b',
        example: 'We scan code, dependencies and containers on every commit, and hosts every week.',
      },
      {
        match: 'recommended|your issues?\\b|tickets?\\b|support (?:plan|team)',
        example: 'Open a support ticket to escalate your issue.',
      },
      {
        match:
          "your (?:own )?(?:incident response|incident)|you (?:should|must)|self host|have a plan for|help us|please include|customer'?s? incident|support (?:ticket|request)|our support|statuspage|subscribe|sub ?processors? (?:must|shall)",
        example: 'You should have a plan for incidents.',
      },
      {
        match: 'your (?:response|on call|incident) team|(?:brings|helps) your',
        example: 'Our product brings your response team together.',
      },
    ],
    allow: ['staff', 'third', 'condition', 'future'],
    params: [
      { name: 'tested', pattern: '\\b(?:tested|tabletop|exercised?|drills?|rehears\\w+)\\b', as: 'flag' },
      {
        name: 'frequency',
        pattern: '\\b(annual(?:ly)?|yearly|quarterly|regular(?:ly)?|periodic(?:ally)?)\\b',
        as: 'text',
      },
    ],
  }),
}
