import type { FactFile } from '../fact-file.ts'

export const bcStatus: FactFile = {
  id: 'bc.status',
  group: 'Resilience',
  question: 'Is there a public status page?',
  kind: 'commit',
  weight: 1,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'A status page or status site is named or linked.',
    partial: 'Private, login-only, or per-plan page.',
    no: 'Vendor says none.',
    excluded: "Incident emails; status of a customer's job; API status codes.",
  },
  controls: {
    soc2: ['CC2.3'],
    iso27001: ['A.5.26'],
    csf2: ['RS.CO-02'],
    sp80053: ['IR-6'],
  },
  params: ['url', 'history'],
  topicWords: ['status page'],
  texts: {
    topic: 'Status page',
    yes: 'Availability can be followed on a status page.',
    partial: 'A status page is addressed, but not as open to everybody.',
    no: 'The vendor says that it has no public status page.',
    unknown: 'We found no public status page.',
    risk: 'Outages not visible',
    stake: 'Without a status page, your help desk learns of an outage from your users.',
    mitigation: 'Monitor the service from outside yourself.',
    ask: 'Where do you publish incidents and maintenance, and can we subscribe?',
    owner: 'Platform team',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match: 'status ?(?:page|site|website|\\.|dashboard)|status\\.|system status|service status',
      example: 'Current availability is shown on our status page.',
    },
    facets: { rest_left_out: 'partial', only_part: 'partial', on_request: 'partial' },
    yes: [
      {
        match: '(?:current|real time|live) (?:\\w+ ){0,2}status\\b.{0,80}\\b(?:see|visit|check)\\b.{0,40}\\bstatus\\b',
        example: 'For current system status and recent incidents, see Acme Status.',
      },
      {
        match:
          'status (?:page|site|dashboard|website|portal)\\b && !(?:order|job|build|payment|ticket|compliance|shipment)',
        example: 'See our status page at status.acme.example.',
      },
      {
        match:
          'status\\.[a-z0-9-]+(?:\\.[a-z]{2,12})+|[a-z0-9-]+status\\.(?:[a-z]{2,8})\\b|statuspage\\.io|instatus\\.com',
        example: 'See our status page at status.acme.example.',
      },
      {
        match:
          '(?:system|service|platform|uptime|operational|current|live|real time) status && (?:page|visit|available at|can be (?:found|viewed|checked)|public)',
        example: 'System status is public at status.acme.example.',
      },
      {
        match:
          '(?:all|every) (?:\\w+ )?systems? (?:\\w+ )?(?:operational|running|up|normal)\\b|no (?:known )?incidents reported|(?:current|system|service) status\\b && in:status',
        example: 'All systems operational',
        under: 'Status',
      },
      { match: 'check (?:the |our )?(?:\\w+ )?status page', example: 'Check our status page for current incidents.' },
    ],
    partial: [
      {
        match: '(?:private|internal|dedicated) status page',
        example: 'A private status page is available to Enterprise customers.',
      },
    ],
    weaker: [
      { match: 'private status (?:page|site)', example: 'A private status page is available to Enterprise customers.' },
      {
        match:
          '(?:(?:system|service|platform)s? (?:status|health)|(?:status|health) page) .... (?:signed in|logged in|log ?in|private|upon request|on request|of (?:your|their) own|after sign|in the dashboard)|private .... (?:status|health)\\b && status|health|page',
        example: 'System status is displayed in the dashboard for signed-in users.',
      },
    ],
    denied: '(?:public )?status (?:page|site)',
    exclusions: [
      {
        match:
          'status page (?:editor|incidents?|card|components?|settings|subscribers|templates?)|(?:on|to) a status page|save your status page',
        example: 'To display a service on a status page, go to the status page editor.',
      },
      {
        match:
          '\\bstatus pages\\b|(?:one|two|your|custom|each|every|per|unlimited|white label|\\d{1,3}) status page|status pages? \\|',
        example: 'Each plan includes one status page with three components.',
      },
      {
        match:
          '(?:publish|create|build|customi[sz]e|host|launch) (?:an? |your |public |private )*(?:\\w+ )?status page|status pages? (?:for|of) your|console status',
        example: 'Publish your own status page with Acme.',
      },
      {
        match:
          'status page (?:product|builder|feature)|create (?:a|your) (?:own )?status page|your (?:own )?status page|http status|status codes?|your customers',
        example: 'The endpoint returns an HTTP status code.',
      },
    ],
    allow: ['third', 'duty', 'condition', 'negation', 'question', 'future', 'staff', 'selfhost', 'denial'],
    params: [
      {
        name: 'url',
        pattern: '((?:https?://)?(?:status\\.[a-z0-9.-]+|[a-z0-9.-]{0,80}status\\.(?:com|io|app|page)))',
        as: 'text',
      },
    ],
  }),
}
