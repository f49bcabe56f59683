import type { FactFile } from '../fact-file.ts'

export const infraHardening: FactFile = {
  id: 'infra.hardening',
  group: 'Infrastructure',
  question: 'Are systems hardened and configured in a managed way?',
  kind: 'control',
  weight: 2,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Hardening baseline, minimal images, infrastructure as code, CIS, or regular OS patching.',
    partial: 'Some systems only, or aligned-with wording.',
    no: 'Vendor says none.',
    excluded: "Customer's configuration; secure defaults of features; code review.",
  },
  controls: {
    soc2: ['CC7.1'],
    iso27001: ['A.8.9'],
    csf2: ['PR.PS-01'],
    sp80053: ['CM-2', 'CM-6'],
  },
  params: ['baseline'],
  traits: ['internal'],
  topicWords: ['hardened', 'hardening', 'cis benchmark', 'infrastructure as code'],
  texts: {
    topic: 'Hardened systems',
    yes: 'Upkeep of systems for security is described[, based on {baseline}].',
    partial: 'Hardening of systems is described only in part.',
    no: 'The vendor says that its systems are not hardened in a managed way.',
    unknown: 'We found no statement on hardening and configuration management.',
    risk: 'Systems not hardened',
    stake: 'Default settings and forgotten services are the first thing an intruder tries.',
    mitigation: 'Look for configuration controls in the SOC 2 report.',
    needs: ['assure.soc2'],
    without: 'Check the public endpoints of the service with a scan from outside.',
    ask: 'Which baseline do you harden systems to, and how do you detect drift?',
    owner: 'Security assurance',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        'harden\\w*|patch\\w*|cis\\b|center for internet|baseline\\w*|minimal (?:\\w+ )?(?:image|base|install|surface)|infrastructure as code|terraform|immutable|configuration (?:management|standard)|distroless|(?:regular|automat|frequent|kept|keep|latest)\\w* .... (?:updat|patch|up to date)|updated (?:regular|frequent)|security updates?|benchmarks?',
      example: 'Servers are hardened to the CIS baseline and patched every week.',
    },
    facets: { some: 'partial', of_others: 'nothing', part: 'partial', under_way: 'partial' },
    yes: [
      {
        match: 'operating system (?:upgrades|updates|patches) (?:are|is) (?:\\w+ )?(?:rolled out|applied|installed)',
        example: 'Operating system updates are rolled out every week.',
      },
      {
        match:
          '(?:harden(?:ed|ing)?|cis (?:benchmarks?|controls?)|hardening|baseline configurations?|configuration baselines?|golden image|infrastructure as code|iac\\b|terraform|ansible|puppet\\b|chef\\b|configuration management|minimal (?:\\w+ )?images?|distroless|immutable infrastructure|secure configurations?) && (?:we\\b|our|server|system|infrastructure|host|image|container|configur|standard|operating|deploy|production|managed)',
        example: 'Servers are hardened following the CIS benchmarks.',
      },
      {
        match:
          '(?:patch(?:ed|es|ing)?|security updates?|updates? (?:are|is) (?:applied|installed))\\b && (?:regular|automat|operating system|\\bos\\b|server|infrastructure|system|monthly|weekly|appl|latest|kept up|up to date|software|timely|management) && !(?:your|you\\b|release notes|backport)',
        example: 'Operating systems are patched monthly.',
      },
      {
        match:
          '(?:operating systems?|servers?|software|systems?|infrastructure) (?:\\w+ ){0,5}(?:updated|patched|up to date|kept current)',
        example: 'Operating systems are patched monthly.',
      },
      { match: 'hardening ?\\|', example: 'Hardening | CIS level 1' },
      {
        match:
          '(?:security )?(?:patches|updates) (?:\\w+ ){0,3}(?:applied|installed|deployed|rolled out)\\b && !your|you\\b|laptop|app store',
        example: 'Security patches are installed every week.',
      },
      {
        match:
          '(?:unneeded|unnecessary|unused) (?:\\w+ )?(?:services|packages|software|ports|components) (?:\\w+ ){0,3}(?:removed|disabled|uninstalled)|(?:remov|disabl)\\w* (?:\\w+ )?(?:unneeded|unnecessary|unused) (?:\\w+ )?(?:services|packages|software)',
        example: 'Unused services are disabled.',
      },
      {
        match: '(?:standard|baseline|golden|hardened) (?:\\w+ )?(?:configurations?|images?|builds?)\\b && !you\\b|your',
        example: 'Servers are made from a hardened image.',
      },
      {
        match: 'gitops\\b && (?:infra|config|deploy|we\\b|our|chang)',
        example: 'GitOps is how we change configuration.',
      },
      {
        match:
          'default (?:passwords?|credentials?|accounts?) (?:\\w+ ){0,3}(?:changed|removed|disabled|replaced)|(?:unneeded|unnecessary|unused|superfluous|needless|non essential) (?:\\w+ )?(?:services|packages|software|ports|components|features) (?:\\w+ ){0,3}(?:removed|disabled|uninstalled|stripped|closed|off)|(?:remov|disabl|strip|uninstall)\\w* (?:\\w+ )?(?:unneeded|unnecessary|unused|superfluous|needless) (?:\\w+ )?(?:services|packages|software|ports|components)',
        example: 'Unused services are disabled.',
      },
    ],
    partial: [
      {
        match: '(?:device|laptop|endpoint)s? ... (?:\\bcis\\b|harden|baseline|benchmark)',
        example: 'Laptops follow a CIS benchmark.',
      },
      {
        match: 'align\\w* .... (?:cis\\b|hardening|benchmark)',
        example: 'Our configuration is aligned with CIS benchmarks.',
      },
      { match: 'aligned ... (?:cis|hardening)', example: 'Our configuration is aligned with CIS benchmarks.' },
    ],
    weaker: [
      {
        match: '(?:configuration|hardening|systems?|servers?) ... aligned ... (?:cis|hardening|benchmark)',
        example: 'Our configuration is aligned with CIS benchmarks.',
      },
    ],
    no: [
      {
        match:
          '(?:no|not|never|nothing)\\b (?:\\w+ ){0,4}harden\\w*|(?:systems?|servers?) (?:are|is) not (?:\\w+ )?(?:hardened|patched)|vendor defaults',
        example: 'Servers are not hardened.',
      },
    ],
    exclusions: [
      {
        match: '(?:one of the|among the) (?:most|best|simplest|easiest)|(?:software|product|app) (?:is|gets) updated',
        example: 'Running the agent inside hardened containers is one of the most effective ways to limit mistakes.',
      },
      { match: 'public beta', example: 'Hardened images are in public beta.' },
      {
        match:
          'your (?:own )?(?:terraform|infrastructure|servers?|system|configuration|dependenc|browser|software|stacks?)|you (?:can|should|must)|terraform (?:provider|cloud|module|state|registry|plan)|self host|customers? (?:can|should|must)|employee|laptop|workstation|supported versions?|privacy policy|we (?:may )?update (?:this|our) (?:policy|terms)|(?:latest|new) (?:release|version|features)|iac (?:tool|platform|management|orchestrat)|pulumi|cloudformation|vulnerability management',
        example: 'Use our Terraform provider to manage your resources.',
      },
      {
        match: 'in:endpoint security|in:laptops?|in:(?:employee|staff) devices?',
        example: 'Disks are hardened.',
        under: 'Endpoint security',
      },
      { match: '\\bmissing\\b|this page', example: 'Was this page useful?' },
      { match: 'supports checking|anti ?virus software is', example: 'The tool supports checking CIS benchmarks.' },
      {
        match: 'terraform backend|checklist|actions apply',
        example: 'Larkfield AI drafts checklists from a procedure and sums up a week of deviations.',
      },
      {
        match:
          'works with terraform|terraform v?\\d|(?:configured|managed) (?:and managed )?(?:using|with|via|through) terraform && !we (?:manage|configure|use)|our (?:infra|servers?|systems?)',
        example: 'The provider works with Terraform.',
      },
      {
        match: 'buy time|your app|application dependenc|parses?\\b|extract|static analysis|sbom|only available',
        example:
          'Dependencies and container images are scanned for known vulnerabilities on every build, and our own code by static analysis.',
      },
      { match: 'hardened tls|terraform resource|resource types', example: 'Add the Terraform resource.' },
    ],
    notIn: ['privacy', 'terms', 'pricing', 'sla', 'disclosure'],
    allow: ['staff', 'third'],
    params: [{ name: 'baseline', pattern: '\\b(cis(?: benchmarks?)?|nist|stig)\\b', as: 'text' }],
  }),
}
