import type { FactFile } from '../fact-file.ts'

export const infraPrivateNet: FactFile = {
  id: 'infra.private_net',
  group: 'Infrastructure',
  question: 'Is private connectivity offered (PrivateLink, VPC peering, VPN)?',
  kind: 'feature',
  weight: 2,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Private link, peering, VPN or dedicated tunnel for customers; plan-limited is yes.',
    partial: 'Beta, one cloud only, or by request only.',
    no: 'Vendor says not supported or planned.',
    excluded: "Vendor's internal VPC; IP allowlist; staff VPN; self-hosted agents.",
  },
  controls: {
    soc2: ['CC6.6'],
    iso27001: ['A.8.20', 'A.8.22'],
    csf2: ['PR.IR-01'],
    sp80053: ['SC-7'],
  },
  params: ['types', 'plans'],
  traits: ['for-members'],
  topicWords: ['privatelink', 'private link', 'vpc peering', 'private endpoint', 'private connectivity'],
  texts: {
    topic: 'Private connectivity',
    yes: 'Private connections to the service are offered[ through {types}].',
    partial: 'Private connectivity is addressed, but not as a general offer.',
    no: 'The vendor says that private connectivity is not offered today.',
    unknown: 'Nothing was found on private connectivity.',
    risk: 'Traffic only over the internet',
    stake: 'Without private connectivity, systems that you keep off the internet cannot be connected safely.',
    mitigation: 'Connect through a gateway of your own with a fixed address.',
    ask: 'Do you offer private endpoints or a VPN, in which clouds and on which plans?',
    owner: 'Platform team',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        'private ?link|private (?:service connect|endpoint|connect|network|access|link)|vpc peering|peering|vpn|site to site|ipsec|direct connect|tunnel|transit gateway|private ip',
      example: 'Connect privately through AWS PrivateLink or VPC peering.',
    },
    subject: 'private|network|vpn|peering|connectivity',
    facets: { beta: 'limits', on_request: 'partial', part: 'partial' },
    yes: [
      {
        match:
          '(?:private ?link|private service connect|private endpoints?|private (?:\\w+ )?connectivity|vpc peering|direct connect|express ?route|vpc peered|transit gateway|private (?:network )?connections?|dedicated (?:tunnel|interconnect)|site to site vpn|ipsec|(?:connect\\w*|tunnel\\w*|support\\w*|over|via|through|using) (?:\\w+ ){0,3}(?:tailscale|wireguard)|reverse tunnel|vpn (?:tunnel|connection|peering))\\b && !(?:our (?:employees|staff|team)|not supported)',
        example: 'Connect through AWS PrivateLink or VPC peering.',
      },
      {
        match: 'private networking && (?:customer|connect|vpc|aws|enterprise|offer|your)',
        example: 'Private networking connects to your VPC.',
      },
      {
        match: 'site to site (?:vpn|tunnel)|(?:connect|reach|access)\\w* (?:\\w+ ){0,5}privately',
        example: 'Site-to-site VPN is available for Enterprise customers.',
      },
      { match: 'peer (?:your|with|our) (?:\\w+ ){0,3}(?:vpc|network|vnet)', example: 'Peer your VPC with ours.' },
      { match: 'peer(?:ed|ing)?\\b && (?:vpcs?|vnets?|networks?|clusters?)\\b', example: 'Peer your VPC with ours.' },
      {
        match: 'private networking && (?:available|support|offer|set up|connect|beta|enterprise|customers?)\\w*',
        example: 'Private networking is available.',
      },
    ],
    limits: [
      {
        match: '(?:site to site|private (?:network )?connectivity) .{0,40}(?:preview|beta|early access)',
        example: 'Private connectivity is in preview.',
      },
      {
        match: '(?:private ?link|peering|private service connect|vpn)... (?:beta|preview|by request|on request)',
        example: 'PrivateLink is in beta.',
      },
      {
        match:
          '(?:privat|peering|vpn)\\w*\\b && (?:only (?:\\w+ ){0,4}(?:aws|azure|gcp|google cloud)|(?:nothing|not|but no\\w*) (?:\\w+ ){0,3}(?:aws|azure|gcp|google cloud|other clouds?)|(?:aws|azure|gcp|google cloud) (?:customers )?only)',
        example: 'Private connections are available on AWS only.',
      },
      {
        match:
          '(?:private ?link|private connect\\w*|private connections?|peering|vpn)\\b ... (?:(?:on|for) (?:aws|azure|gcp|google cloud) only|only (?:available )?(?:on|for|in) (?:aws|azure|gcp))',
        example: 'Private connections are available on AWS only.',
      },
    ],
    no: [
      {
        match: "(?:not|n't)(?: currently| yet)? (?:support|offer|provide)\\w* ...(?:private ?link|vpc peering|vpn)",
        example: 'We do not offer VPC peering.',
      },
      {
        match:
          '(?:private ?link|vpc peering|private connectivity)... (?:not (?:currently |yet )?(?:supported|available|offered|possible)|planned|coming soon|roadmap)',
        example: 'VPC peering is not supported.',
      },
      {
        match:
          '(?:private ?link|private (?:\\w+ )?(?:connect\\w*|links?|endpoints?|networking)|peering|vpn|direct connect)\\b (?:\\w+ ){0,3}(?:cannot be|not (?:yet |currently )?) ?(?:\\w+ ){0,2}(?:set up|support|offer|available|possible|provid|creat|establish)\\w*|(?:private ?link|private (?:\\w+ )?(?:connect\\w*|links?|endpoints?|networking)|peering|vpn|direct connect)\\b (?:is|are) (?:planned|coming soon|on (?:our|the) road ?map)|no (?:\\w+ )?(?:private ?link|private (?:\\w+ )?(?:connect\\w*|links?|endpoints?|networking)|peering|vpn|direct connect)\\b',
        example: 'VPC peering is not supported.',
      },
      {
        match:
          '(?:not|no longer) (?:\\w+ )?(?:support|offer|provide|have)\\w* (?:\\w+ ){0,3}(?:private ?link|private (?:\\w+ )?(?:connect\\w*|links?|endpoints?|networking)|peering|vpn|direct connect)\\b',
        example: 'We do not support private networking.',
      },
    ],
    exclusions: [
      {
        match:
          '(?:we|our) (?:\\w+ ){0,2}(?:services?|servers?|applications?|backend|workers?) (?:connects?|talks?|reach\\w*) (?:to|with)',
        example: 'Our services connect to the database of our provider by a private endpoint.',
      },
      {
        match:
          '(?:than|instead of|rather than|without) (?:\\w+ ){0,3}(?:vpc peering|private ?link|private (?:\\w+ )?(?:endpoint|connect)\\w*)',
        example: 'Running an agent is often simpler than configuring VPC peering.',
      },
      { match: '^in a private connection', example: 'In a private connection both sides agree.' },
      { match: 'connection is working', example: 'Check that the private connection is working.' },
      { match: 'only be accessed by', example: 'The database can only be accessed by the app through the VPN.' },
      {
        match: 'access to .{0,40}environments? requires',
        example: 'Access to production environments requires a VPN.',
      },
      { match: 'bastion', example: 'Connect through a bastion.' },
      { match: 'between virtual machines|b2b', example: 'Private traffic flows between virtual machines.' },
      { match: 'internal applications|our platform networking', example: 'VPNs protect internal applications.' },
      {
        match:
          '(?:our|all) (?:employees|staff|engineers|personnel)|remote access|internal (?:vpc|network)|automated firewall',
        example: 'Our employees use a VPN.',
      },
      {
        match: 'internal (?:pages|tools|systems|services)|approved devices|production databases?',
        example: 'Our staff use multi-factor authentication for all internal systems.',
      },
    ],
    notIn: ['privacy', 'terms', 'dpa', 'subprocessors'],
    allow: ['condition', 'duty', 'third'],
    params: [
      {
        name: 'types',
        pattern:
          '\\b(private ?link|private service connect|vpc peering|direct connect|express ?route|vpn|ipsec|tailscale|wireguard|transit gateway)\\b',
        as: 'list',
      },
    ],
  }),
}
