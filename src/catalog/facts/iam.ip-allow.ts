import type { FactFile } from '../fact-file.ts'

export const iamIpAllow: FactFile = {
  id: 'iam.ip_allow',
  group: 'Identity',
  question: 'Can customers limit access by IP address or network?',
  kind: 'feature',
  weight: 3,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'IP allowlist or network restriction for console, API or data; plan-limited is yes.',
    partial: 'Only some entry points covered, or by vendor request only.',
    no: 'Vendor says not supported or planned.',
    excluded: "Vendor's firewall; publishing the vendor's own IPs; private networking (infra.private_net).",
  },
  controls: {
    soc2: ['CC6.6'],
    iso27001: ['A.8.20', 'A.8.21'],
    csf2: ['PR.IR-01'],
    sp80053: ['SC-7', 'AC-17'],
  },
  params: ['surfaces', 'plans'],
  traits: ['for-members'],
  topicWords: ['ip allowlist', 'ip whitelist', 'ip restriction', 'allowed ip', 'ip allow list', 'ip filtering'],
  texts: {
    topic: 'Network restrictions on access',
    yes: 'Access can be limited by network[, for {surfaces}].',
    partial: 'Limits by network are addressed, but not as a setting for every way in.',
    no: 'The vendor says that access cannot be limited by network today.',
    unknown: 'Nothing was found on limits of access by address or network.',
    risk: 'Reachable from any network',
    stake: 'Without such a limit, stolen credentials and tokens work from anywhere.',
    mitigation: 'Apply conditional access in your identity provider.',
    needs: ['iam.sso'],
    without: 'Keep the number of accounts and tokens small, and withdraw those that are not used.',
    ask: 'Can we restrict the console and the API to our address ranges, and on which plans?',
    owner: 'Identity team',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        'ip (?:address\\w* )?(?:allow|white|access|restrict|filter|range|limit)\\w*|(?:allow|white) ?list\\w* .... (?:ips?\\b|ip address|network|cidr|traffic)|(?:restrict|limit|allow|block)\\w* .... (?:ips?\\b|ip address|ip range|cidr|network)|(?:ip|cidr)\\b .... (?:restrict|allow|whitelist|limit|filter)',
      example: 'Access can be restricted to an IP allowlist.',
    },
    facets: { on_request: 'partial', beta: 'limits', rest_left_out: 'partial', only_part: 'partial', some: 'partial' },
    yes: [
      {
        match:
          '(?:log ?ins?|sign ?ins?|access|connections?) (?:\\w+ )?only from (?:\\w+ ){0,3}(?:address ranges?|ip addresses|ips?\\b|networks?)',
        example: 'Allow logins only from your own networks.',
      },
      {
        match:
          '(?:lock|locked|restrict\\w*|limit\\w*|pin)\\b (?:\\w+ ){0,4}(?:to|from) (?:\\w+ ){0,2}(?:office|company|corporate|trusted|allowed) (?:ips?\\b|networks?|ip addresses)',
        example: 'Access to the dashboard can be limited to your office network or VPN.',
      },
      {
        match: '(?:restrict|limit)\\w* access .... (?:address|ip|network) ranges?',
        example:
          'Restrict access to the web application, the mobile app and the API to the address ranges that you list.',
      },
      {
        match:
          '(?:ip|ip address|ip addresses|network|cidr)s? (?:\\w+ )?(?:allow ?list|white ?list|restriction|access (?:list|control|rule|restriction)|filter|range restriction|block ?list|deny ?list)\\w*',
        example: 'Enterprise customers can set up an IP allowlist.',
      },
      {
        match:
          'ips? (?:\\w+ )?polic(?:y|ies)|network (?:access )?polic(?:y|ies) && (?:ips?\\b|cidr|log ?in|sign in|account)',
        example: 'Set an IP policy for your account.',
      },
      {
        match:
          '(?:allow ?list|white ?list|restrict|limit|block|tie|tied|bound|lock|confin)\\w* (?:\\w+ ){0,10}(?:ips?\\b|ip address|ip range|addresses|cidr|network access|(?:trusted|known) networks?)',
        example: 'Restrict access to your workspace by IP address.',
      },
      {
        match:
          '(?:trusted|allowed|approved|specific|certain|authori[sz]ed) (?:ips?\\b|ip address|ip range|networks?\\b) && (?:access|connect|log ?in|sign)',
        example: 'Only trusted IP addresses can access the workspace.',
      },
      {
        match:
          '(?:accessible|reachable|used|usable) (?:\\w+ )?(?:only )?from (?:\\w+ ){0,4}(?:ips?\\b|ip address|ip ranges?|trusted networks?)',
        example: 'The workspace is reachable only from trusted networks.',
      },
      {
        match: 'ip (?:access )?rules?\\b && (?:block|allow|restrict|log ?in|access|network)',
        example: 'IP rules block logins from elsewhere.',
      },
      {
        match:
          '(?:requests?|connections?|access|log ?ins?|traffic|sign ?ins?)\\b .... (?:only|solely|reject|den(?:y|ied)|refus|block|accept)\\w* && (?:addresses|ips?\\b|ip ranges?|networks?) && (?:you|your|customers?|admins?) (?:\\w+ )?(?:define|enter|list|add|allow|specify|choose|configur|set)\\w*',
        example: 'Requests from addresses outside the list you define are rejected.',
      },
      {
        match: '(?:allow|white|access) ?lists?\\b && (?:ips?\\b|address|networks?|entries|cidr|dashboard|console)',
        example: 'An allow list of up to 200 entries can be kept for each organisation.',
      },
      {
        match:
          '(?:define|specify|choose|set|list|enter|control)\\w* (?:\\w+ ){0,3}(?:which|what|from) .{0,20}(?:ips?|networks?|cidr|addresses)\\b .... (?:access|used|connect|log|reach|sign)',
        example: 'Define from which IP ranges your API keys can be used.',
      },
      {
        match:
          '(?:allow ?list|white ?list|restrict|limit|block)\\w* (?:\\w+ ){0,10}(?:ips?\\b|ip address|ip range|cidr|network access|trusted networks?)',
        example: 'Restrict access to your workspace by IP address.',
      },
      {
        match: 'access (?:\\w+ ){0,4}(?:only )?from (?:\\w+ ){0,3}(?:ips?\\b|ip address|ip range)',
        example: 'You can limit access to the workspace from a specific IP range.',
      },
      {
        match:
          '(?:access|log ?ins?|sign ?ins?|connections?) (?:\\w+ ){0,6}(?:limited|restricted|locked) (?:down )?to (?:\\w+ ){0,4}(?:networks?|vpn|ip|ips|cidr)\\b',
        example: 'Access to the dashboard can be limited to your office network or VPN.',
      },
      {
        match:
          '(?:office|company|corporate|own|static|trusted) (?:ips?|ip addresses|networks?) (?:\\w+ ){0,3}(?:allow ?list|white ?list)',
        example: 'Add your office IPs to the allowlist to block everyone else.',
      },
    ],
    no: [
      {
        match: "(?:not|n't)(?: currently| yet)? (?:support|offer|provide)\\w* ...ip (?:allow|white|restrict)",
        example: 'Acme does not support IP allowlisting.',
      },
    ],
    weaker: [
      {
        match: 'ip (?:allow|white|restrict)\\w*(?: \\w+){0,4} (?:api|console|dashboard|database|web ?app)s? only',
        example: 'IP restrictions apply to the API only, not to the web app.',
      },
      {
        match:
          '(?:ips?|allow ?list|white ?list|network)\\b (?:\\w+ ){0,2}(?:\\w+ )?(?:does|do) not (?:cover|apply|protect|include|extend)',
        example: 'The IP filter does not cover the mobile apps.',
      },
      {
        match:
          '(?:ip|network) (?:\\w+ ){0,2}(?:allow|white|restrict)\\w* ... (?:(?:on|upon|by) request|by (?:our )?support)',
        example: 'An IP allowlist is set up on request.',
      },
    ],
    denied:
      'ip (?:\\w+ )?(?:allow ?list|white ?list|restriction|filter|access)|ip based (?:access|restrictions?)|network restrictions?|allow ?lists?|allow ?listing',
    exclusions: [
      {
        match:
          'allow ?list (?:all (?:of )?)?(?:the|these|our|following) (?:\\w+ )?ips?\\b|inside your (?:own )?systems',
        example: 'You should allowlist all of the IPs below in the network policy inside your systems.',
      },
      {
        match: '(?:whitelists?|allow ?lists?) (?:to|for|on) (?:\\w+ )?keys?\\b',
        example: 'Add an IP whitelist to keys that your users call the API with.',
      },
      { match: 'new ip address(?:es)?|^alter\\b', example: 'Alter the whitelist using the new IP addresses.' },
      {
        match:
          'outbound|egress|\\bours? ips?\\b|from our (?:\\w+ ){0,2}(?:ips?\\b|addresses)|listed ips?\\b|your customers|third party (?:services|systems|apis?) (?:with|that)|(?:integrations|third part\\w+|your (?:firewall|network|systems?)) (?:\\w+ ){0,2}(?:require|need|must|to allow)',
        example: 'Some integrations require that only our addresses are let in, as an IP allowlist.',
      },
      {
        match: '(?:reserve|assign|allocat)\\w* .{0,40}(?:block|cidr|range)|private ip (?:ranges?|address)',
        example: 'We reserve a block in one of the private IP ranges; access is limited by a network policy.',
      },
      {
        match:
          '(?:api )?gateways? (?:\\w+ ){0,3}(?:to )?(?:only )?(?:accept|be accessible|allow)|access to your (?:\\w+ )?(?:apis?|apps?|applications?|endpoints?|deployments?|sites?|traffic)\\b',
        example: 'Configure your API gateway to only accept traffic from specific IP ranges.',
      },
      { match: 'number of requests|rate ?limit', example: 'A rate limit applies to each IP.' },
      {
        match:
          '(?:to|into|of|in) your (?:own )?(?:infrastructure|systems?|environments?|servers?)|\\b(?:jobs?|builds?)\\b',
        example: 'Build a form or start from a template.',
      },
      {
        match:
          'suspicious|attacks?\\b|probing|abus(?:e|ive)|^(?:if|when) your|(?:on|restricts?) (?:github|gitlab|bitbucket)|malicious|^we (?:also )?(?:implement|use|employ|deploy|block|filter|apply)',
        example: 'Do not upload malware, attack the service or store health records of patients.',
      },
      {
        match:
          'allow ?list\\w* (?:of )?(?:our|we|the following)|to your (?:network )?allow ?list|if your (?:\\w+ )?(?:warehouse|database|firewall)|it administrator|git provider',
        example: 'Add our IP addresses to your allowlist.',
      },
      {
        match:
          "(?:our|vendor's|the following|these|following|static|outbound|egress) (?:\\w+ )?(?:ips?\\b(?! (?:access|allow|filter|restrict))|ip addresses|ip ranges)|add (?:the|these|our|following)|your firewall|in your (?:network|vpc|database|firewall|own)|on your side",
        example: 'Add the following IP addresses to your firewall.',
      },
      {
        match:
          '(?:our|all) (?:employees|staff|engineers|personnel|servers?|internal|production|infrastructure)|anonymi[sz]|geolocation|block malicious|blocked ip',
        example: 'Our servers only accept traffic from our VPN.',
      },
      {
        match:
          '(?:production|infrastructure|internal) (?:network|access|systems?)|(?:via|through|over|our|company|corporate|by|using|a) vpn',
        example: 'Our servers only accept traffic from our VPN.',
      },
      {
        match: 'pipelines?\\b',
        example:
          'Every change is reviewed by a second engineer before it is merged, and is deployed from a pipeline that separates test from production.',
      },
      {
        match: '^(?:companies|organi[sz]ations|many|some|customers|teams) .{0,60}(?:typically|often|usually|might|may)',
        example: 'Customers may bring their own key in AWS KMS on both plans.',
      },
      { match: 'originate from|session hijack', example: 'Requests originate from these IP addresses.' },
      {
        match: 'kubernetes|ingress|\\bpods?\\b|reverse prox(?:y|ies)|block ?list pull|parser|x forwarded for',
        example: 'The ingress allows these IP ranges.',
      },
      { match: 'near:\\bwaf\\b', example: 'Protect your website with our WAF.' },
      { match: 'cidr block (?:that )?defines|vpc cidr', example: 'The VPC CIDR must not overlap.' },
      { match: 'different ip|another ip', example: 'The request came from another IP.' },
      {
        match:
          "(?:our|vendor's|the following|these|following|static|outbound|egress) (?:\\w+ )?(?:ips?\\b|ip addresses|ip ranges)|add (?:the|these|our|following)|your firewall|in your (?:network|vpc|database|firewall|own)|on your side",
        example: 'Add the following IP addresses to your firewall.',
      },
    ],
    notIn: ['privacy', 'terms', 'dpa'],
    allow: ['condition', 'duty', 'third'],
  }),
}
