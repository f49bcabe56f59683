import type { FactFile } from '../fact-file.ts'

export const hrTraining: FactFile = {
  id: 'hr.training',
  group: 'People',
  question: 'Do all staff receive security training?',
  kind: 'commit',
  weight: 3,
  agent: 'company_research',
  values: {
    yes: 'All employees or staff trained in security; frequency optional.',
    partial: 'Only some teams, data-handling staff, privacy-only or contract-only training.',
    no: 'Vendor says none.',
    excluded: 'Product training; AI model training; training customers should give.',
  },
  controls: {
    soc2: ['CC1.4', 'CC2.2'],
    iso27001: ['A.6.3'],
    csf2: ['PR.AT-01'],
    sp80053: ['AT-2'],
  },
  params: ['frequency', 'onboarding_days'],
  traits: ['taught-to-staff', 'internal'],
  topicWords: ['security training', 'awareness training', 'security awareness'],
  texts: {
    topic: 'Security training',
    yes: 'Staff are trained in security[, {frequency}].',
    partial: 'Security training is described only in part.',
    no: 'The vendor says that its staff receive no security training.',
    unknown: 'We found no statement on security training for staff.',
    risk: 'Untrained staff',
    stake: 'Phishing works best on those who were never shown it.',
    mitigation: 'Look for the training control in the SOC 2 report.',
    needs: ['assure.soc2'],
    without: 'Ask for the outline of the training and the share of staff who have finished it.',
    ask: 'How often are all staff trained in security, and how is completion tracked?',
    owner: 'Security assurance',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:{training})\\w* .... (?:security|privacy|awareness|data protection|phishing|{staff}|complian|confidential|responsibilit|personnel|persons)|(?:security|privacy|awareness|data protection|phishing|{staff}|complian\\w*|personnel|persons) .... (?:{training}|awareness)',
      example: 'All employees receive security awareness training every year.',
    },
    facets: { some: 'partial', of_others: 'nothing', part: 'partial', under_way: 'partial' },
    needs: [{ what: 'is not said to be on security', any: 'secur|cyber|awareness|phish' }],
    yes: [
      {
        match:
          'security (?:meetings|talks|sessions|refreshers|briefings) (?:for|with) (?:all |our |every )?(?:\\w+ )?(?:{staff})',
        example: 'We hold security talks for all employees.',
      },
      {
        match:
          '(?:all|every|each|new) (?:\\w+ )?(?:employees?|hires?|staff|team members?|joiners?|starters?) .{0,40}(?:security|privacy) (?:onboarding|induction|orientation)',
        example: 'All new hires go through security onboarding.',
      },
      {
        match:
          '(?:security )?awareness(?: training)? \\|.*(?:everyone|everybody|all (?:staff|employees)|staff|employees|on joining|new hires|annual|yearly)',
        example: 'Awareness training | everyone, yearly',
      },
      {
        match:
          '(?:security|privacy and security|infosec|phishing|data protection|compliance)(?: and (?:privacy|compliance|data protection))?(?: \\w+){0,3} (?:train|educat|awareness)\\w* && (?:all\\b|every|each|{staff}|annual|regular|mandatory|onboarding|everyone|yearly|required|complete|undergo|receive|program|company wide|provide|conduct)',
        example: 'All employees complete security awareness training annually.',
      },
      {
        match:
          '(?:all|every|each|our) (?:\\w+ ){0,3}(?:{staff}) (?:\\w+ ){0,8}(?:train|educat)\\w* && (?:secur|awareness|infosec|phishing|data protection|confidential|privacy)',
        example: 'All employees complete security awareness training annually.',
      },
      {
        match: 'train\\w* (?:\\w+ ){0,5}(?:{staff}) (?:\\w+ ){0,5}(?:security|infosec|phishing)',
        example: 'You should train your staff in security.',
      },
      {
        match:
          '{staff} (?:\\w+ ){0,3}(?:are|is|get|gets|receives?|undergo|undergoes|completes?|takes?|attends?|participates?|must)\\b .... (?:train|educat|instruct)\\w* .... (?:information security|data security|cyber ?security|it security|security|phishing)\\b && !who (?:\\w+ ){0,3}(?:handle|process|access|have|has)|with access|some|certain|relevant|developers|engineers?|secure coding',
        example: 'Staff are trained in security and data protection.',
      },
      {
        match:
          '(?:security |awareness |security awareness )?training ?\\|.*(?:all|staff|employees|annual|year|onboarding)',
        example: 'Training | all staff, every year',
      },
      {
        match:
          'security (?:lessons?|courses?|classes|education|workshops?|briefings?) .... (?:compulsory|mandatory|required|all\\b|every|staff|employees)',
        example: 'Security courses are mandatory.',
      },
      {
        match:
          '(?:{staff}|colleagues?|each person|every person|everyone|everybody|joiners?|starters?) .... (?:pass|complet|tak|attend|undergo|receiv|go through|goes through|do\\b|does\\b|finish|given|get\\b|gets\\b|participat|follow|trained|learn)\\w* .... (?:train|course|quiz|class\\b|e learning|workshop|briefing|lesson|awareness|induction|seminar|phishing (?:simulat|test|exercis)|curriculum|exercise)\\w* && !your|customers|secure coding|gdpr',
        example: 'All employees complete security awareness training annually.',
      },
      {
        match:
          '(?:train|course|quiz|class\\b|e learning|workshop|briefing|lesson|awareness|induction|seminar|phishing (?:simulat|test|exercis)|curriculum|exercise)\\w* .... (?:for|of|to|by) (?:all|every|each|the whole|our) (?:\\w+ )?(?:{staff}|colleagues?|each person|every person|everyone|everybody|joiners?|starters?) && secur|awareness|phish && !your|customers',
        example: 'We hold security courses for all employees.',
      },
      {
        match:
          '(?:session|course|training|module|introduction|induction|lesson)s? (?:\\w+ ){0,2}(?:on|in|about) (?:\\w+ ){0,2}(?:security|phishing|cyber\\w*) .... (?:all|every|each|new) (?:\\w+ )?(?:{staff}|hires?|joiners?)',
        example: 'Onboarding includes a session on security for every new hire.',
      },
      {
        match:
          '(?:phishing (?:simulations?|tests?|exercises?)|security trainings?|awareness (?:trainings?|campaigns?|program\\w*)) && {staff}|all|every|regular|annual|company|team|year',
        example: 'All employees complete security awareness training annually.',
      },
    ],
    partial: [
      {
        match:
          '(?:team|staff|personnel|operators?|engineers) (?:\\w+ ){0,5}(?:mandatory|recurring|regular|annual) (?:\\w+ ){0,3}training .... (?:polic|security|priva|data)',
        example: 'The team receives regular training on security policy.',
      },
      {
        match:
          '(?:{staff}|persons?|individuals) && (?:train|educat)\\w* && (?:privacy|data protection|personal data|agreement|gdpr|appropriate|adequate|handling|processing|security|confidential|obligations)',
        example: 'Staff who handle personal data are trained in data protection.',
      },
      {
        match: 'trained (?:\\w+ ){0,3}(?:teams?|staff|personnel) && secur|incident',
        example: 'We maintain trained incident response teams.',
      },
      {
        match:
          '(?:{staff}|colleagues?|each person|every person|everyone|everybody|joiners?|starters?) .... (?:train|course|quiz|class\\b|e learning|workshop|briefing|lesson|awareness|induction|seminar|phishing (?:simulat|test|exercis)|curriculum|exercise)\\w* .... (?:privacy|gdpr|data protection|personal data)',
        example: 'Each person takes an e-learning course on the GDPR once a year.',
      },
    ],
    weaker: [
      {
        match: '(?:engineering|developer|development) (?:\\w+ )?training .{0,30}secure',
        example: 'Engineering training covers secure coding.',
      },
      {
        match:
          '(?:developers?|engineers?|engineering|development|it staff|support staff) (?:\\w+ ){0,4}(?:train|class|course|workshop|educat)\\w* (?:\\w+ ){0,4}secure|only (?:\\w+ ){0,3}(?:developers?|engineers?|teams?|staff)\\b .... (?:train|course|quiz|class\\b|e learning|workshop|briefing|lesson|awareness|induction|seminar|phishing (?:simulat|test|exercis)|curriculum|exercise)\\w*',
        example: 'Our developers are trained in secure coding.',
      },
      {
        match:
          '(?:required|obliged|demanded) by contract && (?:train|course|quiz|class\\b|e learning|workshop|briefing|lesson|awareness|induction|seminar|phishing (?:simulat|test|exercis)|curriculum|exercise)',
        example: 'Security training is required by contract of those who work for us.',
      },
      {
        match:
          '(?:developers?|engineers?) (?:\\w+ ){0,3}(?:are |is |get |receive |undergo )?(?:\\w+ )?train\\w* (?:\\w+ ){0,3}(?:secure coding|secure development|owasp)',
        example: 'Our developers are trained in secure coding.',
      },
    ],
    no: [
      {
        match:
          '(?:no|not|never|without)\\b (?:\\w+ ){0,7}(?:security|awareness) (?:\\w+ ){0,2}(?:training|courses?|program\\w*|education)|(?:staff|employees) (?:are|is) not (?:\\w+ )?trained && !limited|only|until|before',
        example: 'Staff do not receive security training.',
      },
      {
        match:
          '(?:no|nobody|not|never|without|lacks?)\\b (?:\\w+ ){0,6}(?:train\\w*|course|awareness program\\w*) && secur|awareness|phish && {staff}|we\\b|our && ^.{0,140}$ && !only|limited|until|before|unless|access',
        example: 'Nobody on our staff receives security training.',
      },
    ],
    exclusions: [
      {
        match:
          'your (?:whole |entire |own )?(?:workforce|team|admins|people|company|organi[sz]ation)|library of|live (?:\\w+ )?sessions|track who',
        example: 'Enrol your whole workforce in our library of security awareness videos.',
      },
      { match: 'security and it teams', example: 'Training material for security and IT teams.' },
      {
        match:
          '(?:ai|model|machine learning|llm)s? train|train(?:ing)? (?:\\w+ )?(?:models?|ai|data ?set|algorithm)|your (?:employees|staff|team|users)|customer (?:training|success)|training (?:sessions? (?:for|on) (?:the|our) (?:product|platform|service))|customers? (?:should|must|shall|are)|you should|product training|training and support|onboarding (?:and )?training (?:for|sessions)|developers (?:receive|are) ... secure coding only|professional services',
        example: 'We train our models on public data.',
      },
    ],
    notIn: ['privacy'],
    allow: ['staff'],
    params: [
      {
        name: 'frequency',
        pattern:
          '\\b(annual(?:ly)?|yearly|quarterly|monthly|regular(?:ly)?|periodic(?:ally)?|at least once a year|ongoing)\\b',
        as: 'text',
      },
      { name: 'onboarding_days', pattern: 'within (\\d{1,9} days?) of (?:hire|joining|start)', as: 'days' },
    ],
  }),
}
