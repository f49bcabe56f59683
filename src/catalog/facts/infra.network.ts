import type { FactFile } from '../fact-file.ts'

export const infraNetwork: FactFile = {
  id: 'infra.network',
  group: 'Infrastructure',
  question: 'Is the network protected by firewalls, WAF, DDoS protection or segmentation?',
  kind: 'control',
  weight: 3,
  agent: 'security_documentation_hunter',
  values: {
    yes: "At least one such control stated for the vendor's own network.",
    partial: "Only hosting provider's, optional paid, or customer must configure.",
    no: 'Vendor says none.',
    excluded: 'IP allowlist for customers; TLS; VPN for staff alone.',
  },
  controls: {
    soc2: ['CC6.6'],
    iso27001: ['A.8.20', 'A.8.22'],
    csf2: ['PR.IR-01'],
    sp80053: ['SC-7', 'SC-5'],
  },
  params: ['controls'],
  traits: ['internal'],
  topicWords: ['firewall', 'ddo', 'network security', 'waf', 'network segmentation'],
  texts: {
    topic: 'Network protection',
    yes: 'Protection of the network is described[: {controls}].',
    partial: 'Network protection is described only in part.',
    no: 'The vendor says that it has no network protection.',
    unknown: 'Nothing was found on firewalls, segmentation and protection from floods of traffic.',
    risk: 'No network protection',
    stake: 'One exposed system can become the way to all of them.',
    mitigation: 'Check the public endpoints with an external scan.',
    ask: 'Which network controls protect production, and who can change them?',
    owner: 'Platform team',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:firewall|waf\\b|ddos|segment|security groups?|bastion|private network|zero trust|network isolation|isolated network|intrusion prevention|denial of service|subnet|web application firewall|vpcs?\\b|network (?:access )?(?:control|polic)|access control list|dmz)\\w*',
      example: 'Our network is protected by firewalls and DDoS protection.',
    },
    gatedIsPartial: true,
    facets: { of_provider: 'partial', paid: 'partial', of_others: 'nothing' },
    yes: [
      { match: 'network (?:level )?isolation is used', example: 'Network isolation is used throughout.' },
      {
        match: 'private (?:subnets?|networks?) && (?:internet|public|reach|not (?:accessible|exposed)|isolat)',
        example: 'Databases run in private subnets that cannot be reached from the internet.',
      },
      {
        match:
          '(?:firewalls?|waf\\b|web application firewall|ddos|denial of service (?:protection|mitigation)|network (?:segmentation|isolation)|segmented|intrusion prevention|security groups?|network access control|network acls?|private subnets?|bastion|cloudflare (?:waf|ddos)|aws shield|zero trust network|micro segmentation|edge protection|rate limiting) && !(?:you (?:can|should|must)|your (?:own )?(?:firewall|network)|out of scope|attack the)',
        example: 'Our network is protected by firewalls and a web application firewall.',
      },
      {
        match:
          '(?:private|dedicated|isolated|restricted) (?:network|subnet|vpc)s? && (?:our|server|database|infrastructure|locked|production|system|service|internal)',
        example: 'Databases run in private subnets that cannot be reached from the internet.',
      },
      {
        match: 'vpc\\b && (?:our|isolat|private|production|segment|network) && !(?:your|peering|customer)',
        example: 'Our production systems run in a VPC.',
      },
      {
        match:
          "(?:databases?|servers?|production|internal (?:services|systems)|systems|backends?|infrastructure|hosts) (?:\\w+ ){0,4}(?:not|never|n't) (?:\\w+ ){0,3}(?:reachable|accessible|exposed|available|open) (?:\\w+ ){0,3}internet",
        example: 'Databases are not reachable from the internet.',
      },
      {
        match:
          '(?:only|all other|unnecessary|unused) (?:\\w+ ){0,2}ports? (?:\\w+ ){0,3}(?:open|closed|blocked|exposed|disabled)|internal network zones|network zones|demilitari[sz]ed|\\bdmz\\b',
        example: 'All other ports are closed.',
      },
      {
        match: 'network\\w* .... (?:segment|divided|partition|separated|zones)\\w* && !your|you\\b',
        example: 'Our production network is divided into segments.',
      },
      {
        match:
          '(?:volumetric|floods?|ddos|denial of service|bots?\\b|layer (?:3|4|7)) .... (?:absorb|mitigat|filter|scrub|stopp|protect)\\w*|(?:absorb|mitigat|filter|scrub)\\w* .... (?:volumetric|ddos|floods?)',
        example: 'Volumetric attacks are absorbed at the edge.',
      },
    ],
    weaker: [
      { match: 'ddos (?:\\w+ ){0,3}(?:paid|add ?on|optional|extra)', example: 'DDoS protection is a paid add-on.' },
    ],
    no: [
      {
        match:
          '(?:neither|no) (?:\\w+ )?(?:firewalls?|ddos|waf|network (?:segmentation|protection))\\b .... (?:protect|in place|exist|used|in use)\\w*|(?:have|use|has|uses|run) (?:no|neither) (?:\\w+ ){0,2}(?:firewalls?|waf\\b|ddos)',
        example: 'We have no firewall.',
      },
    ],
    exclusions: [
      {
        match: '^for air ?gapped|recommended baseline|typically unauthenticated',
        example: 'For air-gapped or strictly firewalled environments, disable telemetry.',
      },
      {
        match: 'bypass\\w* (?:our|the) (?:\\w+ )?(?:bot|spam) ',
        example: 'It gives no way to learn how to bypass our bot filtering.',
      },
      { match: 'unencrypted', example: 'Unencrypted traffic is dropped by the firewall.' },
      { match: 'intended platform|rate limiting on (?:api|the api)', example: 'There is rate limiting on the API.' },
      { match: '\\blegacy\\b|micro segmentation" of conversations', example: 'Legacy firewalls fail.' },
      { match: 'can be deployed', example: 'A firewall can be deployed in front.' },
      { match: 'work differently|arn:aws', example: 'Firewalls work differently there.' },
      { match: 'trusted documents|allows? an? user', example: 'The rule allows a user through the firewall.' },
      {
        match:
          "(?:your|customer'?s?) (?:own )?(?:firewall|network|vpc|cloud|security group)|you (?:can|should|must|may|need)|vpc peering|privatelink|open (?:the )?ports?|allow ?list|white ?list|(?:do not|don't|not (?:to )?|prohibited|avoid|refrain|attempt|conduct|perform|engage)\\b.{0,30}(?:ddos|denial of service)|denial of service (?:attacks?|vuln|\\(dos)|rate limit\\w* (?:api|of \\d|exceed|headers?)|out of scope|(?:personal|employee) (?:laptop|computer|device)|sub ?processor|add ?on|self host",
        example: 'Open port 443 in your firewall.',
      },
      { match: 'vpc endpoint|endpoint service', example: 'Create a VPC endpoint.' },
      {
        match:
          'ip based firewall|firewall to allow|(?:you|your|clients?|customers?|users?) .{0,40}behind (?:an?|your|the|their) (?:\\w+ )?firewall|proxy hosted',
        example: 'Your server is behind a corporate firewall.',
      },
      {
        match: '(?:on|for) your (?:\\w+ )?(?:device|laptop|computer|machine)',
        example: 'Data is encrypted on your device before it reaches our servers, so we have no way to read it.',
      },
      { match: 'how to (?:enable|turn on|set up)', example: 'Learn how to set up a firewall.' },
      { match: "peered vpc|customer'?s? (?:\\w+ )?vpc", example: 'Traffic flows to the peered VPC.' },
      { match: 'firewall rules for|outbound endpoints', example: 'Add firewall rules for the agent.' },
      {
        match: '(?:set up|configure|create) (?:\\w+ )?security groups|macos|windows firewall',
        example: 'Create security groups for the database.',
      },
    ],
    notIn: ['subprocessors', 'disclosure', 'pricing'],
    allow: ['staff', 'third', 'negation', 'denial'],
    params: [
      {
        name: 'controls',
        pattern:
          '\\b(firewalls?|waf|web application firewall|ddos|network segmentation|intrusion prevention|security groups?|private subnets?|bastion)\\b',
        as: 'list',
      },
    ],
  }),
}
