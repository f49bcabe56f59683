import type { FactFile } from '../fact-file.ts'

export const appScanning: FactFile = {
  id: 'app.scanning',
  group: 'Engineering',
  question: 'Does the vendor scan code, dependencies or systems for vulnerabilities?',
  kind: 'control',
  weight: 3,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'States SAST, DAST, dependency, container or vulnerability scans of its own service.',
    partial: 'Only external pen tests, on request, or one-off scans.',
    no: 'Vendor says no scanning.',
    excluded: 'Scanning product for customers; malware scan of uploads; uptime checks.',
  },
  controls: {
    soc2: ['CC7.1'],
    iso27001: ['A.8.8', 'A.8.29'],
    csf2: ['ID.RA-01'],
    sp80053: ['RA-5', 'SA-11'],
  },
  params: ['types', 'frequency'],
  traits: ['internal'],
  topicWords: ['vulnerability scan', 'vulnerability scanning', 'static analysis', 'dependency scanning', 'sast'],
  texts: {
    topic: 'Vulnerability scanning',
    yes: 'The vendor scans its service for vulnerabilities[, {frequency}].',
    partial: 'Tests are named, but we found no regular scanning for vulnerabilities.',
    no: 'The vendor says that its service is not scanned for vulnerabilities.',
    unknown: 'We found no statement on scanning of code, dependencies and systems.',
    risk: 'No vulnerability scanning',
    stake: 'Known flaws in common libraries are exploited within days of publication.',
    mitigation: 'Ask for the latest scan summary, or a software bill of materials.',
    ask: 'What do you scan (code, dependencies, images, hosts), how often, and what blocks a release?',
    owner: 'Security assurance',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:scan|sast|dast|static|dynamic|dependabot|snyk|dependenc|vulnerab|code analysis|linter|trivy|codeql|penetration|audit|renovate|fuzz)\\w* .... (?:scan|vulnerab|depend|analysis|test|code|continu|regular|monitor|automat|container|image|librar|updated|systems?|tool)|(?:scan|analy[sz]|monitor|check|test|automat)\\w* .... (?:vulnerab|depend|code|container|image|librar|cve)|(?:sast|dast|vulnerability scan\\w*|static analysis|dependabot|penetration test\\w*)',
      example: 'We scan our code and dependencies for vulnerabilities.',
    },
    facets: { once: 'partial', on_request: 'partial', of_others: 'nothing', some: 'partial' },
    yes: [
      {
        match:
          '(?:continu\\w*|regular\\w*|automat\\w*) (?:\\w+ ){0,3}monitor\\w* (?:\\w+ ){0,4}for vulnerabilit\\w* .{0,40}automated (?:tools?|scan)',
        example: 'We continuously monitor for vulnerabilities with automated tools in our pipeline.',
      },
      {
        match: '(?:continuous\\w*|regular\\w*|automat\\w*|nightly) fuzz(?: ?test\\w*|ed|ing)\\b',
        example: 'Continuously fuzz-tested for security vulnerabilities',
      },
      {
        match: '(?:static|dynamic|application security|composition) (?:\\w+ ){0,4}(?:testing|analysis)',
        example: 'We run static and dynamic application security testing in our pipeline.',
      },
      {
        match:
          '(?:vulnerabilit\\w+|security|dependenc\\w+|static|dynamic|container|image|code|infrastructure|network|automated|secret) (?:\\w+ )?(?:scans?|scanning|scanned|scanners?)\\b && !(?:malware|virus|uploads?|your)',
        example: 'Dependencies are scanned for known vulnerabilities.',
      },
      {
        match:
          '\\b(?:sast|dast|snyk|dependabot|renovate|codeql|semgrep|sonarqube|trivy|nessus|qualys|tenable|aikido|wiz\\b|detectify|probely|inspector|clair|grype|veracode|checkmarx|brakeman|github advanced security|software composition analysis)\\b',
        example: 'Dependabot is switched on everywhere.',
      },
      {
        match:
          'static (?:code |application )?(?:security )?(?:analysis|testing)|vulnerability (?:management|assessment)s? && (?:program|process|tool|scan|regular|perform|continuous|conduct)',
        example:
          'Dependencies and container images are scanned for known vulnerabilities on every build, and our own code by static analysis.',
      },
      {
        match: 'security analysis (?:across|of|on) (?:\\w+ ){0,3}(?:code ?base|code)',
        example: 'We run security analysis across the codebase.',
      },
      {
        match:
          '(?:dependenc\\w+|packages?|librar\\w+|components?|third party (?:code|software)) (?:\\w+ ){0,4}(?:monitored|checked|audited|analy[sz]ed|tracked|scanned|reviewed) (?:\\w+ ){0,4}(?:vulnerab|cve|security)\\w*',
        example: 'Dependencies are scanned for known vulnerabilities.',
      },
      {
        match:
          '(?:find|identif|detect|discover|check)\\w* (?:\\w+ ){0,4}(?:vulnerable|vulnerabilities|known vulnerab)\\w* && (?:automat|scan|tool|continu|regular|daily|weekly|use\\b|build|dependenc)\\w* && !you|bounty|researcher',
        example: 'Automated tools find known vulnerabilities in dependencies.',
      },
      {
        match: '(?:security linters?|dependency (?:checks?|review|audit|updates?)|sbom)\\b && !your|you\\b',
        example: 'Our CI pipeline includes security linters and dependency checks.',
      },
      {
        match:
          '(?:attack surface|third party (?:code|librar\\w+)|librar(?:y|ies)|dependenc(?:y|ies)|secrets|images|infrastructure code|infrastructure as code|packages)\\b && (?:scan|monitor|check|track|watch|analy[sz]|run through)\\w* && (?:automat|continu|{regular}|tool|scanner|vulnerab|cves?\\b)',
        example: 'Third-party libraries used in the product are monitored continuously for CVEs.',
      },
      {
        match: '^\\W*(?:\\w+ ){0,2}(?:scans?|scanning) ?\\|.*(?:once|{regular}|every|each)',
        example: 'Scanning | weekly',
      },
      {
        match:
          '(?:scan)(?:s|ned|ning)?\\b && (?:vulnerab|dependenc|code|container|image|librar|cve|package|security (?:issues|flaws)|infrastructure)',
        example: 'Dependencies are scanned for known vulnerabilities.',
      },
    ],
    weaker: [
      { match: 'one off (?:\\w+ )?(?:vulnerability )?scan', example: 'A one-off vulnerability scan was run in 2022.' },
    ],
    partial: [
      { match: '(?:pen(?:etration)? ?test)\\w*', example: 'An external firm carries out penetration tests each year.' },
      {
        match: '(?:infrastructure|security) audits?\\b && (?:regular|third party|external|independent)',
        example: 'There are regular security audits.',
      },
      {
        match:
          'monitor\\w* (?:\\w+ ){0,12}(?:for|against) (?:\\w+ ){0,3}(?:vulnerabilit|security (?:notifications|advisories|issues|updates))',
        example: 'We monitor our dependencies for vulnerabilities.',
      },
      {
        match: 'audit\\w* .... (?:weak (?:spots?|points?)|weaknesses|flaws?|holes?)',
        example: 'An independent audit looks for weak spots in our application.',
      },
    ],
    no: [
      {
        match:
          '(?:no|not|never|nothing|without|lacks?)\\b (?:\\w+ ){0,5}(?:vulnerability (?:scan\\w*|management)|scann?(?:ed|ing|s|er|ers)?\\b) && ^.{0,160}$ && (?:we\\b|our|vulnerab|code|dependenc)\\w* && !your|without .... no|researchers?|customers|you\\b|only',
        example: 'We do not scan our code for vulnerabilities.',
      },
    ],
    exclusions: [
      {
        match: 'is an? (?:\\w+ ){0,3}(?:scanner|tool|project) (?:created|made|built|developed|maintained|for|by)\\b',
        example: 'Trivy is a vulnerability scanner created by another company.',
      },
      {
        match:
          'to obtain reports|request certifications|(?:pen(?:etration)? ?test\\w*) reports?|risk assessments?|automated scanning and',
        example: 'Our AI policy demands a risk assessment and a human review for each new use of a model.',
      },
      { match: 'this feature is|capabilities, powered', example: 'This feature is a vulnerability scanner.' },
      { match: 'opens? a finding|dast report|trusted documents', example: 'A DAST report is attached.' },
      { match: 'you will (?:run|do|perform|own|lead)', example: 'You will run vulnerability scans.' },
      {
        match: 'secret scanning|customer (?:infrastructure|controlled)|scans run on (?!every|each|all|our|pull)',
        example: 'Secret scanning is for sale.',
      },
      { match: '(?:must|should|may) not (?:be )?use', example: 'Automated scanners must not be used by researchers.' },
      {
        match:
          "(?:scan|scanning|scanner) (?:your|for your|of your|customers?)|your (?:code|repos|images|dependencies|application|project|stack)|you can|(?:malware|virus|anti ?virus)|uploaded|researchers? (?:must|should|may)|(?:do not|don't|out of scope|not eligible|prohibited|without)\\b|automated (?:scanners?|tools) (?:report|output|without)|barcode|qr code|document scan|scan the|report\\w* from",
        example: 'Acme scans your repositories for secrets.',
      },
      {
        match: '\\bsbom\\b|your (?:code|repositor|dependenc|project|image)|^identifies\\b|found in the code',
        example: 'The scanner identifies vulnerable packages in your code.',
      },
      {
        match:
          '(?:permission|consent|approval|authori[sz]ation) (?:\\w+ ){0,5}(?:needed|required|before)|before you (?:aim|scan|run|test)',
        example: 'Permission is needed before you scan our systems.',
      },
      { match: 'additional products|ssl labs', example: 'SSL Labs scans the site.' },
      { match: 'unsuccessful attempts|brute force', example: 'A brute force scan is blocked.' },
      {
        match:
          'helps? (?:you|your)|your (?:setup|workflow|ide|findings|source code|code ?base)|configuration files|ai reviewer',
        example: 'Members can sign in through your identity provider with SAML 2.0 or OpenID Connect.',
      },
      { match: 'secret scanning program|shipping features', example: 'We keep scanning and shipping features.' },
      { match: 'not more than once', example: 'Customers may scan not more than once a year.' },
    ],
    allow: ['staff', 'third'],
    params: [
      {
        name: 'types',
        pattern: '\\b(sast|dast|static|dynamic|dependency|container|vulnerability|infrastructure)\\b',
        as: 'list',
      },
      {
        name: 'frequency',
        pattern:
          '\\b(annual(?:ly)?|quarterly|monthly|weekly|daily|continuous(?:ly)?|regular(?:ly)?|periodic(?:ally)?)\\b',
        as: 'text',
      },
    ],
  }),
}
