import type { FactFile } from '../fact-file.ts'

export const appSdlc: FactFile = {
  id: 'app.sdlc',
  group: 'Engineering',
  question: 'Does the vendor follow a secure development life cycle?',
  kind: 'commit',
  weight: 3,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'States secure SDLC, security design review or OWASP-based development practice.',
    partial: 'Only one practice (review, tests or scanning), or developer training.',
    no: 'Vendor says none.',
    excluded: 'Open source code; features helping customers develop; change management alone.',
  },
  controls: {
    soc2: ['CC8.1'],
    iso27001: ['A.8.25', 'A.8.28'],
    csf2: ['PR.PS-06'],
    sp80053: ['SA-3', 'SA-15'],
  },
  params: ['framework'],
  traits: ['internal'],
  topicWords: ['secure development', 'sdlc', 'owasp', 'secure coding', 'threat modeling'],
  texts: {
    topic: 'Secure development',
    yes: 'Security is part of how the software is built[, following {framework}].',
    partial: 'Secure development is described only in part.',
    no: 'The vendor says that it has no process for secure development.',
    unknown: 'We found no description of a secure development process.',
    risk: 'No secure development process',
    stake: 'Flaws that are not prevented in design are found by someone else in production.',
    mitigation: 'Weigh the penetration test report more heavily.',
    needs: ['app.pentest'],
    without: 'Ask how security flaws are kept out of a release, and by whom.',
    ask: 'Please describe your secure development process, from threat modelling to release.',
    owner: 'Security assurance',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:sdlc|development (?:life ?cycle|process|practice|polic|lifecycle)|software development|secure (?:coding|development|by design|software|design)|owasp|threat model|security (?:review|design|by design)|code review|coding (?:standard|practice|guideline)|design review)\\w*|(?:code|change|pull request|test|review|scan|secur)\\w* .... (?:review|test|scan|approv|deploy|develop|sign|merg|train)',
      example: 'We follow a secure development life cycle based on OWASP.',
    },
    facets: { of_others: 'nothing' },
    yes: [
      {
        match:
          '(?:sdlc|ssdlc|software development life ?cycle|secure development|secure software development|secure coding|security by design|secure by design (?:principles?|practices?|approach)|security development life ?cycle|devsecops|shift left)\\b && !(?:help|your (?:sdlc|development))',
        example: 'We follow a secure software development life cycle.',
      },
      {
        match:
          'owasp\\b && (?:develop|code|coding|follow|practice|guideline|review|train|standard|asvs|design|test|protect|mitigat|against|based|align)\\w* && !(?:ranked|project|flaw|used to be|cheat ?sheet)',
        example: 'Our developers follow the OWASP Top 10 guidelines.',
      },
      {
        match:
          'security (?:design )?reviews? && (?:design|feature|architecture|development|every|all\\b|new\\b|product) && !public',
        example: 'New features undergo threat modelling and a security design review.',
      },
      {
        match: '(?:threat model)\\w* && (?:design|develop|feature|new|perform|conduct|part)',
        example: 'New features undergo threat modelling and a security design review.',
      },
      {
        match:
          'security (?:is )?(?:\\w+ ){0,4}(?:every|all|each) (?:stages?|phases?|steps?|parts?) of (?:\\w+ ){0,3}(?:development|software|engineering|product)',
        example: 'Security is part of every stage of software development.',
      },
      {
        match:
          '(?:security|privacy) (?:\\w+ ){0,4}(?:built into|embedded in|integrated (?:in|into)|considered (?:in|at|during)|part of) (?:\\w+ ){0,4}(?:development|software|design|engineering|sdlc)',
        example: 'Security is built into our development.',
      },
      {
        match:
          '(?:development|engineering) (?:process|life ?cycle|practices|methodology|polic(?:y|ies)|standards?) ... (?:secur|owasp)\\w* && (?:follow|secure|defin|document|design|review|practice|built|include|owasp)\\w*',
        example: 'Our secure development life cycle covers design review, threat modelling and security tests.',
      },
      {
        match:
          '(?:peer|code|human) review(?:ed|s)?\\b|reviewed\\b && (?:sast|dast|static analysis|scan\\w*|dependency checks?|automated (?:security )?test\\w*|security test\\w*)',
        example: 'Every change goes through peer review and automated testing before release.',
      },
    ],
    partial: [
      {
        match:
          '(?:code|pull request|peer)s?\\b && (?:review|approv|sign(?:ed)? off|second pair)\\w* && (?:merg|deploy|release|chang|another|engineer|develop|before|peer|prior|production)',
        example: 'All pull requests are reviewed before they are merged.',
      },
      {
        match:
          '(?:static (?:code )?analysis|sast|dast|dependency scan|dependabot|snyk|code scanning|semgrep|codeql|security scanning|automated (?:security )?(?:test|scan)|vulnerability scan|software composition|security analysis)\\w*',
        example: 'Static analysis runs on each commit.',
      },
      {
        match: '(?:developers?|engineers?) (?:\\w+ ){0,6}(?:secure coding|security) train',
        example: 'Developers receive secure coding training.',
      },
      {
        match:
          '(?:automated tests?|test suite|unit tests|staging environment|quality assurance|\\bqa\\b)\\w* && (?:before|prior|every|each|deploy|release|all) && (?:code|changes?|deploy|releases?)\\w*',
        example: 'Changes are tested in a staging environment before they reach production.',
      },
      {
        match:
          '(?:each|every|all) (?:commits?|changes?|builds?|pull requests?|code) .... (?:tested|tests) (?:\\w+ ){0,3}(?:automatic|before|prior|ci\\b)\\w*|tested automatically',
        example: 'All changes are documented, tested and approved before deployment.',
      },
    ],
    weaker: [
      {
        match:
          '(?:secure coding|secure development|owasp)\\b (?:\\w+ ){0,4}(?:training|course|education)|train\\w* (?:\\w+ ){0,4}(?:secure coding|secure development|owasp)',
        example: 'Developers receive secure coding training.',
      },
    ],
    no: [
      {
        match:
          '(?:no|not have|not follow|lacks?) (?:\\w+ ){0,2}(?:secur\\w+|sdlc|ssdlc)\\b (?:\\w+ ){0,6}(?:develop|coding|life ?cycle|process)\\w*|security (?:is|plays) (?:not|no) (?:\\w+ ){0,5}(?:develop|engineering|coding)\\w*',
        example: 'We have no secure development process.',
      },
    ],
    exclusions: [
      { match: 'this feature is|capabilities, powered', example: 'This feature is made for secure development.' },
      {
        match:
          'your (?:code|team|application|repos|pull|developers|own)|you can|customers? can|bounty|marketplace|submitt|partner|{supplier} |malware|our scanners? product|scan your|for your (?:repos|code|app)|learn how to',
        example: 'Acme helps your developers write secure code.',
      },
      { match: '\\bsbom\\b|^identifies\\b', example: 'The SBOM works with software composition analysis.' },
      { match: 'enables you to|idp groups', example: 'The SDK enables you to build secure software.' },
      {
        match: 'opens? a finding|dast report|trusted documents',
        example: 'The scanner opens a finding in your project.',
      },
      { match: 'the test included', example: 'The test included the development tools.' },
      {
        match: '\\bwaf\\b|firewall|log(?:ging)? (?:out|in)|\\bcli\\b|local token',
        example: 'Networks are segmented, and a web application firewall filters all traffic from the internet.',
      },
      {
        match:
          'this (?:query|function)|helps? (?:you|your)|your (?:setup|workflow|ide|findings)|pull request (?:labels?|becomes)',
        example: 'Acme helps your developers write secure code.',
      },
      {
        match: 'remote attestation|attestation certificate|verifies attestation',
        example: 'Remote attestation secures development.',
      },
      { match: 'sdlc workflows|automate (?:\\w+ ){0,3}(?:report|sdlc)', example: 'Automate your SDLC workflows.' },
      { match: 'not more than once', example: 'Customers may audit development not more than once a year.' },
    ],
    notIn: ['disclosure'],
    allow: ['staff'],
    params: [
      { name: 'framework', pattern: '\\b(owasp(?: top (?:10|ten)| asvs| samm)?|nist ssdf|bsimm|sdlc)\\b', as: 'text' },
    ],
  }),
}
