import type { FactFile } from '../fact-file.ts'

export const appReview: FactFile = {
  id: 'app.review',
  group: 'Engineering',
  question: 'Is code peer reviewed before release?',
  kind: 'control',
  weight: 2,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Every change is reviewed or approved by another person before merge or release.',
    partial: "Most, some or 'where possible', or automated review only.",
    no: 'Vendor says code is not reviewed.',
    excluded: "Reviews in customers' repositories; external audit; product feature for reviews.",
  },
  controls: {
    soc2: ['CC8.1'],
    iso27001: ['A.8.28', 'A.8.32'],
    csf2: ['PR.PS-06'],
    sp80053: ['SA-11', 'CM-3'],
  },
  params: ['reviewers'],
  traits: ['internal'],
  topicWords: ['code review', 'peer review', 'pull request review'],
  texts: {
    topic: 'Code review',
    yes: 'Changes are reviewed by another person before release.',
    partial: 'Review of changes is described only in part.',
    no: 'The vendor says that code is not reviewed.',
    unknown: 'Nothing was found on review of code before release.',
    risk: 'Unreviewed changes',
    stake: 'One compromised or careless developer can ship a change that nobody saw.',
    mitigation: 'Look for the change control test in the SOC 2 report.',
    needs: ['assure.soc2'],
    without: 'Ask for the rule by which a change reaches production.',
    ask: 'Is review by a second person enforced by your tooling for every change to production?',
    owner: 'Security assurance',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:code|change|pull request|commit|merge request|contribution)s? .... (?:review|approv|second|another|signed off|peer|two people|four eyes)\\w*|(?:peer|code|pull request|merge request|mandatory)[ -]?(?:\\w+ )?review|review\\w* .... (?:code|change|merg|commit|pull)',
      example: 'All code is reviewed by a second engineer before release.',
    },
    facets: { some: 'partial', where_possible: 'partial', part: 'partial', of_others: 'nothing' },
    yes: [
      {
        match:
          '(?:before|until|unless) (?:a |another |at least one |one |two )?(?:colleagues?|second person|peers?|other (?:developer|engineer)s?) (?:has|have|had) (?:\\w+ )?(?:approved|reviewed|checked|signed)',
        example: 'Nothing is merged before a colleague has reviewed it.',
      },
      {
        match:
          '(?:second|another|other) (?:developer|engineer|person) (?:\\w+ )?(?:signs? off|approves?|reviews?|checks?) (?:on )?(?:each|every|all|any)\\b',
        example: 'A second developer reviews each change.',
      },
      {
        match:
          'four eyes (?:principle|rule|check|review|approval)? ?.{0,30}(?:merge|release|deploy|production|code)|(?:code|changes?|commits?|deployments?|releases?)\\b .{0,40}four eyes',
        example: 'The four-eyes principle holds for every release.',
      },
      {
        match:
          '(?:every|all|each) (?:\\w+ )?(?:change|commit|pull request|merge)s? (?:is|are|must be|gets?) (?:\\w+ ){0,3}(?:review|approv|sign)\\w*',
        example: 'Every change is reviewed by another engineer before it is merged.',
      },
      {
        match:
          '(?:code|pull requests?|(?<!about )changes|commits?|merge requests?)\\b && (?:review|approv|sign(?:ed)? off|vetted|second pair)\\w* && (?:peers?\\b|another|other|engineer|developer|before|prior|merg|deploy|release|all|every|each|required?|require|must|at least|mandatory|second|production|two|senior)',
        example: 'Code must pass peer review before release.',
      },
      {
        match: '(?:peer|code) reviews?(?:ed)?\\b && !(?:security research|paper|journal)',
        example: 'Code must pass peer review before release.',
      },
      {
        match:
          'no (?:\\w+ ){0,3}(?:code|changes?|commits?|releases?)\\b .... without .... (?:review|approv|second|sign)\\w*',
        example: 'No code reaches production without review by a second person.',
      },
      {
        match: "review\\w* (?:\\w+ ){0,2}(?:each other'?s?|one another'?s?) (?:\\w+ )?code",
        example: "Engineers review each other's code.",
      },
      {
        match:
          '(?:each|every|all) (?:\\w+ )?(?:changes?|commits?|pull requests?|code)\\b .... (?:review(?:ed)?|approv\\w*|signed off) by',
        example: 'Every change is reviewed by another engineer before it is merged.',
      },
      {
        match:
          '(?:two|2|another|second|other) (?:\\w+ )?(?:engineers?|developers?|people|persons?|reviewers?) .... (?:look|check|read|inspect|review|approve)\\w* .... (?:changes?|code|commit|pull request)',
        example: 'Two engineers look at every change and approve it before it goes out: the code is read by both.',
      },
      {
        match:
          "(?:code|changes?|commits?|pull requests?|merge requests?|main)\\b && (?:review|approv|check|inspect|look|sign|read|vet|examin)\\w* && (?:peers?|another|second|two|someone else|somebody else|colleagues?|four eyes|other than the author|other (?:developer|engineer|person|team member|people)s?|one another'?s?|each other'?s?)\\b",
        example: 'Code is always checked by another person before it is merged.',
      },
    ],
    limits: [
      {
        match:
          'exempt(?:ed)? from (?:this (?:policy|requirement|rule)|(?:code |peer )?review) && changes?|code|documentation',
        example: 'Changes to documentation are exempt from review.',
      },
      {
        match: '(?:significant|critical|major|large|sensitive|most|some) (?:code )?changes (?:are|is|must)',
        example: 'Significant code changes are reviewed by a second engineer.',
      },
      {
        match:
          '(?:code|changes?|pull requests?)\\b ...(?:review)\\w* && (?:most|some|where possible|where appropriate|when possible|large changes|significant changes|critical changes|automated (?:code )?review only|sensitive)',
        example: 'Code is reviewed where possible.',
      },
    ],
    weaker: [
      {
        match:
          '(?:automated|automatic|ai) (?:\\w+ )?(?:code )?review(?:er|s)? (?:tool|only|bot)|reviewed by (?:an? )?(?:automated|automatic|ai|bot)',
        example: 'Pull requests are reviewed by an automated tool.',
      },
    ],
    no: [
      {
        match:
          '(?:code|changes?|commits?)\\b .... not (?:\\w+ ){0,2}(?:review|approv)\\w*|no (?:code|peer) reviews?\\b|without (?:\\w+ )?(?:code|peer) review && !(?:no (?:\\w+ ){0,2}(?:code|changes?|commits?)|cannot|until|unless|before)\\b',
        example: 'Code changes are not reviewed by a second person.',
      },
    ],
    exclusions: [
      {
        match:
          '(?:interact|integrat\\w*|work) with (?:\\w+ )?code reviews|code reviews? (?:tool|product|bot|assistant|agent)s?\\b',
        example: 'Our server lets AI agents interact with code reviews.',
      },
      {
        match: 'design review',
        example: 'Our secure development life cycle covers design review, threat modelling and security tests.',
      },
      { match: 'stakeholders|results', example: 'Share the results of a code review.' },
      {
        match:
          'your (?:code|team|pull|repo|changes|project|own)|you can|external (?:audit|firm|review)|third party (?:code )?(?:review|audit)|user access|policy|policies|privacy|terms|agreement|notice|prices?|legal|(?:these|this) (?:terms|policy)|sub ?processor|contribut|app (?:store|review)|log(?:s|ged)? |change (?:your|to (?:this|our|these))|open source contribut|plans? ',
        example: 'Review pull requests of your team in the dashboard.',
      },
      {
        match: '(?:identified|found|caught|surfaced|gaps) (?:\\w+ ){0,3}code reviews?|test generation',
        example: 'Weaknesses found in code reviews are listed.',
      },
      {
        match: "\\bai (?:comments?|reviewer|review|suggestions?)|your (?:code|pull requests?|team'?s?)",
        example: 'Users can ignore AI comments during code review.',
      },
      { match: 'inline comments|merge queues?|unlimited', example: 'Unlimited code reviewers and inline comments.' },
      { match: 'publicly available|open source', example: 'A SOC 3 report is publicly available.' },
      { match: 'mirrors?\\b|approval workflows', example: 'Build approval workflows for code review.' },
      {
        match: '(?:when|once) enabled|draft|invoices?|ai reviewer|inspect changes',
        example:
          'Cairnwell routes invoices and contracts to the people who must sign them and keeps the record that auditors ask for.',
      },
      {
        match: '(?:in|for) your (?:workspace|organi[sz]ation|repositor\\w+|account)',
        example: 'Contact support to have SSO enforced for your organisation.',
      },
      {
        match: 'remote attestation|attestation certificate|verifies attestation|approved code',
        example: 'Only approved code runs in the enclave.',
      },
    ],
    allow: ['staff'],
    params: [
      {
        name: 'reviewers',
        pattern:
          '(?:at least )?(one|two|\\d{1,9}) (?:other |another |peer )?(?:person|engineer|developer|reviewer|people|peer)',
        as: 'text',
      },
    ],
  }),
}
