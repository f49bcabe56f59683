import type { FactFile } from '../fact-file.ts'

export const appVdp: FactFile = {
  id: 'app.vdp',
  group: 'Engineering',
  question: 'Can outside researchers report vulnerabilities through a stated channel?',
  kind: 'commit',
  weight: 3,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Disclosure policy, bounty, security.txt, or named address inviting vulnerability or security-issue reports.',
    partial: 'General security mailbox for questions or incidents only.',
    no: 'Vendor says reports are not accepted.',
    excluded: "General support; abuse reports; breach notice; vulnerabilities in customers' apps.",
  },
  controls: {
    soc2: ['CC7.1', 'CC2.3'],
    iso27001: ['A.8.8'],
    csf2: ['ID.RA-08'],
    sp80053: ['RA-5', 'SI-5'],
  },
  params: ['channel', 'bounty', 'safe_harbour', 'response_hours'],
  lessIsBetter: ['response_hours'],
  traits: ['reporting-scope'],
  topicWords: ['vulnerability disclosure', 'responsible disclosure', 'bug bounty', 'report a vulnerability'],
  texts: {
    topic: 'Vulnerability disclosure',
    yes: 'Researchers can report flaws through a stated channel[: {channel}].',
    partial: 'A contact for security is given, but not for reports of flaws.',
    no: 'The vendor says that it does not accept reports of flaws from outside.',
    unknown: 'We found no way for researchers to report flaws.',
    risk: 'No channel for flaw reports',
    stake: 'A researcher without a channel publishes instead of reporting.',
    mitigation: 'Name a contact for flaws that your own team finds.',
    ask: 'Do you have a disclosure policy with safe harbour, and how fast do you answer reports?',
    owner: 'Security operations',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:{contactwords}|submit\\w*|disclos\\w*)\\b .... (?:{vuln}|security@|hackerone|bugcrowd|bounty)|(?:{vuln})\\w* .... (?:{contactwords}|@|hackerone|bugcrowd)|(?:bug )?bounty (?:program|programme)?|(?:disclosure|reporting) (?:policy|program|programme|process|form|guidelines|procedure)|security\\.txt|hackerone|bugcrowd|security@|(?:let us know|tell us|email|contact)\\b .... (?:security|vulnerab|issue)|(?:security (?:issue|researcher)|vulnerab\\w*|disclos\\w*) .... (?:let us know|tell us|email|contact|report)',
      example: 'Report vulnerabilities through our bug bounty program.',
    },
    facets: { of_others: 'nothing' },
    yes: [
      {
        match:
          '(?:responsible|coordinated|vulnerability) disclosure|bug bount|bounty program|hackerone|bugcrowd|intigriti|yeswehack|security\\.txt|vulnerability (?:reporting|disclosure|reward)',
        example: 'We run a bug bounty program on HackerOne.',
      },
      {
        match:
          '{vuln} && (?:report|email|e mail|contact|disclos|let us know|submit|notify|reach)\\w* && (?:you\\b|your|please|researchers?|@|http|hackerone|bugcrowd|(?:to|tell|let|notify|contact|email) us\\b|^(?:\\W{0,3})(?:report|email|contact|send|submit|disclose)|form\\b|anyone|communit|welcome|public) && (?:@|form\\b|email|program|hackerone|bugcrowd|team|us\\b|to us|privately|advisor|http|page|via|here|security)',
        example: 'Please report security vulnerabilities to security@acme.example.',
      },
      {
        match:
          'security@[a-z0-9.-]+ && any:(?:vulnerab|report|disclos|security (?:issue|bug|flaw|hole|problem)|research|discover|found) && !(?:suspect|report|experienc)\\w* (?:\\w+ ){0,3}(?:incident|breach)',
        example: 'Please report security vulnerabilities to security@acme.example.',
      },
      {
        match: '(?:legal action|safe harbou?r) .... (?:research|good faith|report)|good faith .... (?:report|research)',
        example: 'We will not take legal action against research that follows this policy.',
      },
      {
        match:
          '(?:security researchers?|researchers?|(?:white hat|ethical) hackers?|bug hunters?)\\b && (?:report|disclos|contact|welcome|encourag|vulnerab|work with|reward|thank|publish|invite)\\w*',
        example: 'White-hat hackers are welcome.',
      },
      {
        match: 'security@[a-z0-9.-]+ && near:\\b(?:holes?|flaws?|bugs?|weakness\\w*|exploit)\\b',
        example: 'Found a hole? Write to security@acme.example.',
      },
      {
        match:
          '(?:security researchers?|researchers?) && (?:report|disclos|contact|welcome|encourag|vulnerab|work with|reward)\\w*',
        example: 'Our responsible disclosure policy explains how researchers can reach us.',
      },
    ],
    partial: [
      { match: 'security@[a-z0-9.-]+', example: 'Please report security vulnerabilities to security@acme.example.' },
    ],
    no: [
      {
        match: "(?:do|does) ?(?:not|n't) accept (?:\\w+ ){0,3}(?:vulnerability|security) reports",
        example: 'We do not accept vulnerability reports.',
      },
      {
        match:
          '(?:no|not) (?:\\w+ ){0,4}(?:channel|process|program\\w*|way|accept\\w*) (?:\\w+ ){0,4}(?:vulnerabilit|security (?:reports?|issues?|research))|(?:vulnerability|security) reports? (?:\\w+ ){0,2}not (?:\\w+ )?(?:accepted|processed|read|considered)',
        example: 'There is no channel for reporting vulnerabilities.',
      },
    ],
    exclusions: [
      {
        match:
          'cop(?:y|ies) of (?:our|the|its) (?:\\w+ ){0,4}(?:report|certificate|attestation|letter)s?\\b && !{vuln}',
        example: 'To request a copy of our SOC 2 report, write to security@acme.example.',
      },
      { match: '(?:manage|run|launch|create) your own', example: 'Manage your own bug bounty with our platform.' },
      {
        match: '^(?:configure|set|add|enter) (?:an? |your |the )|your organi[sz]ation to receive',
        example: 'Configure a contact for your organization to receive vulnerability reports.',
      },
      { match: 'anything you would like', example: 'Report anything you would like to us.' },
      {
        match: '(?:in|for) your (?:app|application|code|project|site)|support team for billing|abuse@|copyright',
        example: 'Report spam to abuse@acme.example.',
      },
    ],
    allow: ['third', 'staff', 'condition', 'duty', 'negation', 'question', 'selfhost', 'future', 'denial'],
    params: [
      {
        name: 'channel',
        pattern:
          '(hackerone|bugcrowd|intigriti|yeswehack|security\\.txt|[a-z0-9._-]{1,64}@[a-z0-9.-]+[a-z0-9]|github security advisor\\w+)',
        as: 'text',
      },
      { name: 'bounty', pattern: '\\b(?:bounty|reward|bounties)\\b', as: 'flag' },
      { name: 'safe_harbour', pattern: 'safe harbou?r|legal action', as: 'flag' },
    ],
  }),
}
