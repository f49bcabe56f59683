import type { FactFile } from '../fact-file.ts'

export const privSubproc: FactFile = {
  id: 'priv.subproc',
  group: 'Privacy',
  question: 'Is a public list of subprocessors published or linked?',
  kind: 'commit',
  weight: 4,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'Names shown, or a public list or trust centre linked; missing locations is still yes.',
    partial: "On request or login only, categories without names, or list merely 'maintained'.",
    no: 'Vendor says no list is provided.',
    excluded: 'Right to use subprocessors; marketing cookies vendors; integrations customers choose.',
  },
  controls: {
    soc2: ['P6.1', 'CC9.2'],
    iso27001: ['A.5.19', 'A.5.21'],
    csf2: ['GV.SC-04'],
    sp80053: ['SR-3', 'SA-9'],
  },
  params: ['url', 'count', 'locations'],
  traits: ['promised-by-denial'],
  topicWords: ['subprocessor', 'sub processor'],
  texts: {
    topic: 'Subprocessor list',
    yes: 'The pages lead to a list of subprocessors[, {count} in number].',
    partial: 'Subprocessors are addressed, but not listed in the open.',
    no: 'The vendor says that it provides no list of subprocessors.',
    unknown: 'We found no list of subprocessors.',
    risk: 'No list of subprocessors',
    stake: 'You cannot answer for data when you do not know who holds it.',
    mitigation: 'Ask for the list under NDA and record it in your processing register.',
    ask: 'Please send the current list of subprocessors with purpose and location of each.',
    owner: 'Privacy officer',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:list|page|following|current|below|published|here|view|see|found|up to date)\\w* .... (?:sub ?processors?|sub ?contractors?)|(?:sub ?processors?|sub ?contractors?)\\b .... (?:list|page|following|below|available|found|publish|here|current|contact|request|located|name|purpose)|sub ?processors?',
      example: 'The list of our subprocessors is published here.',
    },
    facets: { on_request: 'partial' },
    yes: [
      {
        match:
          '(?<=^(?:\\w+ ){0,3})(?:{subprocessor})(?: list)?$ && !^# && !in:(?:shar(?:e|ing)|disclos\\w*|recipients?|exchang\\w*|access)\\b',
        example: 'Our subprocessors',
      },
      {
        match:
          'sub ?processors? && (?:list|listed|page|published|available (?:at|here|on)|found (?:at|here|on)|http|see\\b|following|below|annex|schedule|appendix|table|directory|current|set (?:out|forth)|link|view|here\\b|trust (?:cent|portal)|online|website|up to date|exhibit) && !(?:request|maintain a list|contact)',
        example: 'The current list of subprocessors is available at acme.example/subprocessors.',
      },
      {
        match:
          '(?:list|following|below|table)\\b ... (?:third part(?:y|ies)|service providers|vendors|processors) (?:\\w+ ){0,4}(?:process|we use|access|that|who|provider) && (?:personal|customer|data|http|here|set forth|below|following|eu\\b)',
        example: 'Below is a list of service providers that process personal data.',
      },
      {
        match:
          '(?:we|our) (?:\\w+ )?(?:use|uses|rely|relies|work|works|partner)\\b && {cloud} && in:(?:third party|service|hosting|infrastructure) (?:service )?(?:providers?|vendors?)|{subprocessor}',
        example: 'We use AWS.',
        under: 'Service providers',
      },
      {
        match:
          '(?:purpose|service|function|activity|location|country|entity|name|vendor|provider|company|processor|address) \\|.*(?:location|country|purpose|service|function|data|entity|address|description) && any:{subprocessor}',
        example: 'Vendor | Purpose | Location',
        under: 'Subprocessors',
      },
      {
        match:
          '(?:{cloud}|stripe|zendesk|sendgrid|mailgun|postmark|intercom|datadog|sentry|twilio|hubspot|salesforce|slack|segment|openai|anthropic|mailchimp|cloudflare) && in:{subprocessor} && !in:(?:gdpr|policy) rights',
        example: 'Stripe, payments',
        under: 'Subprocessors',
      },
      {
        match: '(?:sub ?contractors?|sub service organi[sz]ations?) && (?:list of|listed|http|following|below)',
        example: 'Our subcontractors are the following.',
      },
      { match: 'sub ?processors? ?:.*{cloud}', example: 'Subprocessors: AWS, Stripe' },
      {
        match:
          '(?:{subprocessor}|third parties|service providers|companies|providers|processors)\\b && (?:process|engag|use\\b|uses\\b|on our behalf|work with|rely on)\\w* && (?:{cloud}|stripe|zendesk|sendgrid|mailgun|postmark|intercom|datadog|sentry|twilio|hubspot|salesforce|slack|openai|anthropic|mailchimp|fastly|mongodb|snowflake)\\b...(?:{cloud}|stripe|zendesk|sendgrid|mailgun|postmark|intercom|datadog|sentry|twilio|hubspot|salesforce|slack|openai|anthropic|mailchimp|fastly|mongodb|snowflake)\\b && (?:data|personal|content|information|{subprocessor}|hosting)\\w* && !such as|like|e\\.g\\.|integrat|cookies',
        example: 'As subprocessors we use AWS for hosting and Stripe for billing.',
      },
      {
        match:
          '(?:companies|third parties|service providers|vendors|partners|firms) (?:\\w+ ){0,4}process\\w* (?:\\w+ ){0,4}(?:data|information|content)\\b .... (?:listed|set out|published|found|named|shown|public page|our website)',
        example: 'The companies that process data for us are listed on a public page.',
      },
      {
        match: 'sub ?processors? ?\\| ?(?:purpose|location|service|function|country)',
        example: 'Subprocessor | Purpose | Location',
      },
    ],
    partial: [
      { match: '(?:contact|request)\\w* ...{subprocessor}', example: 'Contact us for a list of subprocessors.' },
      {
        match:
          '(?:categories|types|kinds) of (?:\\w+ ){0,3}(?:recipients|service providers|third parties|{subprocessor})',
        example: 'These are the categories of recipients.',
      },
      {
        match:
          '{subprocessor} && (?:list|names|information|details|identif|current)\\w* && (?:request|contact|maintain|login|upon|written|email|keep|account)',
        example: 'A list of subprocessors is provided on request.',
      },
    ],
    no: [
      {
        match: "(?:do|does) ?(?:not|n't) (?:publish|provide|disclose) (?:\\w+ ){0,3}(?:list|sub ?processors?)",
        example: 'We do not publish a list of our subprocessors.',
      },
      {
        match:
          '(?:not|never|refuse to|decline to) (?:\\w+ ){0,2}(?:reveal|disclose|publish|provide|name|list)\\b (?:\\w+ ){0,5}{subprocessor}|no (?:\\w+ )?list of (?:\\w+ )?{subprocessor} && !(?:to|with) (?:\\w+ ){0,2}{subprocessor}|data|information',
        example: 'We do not publish a list of our subprocessors.',
      },
    ],
    weaker: [
      {
        match:
          '(?:maintain|keep)s? (?:\\w+ ){0,5}(?:list|register|inventory|record) (?:of )?(?:\\w+ ){0,4}{subprocessor} && !http|available|publish|found|here\\b|website|page\\b|online|see\\b|annex|below|at \\[|link|schedule|exhibit|appendix|listed',
        example: 'Acme maintains a list of its subprocessors.',
      },
      {
        match: 'list of (?:\\w+ ){0,4}(?:{subprocessor}) is (?:\\w+ )?(?:maintained|kept)',
        example: 'A list of subprocessors is maintained.',
      },
      {
        match:
          '(?:contact|email|ask|write to) (?:us|\\w+@) .... (?:list|names) && {subprocessor}|service providers|third part',
        example: 'Write to us for a list of our subprocessors.',
      },
      {
        match:
          '{subprocessor} && (?:list|names?|view|identit)\\w* && (?:under (?:an? )?nda|on demand|(?:up)?on request|log ?in\\b|log in to|logged in|will send you|after signing) && !http|publish|public',
        example: 'A list of subprocessors is provided on request.',
      },
    ],
    exclusions: [
      {
        match:
          'cookies?|advertis|social media|analytics partners|self host|changes? (?:concerning|to|in) (?:the |its |our )?(?:list of )?{subprocessor} && !http|object|notif\\w* && !http',
        example: 'We use cookies of advertising partners.',
      },
      { match: '^create a list|who you send', example: 'Create a list of subprocessors for your site.' },
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'question', 'future'],
    params: [
      {
        name: 'url',
        pattern: '(https?://[^\\s)]+|[a-z0-9.-]{1,80}\\.[a-z]{2,4}/[a-z/-]*sub-?processors?[a-z/-]*)',
        as: 'text',
      },
    ],
  }),
}
